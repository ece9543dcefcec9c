/** What is wrong with each field of the registration form, said by the key of its text. */
import type { PostalCodeRule } from '../../../contract/fields/contact.ts'
import { Registration } from '../../../contract/registration/calls.ts'
import type { FieldFault, TextField } from '../../kernel/forms/field-faults.ts'
import { lengthFault, malformed, postalFault } from '../../kernel/forms/field-faults.ts'
import type { RegistrationDraft } from './registration-draft.ts'
import { noCompany } from './registration-draft.ts'

/** The fields that can be at fault, in the order in which they stand on the form. */
export const checkedFields = [
  'username',
  'password',
  'confirmpassword',
  'email',
  'firstname',
  'lastname',
  'streetaddress',
  'postal',
  'city',
  'country',
  'telephone',
  'company',
  'privacy',
  'terms',
] as const
export type CheckedField = (typeof checkedFields)[number]

export type RegistrationFaults = Partial<Record<CheckedField, FieldFault>>

export interface RegistrationRules {
  readonly postalCodeRule: PostalCodeRule
  readonly companies: readonly string[]
}

export function registrationFaults(draft: RegistrationDraft, rules: RegistrationRules): RegistrationFaults {
  const faults: RegistrationFaults = {}
  for (const field of checkedFields) {
    const fault = faultOf(field, draft, rules)
    if (fault !== undefined) faults[field] = fault
  }
  return faults
}

/** The text that stands at a field which the server refused without saying what is wrong with it. */
export function refusedFault(field: CheckedField): FieldFault {
  if (field === 'confirmpassword') return 'registerinvalidconfirmpassword'
  if (field === 'company') return 'registercompanyrequired'
  return field === 'privacy' || field === 'terms' ? 'registeracceptrequired' : malformed[field]
}

export function isCheckedField(name: string): name is CheckedField {
  return checkedFields.some((field) => field === name)
}

function faultOf(field: CheckedField, draft: RegistrationDraft, rules: RegistrationRules): FieldFault | undefined {
  switch (field) {
    case 'confirmpassword':
      return confirmationFault(draft)
    case 'company':
      return isChoice(draft.company, rules.companies) ? undefined : 'registercompanyrequired'
    case 'privacy':
    case 'terms':
      return draft[field] ? undefined : 'registeracceptrequired'
    case 'postal':
      return postalFault(draft.postal, rules.postalCodeRule)
    default:
      return textFault(field, draft[field])
  }
}

function textFault(field: TextField, value: string): FieldFault | undefined {
  if (Registration.shape[field].safeParse(value).success) return undefined
  return lengthFault(field, value) ?? malformed[field]
}

/** REG-20: a confirmation that equals a too short password is no confirmation either. */
function confirmationFault({ password, confirmpassword }: RegistrationDraft): FieldFault | undefined {
  const confirmed = confirmpassword === password && textFault('password', confirmpassword) === undefined
  return confirmed ? undefined : 'registerinvalidconfirmpassword'
}

function isChoice(company: string, companies: readonly string[]): boolean {
  return company === noCompany || companies.includes(company)
}
