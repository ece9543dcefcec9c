import type { Administrator, UserType } from '../../../contract/own.ts'
import { isTransportCompanyId, may } from '../../../contract/own.ts'
import { isAdministrator } from '../../kernel/accounts/account.ts'
import type { MountedApplication } from '../../kernel/host/mounted-application.ts'
import { Refused } from '../../kernel/refusals/refuse.ts'
import { companyAsListed } from '../../kernel/registers/company-as-listed.ts'
import type { Acting } from '../../kernel/rights/acting.ts'
import { resolveApps } from './resolve-apps.ts'
import { resolveGroups } from './resolve-groups.ts'
import { resolveMemberships } from './resolve-memberships.ts'
import type { RequestedRights, ResolvedUserRights, UserRights } from './user-rights.ts'

/**
 * What the request comes to within the administrator's rights. What he or she may not manage stays as it is; asking for more
 * is refused (ROLE-20). @throws Refused `forbidden` for rights, `invalid_input` with the field for contradictions.
 */
export function resolvePerson(
  { administrator, facts }: Acting,
  {
    stored,
    wanted,
    applications,
  }: { stored: UserRights | undefined; wanted: RequestedRights; applications: readonly MountedApplication[] },
): ResolvedUserRights {
  const before = stored ?? nobody
  checkUserType(administrator, stored?.usertype, wanted.usertype)
  const company = settleCompany({ administrator, facts }, { stored, wanted })
  const named = resolveGroups({ administrator, facts }, { before, wanted })
  const transportCompany = wanted.usertype === 'transport' ? company : ''
  const { groups, carrier, parts, memberships } = resolveMemberships(
    { administrator, facts },
    { before, groups: named, sent: wanted.sent, transportCompany, applications },
  )
  return {
    id: before.id,
    usertype: wanted.usertype,
    company,
    carrier,
    groups,
    apps: resolveApps({ administrator, facts }, before.apps, wanted.apps),
    ...settleTransportFlags(administrator, { before, wanted, carrier: transportCompany }),
    parts,
    memberships,
    isSuperadmin: groups.includes('superadmin'),
    isAdmin: isAdministrator(groups, facts.groups),
  }
}

/** Somebody who is not there yet. */
const nobody: UserRights = {
  id: '',
  usertype: 'customer',
  company: '',
  carrier: '',
  groups: [],
  apps: [],
  transportalloworders: false,
  transportadmin: false,
  memberships: {},
}

/** ADMIN-NEW-12, ADMIN-NEW-15: whoever may not give a user type may not take it away either. */
function checkUserType(administrator: Administrator, before: UserType | undefined, wanted: UserType): void {
  if (before === wanted) return
  const changes = before === undefined ? [wanted] : [before, wanted]
  const allowed = changes.every((usertype) => may.setUserType(administrator, usertype))
  if (!allowed) throw new Refused('forbidden', { fields: ['usertype'] })
}

/** ENT-06: the id of the transport company for transport users, else the name of a company on the list, or none. */
function settleCompany(
  { administrator, facts }: Acting,
  { stored, wanted }: { stored: UserRights | undefined; wanted: RequestedRights },
): string {
  const isTransport = wanted.usertype === 'transport'
  if (stored && stored.company === wanted.company && (stored.usertype === 'transport') === isTransport) {
    return stored.company
  }
  const listed = isTransport
    ? facts.transportCompanies.find(({ _id }) => _id === wanted.company && isTransportCompanyId(_id))?._id
    : wanted.company && companyAsListed(facts.companies, wanted.company)
  if (listed === undefined) throw new Refused('invalid_input', { fields: ['company'] })
  if (stored && !mayLeave(administrator, stored)) throw new Refused('forbidden', { fields: ['company'] })
  const allowed = isTransport ? may.setTransportCompany(administrator, listed) : may.setCompany(administrator, listed)
  // ADMIN-NEW-15: a company administrator must choose; choosing somebody else's company is another matter.
  if (!allowed) throw new Refused(listed === '' ? 'invalid_input' : 'forbidden', { fields: ['company'] })
  return listed
}

/** ROLE-31: who moves a person takes him or her from the old company, too. */
function mayLeave(administrator: Administrator, { company, usertype }: UserRights): boolean {
  if (company === '') return true
  return usertype === 'transport'
    ? may.setTransportCompany(administrator, company)
    : may.setCompany(administrator, company)
}

/** The flags are rights within one transport company: with another company they are others, and leaving it takes them. */
function settleTransportFlags(
  administrator: Administrator,
  { before, wanted, carrier }: { before: UserRights; wanted: RequestedRights; carrier: string },
): { transportalloworders: boolean; transportadmin: boolean } {
  const isOfCarrier = carrier !== ''
  const transportalloworders = isOfCarrier && wanted.transportalloworders
  const transportadmin = isOfCarrier && wanted.transportadmin
  const hadAny = before.transportalloworders || before.transportadmin
  const hasAny = transportalloworders || transportadmin
  const isMoved = before.carrier !== carrier && (hadAny || hasAny)
  const isSame = before.transportalloworders === transportalloworders && before.transportadmin === transportadmin
  const concerned = [...(hadAny ? [before.carrier] : []), ...(hasAny ? [carrier] : [])]
  if ((isMoved || !isSame) && !concerned.every((id) => may.setTransportFlags(administrator, id))) {
    throw new Refused('forbidden', { fields: ['transportadmin', 'transportalloworders'] })
  }
  return { transportalloworders, transportadmin }
}
