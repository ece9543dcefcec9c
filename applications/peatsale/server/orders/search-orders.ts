import { answersOf, keysetPage, likeFragment, readPage } from '@workspace/portal/server'
import type { ExpressionBuilder } from 'kysely'
import { sql } from 'kysely'
import { searchOrders } from '../../contract/orders/calls.ts'
import type { PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { orderRolesOf, ordersSeenBy } from '../rights/order-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { orderRow, orderSurroundings } from './order-rows.ts'

const { reads } = answersOf<PeatActor>()

const keys = { number: 'sort_number', week: 'week' } as const
/** What is not done yet: everything but the last states and drafts. */
const open = ['submitted', 'confirmed', 'on_hold', 'in_delivery']

type Asked = Parameters<Parameters<typeof reads<typeof searchOrders>>[1]>[1]

export const searchOrdersAnswer = reads(searchOrders, async ({ host, actor }, asked) => {
  const { sort, direction, cursor, limit, counted } = asked
  const reader = host.database.reading
  const key = keys[sort]
  const found = ownTables(reader)
    .selectFrom('peatsale_order')
    .where((of) => ordersSeenBy(actor, of))
    .where((of) => of.and(conditions(of, asked)))
  const page = await readPage(
    { sort, direction, numeric: false, cursor, limit },
    (at) => keysetPage(found.selectAll(), { ...at, key, direction }).execute(),
    (row) => ({ key: row[key], id: row.id }),
  )
  const around = await orderSurroundings(reader, page.rows)
  const rows = counted && cursor === '' ? await found.select((of) => of.fn.countAll().as('count')).execute() : []
  return {
    rows: page.rows.map((order) => orderRow(order, around, orderRolesOf(actor, order))),
    cursor: page.cursor,
    total: rows[0] ? { count: Number(rows[0].count), exact: true } : null,
  }
})

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
