/** What the driver reads about the yard, as the customer changes it. */
import { CommandDialog } from '@workspace/logistics/web/commands'
import { TextArea, TextInput, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePaperHint } from '../documents/paper-hint.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { ActDialogProps } from './act-dialog.ts'
import { useOrderForm } from './use-order-form.ts'

export function InstructionsDialog({ order, onClose }: ActDialogProps): ReactElement {
  const texts = usePeatTexts('ordering')
  const { save } = useTexts('common')
  const paperHint = usePaperHint(texts.instructionshint)
  const plainHint = usePaperHint()
  const { instructions, contactName, contactTelephone } = order
  const form = useOrderForm('editInstructions', order, {
    values: { instructions, contactName, contactTelephone },
    labels: {
      instructions: texts.instructions,
      contactName: texts.contactname,
      contactTelephone: texts.contacttelephone,
    },
    onDone: onClose,
  })
  return (
    <CommandDialog title={texts.act_editInstructions} confirmLabel={save} form={form} onClose={onClose}>
      <TextArea
        {...form.field('instructions')}
        hint={paperHint(form.values.instructions)}
        maxLength={500}
        data-dialog-first
      />
      <TextInput
        {...form.field('contactName')}
        hint={plainHint(form.values.contactName)}
        maxLength={100}
        autoComplete="off"
      />
      <TextInput {...form.field('contactTelephone')} type="tel" maxLength={20} autoComplete="off" />
    </CommandDialog>
  )
}
