/** What the office has asked a customer beside an order, and waits to hear. */
import * as z from 'zod/mini'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { boughtRows } from '../rights/bought.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

export interface OpenQuestion {
  readonly order: string
  readonly number: string
  readonly seller: string
  readonly text: string
}

const Asked = z.object({ text: z.string(), ask: z.literal(true) })
/** Of what has come or been called off nobody waits for a word. */
const underWay = ['submitted', 'confirmed', 'on_hold', 'in_delivery']
/** The office has gone on with the order since: what it asked was told by telephone. */
const goesOn = ['confirm', 'edit']

/** The newest one of each order of the own accounts, the one that has waited longest first. */
export async function openQuestions(reader: PeatReader, actor: PeatActor): Promise<readonly OpenQuestion[]> {
  if (actor.accounts.length === 0) return []
  const events = await ownTables(reader)
    .selectFrom('peatsale_order as order')
    .innerJoin('peatsale_event as event', 'event.of_id', 'order.id')
    .innerJoin('peatsale_seller as seller', 'seller.id', 'order.seller')
    .select(['order.id', 'order.number', 'seller.name', 'event.kind', 'event.role', 'event.data', 'event.server_time'])
    .where(boughtRows(actor, { customer: 'order.customer', seller: 'order.seller' }))
    .where('order.state', 'in', underWay)
    .where((of) => of.or([of('event.kind', 'in', ['note', ...goesOn]), of('event.role', '=', 'customerOwn')]))
    .orderBy('event.seq')
    .execute()
  const waiting = new Map<string, OpenQuestion & { readonly at: string }>()
  for (const { id, number, name, kind, role, data, server_time } of events) {
    const asked = kind === 'note' ? Asked.safeParse(JSON.parse(data)).data : undefined
    // What retention has cleared has no words.
    if (asked?.text)
      waiting.set(id, { order: id, number: number ?? '', seller: name, text: asked.text, at: server_time })
    else if (role === 'customerOwn' || goesOn.includes(kind)) waiting.delete(id)
  }
  const inOrder = [...waiting.values()].toSorted((one, other) => (one.at < other.at ? -1 : 1))
  return inOrder.map(({ order, number, seller, text }) => ({ order, number, seller, text }))
}
