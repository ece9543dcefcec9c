/** Username or e-mail address, one of them being enough (FORGOT-01 to 08). */
import type { FormEvent, ReactElement } from 'react'
import { useState } from 'react'
import { usernameMaxLength } from '../../../contract/fields/limits.ts'
import { useSite } from '../../kernel/portal/portal-context.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, earlyEnter, FormStack, focusField, Page, TextInput } from '../../kernel/ui/index.ts'
import type { GivenIdentity } from './reset-request.ts'
import { obstacleOf, offersReset } from './reset-request.ts'

type FormProps = { given: GivenIdentity; onChange: (given: GivenIdentity) => void; onSend: () => void }

const goOn = earlyEnter(() => focusField('reset-username'))

export function ForgottenPasswordForm({ given, onChange, onSend }: FormProps): ReactElement {
  const common = useTexts('common')
  const fields = useTexts('fields')
  const password = useTexts('password')
  const { resetemailmaxlength } = useSite().mainRecord
  const [obstacle, setObstacle] = useState<ReturnType<typeof obstacleOf>>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = obstacleOf(given, resetemailmaxlength)
    setObstacle(found)
    if (found === undefined && offersReset(given, false)) onSend()
  }
  function change(part: Partial<GivenIdentity>) {
    setObstacle(undefined)
    onChange({ ...given, ...part })
  }

  return (
    <Page
      back={{ href: '#/login', label: password.backtologin }}
      heading={password.resetpasswordheading}
      lead={password.resetpasswordinfo}
      width="form"
    >
      <FormStack onSubmit={submit} onKeyDown={goOn} aria-label={password.resetpasswordheading}>
        <TextInput
          id="reset-username"
          label={fields.username}
          hint={password.resetpasswordeithertext}
          error={obstacle === 'username-too-long' ? common.fieldtoolongtext({ count: usernameMaxLength }) : undefined}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={given.username}
          onChange={(event) => change({ username: event.target.value })}
        />
        <TextInput
          label={fields.email}
          error={obstacle === 'email-too-long' ? password.resetemailtoolongtext : undefined}
          name="email"
          type="email"
          autoComplete="email"
          value={given.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        {offersReset(given, false) && (
          <Button type="submit" size="l" block>
            {password.resetpasswordsubmit}
          </Button>
        )}
      </FormStack>
    </Page>
  )
}
