import type { InputOf } from '@workspace/portal/contract'
import { handlersOf, writeRow } from '@workspace/portal/server'
import type { PriceRowChange } from '../../contract/index.ts'
import { priceRowsMost, savePriceRows } from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { priceListOf } from './price-list-store.ts'

const { writes } = handlersOf<PeatActor>()

type Row = PeatTables['peatsale_price_row']
type Saved = Extract<PriceRowChange, { action: 'save' }>

export const savePriceRowsHandler = writes(savePriceRows, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { list: id, version, changes } = given
    const list = await priceListOf(transaction, id)
    if (!list || !actor.sellers.includes(list.seller)) throw refuse('not_found')
    if (list.version !== version) throw refuse('modified_elsewhere')
    if (list.state !== 'draft') throw refuse('wrong_state')
    const wrong = await wrongChanges(transaction, list.seller, changes)
    if (wrong.length > 0) throw refuse('invalid_input', { fields: wrong })
    const { id: _id, version: _version, changed_at: _changed, ...values } = list
    // The list's version first: of two that change its rows at once the second finds another one.
    const row = { id, version, now: request.now, isNew: false, values }
    const written = await writeRow(ownTables(transaction), 'peatsale_price_list', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    if (!(await writeRows(transaction, given))) throw refuse('not_found')
    const left = await ownTables(transaction)
      .selectFrom('peatsale_price_row')
      .selectAll()
      .where('list', '=', id)
      .execute()
    if (left.length > priceRowsMost) throw refuse('invalid_input', { fields: ['changes'] })
    if (hasRivals(left)) throw refuse('invalid_input', { fields: ['changes.minQty'] })
    await host.live.publish(transaction, { topic: 'prices', ids: [id], channels: [`seller:${list.seller}`] })
    return { version: written }
  },
  // The id of a row is of another list.
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('invalid_input', { fields: ['changes.id'] })
  },
})

async function wrongChanges(
  reader: PeatReader,
  seller: string,
  changes: readonly PriceRowChange[],
): Promise<readonly string[]> {
  const saved = changes.filter((change) => change.action === 'save')
  const isRepeated = new Set(changes.map(({ id }) => id)).size < changes.length
  const own = ownTables(reader)
  const [products, zones] = await Promise.all([
    own.selectFrom('peatsale_product').select(['id', 'sales_unit']).where('seller', '=', seller).execute(),
    own.selectFrom('peatsale_zone').select('id').where('seller', '=', seller).execute(),
  ])
  const units = new Map(products.map(({ id, sales_unit }) => [id, sales_unit]))
  const known = new Set(['', ...zones.map(({ id }) => id)])
  return [
    ...(isRepeated ? ['changes.id'] : []),
    ...(saved.some(({ product }) => !units.has(product)) ? ['changes.product'] : []),
    ...(saved.some(({ product, unit }) => units.has(product) && units.get(product) !== unit) ? ['changes.unit'] : []),
    ...(saved.some(({ zone }) => !known.has(zone)) ? ['changes.zone'] : []),
  ]
}

/** False where a row that is to go is not there. */
async function writeRows(
  transaction: PeatReader,
  { list, changes }: Pick<InputOf<typeof savePriceRows>, 'list' | 'changes'>,
): Promise<boolean> {
  const own = ownTables(transaction)
  const ids = changes.map(({ id }) => id)
  const before = own.deleteFrom('peatsale_price_row').where('list', '=', list).where('id', 'in', ids)
  const known = new Set((await before.returning('id').execute()).map(({ id }) => id))
  if (changes.some(({ action, id }) => action === 'remove' && !known.has(id))) return false
  const rows = changes.flatMap((change) => (change.action === 'save' ? [rowOf(list, change)] : []))
  if (rows.length > 0) await own.insertInto('peatsale_price_row').values(rows).execute()
  return true
}

function rowOf(list: string, { id, product, unit, method, zone, ...row }: Saved): Row {
  return {
    ...{ id, list, product, unit, method, zone: zone === '' ? null : zone },
    ...{ price_base_quantity: row.priceBaseQty, min_quantity: row.minQty, unit_price: row.unitPrice },
    ...{ includes_freight: row.includesFreight ? 1 : 0, season_from: row.seasonFrom, season_to: row.seasonTo },
  }
}

/** R5 could not tell which of two rows is better: alike but for a season, and the seasons have a day in common. */
function hasRivals(rows: readonly Row[]): boolean {
  const alike = Map.groupBy(rows, ({ product, unit, zone, method, min_quantity, season_from, season_to }) =>
    JSON.stringify([product, unit, zone, method, min_quantity, season_from !== null || season_to !== null]),
  )
  return [...alike.values()].some((group) => {
    const sorted = group.toSorted((a, b) => (a.season_from ?? '').localeCompare(b.season_from ?? ''))
    return sorted.some((row, at) => {
      const next = sorted[at + 1]
      return next !== undefined && (row.season_to === null || (next.season_from ?? '') <= row.season_to)
    })
  })
}
