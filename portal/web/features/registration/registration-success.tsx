/** The panel that takes the place of the form: where the letter went, and what to do when it does not come. */
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { readActivationLetter, resendValidation } from '../../../contract/registration/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import type { Credentials } from '../../kernel/portal/credentials.ts'
import { ask } from '../../kernel/requests/ask.ts'
import { useSend } from '../../kernel/requests/use-send.ts'
import { navigate } from '../../kernel/routing/hash-location.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, ButtonRow, iconMail, iconRepeat, Notice, Page, Stack } from '../../kernel/ui/index.ts'
import type { RegistrationDraft } from './registration-draft.ts'

/** Milliseconds after the page has come: a mail server says so in a second, or after a while. */
const looksAt = [3_000, 12_000]

type RegistrationSuccessProps = {
  sent: RegistrationDraft
  /** Where OK leads. */
  next: string
  onCorrect: () => void
}

export function RegistrationSuccess({ sent, next, onCorrect }: RegistrationSuccessProps): ReactElement {
  const registration = useTexts('registration')
  const common = useTexts('common')
  const login = useTexts('login')
  const [isResent, setResent] = useState(false)
  const isRefused = useAddressRefused(sent)
  const { send, isBusy, failure } = useSend(resendValidation, { successMessage: false, onDone: () => setResent(true) })
  function resend() {
    const { username, password } = sent
    setResent(false)
    void send({ username, password })
  }
  if (isRefused) {
    const email = sent.email.trim()
    return (
      <Page heading={registration.registeraddressrefusedheading} width="form">
        <Notice
          tone="warn"
          icon={iconMail}
          title={registration.registeraddressrefusedtext({ email })}
          action={<Button onClick={onCorrect}>{registration.registercorrectaddress}</Button>}
        />
      </Page>
    )
  }
  return (
    <Page heading={registration.registersuccessheader} width="form">
      <Stack>
        <Notice tone="ok" icon={iconMail} title={registration.registersuccesstext}>
          <p>{registration.registersentto({ email: sent.email.trim() })}</p>
          <p>{registration.registerlinkvalidtext}</p>
        </Notice>
        {isResent && <Notice tone="ok" title={login.loginresentvalidationtext} />}
        {failure && <FailureNotice answer={failure} />}
        <ButtonRow>
          <Button size="l" onClick={() => navigate(next)}>
            {common.ok}
          </Button>
          <Button variant="quiet" icon={iconRepeat} busy={isBusy} busyLabel={common.sending} onClick={resend}>
            {registration.registerresend}
          </Button>
        </ButtonRow>
      </Stack>
    </Page>
  )
}

/** Whether the letter was refused for good. */
function useAddressRefused({ username, password }: Credentials): boolean {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const look = async () => {
      const answer = await ask(readActivationLetter, { username, password })
      if ('answered' in answer && answer.answered.addressrefused) setRefused(true)
    }
    const timers = looksAt.map((after) => setTimeout(() => void look(), after))
    return () => timers.forEach(clearTimeout)
  }, [username, password])
  return isRefused
}
