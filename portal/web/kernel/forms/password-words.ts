/** The words beneath the field of a new password. */
import { passwordMinLength } from '../../../contract/fields/limits.ts'
import { passwordLength } from '../../../contract/fields/password.ts'
import { useTexts } from '../texts/index.ts'

/** How far a new password is from long enough, while it is typed. */
export function usePasswordWords(password: string): { hint: string; ok?: string } {
  const fields = useTexts('fields')
  const count = passwordLength(password)
  if (count === 0) return { hint: fields.passwordhint }
  return count < passwordMinLength
    ? { hint: fields.passwordlengthshort({ count: passwordMinLength - count }) }
    : { hint: fields.passwordhint, ok: fields.passwordlengthenough({ count }) }
}
