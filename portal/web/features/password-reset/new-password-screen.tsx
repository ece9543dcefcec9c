/** A new password by the mailed link. Opening it does nothing; only OK uses the link up (R33). */
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { resetByLink } from '../../../contract/password-reset/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import type { NewPasswordDraft } from '../../kernel/forms/new-password.ts'
import { usePasswordRules } from '../../kernel/forms/password-fields.tsx'
import { useDraftForm } from '../../kernel/forms/use-call-form.ts'
import type { Failed, Refused } from '../../kernel/requests/ask.ts'
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
  const fields = useTexts('fields')
  const rules = usePasswordRules()
  const form = useDraftForm<typeof resetByLink, NewPasswordDraft>(resetByLink, {
    id: 'new',
    values: { password: '', confirmpassword: '' },
    labels: { password: fields.newpassword, confirmpassword: fields.confirmpassword },
    rules,
    inputOf: ({ password }) => ({ hash, password }),
    warnsOfLeaving: false,
    says: texts.newpasswordsuccesstext,
    onDone: () => {
      forgetLink()
      navigate('/login', { replace: true })
    },
  })
  const { failure } = form
  const useless = failure !== undefined && isUseless(failure)
  useEffect(() => {
    if (useless) forgetLink()
  }, [useless])

  if (useless) {
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
      <NewPasswordForm form={form} />
    </Page>
  )
}

/** A link that is used up or too old helps no more; anything else keeps what was typed (RESET-07, RESET-11). */
function isUseless(answer: Refused<string> | Failed): boolean {
  return 'refused' in answer && answer.refused === 'invalid_code'
}
