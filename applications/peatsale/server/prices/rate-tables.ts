/** Freight tables and carrier tariffs are drafted, filled, published and retired by the same code; their columns differ. */
import { dayOf } from '@workspace/portal/contract'
import { writeRow } from '@workspace/portal/server'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

const freight = { head: 'peatsale_freight_table', rows: 'peatsale_freight_row', of: 'freight_table' } as const
const tariff = { head: 'peatsale_carrier_tariff', rows: 'peatsale_carrier_tariff_row', of: 'tariff' } as const
export const rateTables = { freight, tariff }

export type RateTables = typeof freight | typeof tariff
type Head<Tables extends RateTables> = PeatTables[Tables['head']]
type Row<Tables extends RateTables> = PeatTables[Tables['rows']]
type Edited = 'changed_at' | 'id' | 'version'

/** Queries here name columns that both have: the compiler takes each for a freight table. */
function alike({ head, rows, of }: RateTables): typeof freight {
  return { head, rows, of } as typeof freight
}

export async function headOf<Tables extends RateTables>(
  reader: PeatReader,
  tables: Tables,
  id: string,
): Promise<Head<Tables> | undefined> {
  const found = ownTables(reader).selectFrom(alike(tables).head).selectAll().where('id', '=', id)
  return (await found.executeTakeFirst()) as Head<Tables> | undefined
}

/** Rows by the table that they are of: nearest zone first, those of any zone or any kind of product last. */
export async function rowsOfTables<Tables extends RateTables>(
  reader: PeatReader,
  tables: Tables,
  heads: readonly string[],
): Promise<ReadonlyMap<string, readonly (Row<Tables> & ZoneNames)[]>> {
  if (heads.length === 0) return new Map()
  const { rows, of } = alike(tables)
  const stored = await ownTables(reader)
    .selectFrom(`${rows} as row`)
    .leftJoin('peatsale_zone as zone', 'zone.id', 'row.zone')
    .selectAll('row')
    .select(['zone.code as zone_code', 'zone.name as zone_name', 'zone.max_km'])
    .where(`row.${of}`, 'in', heads)
    .orderBy('row.id')
    .execute()
  const far = Number.MAX_SAFE_INTEGER
  const ordered = stored.toSorted(
    (a, b) =>
      (a.max_km ?? far) - (b.max_km ?? far) ||
      (a.zone_code ?? '').localeCompare(b.zone_code ?? '') ||
      Number(a.product_kind === null) - Number(b.product_kind === null) ||
      (a.product_kind ?? '').localeCompare(b.product_kind ?? ''),
  )
  return Map.groupBy(ordered, (row) => row[of]) as unknown as ReadonlyMap<string, readonly (Row<Tables> & ZoneNames)[]>
}

interface ZoneNames {
  readonly zone_code: string | null
  readonly zone_name: string | null
}

export type Refusal = {
  readonly refused: 'invalid_input' | 'modified_elsewhere' | 'not_found' | 'wrong_state'
  readonly fields?: readonly string[]
}

interface Change {
  readonly action: 'remove' | 'save'
  readonly id: string
  readonly zone?: string
}

interface Draft<Tables extends RateTables> {
  readonly actor: PeatActor
  readonly now: Date
  readonly given: {
    readonly id: string
    readonly version: number
    readonly seller: string
    readonly changes: readonly Change[]
  }
  readonly values: Omit<Head<Tables>, Edited>
  /** The rows that are saved. */
  readonly rows: readonly Row<Tables>[]
  /** Fields that fit nothing, besides those of the rows. */
  wrong(): Promise<readonly string[]>
}

/** All changes of a draft or none. @returns the version that it has now. */
export async function saveDraft<Tables extends RateTables>(
  transaction: PeatReader,
  tables: Tables,
  { actor, now, given, values, rows, wrong }: Draft<Tables>,
): Promise<Refusal | { readonly version: number }> {
  const { id, version, seller, changes } = given
  const stored = await headOf(transaction, tables, id)
  const isOwn = actor.sellers.includes(seller) && (stored === undefined || stored.seller === seller)
  if (!isOwn || (stored === undefined && version !== 0)) return { refused: 'not_found' }
  if (stored && stored.version !== version) return { refused: 'modified_elsewhere' }
  if (stored && stored.state !== 'draft') return { refused: 'wrong_state' }
  const fields = [...(await wrong()), ...(await wrongChanges(transaction, seller, changes))]
  if (fields.length > 0) return { refused: 'invalid_input', fields }
  const written = await writeRow(ownTables(transaction), tables.head, {
    id,
    version,
    now,
    isNew: stored === undefined,
    values,
  })
  if (written === undefined) return { refused: 'modified_elsewhere' }
  if (!(await writeRows(transaction, tables, { head: id, changes, rows }))) return { refused: 'not_found' }
  if (await isDoubled(transaction, tables, id)) return { refused: 'invalid_input', fields: ['changes.productKind'] }
  return { version: written }
}

async function wrongChanges(reader: PeatReader, seller: string, changes: readonly Change[]): Promise<string[]> {
  const zones = ownTables(reader).selectFrom('peatsale_zone').select('id').where('seller', '=', seller)
  const known = new Set(['', ...(await zones.execute()).map(({ id }) => id)])
  const isRepeated = new Set(changes.map(({ id }) => id)).size < changes.length
  const isForeign = changes.some(({ zone = '' }) => !known.has(zone))
  return [...(isRepeated ? ['changes.id'] : []), ...(isForeign ? ['changes.zone'] : [])]
}

interface Written<Tables extends RateTables> {
  readonly head: string
  readonly changes: readonly Change[]
  readonly rows: readonly Row<Tables>[]
}

/** False where a row that is to be removed is not there. */
async function writeRows<Tables extends RateTables>(
  transaction: PeatReader,
  tables: Tables,
  { head, changes, rows }: Written<Tables>,
): Promise<boolean> {
  if (changes.length === 0) return true
  const { rows: name, of } = alike(tables)
  const own = ownTables(transaction)
  const ids = changes.map(({ id }) => id)
  const before = own.deleteFrom(name).where(of, '=', head).where('id', 'in', ids)
  const known = new Set((await before.returning('id').execute()).map(({ id }) => id))
  if (changes.some(({ action, id }) => action === 'remove' && !known.has(id))) return false
  const inserted = rows as unknown as readonly Row<typeof freight>[]
  if (inserted.length > 0) await own.insertInto(name).values(inserted).execute()
  return true
}

/** Two rows of a zone and kind of product: neither of them would be the price. */
async function isDoubled(reader: PeatReader, tables: RateTables, head: string): Promise<boolean> {
  const { rows, of } = alike(tables)
  const found = ownTables(reader).selectFrom(rows).select('zone').where(of, '=', head)
  const doubled = found.groupBy(['zone', 'product_kind']).having((row) => row.fn.countAll(), '>', 1)
  return (await doubled.limit(1).executeTakeFirst()) !== undefined
}

interface Moving {
  readonly actor: PeatActor
  readonly now: Date
  readonly id: string
  readonly version: number
}

type Moved<Tables extends RateTables> = Refusal | { readonly before: Head<Tables>; readonly version: number }

export async function publishDraft<Tables extends RateTables>(
  transaction: PeatReader,
  tables: Tables,
  moving: Moving,
): Promise<Moved<Tables>> {
  const found = await ownHead(transaction, tables, moving)
  if ('refused' in found) return found
  if (found.head.state !== 'draft') return { refused: 'wrong_state' }
  if (!(await rowsOfTables(transaction, tables, [moving.id])).has(moving.id)) {
    return { refused: 'invalid_input', fields: ['rows'] }
  }
  if (found.head.valid_to < dayOf(moving.now)) return { refused: 'invalid_input', fields: ['validTo'] }
  const published = { state: 'published', published_at: moving.now.toISOString() }
  return await move(transaction, tables, { ...moving, before: found.head, changes: published })
}

export async function retireTable<Tables extends RateTables>(
  transaction: PeatReader,
  tables: Tables,
  moving: Moving,
): Promise<Moved<Tables>> {
  const found = await ownHead(transaction, tables, moving)
  if ('refused' in found) return found
  if (found.head.state === 'retired') return { refused: 'wrong_state' }
  return await move(transaction, tables, { ...moving, before: found.head, changes: { state: 'retired' } })
}

async function ownHead<Tables extends RateTables>(
  reader: PeatReader,
  tables: Tables,
  { actor, id, version }: Moving,
): Promise<Refusal | { readonly head: Head<Tables> }> {
  const head = await headOf(reader, tables, id)
  if (!head || !actor.sellers.includes(head.seller)) return { refused: 'not_found' }
  return head.version === version ? { head } : { refused: 'modified_elsewhere' }
}

interface Changed<Tables extends RateTables> extends Moving {
  readonly before: Head<Tables>
  readonly changes: { readonly state: string; readonly published_at?: string }
}

async function move<Tables extends RateTables>(
  transaction: PeatReader,
  tables: Tables,
  { before, changes, now }: Changed<Tables>,
): Promise<Moved<Tables>> {
  const { id, version, changed_at: _changed, ...kept } = before
  const values = { ...kept, ...changes } as Omit<Head<Tables>, Edited>
  const written = await writeRow(ownTables(transaction), tables.head, { id, version, now, isNew: false, values })
  return written === undefined ? { refused: 'modified_elsewhere' } : { before, version: written }
}
