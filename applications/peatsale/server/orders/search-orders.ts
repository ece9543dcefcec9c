import type { Total } from '@workspace/portal/contract'
import { answersOf, keysetPage, likeFragment, readPage } from '@workspace/portal/server'
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import { searchOrders } from '../../contract/orders/calls.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { hasEnteredOrders, orderRolesOf, ordersSeenBy } from '../rights/order-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import type { StoredOrder } from './order-rows.ts'
import { orderRow, orderSurroundings } from './order-rows.ts'

const { reads } = answersOf<PeatActor>()

const keys = { number: 'sort_number', week: 'week' } as const
/** What is not done yet: everything but the last states and drafts. */
const open = ['submitted', 'confirmed', 'on_hold', 'in_delivery']

type Asked = Parameters<Parameters<typeof reads<typeof searchOrders>>[1]>[1]

/** Beyond these the total is not exact: hits of a text are counted on the walk that finds them, others in an index. */
const [hitsMost, countedMost] = [2000, 10_000]

export const searchOrdersAnswer = reads(searchOrders, async ({ host, actor }, asked) => {
  const { sort, direction, cursor, limit, counted, find } = asked
  const reader = host.database.reading
  const hasEntered = await hasEnteredOrders(reader, actor)
  const found = ownTables(reader)
    .selectFrom('peatsale_order')
    .where((of) => of.and(conditions(of, asked)))
    .where((of) => ordersSeenBy(actor, of, { hasEntered }))
  const placed = found.select(['id', placeIn(asked).as('place')]).as('found')
  const isCounted = counted && cursor === ''
  let hits = 0
  const page = await readPage(
    { sort, direction, numeric: false, cursor, limit },
    async (at) => {
      // Hits of a text are counted on the way: it is walked once.
      const most = isCounted && find !== '' ? hitsMost + 1 : at.limit
      const listed = ownTables(reader).selectFrom(placed).selectAll()
      const rows = await keysetPage(listed, { ...at, limit: most, key: 'place', direction }).execute()
      hits = rows.length
      return rows.slice(0, at.limit)
    },
    ({ place, id }) => ({ key: place, id }),
  )
  const orders = await ordersOf(reader, page.rows)
  const around = await orderSurroundings(reader, orders)
  return {
    rows: orders.map((order) => orderRow(order, around, orderRolesOf(actor, order))),
    cursor: page.cursor,
    total: isCounted ? (find === '' ? await countOf(reader, found) : totalOf(hits, hitsMost)) : null,
  }
})

/**
 * What a page is in the order of. Where few of many rows are asked for, they are sorted after they are found: in the order
 * of an index all rows would be walked for them.
 */
function placeIn({ sort, state, find }: Asked) {
  const column = sql.ref<string>(keys[sort])
  const isSortedAfter = state === 'open' || (find !== '' && sort !== 'number')
  return isSortedAfter ? sql<string>`(${column} || '')` : column
}

async function ordersOf(reader: PeatReader, rows: readonly { readonly id: string }[]): Promise<StoredOrder[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const stored = await ownTables(reader).selectFrom('peatsale_order').selectAll().where('id', 'in', ids).execute()
  const known = new Map(stored.map((order) => [order.id, order]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

async function countOf(reader: PeatReader, found: FoundOrders): Promise<Total> {
  const counted = found
    .select('id')
    .limit(countedMost + 1)
    .as('counted')
  const counts = ownTables(reader).selectFrom(counted)
  const { count } = await counts.select((of) => of.fn.countAll().as('count')).executeTakeFirstOrThrow()
  return totalOf(Number(count), countedMost)
}

function totalOf(count: number, most: number): Total {
  return count > most ? { count: most, exact: false } : { count, exact: true }
}

type FoundOrders = SelectQueryBuilder<PeatTables, 'peatsale_order', object>
type Of = ExpressionBuilder<PeatTables, 'peatsale_order'>

function conditions(of: Of, { find, state, seller, account, swamp, week }: Asked) {
  const equal = { seller, customer: account, swamp, week } as const
  const given = Object.entries(equal).filter(([, value]) => value !== '')
  return [
    ...given.map(([column, value]) => of(column as keyof typeof equal, '=', value)),
    ...(find === '' ? [] : [sql<boolean>`peatsale_order.search_text like ${likeFragment(find)} escape '\\'`]),
    ...(state === 'open' ? [of('state', 'in', open)] : []),
    ...(state === 'open' || state === 'all' ? [] : [of('state', '=', state)]),
  ]
}
