/** The manure part of a user: what an administrator chooses, what is stored of it, and how each follows from the other. */
import type { ManureUser, ManureUserType, TransportCompany } from '@workspace/portal/contract'
import { isTransportCompanyId } from '@workspace/portal/contract'
import { manureGroups } from './groups.ts'

/** What an administrator chooses (MANURE-01, 08, 11). */
export interface ManureChoice {
  readonly type: ManureUserType
  readonly isTransportAdmin: boolean
  /** Id of the transport company; only `transport` has one. */
  readonly transportCompany: string
}

/** The manure fields as they stand on the wire (ENT-22, ENT-23). */
export interface ManureFields {
  readonly usertypemanure: ManureUserType
  readonly manureuserobj: ManureUser
}

/** MANURE-02, 05, 06, 07, 09, 10: all manure groups go, and those of the choice come. */
export function groupsWithChoice(
  groups: readonly string[],
  { type, isTransportAdmin }: ManureChoice,
): readonly string[] {
  const others = groups.filter((group) => !group.includes('manure'))
  switch (type) {
    case 'none':
      return others
    case 'admin':
      return [...others, manureGroups.admin]
    case 'customer':
      return [...others, manureGroups.customer]
    case 'transport':
      return [...others, manureGroups.transport, ...(isTransportAdmin ? [manureGroups.transportAdmin] : [])]
  }
}

/** The choice that a person's groups stand for. */
export function choiceOf(groups: readonly string[], transportCompany: string): ManureChoice {
  const type = typeOf(groups)
  const isTransport = type === 'transport'
  return {
    type,
    isTransportAdmin: isTransport && groups.includes(manureGroups.transportAdmin),
    transportCompany: isTransport ? transportCompany : '',
  }
}

function typeOf(groups: readonly string[]): ManureUserType {
  const { admin, customer, transport, transportAdmin } = manureGroups
  if (groups.includes(admin)) return 'admin'
  if (groups.includes(transport) || groups.includes(transportAdmin)) return 'transport'
  return groups.includes(customer) ? 'customer' : 'none'
}

/** MANURE-03, 04, 09, 10, 13. */
export function fieldsOf(choice: ManureChoice, transportCompanies: readonly TransportCompany[]): ManureFields {
  const { type, isTransportAdmin, transportCompany } = choice
  const company = transportCompanies.find(({ _id }) => _id === transportCompany)
  return {
    usertypemanure: type,
    manureuserobj: {
      manureinuse: type !== 'none',
      usertype: type,
      usertypedefinition: type === 'transport' && isTransportAdmin ? 'admin' : 'none',
      transportobj: { companyname: company?.companyname ?? '', companyid: transportCompany },
    },
  }
}

export interface ManureWish {
  /** As sent; a field that was not sent says nothing. */
  readonly usertypemanure?: ManureUserType | undefined
  readonly manureuserobj?: ManureUser | undefined
  readonly groups: readonly string[]
  /** Transport company by user type, or empty. */
  readonly transportCompany: string
  readonly stored: { readonly groups: readonly string[]; readonly transportCompany: string }
  readonly transportCompanies: readonly TransportCompany[]
}

export type SettledManure = { readonly choice: ManureChoice; readonly groups: readonly string[] }
export type ManureFaults = { readonly faults: readonly string[] }

/**
 * MANURE-14: fields and groups follow from one choice. Where fields are sent they say it and the groups must agree;
 * where none are, the groups say it. Someone whose manure part nobody touched keeps it as it is.
 */
export function settleManure(wish: ManureWish): SettledManure | ManureFaults {
  const { groups, stored } = wish
  const before = choiceOf(stored.groups, stored.transportCompany)
  const sent = sentChoice(wish)
  const isTouched = !sameManureGroups(groups, stored.groups) || (sent !== undefined && !sameChoice(sent, before))
  if (!isTouched) return { choice: inOwnCompany(before, wish), groups }
  if (sent === undefined) {
    if (!areOfOneType(groups)) return { faults: ['usergroups'] }
    const said = choiceOf(groups, before.transportCompany)
    return withCompany(said, wish, groupsWithChoice(groups, said))
  }
  if (contradictsItself(wish)) return { faults: ['manureuserobj'] }
  if (!sameManureGroups(groups, groupsWithChoice([], sent))) return { faults: ['usergroups'] }
  return withCompany(sent, wish, groups)
}

/** The transport company of the user type wins over one that was chosen before. */
function inOwnCompany(choice: ManureChoice, { transportCompany }: ManureWish): ManureChoice {
  if (choice.type !== 'transport' || transportCompany === '') return choice
  return { ...choice, transportCompany }
}

/** MANURE-12: the transport company must be there, and be the person's own one where the user type has one already. */
function withCompany(choice: ManureChoice, wish: ManureWish, groups: readonly string[]): SettledManure | ManureFaults {
  if (choice.type !== 'transport') return { choice, groups }
  const transportCompany = choice.transportCompany || wish.transportCompany
  const isListed = wish.transportCompanies.some(({ _id }) => _id === transportCompany)
  const isOwn = wish.transportCompany === '' || wish.transportCompany === transportCompany
  if (!isListed || !isTransportCompanyId(transportCompany) || !isOwn) return { faults: ['manureuserobj'] }
  return { choice: { ...choice, transportCompany }, groups }
}

function sentChoice({ usertypemanure, manureuserobj, groups }: ManureWish): ManureChoice | undefined {
  const type = usertypemanure ?? manureuserobj?.usertype
  if (type === undefined) return undefined
  if (manureuserobj === undefined) return { ...choiceOf(groups, ''), type }
  const isTransport = type === 'transport'
  return {
    type,
    isTransportAdmin: isTransport && manureuserobj.usertypedefinition === 'admin',
    transportCompany: isTransport ? manureuserobj.transportobj.companyid : '',
  }
}

function contradictsItself({ usertypemanure, manureuserobj }: ManureWish): boolean {
  if (manureuserobj === undefined) return false
  const { manureinuse, usertype, usertypedefinition } = manureuserobj
  if (usertypemanure !== undefined && usertypemanure !== usertype) return true
  return manureinuse !== (usertype !== 'none') || (usertypedefinition === 'admin' && usertype !== 'transport')
}

function areOfOneType(groups: readonly string[]): boolean {
  const { admin, customer, transport, transportAdmin } = manureGroups
  const kinds = [[admin], [customer], [transport, transportAdmin]]
  return kinds.filter((kind) => kind.some((group) => groups.includes(group))).length <= 1
}

function sameChoice(one: ManureChoice, other: ManureChoice): boolean {
  const sameType = one.type === other.type && one.isTransportAdmin === other.isTransportAdmin
  return sameType && one.transportCompany === other.transportCompany
}

function sameManureGroups(one: readonly string[], other: readonly string[]): boolean {
  const all: readonly string[] = Object.values(manureGroups)
  return all.every((group) => one.includes(group) === other.includes(group))
}
