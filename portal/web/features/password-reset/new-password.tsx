/** The form behind a mailed link for a new password; only OK uses the link up (R33). */
import type { ReactElement } from 'react'
import { useEffect } from 'react'
import { resetByLink } from '../../../contract/password-reset/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import type { NewPasswordDraft } from '../../kernel/forms/new-password.ts'
import { usePasswordRules } from '../../kernel/forms/password-fields.tsx'
import { useDraftForm } from '../../kernel/forms/use-call-form.ts'
import { useOutlivingSession } from '../../kernel/portal/portal-context.tsx'
import type { Failed, Refused } from '../../kernel/requests/ask.ts'
import { navigate } from '../../kernel/routing/hash-location.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { LinkButton, Page } from '../../kernel/ui/index.ts'
import { useHiddenCode } from '../validation/index.ts'
import { forgetLink, keepLink } from './kept-link.ts'
import { NewPasswordForm } from './new-password-form.tsx'

export function NewPassword({ hash, lead }: { hash: string; lead?: string }): ReactElement {
  useHiddenCode(hash)
  // A session that the link has ended, or another one, must not lead away from it.
  useOutlivingSession()
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
    successMessage: texts.newpasswordsuccesstext,
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

  if (useless) return <UselessLink heading={texts.newpasswordheading} answer={failure} />
  return (
    <Page heading={texts.newpasswordheading} lead={lead ?? texts.newpasswordinfo} width="form">
      {failure && <FailureNotice answer={failure} />}
      <NewPasswordForm form={form} />
    </Page>
  )
}

/** A link that is used up or too old helps no more; anything else keeps what was typed (RESET-07, RESET-11). */
export function isUseless(answer: Refused<string> | Failed): boolean {
  return 'refused' in answer && answer.refused === 'invalid_code'
}

export function UselessLink({ heading, answer }: { heading: string; answer: Refused<string> | Failed }): ReactElement {
  const { resetlinkrequestnew } = useTexts('password')
  return (
    <Page key="useless" heading={heading} width="form">
      <FailureNotice
        answer={answer}
        action={
          <LinkButton variant="secondary" size="s" href="#/resetpassword">
            {resetlinkrequestnew}
          </LinkButton>
        }
      />
    </Page>
  )
}
