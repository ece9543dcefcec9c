/** The form: two fields, one button, and above them what the last try brought. */
import type { FormEvent, ReactElement, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useRouteTable } from '../../kernel/applications/route-table.tsx'
import { lazyPart } from '../../kernel/arrivals/lazy-part.ts'
import { usePortal } from '../../kernel/portal/portal-context.tsx'
import { useTexts } from '../../kernel/texts/text-provider.tsx'
import { Button } from '../../kernel/ui/button/button.tsx'
import { Later } from '../../kernel/ui/later/later.tsx'
import { FormStack } from '../../kernel/ui/layout/layout.tsx'
import { Notice } from '../../kernel/ui/notice/notice.tsx'
import { PasswordInput } from '../../kernel/ui/password-input/password-input.tsx'
import { TextInput } from '../../kernel/ui/text-input/text-input.tsx'
import type { LoginMoment } from './login-moment.ts'
import { afterLogin, leadsToReset } from './login-moment.ts'
import type { LoginFields } from './use-login-fields.ts'

const fetchFailureNotice = () => import('../../kernel/failures/failure-notice.tsx')
const FailureNotice = lazyPart(async () => (await fetchFailureNotice()).FailureNotice)
const UnverifiedNotice = lazyPart(async () => (await import('./unverified-notice.tsx')).UnverifiedNotice)

/** `reason` says why the login shows; the outcome of a try takes its place. */
type LoginFormProps = { fields: LoginFields; reason: ReactNode }

export function LoginForm({ fields, reason }: LoginFormProps): ReactElement {
  const login = useTexts('login')
  const { moment, submit } = useLogin(fields)
  const isPressed = moment.at === 'pressed'
  return (
    <FormStack onSubmit={submit} aria-label={login.loginheading}>
      <Later>
        {moment.at === 'idle' && reason}
        {moment.at !== 'idle' && moment.at !== 'pressed' && <Outcome moment={moment} given={fields.given} />}
      </Later>
      <CredentialFields fields={fields} readOnly={isPressed} />
      <Button type="submit" size="l" block busy={isPressed} busyLabel={login.loggingin}>
        {login.login}
      </Button>
      {leadsToReset(moment) && (
        <p>
          <a href="#/resetpassword">{login.forgottenpasswordlink}</a>
        </p>
      )}
    </FormStack>
  )
}

function useLogin(fields: LoginFields) {
  const portal = usePortal()
  const { preload } = useRouteTable()
  const [moment, setMoment] = useState<LoginMoment>({ at: 'idle' })
  // Fetched ahead: a network that has broken brings no words for it.
  useEffect(() => void fetchFailureNotice().catch(() => undefined), [])
  async function send() {
    setMoment({ at: 'pressed' })
    preload('/frontpage')
    setMoment(afterLogin(await portal.logIn(fields.given())))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (moment.at === 'pressed') return
    fields.goToMissing()
    void send()
  }
  return { moment, submit }
}

/** Uncontrolled: React hydrates them around what has been typed already. */
function CredentialFields({ fields, readOnly }: { fields: LoginFields; readOnly: boolean }) {
  const words = useTexts('fields')
  const login = useTexts('login')
  const { show } = useTexts('common')
  return (
    <>
      <TextInput
        id="login-username"
        name="username"
        label={login.loginname}
        ref={fields.username}
        required
        readOnly={readOnly}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordInput
        id="login-password"
        name="password"
        label={words.password}
        showLabel={show}
        ref={fields.password}
        required
        readOnly={readOnly}
        autoComplete="current-password"
      />
    </>
  )
}

type Tried = Exclude<LoginMoment, { at: 'idle' | 'pressed' }>

export function Outcome({ moment, given }: { moment: Tried; given: LoginFields['given'] }): ReactElement {
  const login = useTexts('login')
  const { logininvalidtext } = useTexts('common')
  switch (moment.at) {
    case 'invalid':
      return (
        <Notice tone="err" title={`${logininvalidtext}!`}>
          <p>{login.logininvalidhelptext}</p>
        </Notice>
      )
    case 'unverified':
      return <UnverifiedNotice given={given} />
    case 'failed':
      return <FailureNotice answer={moment.answer} />
  }
}
