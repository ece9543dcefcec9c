/** All letters that were given up while the mail server was away go again, once it has been asked (R42). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { resendDeadLetters, searchLetters } from '../../../contract/mail/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { useSend } from '../../kernel/requests/use-send.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, ConfirmDialog } from '../../kernel/ui/index.ts'

/** Not there where there are none. @param count how many would go. */
export function ResendDeadLetters({ count }: { count: number }): ReactElement | null {
  const texts = useTexts('adminsystem')
  const common = useTexts('common')
  const [isAsking, setAsking] = useState(false)
  const { send, isBusy, failure } = useSend(resendDeadLetters, {
    refreshes: [searchLetters],
    says: ({ resent }) => texts.letterresentall({ count: resent }),
  })
  async function resend() {
    await send({})
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
          onConfirm={() => void resend()}
          onCancel={() => setAsking(false)}
        >
          <p>{texts.letterresendalltext({ count })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
