/** Asking for a link to set a new password: form, spinner, and what came of it. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { requestReset } from '../../../contract/password-reset/calls.ts'
import { useSend } from '../../kernel/requests/use-send.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Page, Spinner } from '../../kernel/ui/index.ts'
import { ForgottenPasswordForm } from './forgotten-password-form.tsx'
import { ForgottenPasswordResult } from './forgotten-password-result.tsx'
import type { GivenIdentity } from './reset-request.ts'
import { resetInput } from './reset-request.ts'

export function ForgottenPasswordScreen(): ReactElement {
  const common = useTexts('common')
  const { resetpasswordheading } = useTexts('password')
  const [isSent, setSent] = useState(false)
  const { send, isBusy, failure, forget } = useSend(requestReset, {
    successMessage: false,
    onDone: () => setSent(true),
  })
  // Kept here, so that a failed try comes back to the form with what was typed.
  const [given, setGiven] = useState<GivenIdentity>({ username: '', email: '' })

  if (isBusy) {
    return (
      <Page key="sending" heading={resetpasswordheading} width="form">
        <Spinner label={common.sending} />
      </Page>
    )
  }
  if (isSent || failure) return <ForgottenPasswordResult failure={failure} onRetry={forget} />
  return <ForgottenPasswordForm given={given} onChange={setGiven} onSend={() => void send(resetInput(given))} />
}
