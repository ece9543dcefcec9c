/** The log of orders and loads: appended to, never changed. An event's id makes it happen once, for ever (2.8). */
import { createHash } from 'node:crypto'
import { newId } from '@workspace/portal/server'
import { sql } from 'kysely'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** An event as it comes from a device. */
export interface SentEvent {
  readonly id: string
  readonly kind: string
  readonly of: string
  readonly data: object
  readonly baseVersion?: number | undefined
  readonly deviceTime: string
  readonly device: string
}

export type AggregateName = 'order' | 'load'

export interface StoredEvent {
  readonly aggregate: AggregateName
  readonly event: SentEvent
  readonly actor: string
  readonly role: string
  readonly now: Date
  /** The state that it led to. */
  readonly state: string
  readonly flag: string | null
  readonly answer: object
}

/** What the event was answered when it first came; `another` where its id is that of another event. */
export async function answeredBefore(
  reader: PeatReader,
  event: SentEvent,
  actor: string,
): Promise<{ readonly answer: string } | 'another' | undefined> {
  const events = ownTables(reader).selectFrom('peatsale_event').select(['content_sha', 'answer'])
  const known = await events.where('id', '=', event.id).executeTakeFirst()
  if (known === undefined) return undefined
  return known.content_sha === contentSha(event, actor) ? { answer: known.answer } : 'another'
}

/** As it stands in the log, but for its place there. */
export function eventRow(stored: StoredEvent) {
  const { aggregate, event, actor, role, now, state, flag, answer } = stored
  return {
    ...{ id: event.id, aggregate, of_id: event.of, kind: event.kind, data: canonicalJson(event.data) },
    ...{ content_sha: contentSha(event, actor), actor, role, device: event.device },
    ...{ device_time: new Date(event.deviceTime).toISOString(), server_time: now.toISOString() },
    ...{ base_version: event.baseVersion ?? null, state, result: flag === null ? 'applied' : 'flagged', flag },
    answer: JSON.stringify(answer),
  }
}

/** @returns false where an event with its id has come first: nothing was written then. */
export async function appendEvent(transaction: PeatReader, stored: StoredEvent): Promise<boolean> {
  const row = eventRow(stored)
  const written = await ownTables(transaction)
    .insertInto('peatsale_event')
    .values({
      ...row,
      seq: sql<number>`(select coalesce(max(seq), 0) + 1 from peatsale_event where of_id = ${row.of_id})`,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** What nobody sent: what followed for a load from its order, for an order from its loads, or from the clock. */
export interface OwnMove {
  readonly aggregate: AggregateName
  readonly of: string
  readonly kind: string
  readonly state: string
  readonly data?: object
  /** Who caused it; nobody where the clock did. */
  readonly actor?: string
  readonly role?: string
  readonly now: Date
}

/** No state without an event: moves of the server's own stand in the log, too. */
export async function recordMove(transaction: PeatReader, move: OwnMove): Promise<void> {
  await appendEvent(transaction, movedBy(move))
}

/** The first moves of what is new, in one statement. */
export async function recordFirstMoves(transaction: PeatReader, moves: readonly OwnMove[]): Promise<void> {
  if (moves.length === 0) return
  const rows = moves.map((move) => ({ ...eventRow(movedBy(move)), seq: 1 }))
  await ownTables(transaction).insertInto('peatsale_event').values(rows).execute()
}

function movedBy(move: OwnMove): StoredEvent {
  const { aggregate, of, kind, state, data = {}, actor = '', role = 'system', now } = move
  const event = { id: newId(), kind, of, data, deviceTime: now.toISOString(), device: 'server' }
  return { aggregate, event, actor, role, now, state, flag: null, answer: {} }
}

/** The content that an id stands for; whose it is belongs to it, so that nobody is answered another's. */
function contentSha({ kind, of, data, baseVersion, deviceTime, device }: SentEvent, actor: string): string {
  const content = canonicalJson({ actor, kind, of, data, baseVersion: baseVersion ?? null, deviceTime, device })
  return createHash('sha256').update(content).digest('hex')
}

/** The same text for the same content: keys are sorted. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}
