/** The two password fields that must agree, as on the screen behind the mailed link. */
import { NewPassword } from '../../../contract/fields/password.ts'
import type { FieldFault } from './field-faults.ts'
import { lengthFault, malformed } from './field-faults.ts'

export interface NewPasswordDraft {
  password: string
  confirmpassword: string
}

export type NewPasswordFaults = Partial<Record<keyof NewPasswordDraft, FieldFault>>

/** RESET-05: both at least 8 characters, and equal. */
export function newPasswordFaults({ password, confirmpassword }: NewPasswordDraft): NewPasswordFaults {
  const fits = NewPassword.safeParse(password).success
  return {
    ...(!fits && { password: lengthFault('password', password) ?? malformed.password }),
    ...((!fits || confirmpassword !== password) && { confirmpassword: 'registerinvalidconfirmpassword' }),
  }
}
