/** All letters that were given up while the mail server was away go again, once it has been asked (R42). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { resendDeadLetters, searchLetters } from '../../../contract/mail/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { useSend } from '../../kernel/requests/use-send.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, ConfirmDialog, useToast } from '../../kernel/ui/index.ts'

/** Not there where there are none. @param count how many would go. */
export function ResendDeadLetters({ count }: { count: number }): ReactElement | null {
  const texts = useTexts('adminsystem')
  const common = useTexts('common')
  const [isAsking, setAsking] = useState(false)
  const { resend, isBusy, failure } = useResending()
  async function confirm() {
    await resend()
    setAsking(false)
  }
  if (count === 0) return failure === undefined ? null : <FailureNotice answer={failure} />
  return (
    <>
      {failure !== undefined && <FailureNotice answer={failure} />}
      <div>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {texts.letterresendall({ count })}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          heading={texts.letterresendallheading}
          confirmLabel={texts.letterresend}
          cancelLabel={common.cancel}
          busy={isBusy}
          busyLabel={common.sending}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          <p>{texts.letterresendalltext({ count })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** Very many go in several calls: whoever has confirmed presses once for all of them. */
function useResending() {
  const { letterresentall } = useTexts('adminsystem')
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const { send, failure } = useSend(resendDeadLetters, { invalidates: [searchLetters], successMessage: false })
  async function resend() {
    let count = 0
    let goesOn = true
    setBusy(true)
    while (goesOn) {
      const answer = await send({})
      const { resent, left } = 'answered' in answer ? answer.answered : { resent: 0, left: 0 }
      count += resent
      goesOn = left > 0 && resent > 0
    }
    setBusy(false)
    if (count > 0) toast({ text: letterresentall({ count }) })
  }
  return { resend, isBusy, failure }
}
