/** The form: two fields, one button, and above them what the last try brought. */
import type { FormEvent, ReactElement, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useRouteTable } from '../../kernel/applications/route-table.tsx'
import { lazyComponent } from '../../kernel/lazy-loading/lazy-component.ts'
import { usePortal } from '../../kernel/portal/portal-context.tsx'
import { useLanguage, useTexts } from '../../kernel/texts/text-provider.tsx'
import { Button } from '../../kernel/ui/button/button.tsx'
import { Deferred } from '../../kernel/ui/deferred/deferred.tsx'
import { FormStack, Stack } from '../../kernel/ui/layout/layout.tsx'
import { PasswordInput } from '../../kernel/ui/password-input/password-input.tsx'
import { TextInput } from '../../kernel/ui/text-input/text-input.tsx'
import type { LoginMoment } from './login-moment.ts'
import { afterLogin } from './login-moment.ts'
import type { LoginFields } from './use-login-fields.ts'

const fetchOutcome = () => import('./login-outcome.tsx')
const Outcome = lazyComponent(async () => (await fetchOutcome()).Outcome)

/** `reason` says why the login shows; the outcome of a try takes its place. */
type LoginFormProps = { fields: LoginFields; reason: ReactNode }

export function LoginForm({ fields, reason }: LoginFormProps): ReactElement {
  const login = useTexts('login')
  const { moment, submit, back } = useLogin(fields)
  const isPressed = moment.at === 'pressed'
  return (
    <Stack>
      <Deferred>
        {moment.at === 'idle' && reason}
        {moment.at !== 'idle' && !isPressed && <Outcome moment={moment} given={fields.given} onBack={back} leadsOn />}
      </Deferred>
      {/* Stays through the second step, with what was typed, for whoever comes back. */}
      <div hidden={moment.at === 'step'}>
        <FormStack onSubmit={submit} aria-label={login.loginheading}>
          <CredentialFields fields={fields} readOnly={isPressed} />
          <Button type="submit" size="l" block busy={isPressed} busyLabel={login.loggingin}>
            {login.login}
          </Button>
        </FormStack>
      </div>
    </Stack>
  )
}

function useLogin(fields: LoginFields) {
  const portal = usePortal()
  const { preload } = useRouteTable()
  const { language } = useLanguage()
  const [moment, setMoment] = useState<LoginMoment>({ at: 'idle' })
  // Fetched ahead: a network that has broken brings no words for it.
  useEffect(() => void fetchOutcome().catch(() => undefined), [])
  async function send() {
    setMoment({ at: 'pressed' })
    preload('/frontpage', language)
    setMoment(afterLogin(await portal.logIn(fields.given())))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (moment.at === 'pressed') return
    fields.goToMissing()
    void send()
  }
  return { moment, submit, back: () => setMoment({ at: 'idle' }) }
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
