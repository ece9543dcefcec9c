/** Ends the customer for the own sellers; what was ordered and issued stays. */
import {
  Button,
  Dialog,
  DialogActions,
  FailureNotice,
  focusField,
  Notice,
  Stack,
  TextArea,
  useSend,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId, useState } from 'react'
import { closeCustomer, readCustomer, searchCustomers } from '../../contract/customers/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

export function EndCustomer({ customer: { id } }: { customer: { readonly id: string } }): ReactElement {
  const texts = usePeatTexts('customers')
  const [isAsking, setAsking] = useState(false)
  return (
    <div>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {texts.end}
      </Button>
      {isAsking && <EndDialog id={id} onClose={() => setAsking(false)} />}
    </div>
  )
}

function EndDialog({ id, onClose }: { id: string; onClose: () => void }): ReactElement {
  const texts = usePeatTexts('customers')
  const field = useId()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { send, isBusy, failure } = useSend(closeCustomer, {
    invalidates: [readCustomer, searchCustomers],
    successMessage: texts.endedsaid,
    onDone: onClose,
  })
  const lacks = reason.trim().length < 2
  const isOpen = failure !== undefined && 'refused' in failure && failure.refused === 'in_use'
  function end() {
    setTried(true)
    if (lacks) focusField(field)
    else void send({ id, reason })
  }
  const actions = (
    <DialogActions onClose={onClose} variant="danger" busy={isBusy} onClick={end}>
      {texts.end}
    </DialogActions>
  )
  return (
    <Dialog heading={texts.end} actions={actions} onClose={onClose} locked={isBusy}>
      <Stack>
        <p>{texts.endtext}</p>
        <TextArea
          id={field}
          label={texts.endreason}
          required
          maxLength={500}
          data-dialog-first
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={tried && lacks ? texts.endreasonmissing : undefined}
        />
        {isOpen && <Notice tone="err" title={texts.endopen} />}
        {failure && !isOpen && <FailureNotice answer={failure} />}
      </Stack>
    </Dialog>
  )
}
