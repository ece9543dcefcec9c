/** The office holds an order: why, in words for the customer, and when it is looked at again. */
import { dayOf } from '@workspace/portal/contract'
import { DateField, Dialog, DialogActions, FailureNotice, Select, Stack, TextArea } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { holdReasons } from '../../contract/index.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { ActDialogProps } from './act-dialog.ts'

export function HoldDialog({ order, failure, isBusy, onClose, onSend }: ActDialogProps): ReactElement {
  const texts = usePeatTexts('ordering')
  const [reasonKind, setKind] = useState<(typeof holdReasons)[number]>('credit')
  const [words, setWords] = useState('')
  const [reviewDate, setDate] = useState<string>()
  const [tried, setTried] = useState(false)
  function send() {
    setTried(true)
    if (words.trim() === '' || reviewDate === undefined || reviewDate < dayOf(new Date())) return
    onSend({ kind: 'hold', of: order.id, data: { reasonKind, words, reviewDate } })
  }
  const actions = (
    <DialogActions onClose={onClose} busy={isBusy} onClick={send}>
      {texts.act_hold}
    </DialogActions>
  )
  return (
    <Dialog heading={texts.act_hold} actions={actions} onClose={onClose} locked={isBusy}>
      <Stack>
        <Select
          label={texts.holdkind}
          value={reasonKind}
          onChange={({ target }) => setKind(holdReasons.find((kind) => kind === target.value) ?? 'other')}
        >
          {holdReasons.map((kind) => (
            <option key={kind} value={kind}>
              {texts[`hold_${kind}`]}
            </option>
          ))}
        </Select>
        <TextArea
          label={texts.holdwords}
          required
          maxLength={1000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          error={tried && words.trim() === '' ? texts.wordsmissing : undefined}
        />
        <DateField
          label={texts.reviewdate}
          required
          least={dayOf(new Date())}
          value={reviewDate}
          onChange={setDate}
          error={tried && reviewDate === undefined ? texts.reviewmissing : undefined}
        />
        {failure && <FailureNotice answer={failure} />}
      </Stack>
    </Dialog>
  )
}
