/** Declines a request with words that leave as a letter. */
import {
  Dialog,
  DialogActions,
  FailureNotice,
  focusField,
  navigate,
  Stack,
  TextArea,
  useSend,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId, useState } from 'react'
import {
  decideCustomerRequest,
  readCustomerRequest,
  searchCustomerRequests,
} from '../../contract/customers/request-calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

export function DeclineDialog({ id, onClose }: { id: string; onClose: () => void }): ReactElement {
  const texts = usePeatTexts('customers')
  const field = useId()
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const { send, isBusy, failure } = useSend(decideCustomerRequest, {
    invalidates: [readCustomerRequest, searchCustomerRequests, readStart],
    successMessage: texts.declined,
    onDone: () => {
      onClose()
      navigate('/peatsale/office/customers/requests')
    },
  })
  const lacks = words.trim() === ''
  function decline() {
    setTried(true)
    if (lacks) focusField(field)
    else void send({ id, decision: 'decline', words })
  }
  const actions = (
    <DialogActions onClose={onClose} variant="danger" busy={isBusy} onClick={decline}>
      {texts.declineandsend}
    </DialogActions>
  )
  return (
    <Dialog heading={texts.decline} actions={actions} onClose={onClose} locked={isBusy}>
      <Stack>
        <TextArea
          id={field}
          label={texts.declinewords}
          hint={texts.declinehint}
          required
          maxLength={1000}
          data-dialog-first
          value={words}
          onChange={({ target }) => setWords(target.value)}
          error={tried && lacks ? texts.declinemissing : undefined}
        />
        {failure && <FailureNotice answer={failure} />}
      </Stack>
    </Dialog>
  )
}
