/** Whether what would be ordered again is ordered already: an open order of the same goods to the same yard. */
import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import type { OrderedAlready } from '../../contract/orders/order-row.ts'
import { openOrderStates } from '../../contract/states/order-states.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { ordersSeenBy } from '../rights/order-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

interface Goods {
  readonly seller: string
  readonly customer: string
  readonly site: string | null
  readonly lines: readonly { readonly product: string; readonly quantity: number }[]
}

/** The newest one that the actor may see. */
export async function orderedAlready(
  reader: PeatReader,
  actor: PeatActor,
  { seller, customer, site, lines }: Goods,
): Promise<OrderedAlready | null> {
  if (lines.length === 0) return null
  const own = ownTables(reader)
  const open = own
    .selectFrom('peatsale_order')
    .select(['id', 'number', 'week', 'day'])
    .where('seller', '=', seller)
    .where('customer', '=', customer)
    .where('state', 'in', openOrderStates)
    .where((of) => ordersSeenBy(actor, of))
  const toSite = site === null ? open : open.where('site', '=', site)
  const same = lines.reduce((orders, { product, quantity }) => {
    const line = own.selectFrom('peatsale_order_line').select('order_id').where('product', '=', product)
    return orders.where('id', 'in', line.where('ordered', '=', quantity))
  }, toSite)
  const found = await same.orderBy('submitted_at', 'desc').limit(1).executeTakeFirst()
  if (!found) return null
  const { id, number, week, day } = found
  return {
    ...{ id, number: number ?? '' },
    week: week === '' ? null : (week as IsoWeek),
    day: day === '' ? null : (day as LocalDate),
  }
}
