/** Where the work of somebody is, to show the alerts that concern it where it is done (6.2). */
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import type { Coverage } from './alert-store.ts'

export interface ReadersPlace {
  /** Null: every company that the farm delivers to. */
  readonly company: string | null
  readonly account: string
  readonly municipality: string
  readonly poultry: boolean
}

const poultry: readonly string[] = ['broiler', 'layer', 'turkey']

/** A farm's stores, and the consignments that a driver, a dispatcher or a receiver has ahead. */
export async function placesOfReader(reader: ManureReader, actor: ManureActor): Promise<readonly ReadersPlace[]> {
  const { id, accounts, carrier, plants, roles } = actor
  const own = ownTables(reader)
  const stores = own
    .selectFrom('manuredelivery_store as store')
    .leftJoin('manuredelivery_farm as farm', 'farm.id', 'store.account')
    .select(['store.account', 'store.municipality', 'farm.species'])
    .where('store.removed', '=', 0)
    .where('store.account', 'in', [...accounts, ''])
  const ahead = own
    .selectFrom('manuredelivery_consignment as of')
    .innerJoin('manuredelivery_store as store', 'store.id', 'of.store')
    .innerJoin('manuredelivery_type as type', 'type.id', 'of.type')
    .select(['of.company', 'of.account', 'store.municipality', 'type.poultry'])
    .distinct()
    .where('of.state', 'in', ['assigned', 'loading', 'collected'])
    .where((of) =>
      of.or([
        of('of.driver', '=', id),
        ...(roles.has('carrierLead') && carrier !== '' ? [of('of.carrier', '=', carrier)] : []),
        ...(plants.length > 0 ? [of('of.plant', 'in', [...plants])] : []),
      ]),
    )
  const [farm, work] = await Promise.all([
    accounts.length === 0 ? [] : stores.execute(),
    carrier === '' && plants.length === 0 ? [] : ahead.execute(),
  ])
  return [
    ...farm.map(({ species, ...place }) => ({ ...place, company: null, poultry: keepsPoultry(species) })),
    ...work.map((place) => ({ ...place, poultry: place.poultry === 1 })),
  ]
}

/** A farm that has not written down its animals may have poultry. */
function keepsPoultry(species: string | null): boolean {
  const kept = JSON.parse(species ?? '[]') as readonly { readonly species: string }[]
  return kept.length === 0 || kept.some((each) => poultry.includes(each.species))
}

export function covers({ company, poultryOnly, municipalities, accounts }: Coverage, place: ReadersPlace): boolean {
  if (company !== null && place.company !== null && company !== place.company) return false
  if (poultryOnly && !place.poultry) return false
  return accounts.includes(place.account) || municipalities.includes(place.municipality.toLowerCase())
}
