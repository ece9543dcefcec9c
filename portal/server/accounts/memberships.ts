import type { PortalHost } from '../host/portal-host.ts'

export type MembershipFields = Readonly<Record<string, unknown>>

/** The fields that applications add to these people, each parsed by its application's own exact shape. */
export async function membershipsOf(
  portal: PortalHost,
  accounts: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, MembershipFields>> {
  const memberships = portal.applications.flatMap(({ membership }) => membership ?? [])
  const ids = accounts.map(({ id }) => id)
  const found = new Map<string, MembershipFields>()
  for (const membership of memberships) {
    const fields = await membership.load(portal.database.reading as never, ids)
    for (const [id, own] of fields) found.set(id, { ...found.get(id), ...membership.fields.parse(own) })
  }
  return found
}
