import type { Administrator } from '../../../contract/own.ts'
import { leadingGroups, may, membershipCarrierField } from '../../../contract/own.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { withoutTables } from '../../kernel/database/portal-transaction.ts'
import type { MembershipFields } from '../../kernel/host/membership.ts'
import type { MountedApplication } from '../../kernel/host/mounted-application.ts'
import { Refused } from '../../kernel/refusals/refuse.ts'
import type { Acting } from '../../kernel/rights/acting.ts'
import type { MembershipPart, UserRights } from './user-rights.ts'

interface MembershipsWish {
  readonly before: UserRights
  readonly groups: readonly string[]
  readonly sent: MembershipFields
  /** By user type; empty for others than transport users. */
  readonly transportCompany: string
  readonly applications: readonly MountedApplication[]
}

export interface ResolvedMemberships {
  readonly groups: readonly string[]
  readonly carrier: string
  readonly parts: readonly MembershipPart[]
  /** All parts together, as they stand on the wire. */
  readonly memberships: MembershipFields
}

/** Lets each application put its own part right, and checks that what came of it is still within the administrator's rights. */
export function resolveMemberships({ administrator, facts }: Acting, wish: MembershipsWish): ResolvedMemberships {
  const { before, sent, transportCompany } = wish
  let groups = wish.groups
  let carrier = transportCompany
  const parts: MembershipPart[] = []
  for (const { membership } of wish.applications) {
    const settled = membership?.settle({
      sent,
      groups,
      transportCompany,
      stored: before,
      storedFields: before.memberships,
      transportCompanies: facts.transportCompanies,
    })
    if (!settled) continue
    if ('faults' in settled) throw new Refused('invalid_input', { fields: settled.faults })
    groups = settled.groups
    carrier ||= settled.transportCompany
    if (membership) parts.push({ membership, fields: settled.fields })
  }
  checkGroups(administrator, before, { groups, carrier })
  if (transportCompany === '') checkCarrier(administrator, before, { groups, carrier })
  return { groups, carrier, parts, memberships: Object.assign({}, ...parts.map(({ fields }) => fields)) }
}

/** The last word on groups: each that comes or goes is one that the administrator gives, in the company it is for. */
function checkGroups(administrator: Administrator, before: UserRights, after: After): void {
  const added = after.groups.filter((group) => !before.groups.includes(group))
  const taken = before.groups.filter((group) => !after.groups.includes(group))
  const allowed =
    added.every((group) => may.giveGroup(administrator, group, after.carrier)) &&
    taken.every((group) => may.takeGroup(administrator, group, before.carrier)) &&
    ledBy(administrator, before, after).every((group) =>
      may.makeForeman(administrator, group, { id: before.id, carrier: after.carrier }),
    )
  if (!allowed) throw new Refused('forbidden', { fields: ['usergroups'] })
}

type After = Pick<UserRights, 'groups' | 'carrier'>

/** Groups by which the person becomes a foreman: given now, or taken along to another transport company. */
function ledBy({ applicationGroups }: Administrator, before: UserRights, after: After): readonly string[] {
  const led = leadingGroups(applicationGroups).filter((group) => after.groups.includes(group))
  return led.filter((group) => !before.groups.includes(group) || before.carrier !== after.carrier)
}

/** A membership's transport company is changed by whoever ties people to both the old and the new one. */
function checkCarrier(administrator: Administrator, before: UserRights, after: After): void {
  if (before.carrier === after.carrier) return
  // Leaving user type transport ends that tie by itself; that right was looked at with the user type.
  const left = before.usertype === 'transport' ? [] : [before]
  const tied = [...left, after].filter(({ carrier }) => carrier !== '')
  const allowed = tied.every(({ carrier, groups }) => may.tieToCarrier(administrator, carrier, groups))
  if (!allowed) throw new Refused('forbidden', { fields: [membershipCarrierField] })
}

/** Lets each application keep its part. */
export async function saveMemberships(
  transaction: PortalTransaction,
  id: string,
  parts: readonly MembershipPart[],
): Promise<void> {
  for (const { membership, fields } of parts) {
    await membership.save(withoutTables(transaction), id, membership.fields.parse(fields))
  }
}
