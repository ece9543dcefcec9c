/** Username, password and e-mail address of the registration form. */
import type { ReactElement } from 'react'
import { PasswordFields } from '../../kernel/forms/password-fields.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { FieldGrid, Stack, TextInput } from '../../kernel/ui/index.ts'
import type { RegistrationWork } from './use-registration.ts'

export function AccountFields({ work }: { work: RegistrationWork }): ReactElement {
  const fields = useTexts('fields')
  const registration = useTexts('registration')
  return (
    <Stack>
      <h2>{registration.registeraccountblock}</h2>
      <FieldGrid>
        <TextInput
          {...work.field('username')}
          hint={fields.usernamehint}
          ok={work.isFree('username') ? registration.registerusernamefree : undefined}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordFields form={work} />
        <TextInput
          {...work.field('email')}
          hint={registration.emailhint}
          ok={work.isFree('email') ? registration.registeremailfree : undefined}
          type="email"
          autoComplete="email"
        />
      </FieldGrid>
    </Stack>
  )
}
