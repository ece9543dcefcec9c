/** The panel that takes the place of the form: where the letter went, and what to do when it does not come. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { resendValidation } from '../../../contract/registration/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import type { AnswerTo } from '../../kernel/requests/ask.ts'
import { ask } from '../../kernel/requests/ask.ts'
import { navigate } from '../../kernel/routing/hash-location.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, ButtonRow, iconMail, iconRepeat, Notice, Page, Stack } from '../../kernel/ui/index.ts'
import type { RegistrationDraft } from './registration-draft.ts'

type ResendMoment = { at: 'idle' } | { at: 'sending' } | { at: 'answered'; answer: AnswerTo<typeof resendValidation> }

export function RegistrationSuccess({ sent }: { sent: RegistrationDraft }): ReactElement {
  const registration = useTexts('registration')
  const common = useTexts('common')
  const [moment, setMoment] = useState<ResendMoment>({ at: 'idle' })
  async function resend() {
    setMoment({ at: 'sending' })
    const { username, password } = sent
    setMoment({ at: 'answered', answer: await ask(resendValidation, { username, password }) })
  }
  return (
    <Page heading={registration.registersuccessheader} width="form">
      <Stack>
        <Notice tone="ok" icon={iconMail} title={registration.registersuccesstext}>
          <p>{registration.registersentto({ email: sent.email.trim() })}</p>
          <p>{registration.registerlinkvalidtext}</p>
        </Notice>
        {moment.at === 'answered' && <Resent answer={moment.answer} />}
        <ButtonRow>
          <Button size="l" onClick={() => navigate('/peatsale')}>
            {common.ok}
          </Button>
          <Button
            variant="quiet"
            icon={iconRepeat}
            busy={moment.at === 'sending'}
            busyLabel={common.sending}
            onClick={() => void resend()}
          >
            {registration.registerresend}
          </Button>
        </ButtonRow>
      </Stack>
    </Page>
  )
}

function Resent({ answer }: { answer: AnswerTo<typeof resendValidation> }): ReactElement {
  const login = useTexts('login')
  if ('answered' in answer) return <Notice tone="ok" title={login.loginresentvalidationtext} />
  return <FailureNotice answer={answer} />
}
