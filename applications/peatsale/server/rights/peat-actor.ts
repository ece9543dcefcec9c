/** Who somebody is in Kuivikemyynti: decided here once per request, and again in the transaction of a write (2.6, ROLE-27). */
import type { Language, PersonCard } from '@workspace/portal/contract'
import type { PeatRole } from '../../contract/rights/roles.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export interface PeatActor {
  readonly id: string
  readonly name: string
  readonly language: Language
  readonly roles: ReadonlySet<PeatRole>
  /** Ids of the sellers whose office this is; all of them for a superadmin. */
  readonly sellers: readonly string[]
  /** Ids of the open customer accounts that the person is a member of. */
  readonly accounts: readonly string[]
  /** Of those accounts the ones of which the person sees some sellers alone, by account. */
  readonly limited: ReadonlyMap<string, readonly string[]>
  /** Those of them whose main member the person is. */
  readonly mainOf: readonly string[]
  /** Id of the own transport company; empty for everybody but its people. */
  readonly carrier: string
  /** May take loads from the pool: its foreman, or a driver whose settings say so. */
  readonly mayClaim: boolean
  /** Sees the freight of own loads. */
  readonly seesFreight: boolean
  /** May order for customers that the own carrier drove to (transportalloworders). */
  readonly mayOrder: boolean
  /** Ids of the swamps where the person loads. */
  readonly swamps: readonly string[]
}

export async function peatActorOf(reader: PeatReader, person: PersonCard): Promise<PeatActor> {
  const [sellers, members, swamps, settings] = await Promise.all([
    sellersOf(reader, person),
    membershipsOf(reader, person.id),
    swampsOf(reader, person),
    driverSettings(reader, person),
  ])
  // A member who sees some of the sellers has a row for each of them.
  const memberships = members.filter(({ customer }, at) => members[at - 1]?.customer !== customer)
  const carrier = person.usertype === 'transport' ? person.carrier : ''
  const isLead = carrier !== '' && isCarrierLead(person)
  const roles: PeatRole[] = [
    ...(memberships.length > 0 ? (['customer'] as const) : []),
    ...(carrier !== '' ? (['driver'] as const) : []),
    ...(isLead ? (['carrierLead'] as const) : []),
    ...(swamps.length > 0 ? (['loader'] as const) : []),
    ...(sellers.length > 0 && !person.isSuperadmin ? (['office'] as const) : []),
    ...(person.isSuperadmin ? (['superadmin'] as const) : []),
  ]
  return {
    id: person.id,
    name: person.name,
    language: person.language,
    roles: new Set(roles.length === 0 ? ['newcomer'] : roles),
    sellers,
    accounts: memberships.map(({ customer }) => customer),
    limited: new Map(
      memberships.flatMap(({ customer, opened }) =>
        opened === 1
          ? []
          : [[customer, members.flatMap((of) => (of.customer === customer ? (of.seller ?? []) : []))] as const],
      ),
    ),
    mainOf: memberships.filter(({ is_main }) => is_main === 1).map(({ customer }) => customer),
    carrier,
    mayClaim: isLead || settings?.may_claim === 1,
    seesFreight: isLead || settings?.sees_freight === 1,
    mayOrder: carrier !== '' && person.transportalloworders,
    swamps,
  }
}

/** The exact group `<key>admin` of a seller's company; nothing that only begins like it (2.6). */
async function sellersOf(reader: PeatReader, { groups, isSuperadmin }: PersonCard): Promise<readonly string[]> {
  const keys = groups.filter((group) => group.endsWith('admin')).map((group) => group.slice(0, -'admin'.length))
  if (!isSuperadmin && keys.length === 0) return []
  const sellers = ownTables(reader).selectFrom('peatsale_seller').select('id').orderBy('code')
  const own = isSuperadmin ? sellers : sellers.where('company_key', 'in', keys)
  return (await own.execute()).map(({ id }) => id)
}

function membershipsOf(reader: PeatReader, person: string) {
  return ownTables(reader)
    .selectFrom('peatsale_customer_member')
    .innerJoin('logistics_account', 'logistics_account.id', 'peatsale_customer_member.customer')
    .leftJoin('peatsale_member_seller as admitted', (join) =>
      join
        .onRef('admitted.customer', '=', 'peatsale_customer_member.customer')
        .onRef('admitted.person', '=', 'peatsale_customer_member.person'),
    )
    .select(['peatsale_customer_member.customer', 'is_main', 'opened', 'admitted.seller'])
    .where('peatsale_customer_member.person', '=', person)
    .where('waiting', '=', 0)
    .where('closed', '=', 0)
    .orderBy('sort_name')
    .orderBy('peatsale_customer_member.customer')
    .orderBy('admitted.seller')
    .execute()
}

async function swampsOf(reader: PeatReader, { id, usertype }: PersonCard): Promise<readonly string[]> {
  if (usertype !== 'swampperson') return []
  const listed = ownTables(reader).selectFrom('peatsale_swamp_loader').select('swamp').where('person', '=', id)
  return (await listed.orderBy('swamp').execute()).map(({ swamp }) => swamp)
}

async function driverSettings(reader: PeatReader, { id, usertype, carrier }: PersonCard) {
  if (usertype !== 'transport') return undefined
  const settings = ownTables(reader).selectFrom('peatsale_driver_right').select(['may_claim', 'sees_freight'])
  return await settings.where('person', '=', id).where('carrier', '=', carrier).executeTakeFirst()
}

/** Dispatches for the own carrier. */
export function isCarrierLead({ usertype, transportadmin }: Pick<PersonCard, 'usertype' | 'transportadmin'>): boolean {
  return usertype === 'transport' && transportadmin
}
