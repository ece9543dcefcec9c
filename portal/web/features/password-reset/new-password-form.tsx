/** New password twice, one box that shows both, and OK once they hold (RESET-01 to 05). */
import type { FormEvent, ReactElement } from 'react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { faultText } from '../../kernel/forms/fault-text.ts'
import type { NewPasswordDraft, NewPasswordFaults } from '../../kernel/forms/new-password.ts'
import { newPasswordFaults } from '../../kernel/forms/new-password.ts'
import { usePasswordWords } from '../../kernel/forms/password-words.ts'
import { shownFaults, useTouchedFields } from '../../kernel/forms/touched-fields.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, Checkbox, earlyEnter, FormStack, focusField, PasswordInput } from '../../kernel/ui/index.ts'

type NewPasswordFormProps = { busy: boolean; onSend: (password: string) => void }

export function NewPasswordForm({ busy, onSend }: NewPasswordFormProps): ReactElement {
  const common = useTexts('common')
  const fields = useTexts('fields')
  const texts = useTexts('password')
  const { register, watch } = useForm<NewPasswordDraft>({ defaultValues: { password: '', confirmpassword: '' } })
  const [shown, setShown] = useState(false)
  const draft = watch()
  const left = useTouchedFields()
  const faults = newPasswordFaults(draft)
  const isReady = Object.keys(faults).length === 0
  const frame = useFieldFrame(shownFaults(faults, left.names), shown)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady) onSend(draft.password)
  }
  const goOn = earlyEnter(() => {
    const first = faults.password === undefined ? 'confirmpassword' : 'password'
    left.leave([first])
    focusField(fieldId(first))
  })
  return (
    <FormStack
      onInput={left.onInput}
      onBlur={left.onBlur}
      onSubmit={submit}
      onKeyDown={goOn}
      aria-label={texts.newpasswordheading}
    >
      <PasswordInput
        {...register('password')}
        {...frame('password')}
        {...usePasswordWords(draft.password)}
        label={fields.newpassword}
      />
      <PasswordInput {...register('confirmpassword')} {...frame('confirmpassword')} label={fields.confirmpassword} />
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

function fieldId(field: keyof NewPasswordDraft): string {
  return `new-${field}`
}

/** What is wrong is said as on registration: at the field, once it has been left. */
function useFieldFrame(faults: NewPasswordFaults, shown: boolean) {
  const common = useTexts('common')
  const registration = useTexts('registration')
  return (field: keyof NewPasswordDraft) => ({
    id: fieldId(field),
    required: true,
    shown,
    autoComplete: 'new-password',
    error: faultText(field, faults[field], { common, registration }),
  })
}
