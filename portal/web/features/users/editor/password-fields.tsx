/** A new password and its confirmation: of somebody new at once, of a known user when asked for (ADMIN-NEW-02, 03, ADMIN-EDIT-08). */
import type { ReactElement } from 'react'
import { usePasswordWords } from '../../../kernel/forms/password-words.ts'
import { useSignedIn } from '../../../kernel/portal/use-signed-in.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Collapsible, FieldGrid, PasswordInput, Stack } from '../../../kernel/ui/index.ts'
import type { BlockProps } from './use-user-form.ts'
import { useFieldFrame } from './user-text-field.tsx'

export function PasswordFields({ form }: BlockProps): ReactElement {
  const { show } = useTexts('common')
  const fields = useTexts('fields')
  const frame = useFieldFrame(form)
  const { passwords, isNew, changePasswords } = form
  return (
    <FieldGrid>
      <PasswordInput
        {...frame('password')}
        {...usePasswordWords(passwords.password)}
        label={isNew ? fields.password : fields.newpassword}
        required={isNew || undefined}
        showLabel={show}
        autoComplete="new-password"
        value={passwords.password}
        onChange={({ target }) => changePasswords({ password: target.value })}
      />
      <PasswordInput
        {...frame('editpassword')}
        required={isNew || undefined}
        showLabel={show}
        autoComplete="new-password"
        value={passwords.editpassword}
        onChange={({ target }) => changePasswords({ editpassword: target.value })}
      />
    </FieldGrid>
  )
}

/** Of a known user: folded away, since a reset by mail is the usual way. */
export function NewPasswordBlock({ form }: BlockProps): ReactElement | null {
  const adminedit = useTexts('adminedit')
  const { user: own } = useSignedIn()
  if (form.open.credentials !== '') return null
  const isOwn = form.stored._id === own._id
  return (
    <Collapsible heading={adminedit.changepassword} level={3}>
      <Stack>
        <p>{isOwn ? adminedit.owncredentialstext : adminedit.changepasswordtext}</p>
        <PasswordFields form={form} />
      </Stack>
    </Collapsible>
  )
}
