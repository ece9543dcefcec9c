/** What was corrected of a load, the newest first, for its office. */
import type { CorrectedField, Correction } from '../../contract/loads/correction.ts'
import type { Load } from '../../contract/loads/load.ts'
import { ownTables } from '../database/tables.ts'
import type { DetailReading } from './detail-reading.ts'

type Lines = Load['lines']

/** What of the rows people read; the rest follows from it. */
const fields: Readonly<Record<string, CorrectedField>> = {
  loaded: 'loaded',
  delivered: 'delivered',
  stockpile: 'stockpile',
  receiver_name: 'receiver',
  driver: 'driver',
  vehicle: 'vehicle',
  arrived_load_at: 'arrivedLoad',
  load_start_at: 'loadStart',
  loaded_at: 'loadedAt',
  departed_at: 'departed',
  arrived_site_at: 'arrivedSite',
  delivered_at: 'deliveredAt',
  waiting_site: 'waitingSite',
  waiting_swamp: 'waitingSwamp',
}
/** Nobody reads further back; the log of events has all. */
const most = 100

export async function correctionsOf(reading: DetailReading, load: string, lines: Lines): Promise<Correction[]> {
  const rows = await ownTables(reading.reader)
    .selectFrom('peatsale_correction')
    .selectAll()
    .where('target_id', 'in', [load, ...lines.map(({ id }) => id)])
    .where('field', 'in', Object.keys(fields))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  const idsIn = (name: string) => rows.filter(({ field }) => field === name).flatMap((row) => [row.old, row.new])
  const names = await namesOf(reading, [...idsIn('driver'), ...rows.map(({ who }) => who)])
  const plates = await codesOf(reading, idsIn('vehicle'), 'vehicle')
  const piles = await codesOf(reading, idsIn('stockpile'), 'stockpile')
  const named: Partial<Record<CorrectedField, ReadonlyMap<string, string>>> = {
    ...{ driver: names, vehicle: plates, stockpile: piles },
  }
  return rows.flatMap((row) => {
    const field = fields[row.field]
    if (field === undefined) return []
    const words = (value: string) => named[field]?.get(value) ?? (field in named ? '' : value)
    const line = row.target_id === load ? null : row.target_id
    const { id, reason, at } = row
    const said = { before: words(row.old), after: words(row.new), by: names.get(row.who) ?? '' }
    return [{ id, field, line, ...said, reason, at, afterBatch: row.after_export === 1 }]
  })
}

async function namesOf({ host }: DetailReading, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const people = [...new Set(ids.filter(Boolean))]
  if (people.length === 0) return new Map()
  const cards = await host.people.cards({ ids: people })
  return new Map(cards.map(({ id, name }) => [id, name]))
}

async function codesOf(
  { reader }: DetailReading,
  ids: readonly string[],
  kind: 'vehicle' | 'stockpile',
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter(Boolean))]
  if (known.length === 0) return new Map()
  const own = ownTables(reader)
  const rows =
    kind === 'vehicle'
      ? await own.selectFrom('logistics_vehicle').select(['id', 'plate as code']).where('id', 'in', known).execute()
      : await own.selectFrom('peatsale_stockpile').select(['id', 'code']).where('id', 'in', known).execute()
  return new Map(rows.map(({ id, code }) => [id, code]))
}
