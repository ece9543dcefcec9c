/** The swamps and carriers of a week, with what they take. */
import type { AnswerOf, Quantity } from '@workspace/portal/contract'
import type { readOfficeWeek } from '../../contract/loads/week-call.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { loadsAWeekAt, loadsBySwamp } from '../orders/week-capacity.ts'
import { swampsOfSellers } from '../stock/free-stock.ts'

export interface OfWeek {
  readonly week: string
  readonly sellers: readonly string[]
}

type Week = AnswerOf<typeof readOfficeWeek>

/** Those where the sellers load, and any other that a load of the week still names. */
export async function swampsOfWeek(
  reader: PeatReader,
  { week, sellers }: OfWeek,
  named: readonly string[],
): Promise<Week['swamps']> {
  const ids = [...new Set([...(await swampsOfSellers(reader, sellers)).map(({ swamp }) => swamp), ...named])]
  if (ids.length === 0) return []
  const opening = ['open_hours', 'loads_per_hour', 'loaders_at_work'] as const
  const [swamps, filled] = await Promise.all([
    ownTables(reader)
      .selectFrom('peatsale_swamp')
      .select(['id', 'name', ...opening])
      .where('id', 'in', ids)
      .orderBy('name')
      .execute(),
    loadsBySwamp(reader, ids, [week as never]),
  ])
  return swamps.map((swamp) => ({
    ...{ id: swamp.id, name: swamp.name, most: loadsAWeekAt(swamp) },
    loads: filled.find((each) => each.swamp === swamp.id)?.loads ?? 0,
  }))
}

/** Those that drive for the sellers, and any other that has a load in the week. */
export async function carriersOfWeek(
  reader: PeatReader,
  { sellers }: OfWeek,
  named: readonly string[],
): Promise<Week['carriers']> {
  const own = ownTables(reader)
  const serving = own.selectFrom('peatsale_carrier_seller').select('carrier').where('seller', 'in', sellers)
  const [carriers, vehicles] = await Promise.all([
    own
      .selectFrom('logistics_carrier')
      .select(['id', 'name'])
      .where((of) => of.or([of('id', 'in', serving), ...(named.length > 0 ? [of('id', 'in', named)] : [])]))
      .orderBy('sort_name')
      .execute(),
    own
      .selectFrom('logistics_vehicle')
      .select(['carrier', 'plate', 'capacity', 'trips_per_day'])
      .where('removed', '=', 0)
      .where((of) => of.or([of('carrier', 'in', serving), ...(named.length > 0 ? [of('carrier', 'in', named)] : [])]))
      .orderBy('plate')
      .execute(),
  ])
  return carriers.map(({ id, name }) => {
    const its = vehicles.filter(({ carrier }) => carrier === id)
    const capacity = its.reduce((sum, { capacity: m3, trips_per_day }) => sum + m3 * trips_per_day, 0) as Quantity
    return { id, name, plates: its.map(({ plate }) => plate), capacity }
  })
}
