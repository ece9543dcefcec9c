import type { Host } from '@workspace/portal/server'
import { countAll, handlersOf, keysetPage, pageTotal, readPage } from '@workspace/portal/server'
import type { MovementRow } from '../../contract/index.ts'
import { searchMovements } from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { stockpileRow, swampRow } from './swamp-store.ts'

const { reads } = handlersOf<PeatActor>()

type Row = PeatTables['peatsale_stock_movement']

export const searchMovementsHandler = reads(searchMovements, async ({ host, actor }, asked, refuse) => {
  const reader = host.database.reading
  const { stockpile, sort, direction, cursor, limit } = asked
  const pile = await stockpileRow(reader, stockpile)
  const swamp = pile && (await swampRow(reader, pile.swamp))
  if (!swamp || !actor.sellers.includes(swamp.seller)) throw refuse('not_found')
  const found = ownTables(reader).selectFrom('peatsale_stock_movement').where('stockpile', '=', stockpile)
  const page = await readPage(
    { sort, direction, cursor, limit },
    (at) => keysetPage(found.selectAll(), { ...at, key: 'at', direction }).execute(),
    (row) => ({ key: row.at, id: row.id }),
  )
  return {
    rows: await told(host, actor, page.rows),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
})

/** A load of another seller that loads here is none of the office's: how much went is all that it reads. */
async function told(host: Host, actor: PeatActor, rows: readonly Row[]): Promise<MovementRow[]> {
  const reader = host.database.reading
  const [cards, loads, balances] = await Promise.all([
    host.people.cards({ ids: [...new Set(rows.map(({ who }) => who).filter(Boolean))] }),
    loadsOf(reader, rows),
    balancesAt(reader, rows),
  ])
  return rows.map((row) => {
    const load = loads.get(row.ref)
    const isForeign = load !== undefined && !actor.sellers.includes(load.seller)
    return {
      ...{ id: row.id, type: row.type as MovementRow['type'], quantity: row.quantity, at: row.at },
      balance: balances.get(row.id) ?? 0,
      who: isForeign ? '' : (cards.find(({ id }) => id === row.who)?.name ?? ''),
      note: isForeign ? '' : row.note,
      load: load === undefined || isForeign ? null : { id: load.id, number: load.number },
    }
  })
}

async function loadsOf(reader: PeatReader, rows: readonly Row[]) {
  const ids = [...new Set(rows.filter(({ type }) => type === 'load').map(({ ref }) => ref))]
  if (ids.length === 0) return new Map<string, { id: string; number: string; seller: string }>()
  const loads = ownTables(reader).selectFrom('peatsale_load').select(['id', 'number', 'seller'])
  return new Map((await loads.where('id', 'in', ids).execute()).map((load) => [load.id, load]))
}

/** What lay there after each: all that went before the oldest of the page, and then one after another. */
async function balancesAt(reader: PeatReader, rows: readonly Row[]): Promise<ReadonlyMap<string, number>> {
  const [first, ...later] = rows.toSorted((a, b) => (a.at === b.at ? order(a.id, b.id) : order(a.at, b.at)))
  if (first === undefined) return new Map()
  const before = await ownTables(reader)
    .selectFrom('peatsale_stock_movement')
    .select(({ fn }) => fn.sum<number | null>('quantity').as('sum'))
    .where('stockpile', '=', first.stockpile)
    .where((is) => is.or([is('at', '<', first.at), is.and([is('at', '=', first.at), is('id', '<', first.id)])]))
    .executeTakeFirstOrThrow()
  const balances = new Map<string, number>()
  let balance = Number(before.sum ?? 0)
  for (const { id, quantity } of [first, ...later]) {
    balance += quantity
    balances.set(id, balance)
  }
  return balances
}

function order(one: string, other: string): number {
  return one < other ? -1 : 1
}
