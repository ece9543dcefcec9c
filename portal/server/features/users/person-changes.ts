import type { ChangedValue, FieldChange } from '../../../contract/own.ts'
import type { AccountFields } from '../../kernel/accounts/account-store.ts'
import type { MembershipFields } from '../../kernel/host/membership.ts'

/** Fields whose change is recorded (R41), under their names on the wire; secrets and what the server keeps by itself are not here. */
const told = {
  username: ({ username }) => username,
  email: ({ email }) => email,
  firstname: ({ firstname }) => firstname,
  lastname: ({ lastname }) => lastname,
  company: ({ company }) => company,
  jobtitle: ({ jobtitle }) => jobtitle,
  telephone: ({ telephone }) => telephone,
  streetaddress: ({ streetaddress }) => streetaddress,
  postal: ({ postal }) => postal,
  city: ({ city }) => city,
  country: ({ country }) => country,
  language: ({ language }) => language,
  usertype: ({ usertype }) => usertype,
  usergroups: ({ groups }) => [...groups],
  apps: ({ apps }) => [...apps],
  transportcompany: ({ carrier }) => carrier,
  transportadmin: ({ transportadmin }) => transportadmin,
  transportalloworders: ({ transportalloworders }) => transportalloworders,
} as const satisfies Readonly<Record<string, (person: AccountFields) => ChangedValue>>

/** What differs, field by field. */
export function personChanges(before: AccountFields, after: AccountFields): FieldChange[] {
  return Object.entries(told).flatMap(([field, read]) => {
    const [was, is] = [read(before), read(after)]
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ field, before: was, after: is }]
  })
}

/** Somebody new: everything that is not empty. */
export function newPersonChanges(person: AccountFields): FieldChange[] {
  return Object.entries(told).flatMap(([field, read]) => {
    const is = read(person)
    return isEmpty(is) ? [] : [{ field, before: null, after: is }]
  })
}

/** A change that is recorded without its values. */
export function hiddenChange(field: string): FieldChange {
  return { field, before: null, after: null }
}

/** Fields that applications keep of the person; groups and transport company are recorded already. */
export function membershipChanges(before: MembershipFields, after: MembershipFields): FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((field) => {
    const [was, is] = [plain(before[field]), plain(after[field])]
    return was === is ? [] : [{ field, before: was, after: is }]
  })
}

function plain(value: unknown): ChangedValue {
  if (value === undefined || value === null) return null
  return typeof value === 'string' || typeof value === 'boolean' ? value : JSON.stringify(value)
}

function isEmpty(value: ChangedValue): boolean {
  return value === '' || value === false || value === null || (Array.isArray(value) && value.length === 0)
}
