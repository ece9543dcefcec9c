/** An order that waits for its seller's office: like the target's confirmed one, made where a test asks for it. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { orderLineRows, orderRows } from './fixture-work.ts'
import { nothing } from './ids.ts'
import { writePeat } from './peat-fixture.ts'

/** Ids of the order and of its line: like those of the order that it is like, further on. */
function waitingIds(like: string): { readonly order: string; readonly line: string } {
  const number = Number(like.slice(-12)) * 10
  const id = (place: number) => `00000000-0000-4000-8000-${String(number + place).padStart(12, '0')}`
  return like === nothing ? { order: nothing, line: nothing } : { order: id(0), line: id(1) }
}

/** @returns its id, and of what is not there an id that names nothing. */
export async function waitingOrder(portal: TestPortal, like: string): Promise<string> {
  const { order: id, line } = waitingIds(like)
  const orders = orderRows().filter((row) => row.id === like)
  const lines = orderLineRows().filter(({ order_id }) => order_id === like)
  const number = `KM-26-${id.slice(-5)}`
  const waits = { state: 'submitted', confirmed_at: null, swamp: null, snapshot: null, version: 1 }
  if (orders.length === 0) return id
  await writePeat(portal, async (own) => {
    const known = await own.selectFrom('peatsale_order').select('id').where('id', '=', id).executeTakeFirst()
    if (known) return
    const waiting = orders.map((row) => ({ ...row, id, number, sort_number: number, ...waits }))
    await own.insertInto('peatsale_order').values(waiting).execute()
    const ordered = lines.map((row) => ({ ...row, id: line, order_id: id, planned: 0 }))
    await own.insertInto('peatsale_order_line').values(ordered).execute()
  })
  return id
}
