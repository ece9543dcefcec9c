/** What can be wrong with a field of the portal's forms, said by the key of its text. */
import {
  emailMaxLength,
  nameMaxLength,
  passwordMaxLength,
  streetAddressMaxLength,
  usernameMaxLength,
} from '../../../contract/fields/limits.ts'
import type { PostalCodeRule } from '../../../contract/fields/postal-code-rule.ts'
import { isPostalCode } from '../../../contract/fields/postal-code-rule.ts'

/** How long a text field may be; where its fault is the length, the text names this number. */
export const longest = {
  username: usernameMaxLength,
  password: passwordMaxLength,
  email: emailMaxLength,
  firstname: nameMaxLength,
  lastname: nameMaxLength,
  streetaddress: streetAddressMaxLength,
  postal: 12,
  city: nameMaxLength,
  country: nameMaxLength,
  telephone: 30,
} as const
export type TextField = keyof typeof longest

/** The text of each text field that is missing or malformed. */
export const malformed = {
  username: 'registerinvalidusername',
  password: 'registerinvalidpassword',
  email: 'registerinvalidemail',
  firstname: 'registernamerequired',
  lastname: 'registernamerequired',
  streetaddress: 'registerstreetaddressrequired',
  postal: 'registerinvalidpostal',
  city: 'registercityrequired',
  country: 'fieldtoolongtext',
  telephone: 'registerinvalidtelephone',
} as const satisfies Record<TextField, string>

/** Every fault that a form of the portal's own fields can have. */
export type FieldFault =
  | (typeof malformed)[TextField]
  | 'registerusernametoolong'
  | 'registerpasswordtoolong'
  | 'registerinvalidpostalfivedigits'
  | 'registerinvalidconfirmpassword'
  | 'registercompanyrequired'
  | 'registeracceptrequired'
  | 'registerusernameexists'
  | 'registeremailexists'
  | 'registeremaildomaintext'
  | 'value_common_password'

export function lengthFault(field: TextField, value: string): FieldFault | undefined {
  if ([...value].length <= longest[field]) return undefined
  if (field === 'username') return 'registerusernametoolong'
  return field === 'password' ? 'registerpasswordtoolong' : 'fieldtoolongtext'
}

/** REG-30, REG-31: the schema asks that it is given, the operator's rule what it looks like. */
export function postalFault(value: string, rule: PostalCodeRule): FieldFault | undefined {
  if (isPostalCode(value.trim(), rule)) return lengthFault('postal', value)
  return rule === 'strict' ? 'registerinvalidpostal' : 'registerinvalidpostalfivedigits'
}
