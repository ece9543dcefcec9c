import { withoutTables } from '../database/portal-transaction.ts'
import { transportCompanies } from '../registers/company-store.ts'
import type { Member, MembershipFields } from './membership.ts'
import type { PortalHost } from './portal-host.ts'

/** The fields that applications add to these people, each parsed by its application's own exact shape. */
export async function membershipsOf(
  portal: Pick<PortalHost, 'applications' | 'database'>,
  people: readonly Member[],
): Promise<ReadonlyMap<string, MembershipFields>> {
  const found = new Map<string, MembershipFields>()
  const memberships = portal.applications.flatMap(({ membership }) => membership ?? [])
  if (memberships.length === 0 || people.length === 0) return found
  const hasCarrier = people.some(({ carrier }) => carrier !== '')
  const there = { transportCompanies: hasCarrier ? await transportCompanies(portal.database) : [] }
  for (const membership of memberships) {
    const fields = await membership.load(withoutTables(portal.database.reading), people, there)
    for (const [id, own] of fields) found.set(id, { ...found.get(id), ...membership.fields.parse(own) })
  }
  return found
}
