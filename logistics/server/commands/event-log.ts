/** The event log of an application: append-only. The id of an event makes its command happen once (2.8). */
import { createHash } from 'node:crypto'
import type { NoTables } from '@workspace/portal/server'
import { newId, preparedStatement } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ApplicationTables } from '../application-tables.ts'
import type { EventTable } from './event-table.ts'

/** An event as a device sends it. */
export interface SentEvent {
  readonly id: string
  readonly kind: string
  readonly of: string
  readonly data: object
  readonly baseVersion?: number | undefined
  readonly deviceTime: string
  readonly device: string
}

export interface StoredEvent {
  readonly aggregate: string
  readonly event: SentEvent
  readonly actor: string
  readonly role: string
  readonly now: Date
  /** The state that it led to. */
  readonly state: string
  readonly flag: string | null
  readonly answer: object
}

/** System events: derived transitions and scheduled ones. */
export interface OwnMove {
  readonly aggregate: string
  readonly of: string
  readonly kind: string
  readonly state: string
  readonly data?: object
  /** The person whose command caused it; empty for the clock. */
  readonly actor?: string
  readonly role?: string
  readonly now: Date
}

export interface EventLog {
  /** The answer that the event got when it first came; `another` where its id belongs to another event. */
  answeredBefore(
    reader: Kysely<NoTables>,
    event: SentEvent,
    actor: string,
  ): Promise<{ readonly answer: string } | 'another' | undefined>
  /** @returns false where an event with the same id exists already: nothing was written then. */
  append(transaction: Kysely<NoTables>, stored: StoredEvent): Promise<boolean>
  /** Every change of state has an event: those that the server makes are in the log, too. */
  recordMove(transaction: Kysely<NoTables>, move: OwnMove): Promise<void>
  /** The first events of new records, in one statement. */
  recordFirstMoves(transaction: Kysely<NoTables>, moves: readonly OwnMove[]): Promise<void>
  /** A query on the event table. */
  events(reader: Kysely<NoTables>): ReturnType<typeof eventsIn>
}

/** The log in the application's own event table. */
export function eventLog({ event: table }: ApplicationTables): EventLog {
  const insertNext = preparedStatement((db: Kysely<OwnTables>, given: EventRow) =>
    db
      .insertInto(table)
      .values({
        ...columnsOf(given),
        seq: sql<number>`(select coalesce(max(seq), 0) + 1 from ${sql.table(table)} where of_id = ${given.of_id})`,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  )
  const answerOf = preparedStatement((db: Kysely<OwnTables>, { id }: { readonly id: string }) =>
    db.selectFrom(table).select(['content_sha', 'answer']).where('id', '=', id),
  )
  const append = async (transaction: Kysely<NoTables>, stored: StoredEvent) =>
    (await insertNext(own(transaction), eventRow(stored))).length > 0
  return {
    answeredBefore: async (reader, event, actor) => {
      const [known] = await answerOf(own(reader), { id: event.id })
      if (known === undefined) return undefined
      return known.content_sha === contentSha(event, actor) ? { answer: known.answer } : 'another'
    },
    append,
    recordMove: async (transaction, move) => void (await append(transaction, movedBy(move))),
    recordFirstMoves: async (transaction, moves) => {
      if (moves.length === 0) return
      const rows = moves.map((move) => ({ ...eventRow(movedBy(move)), seq: 1 }))
      await own(transaction).insertInto(table).values(rows).execute()
    },
    events: (reader) => eventsIn(reader, table),
  }
}

function eventsIn(reader: Kysely<NoTables>, table: string) {
  return own(reader).selectFrom(table)
}

/** The name of the table is known when the log is made, so the types know its columns and not its name. */
type OwnTables = Record<string, EventTable>

function own(database: Kysely<NoTables>): Kysely<OwnTables> {
  return database.withTables<OwnTables>()
}

type EventRow = ReturnType<typeof eventRow>
const columns = ['id', 'aggregate', 'of_id', 'kind', 'data', 'content_sha', 'actor', 'role', 'device', 'device_time']
const furtherColumns = ['server_time', 'base_version', 'state', 'result', 'flag', 'answer']

/** Named one by one: a prepared statement gives a mark for each name that is asked for. */
function columnsOf(given: EventRow): EventRow {
  const names = [...columns, ...furtherColumns] as readonly (keyof EventRow)[]
  return Object.fromEntries(names.map((name) => [name, given[name]])) as EventRow
}

/** The columns of an event without `seq`. */
export function eventRow(stored: StoredEvent) {
  const { aggregate, event, actor, role, now, state, flag, answer } = stored
  return {
    id: event.id,
    aggregate,
    of_id: event.of,
    kind: event.kind,
    data: canonicalJson(event.data),
    content_sha: contentSha(event, actor),
    actor,
    role,
    device: event.device,
    device_time: new Date(event.deviceTime).toISOString(),
    server_time: now.toISOString(),
    base_version: event.baseVersion ?? null,
    state,
    result: flag === null ? 'applied' : 'flagged',
    flag,
    answer: JSON.stringify(answer),
  }
}

function movedBy(move: OwnMove): StoredEvent {
  const { aggregate, of, kind, state, data = {}, actor = '', role = 'system', now } = move
  const event = { id: newId(), kind, of, data, deviceTime: now.toISOString(), device: 'server' }
  return { aggregate, event, actor, role, now, state, flag: null, answer: {} }
}

/** The hash includes the issuer, so that nobody gets the answer to another person's event. */
function contentSha({ kind, of, data, baseVersion, deviceTime, device }: SentEvent, actor: string): string {
  const content = canonicalJson({ actor, kind, of, data, baseVersion: baseVersion ?? null, deviceTime, device })
  return createHash('sha256').update(content).digest('hex')
}

/** JSON with sorted keys: equal content gives equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}
