/** What a person has typed into the registration form, and what is sent of it. */
import type { AskOf } from '../../../contract/call.ts'
import { emailKey } from '../../../contract/fields/email.ts'
import type { Language } from '../../../contract/fields/language.ts'
import { defaultUserType } from '../../../contract/fields/limits.ts'
import type { register } from '../../../contract/registration/calls.ts'

export interface RegistrationDraft {
  username: string
  password: string
  confirmpassword: string
  email: string
  firstname: string
  lastname: string
  streetaddress: string
  postal: string
  city: string
  country: string
  telephone: string
  company: string
  language: Language
  privacy: boolean
  terms: boolean
}

/** The choice "no company" (REG-38). No company can be called so: names begin with a letter or a digit. */
export const noCompany = '-'

/** REG-35, REG-36 give the two presets; a company is never preset (REG-38). */
export function emptyDraft(language: Language, country: string): RegistrationDraft {
  return {
    username: '',
    password: '',
    confirmpassword: '',
    email: '',
    firstname: '',
    lastname: '',
    streetaddress: '',
    postal: '',
    city: '',
    country,
    telephone: '',
    company: '',
    language,
    privacy: false,
    terms: false,
  }
}

/** The full user model goes out (REG-39); the confirmation and the acceptances stay here. */
export function registrationRequest(draft: RegistrationDraft): AskOf<typeof register> & { usertype: string } {
  const { confirmpassword: _confirmed, privacy: _privacy, terms: _terms, language, ...given } = draft
  return {
    ...given,
    email: emailKey(draft.email),
    company: draft.company === noCompany ? '' : draft.company,
    usertype: defaultUserType,
    misc: { language },
  }
}
