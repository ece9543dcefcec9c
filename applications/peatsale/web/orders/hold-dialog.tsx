/** The office holds an order: why, in words for the customer, and when it is looked at again. */
import type { DataDraft } from '@workspace/logistics/web/commands'
import { CommandDialog } from '@workspace/logistics/web/commands'
import { dayOf } from '@workspace/portal/contract'
import { DateField, EnumSelect, TextArea } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { holdReasons } from '../../contract/orders/office-commands.ts'
import type { OrderEventData } from '../../contract/orders/order-event.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { ActDialogProps } from './act-dialog.ts'
import { useOrderForm } from './use-order-form.ts'

const begin: DataDraft<OrderEventData<'hold'>> = { reasonKind: 'credit', words: '', reviewDate: undefined }

export function HoldDialog({ order, onClose }: ActDialogProps): ReactElement {
  const texts = usePeatTexts('ordering')
  const form = useOrderForm('hold', order, {
    values: begin,
    labels: { reasonKind: texts.holdkind, words: texts.holdwords, reviewDate: texts.reviewdate },
    messages: { words: { missing: texts.wordsmissing }, reviewDate: { missing: texts.reviewmissing } },
    onDone: onClose,
  })
  return (
    <CommandDialog title={texts.act_hold} confirmLabel={texts.act_hold} form={form} onClose={onClose}>
      <EnumSelect {...form.field('reasonKind')} of={holdReasons} words={(kind) => texts[`hold_${kind}`]} />
      <TextArea {...form.field('words')} maxLength={1000} />
      <DateField {...form.control('reviewDate')} least={dayOf(new Date())} />
    </CommandDialog>
  )
}
