/** What differs between two states of a user, field by field as people read them: for the save bar, the list of changes and the conflict. */
import { emailKey } from '../../../../contract/fields/email.ts'
import { membershipCarrierField, membershipValues } from '../../../../contract/people/manure-user.ts'
import type { User } from '../../../../contract/people/user.ts'
import type { ChangedValue, FieldChange } from '../../../../contract/users/user-reading.ts'

/** Groups that an application's own fields decide: changes are listed under those fields, not as groups. */
export type MembershipGroups = ReadonlySet<string>

/** The fields of the editor in the order in which they stand on it. Further ones are applications' own. */
const told = {
  firstname: ({ firstname }) => trimmed(firstname),
  lastname: ({ lastname }) => trimmed(lastname),
  email: ({ email }) => emailKey(email),
  usertype: ({ usertype }) => usertype,
  company: ({ usertype, company }) => (usertype === 'transport' ? '' : company),
  transportcompany: ({ usertype, company }) => (usertype === 'transport' ? company : ''),
  transportalloworders: ({ transportalloworders }) => transportalloworders,
  transportadmin: ({ transportadmin }) => transportadmin,
  jobtitle: ({ jobtitle }) => trimmed(jobtitle),
  language: ({ misc }) => misc.language,
  usergroups: ({ usergroups }, ofMemberships) => usergroups.filter((group) => !ofMemberships.has(group)).toSorted(),
  ...membershipValues,
  apps: ({ apps }) => apps.toSorted(),
  telephone: ({ telephone }) => trimmed(telephone),
  streetaddress: ({ streetaddress }) => trimmed(streetaddress),
  postal: ({ postal }) => trimmed(postal),
  city: ({ city }) => trimmed(city),
  country: ({ country }) => trimmed(country),
} as const satisfies Readonly<Record<string, (user: User, ofMemberships: MembershipGroups) => ChangedValue>>

export const fieldsInWords: readonly string[] = Object.keys(told)

/** Names on the wire that stand above under other names, or that no editor changes. */
const otherwise = new Set([
  ...['_id', 'username', 'misc', membershipCarrierField, 'homeapp', 'preferredapps'],
  ...['createdby', 'lastmodified', 'activated', 'deactivated', 'selected'],
])

export function changesBetween(before: User, after: User, ofMemberships: MembershipGroups): readonly FieldChange[] {
  const ofEditor = Object.entries(told).map(([field, read]) => ({
    field,
    before: read(before, ofMemberships),
    after: read(after, ofMemberships),
  }))
  return [...ofEditor, ...membershipChanges(before, after)].filter((change) => !same(change.before, change.after))
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Objects under further names are memberships of applications that the portal knows nothing of. */
function membershipChanges(before: User, after: User): FieldChange[] {
  return membershipFields({ ...before, ...after }).map((field) => ({
    field,
    before: asText(valueAt(before, field)),
    after: asText(valueAt(after, field)),
  }))
}

export function membershipFields(user: User): readonly string[] {
  return Object.keys(user).filter((field) => !Object.hasOwn(told, field) && !otherwise.has(field))
}

function valueAt(user: User, field: string): unknown {
  return Object.getOwnPropertyDescriptor(user, field)?.value
}

function asText(value: unknown): ChangedValue {
  return value === undefined ? null : JSON.stringify(value)
}

/** The server trims, so a difference in that is none. */
function trimmed(text: string): string {
  return text.normalize('NFC').trim()
}
