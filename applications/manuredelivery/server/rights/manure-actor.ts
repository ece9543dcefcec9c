/** Who somebody is in Lanta-appi: decided once per request, and again in the transaction of a write (7.1). */
import type { Language, PersonCard } from '@workspace/portal/contract'
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
  /** Id of the own transport company; empty for everybody without a group of transport. */
  readonly carrier: string
  /** Ids of the plants that list the person as a receiver. */
  readonly plants: readonly string[]
}

export async function manureActorOf(reader: ManureReader, person: PersonCard): Promise<ManureActor> {
  const [companies, plants] = await Promise.all([companiesOf(reader, person), plantsOf(reader, person.id)])
  const { transport, transportAdmin } = manureGroups
  const isLead = person.carrier !== '' && person.groups.includes(transportAdmin)
  const isDriver = isLead || (person.carrier !== '' && person.groups.includes(transport))
  const roles: ManureRole[] = [
    ...(isDriver ? (['driver'] as const) : []),
    ...(isLead ? (['carrierLead'] as const) : []),
    ...(plants.length > 0 ? (['receiver'] as const) : []),
    ...(person.isSuperadmin ? (['superadmin'] as const) : []),
  ]
  return {
    id: person.id,
    name: person.name,
    language: person.language,
    roles: new Set(roles.length === 0 ? ['newcomer'] : roles),
    companies,
    carrier: isDriver ? person.carrier : '',
    plants,
  }
}

async function companiesOf(reader: ManureReader, { isSuperadmin }: PersonCard): Promise<readonly string[]> {
  if (!isSuperadmin) return []
  const all = ownTables(reader).selectFrom('manuredelivery_operator').select('id').orderBy('id')
  return (await all.execute()).map(({ id }) => id)
}

async function plantsOf(reader: ManureReader, person: string): Promise<readonly string[]> {
  const listed = ownTables(reader).selectFrom('manuredelivery_plant_receiver').select('plant')
  return (await listed.where('person', '=', person).orderBy('plant').execute()).map(({ plant }) => plant)
}
