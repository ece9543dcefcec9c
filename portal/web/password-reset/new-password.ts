/** The two password fields that must agree, as on the screen behind the mailed link. */
import { NewPassword } from '../../contract/fields/password.ts'

export interface NewPasswordDraft {
  password: string
  confirmpassword: string
}

/** RESET-05: both at least 8 characters, and equal. */
export function passwordsAgree({ password, confirmpassword }: NewPasswordDraft): boolean {
  return password === confirmpassword && NewPassword.safeParse(password).success
}
