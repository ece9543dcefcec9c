/** Asks for the words of a command: why, what is asked for, a note. */
import type { DataDraft } from '@workspace/logistics/web/commands'
import { CommandDialog } from '@workspace/logistics/web/commands'
import { TextArea, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import type { OrderEventData } from '../../contract/orders/order-event.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { ActDialogProps } from './act-dialog.ts'
import type { CommandWithWords } from './act-kinds.ts'
import { isOffices, nameOf, wordsField } from './act-kinds.ts'
import { RequestedOutcome } from './requested-outcome.tsx'
import { useOrderForm } from './use-order-form.ts'

export function WordsDialog({ act, order, onClose }: ActDialogProps & { act: CommandWithWords }): ReactElement {
  const texts = usePeatTexts('ordering')
  const { close } = useTexts('common')
  const name = nameOf(act, order)
  const field = wordsField[act]
  const isReasonGiven = act === 'cancel' && isReasonNeeded(order)
  const form = useOrderForm(act === 'askCustomer' ? 'note' : act, order, {
    values: { text: '', reason: '', words: '' },
    labels: field === undefined || name === 'deleteDraft' ? {} : { [field]: texts[`words_${name}`] },
    messages: field === undefined ? {} : { [field]: { missing: texts.wordsmissing } },
    required: isReasonGiven ? ['reason'] : [],
    dataOf: (values) => dataOf(act, field === undefined ? '' : values[field]),
    onDone: onClose,
  })
  return (
    <CommandDialog
      title={texts[`act_${name}`]}
      confirmLabel={texts[`act_${name}`]}
      closeLabel={close}
      danger={act === 'cancel' || act === 'deleteDraft'}
      form={form}
      onClose={onClose}
    >
      {act === 'cancel' && <p>{texts.surecancel}</p>}
      {act === 'deleteDraft' && <p>{texts.suredelete}</p>}
      {act === 'acceptRequest' && <RequestedOutcome order={order} />}
      {field !== undefined && (
        <TextArea
          {...form.field(field)}
          hint={name === 'askCustomer' || name === 'officeNote' ? texts[`hint_${name}`] : undefined}
          maxLength={1000}
          data-dialog-first
        />
      )}
    </CommandDialog>
  )
}

function dataOf(
  act: CommandWithWords,
  words: string,
): DataDraft<OrderEventData<Exclude<CommandWithWords, 'askCustomer'>>> {
  switch (act) {
    case 'acceptRequest':
      return words.trim() === '' ? {} : { words }
    case 'note':
      return { text: words }
    case 'askCustomer':
      return { text: words, ask: true }
    case 'deleteDraft':
      return {}
    case 'cancel':
      return words.trim() === '' ? {} : { reason: words }
    default:
      return { reason: words }
  }
}

/** The office says why it cancels what it has confirmed. */
function isReasonNeeded(order: Order): boolean {
  return isOffices(order) && (order.state === 'confirmed' || order.state === 'on_hold')
}
