/** The fields of the registration form, and what is said of them beyond the rules of the call. */
import { emailMaxLength } from '../../../contract/fields/limits.ts'
import type { PostalCodeRule } from '../../../contract/fields/postal-code-rule.ts'
import { isPostalCode } from '../../../contract/fields/postal-code-rule.ts'
import type { Faults, FaultWords } from '../../kernel/forms/form-faults.ts'
import { passwordRules } from '../../kernel/forms/password-fields.tsx'
import type { Texts } from '../../kernel/texts/index.ts'
import type { RegistrationDraft } from './registration-draft.ts'
import { noCompany } from './registration-draft.ts'

export interface RegistrationRules {
  readonly postalCodeRule: PostalCodeRule
  readonly companies: readonly string[]
}

export type RegistrationTexts = Pick<Texts, 'common' | 'fields' | 'registration'>
type Field = keyof RegistrationDraft

/** In the order in which they stand on the form. */
export function registrationLabels({ fields, registration }: RegistrationTexts): Record<Field, string> {
  return {
    username: fields.username,
    password: fields.password,
    confirmpassword: fields.confirmpassword,
    email: fields.email,
    firstname: fields.firstname,
    lastname: fields.lastname,
    streetaddress: fields.streetaddress,
    postal: fields.postal,
    city: fields.city,
    country: fields.country,
    telephone: fields.telephone,
    company: fields.company,
    language: fields.language,
    privacy: registration.registermissingprivacy,
    terms: registration.registermissingterms,
  }
}

export function registrationWords({ common, registration }: RegistrationTexts) {
  const name = filledIn(registration.registernamerequired)
  return {
    username: {
      ...filledIn(registration.registerinvalidusername),
      'too-long': registration.registerusernametoolong,
    },
    password: registration.registerinvalidpassword,
    email: {
      ...filledIn(registration.registerinvalidemail),
      'too-long': common.fieldtoolongtext({ count: emailMaxLength }),
    },
    firstname: name,
    lastname: name,
    streetaddress: filledIn(registration.registerstreetaddressrequired),
    postal: filledIn(registration.registerinvalidpostal),
    city: filledIn(registration.registercityrequired),
    telephone: filledIn(registration.registerinvalidtelephone),
    company: registration.registercompanyrequired,
  } as const satisfies Partial<Record<Field, FaultWords>>
}

/** REG-41, REG-42, REG-23, R60: where it stands what was refused of what had been sent. */
export const refusedAt = {
  user_exists: 'username',
  email_exists: 'email',
  email_domain_not_allowed: 'email',
  common_password: 'password',
} as const satisfies Record<string, Field>

/** What the call cannot know: the confirmation, the acceptances, the operator's companies and postal codes. */
export function registrationRules(
  draft: RegistrationDraft,
  { postalCodeRule, companies }: RegistrationRules,
  { common, registration }: RegistrationTexts,
): Faults<Field> {
  const isChoice = draft.company === noCompany || companies.includes(draft.company)
  const accepted = (box: boolean) => (box ? undefined : registration.registeracceptrequired)
  return {
    ...passwordRules(draft, { common, registration }),
    postal: isPostalCode(draft.postal.trim(), postalCodeRule)
      ? undefined
      : registration[postalCodeRule === 'strict' ? 'registerinvalidpostal' : 'registerinvalidpostalfivedigits'],
    company: isChoice ? undefined : registration.registercompanyrequired,
    privacy: accepted(draft.privacy),
    terms: accepted(draft.terms),
  }
}

/** The language has a preset that cannot be taken away, and the country may be left out: neither is ever awaited. */
export function registrationProgress(faults: Faults<Field>, all: readonly Field[]): { done: number; all: number } {
  const awaited = all.filter((field) => field !== 'country' && field !== 'language')
  return { done: awaited.filter((field) => faults[field] === undefined).length, all: awaited.length }
}

/** The same sentence says that it is missing and what it has to be. */
function filledIn(text: string): { missing: string; malformed: string; 'too-short': string } {
  return { missing: text, malformed: text, 'too-short': text }
}
