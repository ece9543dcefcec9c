/** What is wrong with the fields of a user as an administrator fills them, said by the key of its text. */
import { isTransportCompanyId } from '../../../../contract/companies/company.ts'
import { NewPassword } from '../../../../contract/fields/password.ts'
import type { PostalCodeRule } from '../../../../contract/fields/postal-code-rule.ts'
import type { User } from '../../../../contract/people/user.ts'
import { addUser, saveUser } from '../../../../contract/users/calls.ts'
import type { FieldFault } from '../../../kernel/forms/field-faults.ts'
import { lengthFault, malformed, postalFault } from '../../../kernel/forms/field-faults.ts'
import type { Passwords } from './save-input.ts'

export type UserField =
  | (typeof alwaysChecked)[number]
  | (typeof checkedWhenGiven)[number]
  | 'username'
  | 'password'
  | 'editpassword'
  | 'company'
  | 'transportcompany'
  | 'postal'
export type UserFaults = Partial<Record<UserField, FieldFault>>

export interface UserRules {
  readonly isNew: boolean
  readonly postalCodeRule: PostalCodeRule
  /** A code that was stored under older rules stays good. */
  readonly storedPostal: string
  /** ADMIN-NEW-15: company administrators choose one of their own companies; undefined where none is asked for. */
  readonly companiesToChoose: readonly string[] | undefined
}

const alwaysChecked = ['firstname', 'lastname', 'email'] as const
const checkedWhenGiven = ['jobtitle', 'telephone', 'streetaddress', 'city', 'country'] as const

export function userFaults(draft: User, passwords: Passwords, rules: UserRules): UserFaults {
  const faults: UserFaults = { ...passwordFaults(passwords, rules), ...companyFaults(draft, rules) }
  for (const field of [...alwaysChecked, ...checkedWhenGiven]) {
    if (saveUser.input.shape[field].safeParse(draft[field]).success) continue
    faults[field] = faultOf(field, draft[field])
  }
  if (rules.isNew && !addUser.input.shape.username.safeParse(draft.username).success) {
    faults.username = lengthFault('username', draft.username) ?? malformed.username
  }
  const isOtherPostal = draft.postal.trim() !== '' && draft.postal !== rules.storedPostal
  const postal = isOtherPostal ? postalFault(draft.postal, rules.postalCodeRule) : undefined
  if (postal !== undefined) faults.postal = postal
  return faults
}

function faultOf(field: (typeof alwaysChecked)[number] | (typeof checkedWhenGiven)[number], value: string): FieldFault {
  // A job title can only be too long.
  if (field === 'jobtitle') return 'fieldtoolongtext'
  return lengthFault(field, value) ?? malformed[field]
}

/** ADMIN-NEW-02, 03 and ADMIN-EDIT-08: of a known user only when something was typed. */
function passwordFaults({ password, editpassword }: Passwords, { isNew }: UserRules): UserFaults {
  if (!isNew && password === '' && editpassword === '') return {}
  const fits = NewPassword.safeParse(password).success
  return {
    ...(!fits && { password: lengthFault('password', password) ?? malformed.password }),
    ...((!fits || editpassword !== password) && { editpassword: 'registerinvalidconfirmpassword' as const }),
  }
}

/** ADMIN-NEW-07, ADMIN-EDIT-10, ADMIN-NEW-15. */
function companyFaults({ usertype, company }: User, { companiesToChoose }: UserRules): UserFaults {
  if (usertype === 'transport') {
    return isTransportCompanyId(company) ? {} : { transportcompany: 'registercompanyrequired' }
  }
  const isFree = companiesToChoose === undefined || companiesToChoose.includes(company)
  return isFree ? {} : { company: 'registercompanyrequired' }
}
