/** A new password by the mailed link. Opening it does nothing; only OK uses the link up (R33). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { resetByLink } from '../../contract/password-reset/calls.ts'
import { FailureNotice } from '../failures/failure-notice.tsx'
import type { Failed, Refused } from '../requests/ask.ts'
import { ask } from '../requests/ask.ts'
import { navigate } from '../routing/hash-location.ts'
import type { ScreenProps } from '../routing/screen.ts'
import { useTexts } from '../texts/index.ts'
import { LinkButton, Page, useToast } from '../ui/index.ts'
import { useMailedCode } from '../validation/mailed-code.ts'
import { NewPasswordForm } from './new-password-form.tsx'

type Moment = { at: 'form'; failure?: Refused | Failed } | { at: 'sending' } | { at: 'useless link'; answer: Refused }

export function NewPasswordScreen({ params }: ScreenProps): ReactElement {
  const hash = useMailedCode(params.passhash)
  const texts = useTexts('password')
  const toast = useToast()
  const [moment, setMoment] = useState<Moment>({ at: 'form' })

  async function send(password: string) {
    setMoment({ at: 'sending' })
    const answer = await ask(resetByLink, { hash, password })
    if (!('answered' in answer)) return setMoment(momentOf(answer))
    toast({ text: texts.newpasswordsuccesstext })
    navigate('/login', { replace: true })
  }

  switch (moment.at) {
    case 'form':
    case 'sending':
      return (
        <Page heading={texts.newpasswordheading} lead={texts.newpasswordinfo} width="form">
          {moment.at === 'form' && moment.failure && <FailureNotice answer={moment.failure} />}
          <NewPasswordForm busy={moment.at === 'sending'} onSend={(password) => void send(password)} />
        </Page>
      )
    case 'useless link':
      return (
        <Page key="useless" heading={texts.newpasswordheading} width="form">
          <FailureNotice
            answer={moment.answer}
            action={
              <LinkButton variant="secondary" size="s" href="#/resetpassword">
                {texts.resetlinkrequestnew}
              </LinkButton>
            }
          />
        </Page>
      )
  }
}

/** A link that is used up or too old helps no more; anything else keeps what was typed (RESET-07, RESET-11). */
function momentOf(answer: Refused | Failed): Moment {
  const isUseless = 'refused' in answer && answer.refused === 'invalid_code'
  return isUseless ? { at: 'useless link', answer } : { at: 'form', failure: answer }
}
