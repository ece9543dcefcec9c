/** What a customer asks for once an order binds: one request is open at a time (2.3). */
import { newId } from '@workspace/portal/server'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { AcceptedOrderCommand } from './order-context.ts'

export async function openRequest(
  transaction: PeatTransaction,
  { event, order, issuer }: AcceptedOrderCommand,
): Promise<void> {
  const asked = askedIn(event)
  if (asked === undefined) return
  const row = {
    ...{ id: newId(), order_id: order.id, ...asked, state: 'open', made_by: issuer.actor.id },
    ...{ made_at: issuer.now.toISOString(), decided_by: '', decided_at: null, answer: '' },
  }
  await ownTables(transaction).insertInto('peatsale_order_request').values(row).execute()
}

function askedIn(event: AcceptedOrderCommand['event']) {
  if (event.kind === 'requestCancel') return { kind: 'cancel', words: event.data.reason, fields: '' }
  if (event.kind !== 'requestChange') return undefined
  const { words = '', fields } = event.data
  return { kind: 'change', words, fields: fields === undefined ? '' : JSON.stringify(fields) }
}

/** `answer` is the office's, to the customer. */
export async function closeRequest(
  transaction: PeatTransaction,
  { request, issuer }: Pick<AcceptedOrderCommand, 'request' | 'issuer'>,
  { state, answer }: { readonly state: 'accepted' | 'declined' | 'withdrawn'; readonly answer: string },
): Promise<void> {
  if (request === undefined) return
  const decided = { state, answer, decided_by: issuer.actor.id, decided_at: issuer.now.toISOString() }
  const own = ownTables(transaction)
  await own.updateTable('peatsale_order_request').set(decided).where('id', '=', request.id).execute()
}
