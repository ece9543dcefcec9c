/** The right password of an account that has not been verified, and a way to a new letter (LOGIN-12, LOGIN-17). */
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { readActivationLetter, resendValidation } from '../../../contract/registration/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import type { Credentials } from '../../kernel/portal/credentials.ts'
import type { AnswerTo } from '../../kernel/requests/ask.ts'
import { ask } from '../../kernel/requests/ask.ts'
import { useTexts } from '../../kernel/texts/text-provider.tsx'
import { Button } from '../../kernel/ui/button/button.tsx'
import { iconMail } from '../../kernel/ui/icon/more-shapes.ts'
import { iconRepeat } from '../../kernel/ui/icon/shell-shapes.ts'
import { Notice } from '../../kernel/ui/notice/notice.tsx'

type Resending = { at: 'idle' } | { at: 'sending' } | { at: 'answered'; answer: AnswerTo<typeof resendValidation> }

export function UnverifiedNotice({ given }: { given: () => Credentials }): ReactElement {
  const login = useTexts('login')
  const registration = useTexts('registration')
  const isRefused = useRefused(given)
  const { loginnotverifiedtext, sending } = useTexts('common')
  const [resending, setResending] = useState<Resending>({ at: 'idle' })
  async function resend() {
    setResending({ at: 'sending' })
    setResending({ at: 'answered', answer: await ask(resendValidation, given()) })
  }
  const action = (
    <Button
      variant="secondary"
      size="s"
      icon={iconRepeat}
      busy={resending.at === 'sending'}
      busyLabel={sending}
      onClick={() => void resend()}
    >
      {login.loginresendvalidation}
    </Button>
  )
  return (
    <>
      <Notice tone="warn" icon={iconMail} title={`${loginnotverifiedtext}!`} action={action}>
        <p>{isRefused ? registration.registeraddressagaintext : login.loginnotverifiedhelptext}</p>
      </Notice>
      {resending.at === 'answered' && <Resent answer={resending.answer} />}
    </>
  )
}

function useRefused(given: () => Credentials): boolean {
  const [isRefused, setRefused] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the notice comes
  useEffect(() => {
    void ask(readActivationLetter, given()).then((answer) =>
      setRefused('answered' in answer && answer.answered.addressrefused),
    )
  }, [])
  return isRefused
}

function Resent({ answer }: { answer: AnswerTo<typeof resendValidation> }): ReactElement {
  const { loginresentvalidationtext } = useTexts('login')
  if ('answered' in answer) return <Notice tone="ok" title={loginresentvalidationtext} />
  return <FailureNotice answer={answer} />
}
