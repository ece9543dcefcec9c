/** Asks for the words of a command: why, what is asked for, a note. */
import { Dialog, DialogActions, FailureNotice, focusField, Stack, TextArea, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId, useState } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import type { OrderAct } from '../commands/send-command.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { ActDialogProps } from './act-dialog.ts'
import type { AskedAct } from './act-kinds.ts'
import { isOffices, nameOf, wordsField } from './act-kinds.ts'
import { AskedOutcome } from './asked-outcome.tsx'

export function WordsDialog(props: ActDialogProps & { act: AskedAct }): ReactElement {
  const { act, order, failure, isBusy, onClose, onSend } = props
  const texts = usePeatTexts('ordering')
  const { close } = useTexts('common')
  const id = useId()
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const field = wordsField[act]
  const name = nameOf(act, order)
  const isOptional = act === 'acceptRequest' || (act === 'cancel' && !isReasonNeeded(order))
  const needsWords = field !== undefined && !isOptional
  const lacks = needsWords && words.trim() === ''
  function send() {
    setTried(true)
    if (lacks) focusField(id)
    else onSend(actWith(act, order, words))
  }
  const actions = (
    <DialogActions
      onClose={onClose}
      closeLabel={close}
      variant={act === 'cancel' || act === 'deleteDraft' ? 'danger' : 'primary'}
      busy={isBusy}
      onClick={send}
    >
      {texts[`act_${name}`]}
    </DialogActions>
  )
  return (
    <Dialog heading={texts[`act_${name}`]} actions={actions} onClose={onClose} locked={isBusy}>
      <Stack>
        {act === 'cancel' && <p>{texts.surecancel}</p>}
        {act === 'deleteDraft' && <p>{texts.suredelete}</p>}
        {act === 'acceptRequest' && <AskedOutcome order={order} />}
        {name !== 'deleteDraft' && (
          <TextArea
            id={id}
            label={texts[`words_${name}`]}
            hint={name === 'askCustomer' || name === 'officeNote' ? texts[`hint_${name}`] : undefined}
            maxLength={1000}
            required={needsWords}
            data-dialog-first
            value={words}
            onChange={({ target }) => setWords(target.value)}
            error={tried && lacks ? texts.wordsmissing : undefined}
          />
        )}
        {failure && <FailureNotice answer={failure} />}
      </Stack>
    </Dialog>
  )
}

/** The office says why it cancels what it has confirmed. */
function isReasonNeeded(order: Order): boolean {
  return isOffices(order) && (order.state === 'confirmed' || order.state === 'on_hold')
}

function actWith(kind: AskedAct, { id: of, version }: Order, words: string): OrderAct {
  switch (kind) {
    case 'acceptRequest':
      // What was looked at is accepted, and its price: no other request that came meanwhile.
      return { kind, of, baseVersion: version, data: words.trim() === '' ? {} : { words } }
    case 'note':
      return { kind, of, data: { text: words } }
    case 'askCustomer':
      return { kind: 'note', of, data: { text: words, ask: true } }
    case 'deleteDraft':
      return { kind, of, data: {} }
    case 'cancel':
      return { kind, of, data: words.trim() === '' ? {} : { reason: words } }
    default:
      return { kind, of, data: { reason: words } }
  }
}
