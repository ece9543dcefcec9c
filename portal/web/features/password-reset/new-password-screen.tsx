/** A new password by the mailed link. Opening it does nothing; only OK uses the link up (R33). */
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { resetByLink } from '../../../contract/password-reset/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import type { Failed, Refused } from '../../kernel/requests/ask.ts'
import { ask } from '../../kernel/requests/ask.ts'
import { Go } from '../../kernel/routing/go.tsx'
import { navigate } from '../../kernel/routing/hash-location.ts'
import type { ScreenProps } from '../../kernel/routing/screen.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { LinkButton, Page, useToast } from '../../kernel/ui/index.ts'
import { useHiddenCode } from '../validation/index.ts'
import { forgetLink, keepLink, keptLink } from './kept-link.ts'
import { NewPasswordForm } from './new-password-form.tsx'

type Moment = { at: 'form'; failure?: Refused | Failed } | { at: 'sending' } | { at: 'useless link'; answer: Refused }

/** Without a secret in the address it is a reload, or somebody who has come back to the form. */
export function NewPasswordScreen({ params: { passhash } }: ScreenProps): ReactElement {
  const [kept] = useState(keptLink)
  const hash = passhash ?? kept
  return hash === '' ? <Go to="/resetpassword" /> : <NewPassword key={hash} hash={hash} />
}

function NewPassword({ hash }: { hash: string }) {
  useHiddenCode(hash)
  useEffect(() => keepLink(hash), [hash])
  const texts = useTexts('password')
  const toast = useToast()
  const [moment, setMoment] = useState<Moment>({ at: 'form' })

  async function send(password: string) {
    setMoment({ at: 'sending' })
    const answer = await ask(resetByLink, { hash, password })
    const moment = 'answered' in answer ? undefined : momentOf(answer)
    if (moment?.at !== 'form') forgetLink()
    if (moment !== undefined) return setMoment(moment)
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
function momentOf(answer: Refused | Failed): Exclude<Moment, { at: 'sending' }> {
  const isUseless = 'refused' in answer && answer.refused === 'invalid_code'
  return isUseless ? { at: 'useless link', answer } : { at: 'form', failure: answer }
}
