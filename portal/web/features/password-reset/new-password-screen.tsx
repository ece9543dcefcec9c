/** A new password by the mailed link. Opening it does nothing; only OK uses the link up (R33). */
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { resetByLink } from '../../../contract/password-reset/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { useSend } from '../../kernel/requests/use-send.ts'
import { Go } from '../../kernel/routing/go.tsx'
import { navigate } from '../../kernel/routing/hash-location.ts'
import type { ScreenProps } from '../../kernel/routing/screen.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { LinkButton, Page } from '../../kernel/ui/index.ts'
import { useHiddenCode } from '../validation/index.ts'
import { forgetLink, keepLink, keptLink } from './kept-link.ts'
import { NewPasswordForm } from './new-password-form.tsx'

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
  const { send, isBusy, failure } = useSend(resetByLink, {
    says: texts.newpasswordsuccesstext,
    onDone: () => {
      forgetLink()
      navigate('/login', { replace: true })
    },
  })

  async function save(password: string) {
    const answer = await send({ hash, password })
    if (isUseless(answer)) forgetLink()
  }

  if (failure !== undefined && isUseless(failure)) {
    return (
      <Page key="useless" heading={texts.newpasswordheading} width="form">
        <FailureNotice
          answer={failure}
          action={
            <LinkButton variant="secondary" size="s" href="#/resetpassword">
              {texts.resetlinkrequestnew}
            </LinkButton>
          }
        />
      </Page>
    )
  }
  return (
    <Page heading={texts.newpasswordheading} lead={texts.newpasswordinfo} width="form">
      {failure && <FailureNotice answer={failure} />}
      <NewPasswordForm busy={isBusy} onSend={(password) => void save(password)} />
    </Page>
  )
}

/** A link that is used up or too old helps no more; anything else keeps what was typed (RESET-07, RESET-11). */
function isUseless(answer: object): boolean {
  return 'refused' in answer && answer.refused === 'invalid_code'
}
