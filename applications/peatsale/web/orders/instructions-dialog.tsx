/** What the driver reads about the yard, as the customer changes it. */
import { Dialog, DialogActions, FailureNotice, Stack, TextArea, TextInput, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { usePaperHint } from '../parts/paper-hint.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { ActDialogProps } from './act-dialog.ts'

export function InstructionsDialog({ order, failure, isBusy, onClose, onSend }: ActDialogProps): ReactElement {
  const texts = usePeatTexts('ordering')
  const { save } = useTexts('common')
  const paperHint = usePaperHint(texts.instructionshint)
  const plainHint = usePaperHint()
  const [values, setValues] = useState({
    instructions: order.instructions,
    contactName: order.contactName,
    contactTelephone: order.contactTelephone,
  })
  const actions = (
    <DialogActions
      onClose={onClose}
      busy={isBusy}
      onClick={() => onSend({ kind: 'editInstructions', of: order.id, data: values })}
    >
      {save}
    </DialogActions>
  )
  return (
    <Dialog heading={texts.act_editInstructions} actions={actions} onClose={onClose} locked={isBusy}>
      <Stack>
        <TextArea
          label={texts.instructions}
          hint={paperHint(values.instructions)}
          maxLength={500}
          data-dialog-first
          value={values.instructions}
          onChange={({ target }) => setValues({ ...values, instructions: target.value })}
        />
        <TextInput
          label={texts.contactname}
          hint={plainHint(values.contactName)}
          maxLength={100}
          autoComplete="off"
          value={values.contactName}
          onChange={({ target }) => setValues({ ...values, contactName: target.value })}
        />
        <TextInput
          label={texts.contacttelephone}
          type="tel"
          maxLength={20}
          autoComplete="off"
          value={values.contactTelephone}
          onChange={({ target }) => setValues({ ...values, contactTelephone: target.value })}
        />
        {failure && <FailureNotice answer={failure} />}
      </Stack>
    </Dialog>
  )
}
