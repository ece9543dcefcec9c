/** The session has ended over unsaved changes: the same person signs in over the screen and goes on, or leaves it. */
import type { FormEvent, ReactElement } from 'react'
import { useId, useRef, useState } from 'react'
import { usePortal } from '../../kernel/portal/portal-context.tsx'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import { useTexts } from '../../kernel/texts/text-provider.tsx'
import { Button } from '../../kernel/ui/button/button.tsx'
import { Dialog } from '../../kernel/ui/dialog/dialog.tsx'
import { FormStack } from '../../kernel/ui/layout/layout.tsx'
import { PasswordInput } from '../../kernel/ui/password-input/password-input.tsx'
import { TextInput } from '../../kernel/ui/text-input/text-input.tsx'
import type { LoginMoment } from './login-moment.ts'
import { afterLogin } from './login-moment.ts'
import { Outcome } from './login-outcome.tsx'

export function SignInAgain(): ReactElement {
  const { username } = useSignedIn()
  const portal = usePortal()
  const common = useTexts('common')
  const fields = useTexts('fields')
  const login = useTexts('login')
  const form = useId()
  const password = useRef<HTMLInputElement>(null)
  const [moment, setMoment] = useState<LoginMoment>({ at: 'idle' })
  // A browser may close a dialog whatever the page says; without a session there is nothing behind it.
  const [opening, setOpening] = useState(0)
  const given = () => ({ username, password: password.current?.value ?? '' })
  const isPressed = moment.at === 'pressed'

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isPressed) return
    setMoment({ at: 'pressed' })
    setMoment(afterLogin(await portal.logIn(given())))
  }

  const isStep = moment.at === 'step'
  const actions = (
    <>
      <Button variant="secondary" onClick={() => portal.expire()}>
        {common.leavepage}
      </Button>
      {!isStep && (
        <Button type="submit" form={form} busy={isPressed} busyLabel={login.loggingin}>
          {login.login}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      key={opening}
      heading={common.sessionexpiredtext}
      actions={actions}
      locked
      onClose={() => setOpening(opening + 1)}
    >
      {moment.at !== 'idle' && !isPressed && (
        <Outcome moment={moment} given={given} onBack={() => setMoment({ at: 'idle' })} />
      )}
      <div hidden={isStep}>
        <FormStack id={form} onSubmit={(event) => void send(event)}>
          <TextInput name="username" label={fields.username} value={username} readOnly autoComplete="username" />
          <PasswordInput
            name="password"
            label={fields.password}
            showLabel={common.show}
            ref={password}
            required
            readOnly={isPressed}
            autoComplete="current-password"
            data-dialog-first
          />
        </FormStack>
      </div>
    </Dialog>
  )
}
