/** Username, password and e-mail address of the registration form. */
import type { ReactElement } from 'react'
import { faultText } from '../../kernel/forms/fault-text.ts'
import { usePasswordWords } from '../../kernel/forms/password-words.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { FieldGrid, PasswordInput, Stack, TextInput } from '../../kernel/ui/index.ts'
import type { CheckedField } from './registration-faults.ts'
import type { RegistrationWork } from './use-registration.ts'
import { fieldId } from './use-registration.ts'

export function AccountFields({ work }: { work: RegistrationWork }): ReactElement {
  const common = useTexts('common')
  const fields = useTexts('fields')
  const registration = useTexts('registration')
  const frame = (field: CheckedField & keyof typeof fields) => ({
    ...work.register(field),
    id: fieldId(field),
    label: fields[field],
    required: true,
    error: faultText(field, work.shown[field], { common, registration }),
  })
  const reveal = { showLabel: common.show, revealOnPress: true, autoComplete: 'new-password' }
  return (
    <Stack>
      <h2>{registration.registeraccountblock}</h2>
      <FieldGrid>
        <TextInput
          {...frame('username')}
          hint={fields.usernamehint}
          ok={work.isFree('username') ? registration.registerusernamefree : undefined}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput {...frame('password')} {...reveal} {...usePasswordWords(work.draft.password)} />
        <PasswordInput {...frame('confirmpassword')} {...reveal} />
        <TextInput
          {...frame('email')}
          hint={fields.emailhint}
          ok={work.isFree('email') ? registration.registeremailfree : undefined}
          type="email"
          autoComplete="email"
        />
      </FieldGrid>
    </Stack>
  )
}
