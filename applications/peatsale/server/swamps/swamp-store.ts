import type { Stockpile, Swamp, WeekHours } from '../../contract/index.ts'
import type { PeatReader, PeatTables, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export type SwampRow = PeatTables['peatsale_swamp']
export type StockpileRow = PeatTables['peatsale_stockpile']

export function swampRow(reader: PeatReader, id: string): Promise<SwampRow | undefined> {
  return ownTables(reader).selectFrom('peatsale_swamp').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function sharersOf(reader: PeatReader, swamp: string): Promise<readonly string[]> {
  const shares = ownTables(reader).selectFrom('peatsale_swamp_share').select('seller').where('swamp', '=', swamp)
  return (await shares.orderBy('seller').execute()).map(({ seller }) => seller)
}

export async function loadersOf(reader: PeatReader, swamp: string): Promise<readonly string[]> {
  const loaders = ownTables(reader).selectFrom('peatsale_swamp_loader').select('person').where('swamp', '=', swamp)
  return (await loaders.orderBy('person').execute()).map(({ person }) => person)
}

export function pilesOf(reader: PeatReader, swamp: string): Promise<StockpileRow[]> {
  const piles = ownTables(reader).selectFrom('peatsale_stockpile').selectAll().where('swamp', '=', swamp)
  return piles.orderBy('code').execute()
}

export function stockpileRow(reader: PeatReader, id: string): Promise<StockpileRow | undefined> {
  return ownTables(reader).selectFrom('peatsale_stockpile').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Held until the transaction ends: a load that is finished meanwhile must not be lost from the balance. */
export function heldStockpile(transaction: PeatTransaction, id: string): Promise<StockpileRow | undefined> {
  const held = ownTables(transaction).updateTable('peatsale_stockpile').where('id', '=', id)
  return held
    .set(({ ref }) => ({ version: ref('version') }))
    .returningAll()
    .executeTakeFirst()
}

function placeOf({ lat, lon }: { readonly lat: number | null; readonly lon: number | null }) {
  return lat === null || lon === null ? null : { lat, lon }
}

export function hoursOf({ open_hours }: Pick<SwampRow, 'open_hours'>): WeekHours {
  return JSON.parse(open_hours) as WeekHours
}

/** As everybody sees it who may read it; what is the office's alone comes beside. */
export function swampOf(row: SwampRow): Omit<Swamp, 'loaders' | 'office' | 'closure'> {
  const { id, version, seller, code, name, municipality } = row
  return {
    ...{ id, version, seller, code, name, municipality },
    gate: placeOf(row),
    roadNote: row.road_note,
    openHours: hoursOf(row),
    loadsPerHour: row.loads_per_hour,
    loadersAtWork: row.loaders_at_work,
    selfLoading: row.self_loading === 1,
    coverageNote: row.coverage_note,
  }
}

/** Without figures for another seller that loads at the swamp. */
export function stockpileOf(
  row: StockpileRow,
  given: Pick<Stockpile, 'reports'> & { readonly seesFigures: boolean; readonly products: readonly string[] },
): Stockpile {
  const { id, version, code, product, year, density } = row
  const { seesFigures, products, reports } = given
  return {
    ...{ id, version, code, product, products: [...products], year, density },
    kind: row.kind as Stockpile['kind'],
    place: placeOf(row),
    openingEstimate: seesFigures ? row.opening_estimate : null,
    moisturePermille: row.moisture_permille,
    vonPost: row.von_post,
    covered: row.covered === 1,
    screened: row.screened === 1,
    state: row.state as Stockpile['state'],
    measuredOn: row.measured_on,
    method: row.method as Stockpile['method'],
    balance: seesFigures ? row.balance : null,
    reports,
  }
}
