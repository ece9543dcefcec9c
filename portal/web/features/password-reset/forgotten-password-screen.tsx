/** Asking for a link to set a new password: form, spinner, and what came of it. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { requestReset } from '../../../contract/password-reset/calls.ts'
import type { AnswerTo } from '../../kernel/requests/ask.ts'
import { ask } from '../../kernel/requests/ask.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Page, Spinner } from '../../kernel/ui/index.ts'
import { ForgottenPasswordForm } from './forgotten-password-form.tsx'
import { ForgottenPasswordResult } from './forgotten-password-result.tsx'
import type { GivenIdentity } from './reset-request.ts'
import { resetInput } from './reset-request.ts'

type Moment = { at: 'form' } | { at: 'sending' } | { at: 'sent'; answer: AnswerTo<typeof requestReset> }

export function ForgottenPasswordScreen(): ReactElement {
  const common = useTexts('common')
  const { resetpasswordheading } = useTexts('password')
  const [moment, setMoment] = useState<Moment>({ at: 'form' })
  // Kept here, so that a failed try comes back to the form with what was typed.
  const [given, setGiven] = useState<GivenIdentity>({ username: '', email: '' })

  async function send() {
    setMoment({ at: 'sending' })
    setMoment({ at: 'sent', answer: await ask(requestReset, resetInput(given)) })
  }

  switch (moment.at) {
    case 'form':
      return <ForgottenPasswordForm given={given} onChange={setGiven} onSend={() => void send()} />
    case 'sending':
      return (
        <Page key="sending" heading={resetpasswordheading} width="form">
          <Spinner label={common.sending} />
        </Page>
      )
    case 'sent':
      return <ForgottenPasswordResult answer={moment.answer} onRetry={() => setMoment({ at: 'form' })} />
  }
}
