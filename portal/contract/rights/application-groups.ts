/** Who gives the groups of applications, and which of them lead transport companies, by the applications' manifests (ROLE-20). */
import type { ListedGroup } from '../applications/application-group.ts'

/** The part of a person that these rights follow from, with every group that applications bring. */
interface GroupHolder {
  readonly groups: readonly string[]
  /** Id of the own transport company, or empty. */
  readonly carrier: string
  readonly applicationGroups: readonly ListedGroup[]
}

export function isWithin(group: ListedGroup): boolean {
  return group.within === 'transport-company'
}

/** Whether the group administers that application. */
export function administersGroupsOf(all: readonly ListedGroup[], name: string, application: string): boolean {
  return all.some((group) => group.name === name && group.application === application && group.administers)
}

/** @param carrier transport company of the person who gets or loses the group. */
export function givesGroup({ groups, carrier: own, applicationGroups }: GroupHolder, name: string, carrier: string) {
  const group = applicationGroups.find((each) => each.name === name)
  if (group === undefined) return false
  const { givenBy, application } = group
  const isOfOwn = own !== '' && carrier === own
  const isFree = (giver: string) => !isWithin(group) || administersGroupsOf(applicationGroups, giver, application)
  return givenBy.some((giver) => groups.includes(giver) && (isOfOwn || isFree(giver)))
}

/** Groups of foremen: they give others within their own transport company, and so see its people (ROLE-23). */
export function leadingGroups(all: readonly ListedGroup[]): readonly string[] {
  return all.map(({ name }) => name).filter((name) => isLeading(all, name))
}

export function isLeading(all: readonly ListedGroup[], name: string): boolean {
  return (
    all.some(
      (group) => isWithin(group) && group.givenBy.includes(name) && !administersGroupsOf(all, name, group.application),
    ) && all.some((group) => group.name === name)
  )
}

/** Whether the person leads the own transport company by this group. */
export function leadsBy({ groups, carrier }: Omit<GroupHolder, 'applicationGroups'>, group: string): boolean {
  return groups.includes(group) && carrier !== ''
}

export function leadsTransportCompany(person: GroupHolder): boolean {
  return leadingGroups(person.applicationGroups).some((group) => leadsBy(person, group))
}
