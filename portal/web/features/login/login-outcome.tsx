/** What a try brought: why it failed, or the second step. Fetched beside the form, since a broken network brings no words. */
import type { ReactElement } from 'react'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { lazyComponent } from '../../kernel/lazy-loading/lazy-component.ts'
import { useTexts } from '../../kernel/texts/text-provider.tsx'
import { LinkButton } from '../../kernel/ui/button/button.tsx'
import { Notice } from '../../kernel/ui/notice/notice.tsx'
import type { LoginMoment } from './login-moment.ts'
import { leadsToReset } from './login-moment.ts'
import type { LoginFields } from './use-login-fields.ts'

const SecondStep = lazyComponent(async () => (await import('./second-step.tsx')).SecondStep)
const UnverifiedNotice = lazyComponent(async () => (await import('./unverified-notice.tsx')).UnverifiedNotice)

type OutcomeProps = {
  moment: Exclude<LoginMoment, { at: 'idle' | 'pressed' }>
  given: LoginFields['given']
  /** From the second step back to the password. */
  onBack: () => void
  /** Somebody who does not know the password is shown the way to a new one; not over unsaved work. */
  leadsOn?: boolean
}

export function Outcome({ moment, given, onBack, leadsOn = false }: OutcomeProps): ReactElement {
  const login = useTexts('login')
  const { logininvalidtext } = useTexts('common')
  const forgotten = leadsOn && leadsToReset(moment) && (
    <LinkButton variant="secondary" size="s" href="#/resetpassword">
      {login.forgottenpasswordlink}
    </LinkButton>
  )
  switch (moment.at) {
    case 'invalid':
      return (
        <Notice tone="err" title={`${logininvalidtext}!`} action={forgotten || undefined}>
          <p>{login.logininvalidhelptext}</p>
        </Notice>
      )
    case 'unverified':
      return <UnverifiedNotice given={given} />
    case 'step':
      return <SecondStep ways={moment.ways} onBack={onBack} />
    case 'failed':
      return <FailureNotice answer={moment.answer} action={forgotten || undefined} />
  }
}
