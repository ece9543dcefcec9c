/** New password twice, one box that shows both, and OK once they hold (RESET-01 to 05). */
import type { FormEvent, ReactElement } from 'react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { usePasswordWords } from '../registration/account-fields.tsx'
import { useTexts } from '../texts/index.ts'
import { Button, Checkbox, FormStack, PasswordInput } from '../ui/index.ts'
import type { NewPasswordDraft } from './new-password.ts'
import { passwordsAgree } from './new-password.ts'

type NewPasswordFormProps = { busy: boolean; onSend: (password: string) => void }

export function NewPasswordForm({ busy, onSend }: NewPasswordFormProps): ReactElement {
  const common = useTexts('common')
  const fields = useTexts('fields')
  const texts = useTexts('password')
  const { register, watch } = useForm<NewPasswordDraft>({ defaultValues: { password: '', confirmpassword: '' } })
  const [shown, setShown] = useState(false)
  const draft = watch()
  const isReady = passwordsAgree(draft)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady) onSend(draft.password)
  }
  const field = { required: true, shown, autoComplete: 'new-password' }
  return (
    <FormStack onSubmit={submit} aria-label={texts.newpasswordheading}>
      <PasswordInput
        {...register('password')}
        {...field}
        {...usePasswordWords(draft.password)}
        label={fields.newpassword}
      />
      <PasswordInput {...register('confirmpassword')} {...field} label={fields.confirmpassword} />
      <Checkbox checked={shown} onChange={(event) => setShown(event.target.checked)} label={fields.showpasswords} />
      {isReady ? (
        <Button type="submit" size="l" block busy={busy} busyLabel={common.sending}>
          {common.ok}
        </Button>
      ) : (
        <output>{texts.invalidpasswordstext}</output>
      )}
    </FormStack>
  )
}
