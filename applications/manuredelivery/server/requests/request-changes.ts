/** What a farm asks to change once the request is accepted: one at a time (3.2). */
import { newId } from '@workspace/portal/server'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { AcceptedRequestCommand } from './request-context.ts'

export async function openChange(
  transaction: ManureTransaction,
  { event, request, issuer }: AcceptedRequestCommand,
): Promise<void> {
  const asked = askedIn(event)
  if (asked === undefined) return
  const row = {
    ...{ id: newId(), request: request.id, ...asked, state: 'open', answer: '' },
    ...{ asked_by: issuer.actor.id, asked_at: issuer.now.toISOString(), decided_by: '', decided_at: null },
  }
  await ownTables(transaction).insertInto('manuredelivery_change').values(row).execute()
}

function askedIn(event: AcceptedRequestCommand['event']) {
  if (event.kind === 'requestCancel') return { kind: 'cancel', words: event.data.reason, fields: null }
  if (event.kind !== 'requestChange') return undefined
  const { words = '', fields } = event.data
  return { kind: 'change', words, fields: fields === undefined ? null : JSON.stringify(fields) }
}

/** `answer` is the office's, to the farm. */
export async function closeChange(
  transaction: ManureTransaction,
  { change, issuer }: Pick<AcceptedRequestCommand, 'change' | 'issuer'>,
  { state, answer }: { readonly state: 'accepted' | 'declined' | 'withdrawn'; readonly answer: string },
): Promise<void> {
  if (change === undefined) return
  const decided = { state, answer, decided_by: issuer.actor.id, decided_at: issuer.now.toISOString() }
  await ownTables(transaction).updateTable('manuredelivery_change').set(decided).where('id', '=', change.id).execute()
}
