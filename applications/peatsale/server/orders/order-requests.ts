/** What a customer asks for once an order binds: one request is open at a time (2.3). */
import { newId } from '@workspace/portal/server'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { OrderDone } from './order-facts.ts'

export async function openRequest(transaction: PeatTransaction, { event, order, sender }: OrderDone): Promise<void> {
  const asked = askedIn(event)
  if (asked === undefined) return
  const row = {
    ...{ id: newId(), order_id: order.id, ...asked, state: 'open', made_by: sender.actor.id },
    ...{ made_at: sender.now.toISOString(), decided_by: '', decided_at: null, answer: '' },
  }
  await ownTables(transaction).insertInto('peatsale_order_request').values(row).execute()
}

function askedIn(event: OrderDone['event']) {
  if (event.kind === 'requestCancel') return { kind: 'cancel', words: event.data.reason, fields: '' }
  if (event.kind !== 'requestChange') return undefined
  const { words = '', fields } = event.data
  return { kind: 'change', words, fields: fields === undefined ? '' : JSON.stringify(fields) }
}

/** `answer` is the office's, to the customer. */
export async function closeRequest(
  transaction: PeatTransaction,
  { request, sender }: Pick<OrderDone, 'request' | 'sender'>,
  { state, answer }: { readonly state: 'accepted' | 'declined' | 'withdrawn'; readonly answer: string },
): Promise<void> {
  if (request === undefined) return
  const decided = { state, answer, decided_by: sender.actor.id, decided_at: sender.now.toISOString() }
  const own = ownTables(transaction)
  await own.updateTable('peatsale_order_request').set(decided).where('id', '=', request.id).execute()
}
