/** A new password and its confirmation, with the rules that the two have together. */
import type { ReactElement } from 'react'
import { useTexts } from '../texts/index.ts'
import { PasswordInput } from '../ui/index.ts'
import type { CallForm } from './call-form.ts'
import { faultText } from './fault-text.ts'
import type { Faults } from './form-faults.ts'
import type { NewPasswordDraft } from './new-password.ts'
import { newPasswordFaults } from './new-password.ts'
import { usePasswordWords } from './password-words.ts'

export type PasswordFieldsProps = {
  /** Of a form with the fields `password` and `confirmpassword`. */
  form: Pick<CallForm<NewPasswordDraft>, 'field' | 'values'>
  /** Given where one box shows both; otherwise each has its own way to be seen. */
  shown?: boolean
}

/** Two fields beside each other, for the frame in which they stand. */
export function PasswordFields({ form, shown }: PasswordFieldsProps): ReactElement {
  const { show } = useTexts('common')
  const seen = shown === undefined ? { showLabel: show, revealOnPress: true } : { shown }
  const more = { ...seen, required: true, autoComplete: 'new-password' }
  return (
    <>
      <PasswordInput {...form.field('password')} {...more} {...usePasswordWords(form.values.password)} />
      <PasswordInput {...form.field('confirmpassword')} {...more} />
    </>
  )
}

/** For the form's `rules`. */
export function usePasswordRules(): (values: NewPasswordDraft) => Faults<keyof NewPasswordDraft> {
  const words = { common: useTexts('common'), registration: useTexts('registration') }
  return (values) => passwordRules(values, words)
}

export function passwordRules(
  values: NewPasswordDraft,
  words: Parameters<typeof faultText>[2],
): Faults<keyof NewPasswordDraft> {
  const faults = newPasswordFaults(values)
  return {
    password: faultText('password', faults.password, words),
    confirmpassword: faultText('confirmpassword', faults.confirmpassword, words),
  }
}
