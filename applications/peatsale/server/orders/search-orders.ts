import type { Total } from '@workspace/portal/contract'
import { handlersOf, keysetPage, pageTotal, readPage } from '@workspace/portal/server'
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import { searchOrders } from '../../contract/orders/search-call.ts'
import { openOrderStates } from '../../contract/states/order-states.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { hasEnteredOrders, orderRolesOf, ordersSeenBy } from '../rights/order-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { hitsOf, holds, rowsAmong } from '../search/text-hits.ts'
import type { StoredOrder } from './order-rows.ts'
import { orderRow, relatedOfOrders } from './order-rows.ts'
import { hasUnreadNote } from './unread-notes.ts'

const { reads } = handlersOf<PeatActor>()

const keys = { number: 'sort_number', week: 'week', submitted: 'submitted_at' } as const

type Asked = Parameters<Parameters<typeof reads<typeof searchOrders>>[1]>[1]

/** Beyond these the total is not exact. Of a text no more is looked for than a page shows: it would be looked for in all rows. */
const countedMost = 10_000

export const searchOrdersHandler = reads(searchOrders, async ({ host, actor }, asked) => {
  const { sort, direction, cursor, limit, find } = asked
  const reader = host.database.reading
  const hasEntered = await hasEnteredOrders(reader, actor)
  const hits = await hitsOf(host, 'peatsale_order', find)
  const found = rowsAmong(reader, 'peatsale_order', { hits })
    .where((of) => of.and(conditions(of, asked)))
    .where((of) => ordersSeenBy(actor, of, { hasEntered }))
  const placed = found.select(['id', placeIn(asked, hits !== undefined).as('place')]).as('found')
  const page = await readPage(
    { sort, direction, numeric: false, cursor, limit },
    (at) => {
      const listed = ownTables(reader).selectFrom(placed).selectAll()
      return keysetPage(listed, { ...at, key: 'place', direction }).execute()
    },
    ({ place, id }) => ({ key: place, id }),
  )
  const orders = await ordersOf(reader, page.rows)
  const around = await relatedOfOrders(reader, orders)
  return {
    rows: orders.map((order) => orderRow(order, around, orderRolesOf(actor, order))),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => (find === '' ? countOf(reader, found) : atLeast(page))),
  }
})

/**
 * What a page is in the order of. Where few of many rows are asked for, they are sorted after they are found: in the order
 * of an index all rows would be walked for them.
 */
function placeIn({ sort, state, find }: Asked, isAmongHits: boolean) {
  const column = sql.ref<string>(keys[sort])
  const isSortedAfter =
    isAmongHits || ['open', 'requested', 'written'].includes(state) || (find !== '' && sort !== 'number')
  return isSortedAfter || sort === 'submitted' ? sql<string>`coalesce(${column}, '')` : column
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
  const isMore = Number(count) > countedMost
  return { count: isMore ? countedMost : Number(count), exact: !isMore }
}

async function atLeast({ rows }: { readonly rows: readonly unknown[] }): Promise<Total> {
  return { count: rows.length, exact: false }
}

type FoundOrders = SelectQueryBuilder<PeatTables, 'peatsale_order', object>
type Of = ExpressionBuilder<PeatTables, 'peatsale_order'>

function conditions(of: Of, { find, state, seller, account, swamp, week, product, decision }: Asked) {
  const equal = { seller, customer: account, swamp, week } as const
  const given = Object.entries(equal).filter(([, value]) => value !== '')
  return [
    ...given.map(([column, value]) => of(column as keyof typeof equal, '=', value)),
    ...(find === '' ? [] : [holds('peatsale_order', find)]),
    ...(product === '' ? [] : [of('peatsale_order.id', 'in', ordersOfProduct(of, product))]),
    ...(decision === 'needed' ? [needsDecision(of)] : []),
    ...inState(of, state),
  ]
}

function ordersOfProduct(of: Of, product: string) {
  const lines = of.selectFrom('peatsale_order_line').select('order_id')
  return lines.where('peatsale_order_line.product', '=', product).where('ordered', '>', 0)
}

/** The marks of a waiting order (`marksOf`) as a condition. */
function needsDecision(of: Of) {
  const requests = of.selectFrom('peatsale_order_request').select('order_id')
  const held = of
    .selectFrom('peatsale_customer_link as link')
    .select('link.id')
    .whereRef('link.customer', '=', 'peatsale_order.customer')
    .whereRef('link.seller', '=', 'peatsale_order.seller')
    .where('link.hold_reason', '!=', '')
  const atWaiting = of.or([of('gross', 'is', null), of('made_by', '=', 'enterer'), of.exists(held)])
  return of.or([
    of('changed_by_customer', '=', 1),
    of('peatsale_order.id', 'in', requests.where('peatsale_order_request.state', '=', 'open')),
    of.and([of('state', '=', 'submitted'), atWaiting]),
  ])
}

function inState(of: Of, state: Asked['state']) {
  if (state === 'all') return []
  if (state === 'open') return [of('state', 'in', openOrderStates)]
  if (state === 'written') return [hasUnreadNote(of)]
  if (state !== 'requested') return [of('state', '=', state)]
  const asked = of.selectFrom('peatsale_order_request').select('order_id')
  return [of('peatsale_order.id', 'in', asked.where('peatsale_order_request.state', '=', 'open'))]
}
