import { companyKey } from '../companies/company-key.ts'
import type { UserType } from '../people/user.ts'
import type { Administrator } from './administrator.ts'
import { givesGroup, isLeading, isWithin, leadsBy, leadsTransportCompany } from './application-groups.ts'
import { isAdminByGroups } from './groups.ts'
import { isInScope } from './scope.ts'

/** The person that something is done to, as far as rights look at him or her. */
export interface Person {
  readonly id: string
  readonly company: string
  /** Id of the own transport company, or empty. */
  readonly carrier: string
  readonly groups: readonly string[]
  /** Applications given to the person. */
  readonly apps: readonly string[]
  readonly isSuperadmin: boolean
  /** Flags within the transport company, which are rights as groups are (ROLE-31). */
  readonly transportadmin: boolean
  readonly transportalloworders: boolean
}

/**
 * The permission table: the one place where rights over people are decided. The server refuses by it, screens explain by it.
 * Nobody gives, takes or gets around a right that he or she does not hold (ROLE-20).
 */
export const may = {
  /** ROLE-23: oneself always. */
  see: (actor: Administrator, person: Person): boolean => actor.id === person.id || isInScope(actor.scope, person),
  /** ROLE-29: only a superadmin changes a superadmin. */
  edit: (actor: Administrator, person: Person): boolean =>
    may.see(actor, person) && (actor.isSuperadmin || !person.isSuperadmin),
  verify: (actor: Administrator, person: Person): boolean => may.edit(actor, person),
  /**
   * ROLE-20, address and password: whoever types them can sign in as that person, so every group and application of his
   * or hers must be one that the actor could give.
   */
  setCredentials: (actor: Administrator, person: Person): boolean =>
    may.edit(actor, person) && (actor.id === person.id || coversAll(actor, person, holds)),
  /** Its link goes to the person alone and opens nothing to the actor, so ordinary groups need not be the actor's. */
  reset: (actor: Administrator, person: Person): boolean => may.edit(actor, person) && covers(actor, person),
  /** ADMIN-EDIT-23: never oneself. ROLE-31: what goes with the person goes for everybody, so each right must be one to take. */
  remove: (actor: Administrator, person: Person): boolean =>
    actor.id !== person.id && may.edit(actor, person) && coversAll(actor, person),
  /** Instead, whoever administers the person's company: the company and its two groups go, the rest stays. */
  takeOutOfCompany: (actor: Administrator, person: Person): boolean =>
    actor.id !== person.id && may.edit(actor, person) && actor.companies.includes(person.company),
  /** It can be taken back by any administrator of the person, so ordinary groups need not be the actor's. */
  deactivate: (actor: Administrator, person: Person): boolean =>
    actor.id !== person.id && may.edit(actor, person) && covers(actor, person),
  reactivate: (actor: Administrator, person: Person): boolean => may.deactivate(actor, person),

  /**
   * GEN-17: the company's group, for a person who claims that company. Whom nobody's claim leads to, a superadmin lets in
   * to any.
   */
  letIn: (actor: Administrator, person: Person, company: string): boolean =>
    may.edit(actor, person) &&
    may.giveGroup(actor, companyKey(company)) &&
    (person.company === company || (person.company === '' && actor.isSuperadmin)),
  /**
   * GEN-17: the same for a person who has asked this company in an application: where no company is claimed, asking is the
   * claim.
   */
  letInOnRequest: (actor: Administrator, person: Person, company: string): boolean =>
    may.giveGroup(actor, companyKey(company)) && ['', company].includes(person.company),
  /** GEN-17: who administers the company that the person claims passes the claim on to the superadmins. */
  declineClaim: (actor: Administrator, person: Person): boolean =>
    may.edit(actor, person) && may.setCompany(actor, person.company),

  /** ROLE-30: whoever holds a group that administers it; superadmins have every list of people anyway. */
  leadPeopleOf: (actor: Administrator, application: string): boolean =>
    actor.applicationGroups.some(
      (group) => group.application === application && group.administers && actor.groups.includes(group.name),
    ),
  /**
   * ROLE-30: name, company, user type and the application's part of whoever holds a group of it, and nothing that `see`
   * shows; it opens no other act on the person.
   */
  seeApplicationPart: (actor: Administrator, person: Person, application: string): boolean =>
    may.leadPeopleOf(actor, application) &&
    actor.applicationGroups.some(
      (group) =>
        group.application === application && person.groups.includes(group.name) && actor.catalogue.includes(group.name),
    ),
  /** ROLE-30. The own part is changed where the rest of oneself is. */
  editApplicationPart: (actor: Administrator, person: Person, application: string): boolean =>
    actor.id !== person.id &&
    may.seeApplicationPart(actor, person, application) &&
    (actor.isSuperadmin || !person.isSuperadmin),
  /** ROLE-30: nor does anybody bring a stranger into the own sight, by a tie to the transport company that he or she leads. */
  changeApplicationPart: (
    actor: Administrator,
    { before, after }: { before: Person; after: Person },
    application: string,
  ): boolean =>
    may.editApplicationPart(actor, before, application) && (may.see(actor, before) || !may.see(actor, after)),

  addPeople: (actor: Administrator): boolean =>
    actor.isSuperadmin || actor.companies.length > 0 || leadsTransportCompany(actor),
  /** ROLE-20. @param carrier transport company of the person who gets or loses the group. */
  giveGroup: (actor: Administrator, group: string, carrier = actor.carrier): boolean => {
    if (!actor.catalogue.includes(group)) return false
    if (actor.isSuperadmin) return true
    if (actor.companies.some((company) => [companyKey(company), `${companyKey(company)}admin`].includes(group)))
      return true
    return givesGroup(actor, group, carrier)
  },
  /**
   * ROLE-30: who administers an application makes others the foremen of transport companies, never himself or herself. Nor
   * somebody new, whose password the maker has typed: that would be the same person under another name.
   * @param person `id` is empty for somebody new.
   */
  makeForeman: (actor: Administrator, group: string, { id, carrier }: Pick<Person, 'id' | 'carrier'>): boolean =>
    may.giveGroup(actor, group, carrier) && (holds(actor, group, carrier) || (id !== '' && id !== actor.id)),
  /** Ties to a transport company, or ends a tie, what an application keeps of a person who holds these groups. */
  tieToCarrier: (actor: Administrator, id: string, held: readonly string[]): boolean =>
    actor.isSuperadmin ||
    (actor.applicationGroups.some((group) => isWithin(group) && givesGroup(actor, group.name, id)) &&
      actor.applicationGroups.every(
        (group) => !(isWithin(group) && held.includes(group.name)) || givesGroup(actor, group.name, id),
      )),
  /** A name that is no group any more gives nothing; a superadmin may tidy it away. */
  takeGroup: (actor: Administrator, group: string, carrier = actor.carrier): boolean =>
    actor.isSuperadmin || may.giveGroup(actor, group, carrier),
  /** ROLE-17: toggles the application, and gives it to people. */
  administerApplication: (actor: Administrator, application: string): boolean =>
    actor.applications.includes(application),
  /** ADMIN-APPS-18: the boxes of the own companies. */
  openApplicationTo: (actor: Administrator, key: string): boolean =>
    actor.isSuperadmin || actor.companies.some((company) => companyKey(company) === key),
  /** ADMIN-NEW-12, ADMIN-NEW-15. */
  setUserType: (actor: Administrator, usertype: UserType): boolean => {
    if (actor.isSuperadmin) return true
    if (usertype === 'admin') return false
    return usertype === 'transport' ? leadsTransportCompany(actor) : actor.companies.length > 0
  },
  /** @param company as the list spells it, or empty for a private customer. */
  setCompany: (actor: Administrator, company: string): boolean =>
    actor.isSuperadmin || actor.companies.includes(company),
  setTransportCompany: (actor: Administrator, id: string): boolean =>
    actor.isSuperadmin || (leadsTransportCompany(actor) && id === actor.carrier),
  /** `transportadmin` and `transportalloworders` are rights within a transport company, so its own foreman gives them. */
  setTransportFlags: (actor: Administrator, carrier: string): boolean =>
    actor.isSuperadmin || (actor.transportadmin && carrier !== '' && carrier === actor.carrier),
} as const

/** Whether each administrative right of a person whom the actor may edit is one that the actor could give as well. */
function covers(actor: Administrator, { groups, carrier, transportadmin }: Person): boolean {
  const rights = groups.filter((group) => actor.catalogue.includes(group) && isAdminByGroups([group]))
  const coversFlag = !transportadmin || may.setTransportFlags(actor, carrier)
  return coversFlag && rights.every((group) => may.giveGroup(actor, group, carrier))
}

type GroupRight = (actor: Administrator, group: string, carrier: string) => boolean

/** The same for every right whatever, not only those to administer: groups, applications, flags (ROLE-20, ROLE-31). */
function coversAll(actor: Administrator, person: Person, coversGroup: GroupRight = may.giveGroup): boolean {
  if (actor.isSuperadmin) return true
  const { groups, apps, carrier } = person
  const rights = groups.filter((group) => actor.catalogue.includes(group))
  const hasFlag = person.transportadmin || person.transportalloworders
  const coversApps = apps.every((name) => may.administerApplication(actor, name))
  const coversFlags = !hasFlag || may.setTransportFlags(actor, carrier)
  return (
    !person.isSuperadmin && coversApps && coversFlags && rights.every((group) => coversGroup(actor, group, carrier))
  )
}

/** Signing in as somebody gives what that person has, so a group that one gives but may not have does not count (ROLE-30). */
function holds(actor: Administrator, group: string, carrier: string): boolean {
  if (actor.isSuperadmin || !isLeading(actor.applicationGroups, group)) return may.giveGroup(actor, group, carrier)
  return leadsBy(actor, group) && carrier === actor.carrier
}
