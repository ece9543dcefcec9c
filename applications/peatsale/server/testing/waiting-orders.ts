/** A full inbox: orders that wait at Biolan, each a little older than the one before. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { peat } from './ids.ts'
import { orderLineRow, orderRow } from './order-rows.ts'
import { writePeat } from './peat-fixture.ts'

const between = 23 * 60_000
/** In thousandths; the numbers of the orders go with them. */
const quantities = [120_000, 250_000, 130_000] as const
/** Rows of one insert: an engine takes so many values. */
const atOnce = 20

export interface WaitingOrder {
  readonly id: string
  readonly number: string
  readonly week: string
}

/** Weeks 43 and 44 by turns; each seventh has no price. The first is the newest. */
export async function waitingOrders(portal: TestPortal, count: number): Promise<readonly WaitingOrder[]> {
  const newest = portal.clock.now().getTime()
  const { kalliorinne, koivukumpu, biolan } = peat
  const made = Array.from({ length: count }, (_, at) => {
    const id = `00000000-0000-4000-8100-${String(at).padStart(12, '0')}`
    const number = `KM-26-${String(1000 + at).padStart(5, '0')}`
    const { customer, site } = at % 3 === 0 ? koivukumpu : kalliorinne
    const week = at % 2 === 0 ? '2026-W44' : '2026-W43'
    const row = orderRow({
      ...{ id, number, sort_number: number, seller: biolan.seller, customer, site, state: 'submitted' },
      ...{ wish_week: week, week, confirmed_at: null, gross: at % 7 === 0 ? null : 100_000 },
      submitted_at: new Date(newest - at * between).toISOString(),
      search_text: number.toLowerCase(),
    })
    const ordered = quantities[at % quantities.length] ?? 0
    const line = `00000000-0000-4000-8200-${String(at).padStart(12, '0')}`
    return { id, number, week, row, line: orderLineRow({ id: line, order_id: id, product: biolan.bulk, ordered }) }
  })
  await writePeat(portal, async (own) => {
    for (let from = 0; from < count; from += atOnce) {
      const some = made.slice(from, from + atOnce)
      await own
        .insertInto('peatsale_order')
        .values(some.map(({ row }) => row))
        .execute()
      await own
        .insertInto('peatsale_order_line')
        .values(some.map(({ line }) => line))
        .execute()
    }
  })
  return made.map(({ id, number, week }) => ({ id, number, week }))
}
