/** Who somebody is in Lanta-appi: decided once per request, and again in the transaction of a write (7.1). */
import type { Language, PersonCard } from '@workspace/portal/contract'
import { companyKey } from '@workspace/portal/contract'
import { manureGroups } from '../../contract/groups.ts'
import type { ManureRole } from '../../contract/rights/roles.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export interface ManureActor {
  readonly id: string
  readonly name: string
  readonly language: Language
  readonly roles: ReadonlySet<ManureRole>
  /** Ids of the companies that the person works for as office; all of them for a superadmin. */
  readonly companies: readonly string[]
  /** Ids of the open accounts that the person is a member of and that a company has as a farm. */
  readonly accounts: readonly string[]
  /** Of those accounts the ones whose main member the person is. */
  readonly mainOf: readonly string[]
  /** Id of the own transport company; empty for everybody without a group of transport. */
  readonly carrier: string
  /** May take consignments from the pool: a dispatcher, or a driver whose right says so. */
  readonly mayClaim: boolean
  /** Sees the freight of own consignments. */
  readonly seesFreight: boolean
  /** Ids of the plants that list the person as a receiver. */
  readonly plants: readonly string[]
}

export async function manureActorOf(reader: ManureReader, person: PersonCard): Promise<ManureActor> {
  const isLead = dispatchesManure(person)
  const isDriver = drivesManure(person)
  const [companies, plants, memberships, right] = await Promise.all([
    companiesOf(reader, person),
    plantsOf(reader, person.id),
    membershipsOf(reader, person),
    isDriver ? driverRight(reader, person) : undefined,
  ])
  const roles: ManureRole[] = [
    ...(memberships.length > 0 ? (['farm'] as const) : []),
    ...(isDriver ? (['driver'] as const) : []),
    ...(isLead ? (['carrierLead'] as const) : []),
    ...(plants.length > 0 ? (['receiver'] as const) : []),
    ...(companies.length > 0 && !person.isSuperadmin ? (['office'] as const) : []),
    ...(person.isSuperadmin ? (['superadmin'] as const) : []),
  ]
  return {
    id: person.id,
    name: person.name,
    language: person.language,
    roles: new Set(roles.length === 0 ? ['newcomer'] : roles),
    companies,
    accounts: memberships.map(({ account }) => account),
    mainOf: memberships.filter(({ is_main }) => is_main === 1).map(({ account }) => account),
    carrier: isDriver ? person.carrier : '',
    mayClaim: isLead || right?.may_claim === 1,
    seesFreight: isLead || right?.sees_freight === 1,
    plants,
  }
}

/** Dispatches for the own carrier. */
export function dispatchesManure({ carrier, groups }: Pick<PersonCard, 'carrier' | 'groups'>): boolean {
  return carrier !== '' && groups.includes(manureGroups.transportAdmin)
}

/** A driver or a dispatcher of a carrier (7.1), whatever the peat trade calls the person. */
export function drivesManure(person: Pick<PersonCard, 'carrier' | 'groups'>): boolean {
  return dispatchesManure(person) || (person.carrier !== '' && person.groups.includes(manureGroups.transport))
}

/** Of the office the own company alone, where it has settings of Lanta-appi. */
async function companiesOf(reader: ManureReader, person: PersonCard): Promise<readonly string[]> {
  const isOffice = person.groups.includes(manureGroups.admin) && person.company !== ''
  if (!isOffice && !person.isSuperadmin) return []
  const all = ownTables(reader)
    .selectFrom('manuredelivery_operator')
    .innerJoin('logistics_company', 'logistics_company.id', 'manuredelivery_operator.id')
    .select('manuredelivery_operator.id')
    .orderBy('logistics_company.code')
  const own = person.isSuperadmin ? all : all.where('company_key', '=', companyKey(person.company))
  return (await own.execute()).map(({ id }) => id)
}

/** Group `manureappuser`, and a member of an open account that is a farm of some company (7.1). */
async function membershipsOf(reader: ManureReader, { id, groups }: PersonCard) {
  if (!groups.includes(manureGroups.customer)) return []
  const own = ownTables(reader)
  const linked = own.selectFrom('manuredelivery_farm_link').select('account').where('active', '=', 1)
  return await own
    .selectFrom('logistics_member')
    .innerJoin('logistics_account', 'logistics_account.id', 'logistics_member.account')
    .select(['logistics_member.account', 'is_main'])
    .where('person', '=', id)
    .where('closed', '=', 0)
    .where('logistics_member.account', 'in', linked)
    .orderBy('sort_name')
    .orderBy('logistics_member.account')
    .execute()
}

async function driverRight(reader: ManureReader, { id, carrier }: PersonCard) {
  const rights = ownTables(reader).selectFrom('manuredelivery_driver_right').select(['may_claim', 'sees_freight'])
  return await rights.where('person', '=', id).where('carrier', '=', carrier).executeTakeFirst()
}

async function plantsOf(reader: ManureReader, person: string): Promise<readonly string[]> {
  const listed = ownTables(reader).selectFrom('manuredelivery_plant_receiver').select('plant')
  return (await listed.where('person', '=', person).orderBy('plant').execute()).map(({ plant }) => plant)
}
