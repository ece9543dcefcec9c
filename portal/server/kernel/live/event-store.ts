import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import { LiveEvent, LiveKind } from '../../../contract/own.ts'
import type { Database } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { EventTable, PortalTables } from '../database/tables.ts'
import type { NewLiveEvent } from './live-events.ts'

/** Events kept for clients that reconnect; clients further behind must reload. */
export const eventsKept = 2000

/** An event as it is sent, with whom it is for. */
export interface StoredEvent {
  readonly event: LiveEvent
  readonly audience: string
  readonly accountId: string
  readonly session: string
  readonly company: string
  readonly carrier: string
  /** Of an application's event: who hears one of them hears it. For its administrators: the application's key. */
  readonly channels: readonly string[]
}

export interface EventStore {
  /** In order; at most `eventsKept`. */
  after(seq: number): Promise<readonly StoredEvent[]>
  /** The numbers still in the table; both 0 while there was never an event. */
  range(): Promise<{ oldest: number; newest: number }>
}

export function eventStore(database: Database<PortalTables>): EventStore {
  const after = database.prepared((db, { seq }: { seq: number }) =>
    db.selectFrom('event').selectAll().where('seq', '>', seq).orderBy('seq').limit(eventsKept),
  )
  const range = database.prepared((db, _: Record<string, never>) =>
    db.selectFrom('event').select((row) => [row.fn.min('seq').as('oldest'), row.fn.max('seq').as('newest')]),
  )
  return {
    after: async (seq) => (await after({ seq })).map(storedEvent),
    range: async () => {
      const row = (await range({}))[0]
      return { oldest: Number(row?.oldest ?? 0), newest: Number(row?.newest ?? 0) }
    },
  }
}

export async function insertEvent(transaction: PortalTransaction, event: NewLiveEvent): Promise<void> {
  await transaction.insertInto('event').values(rowOf(event)).execute()
}

/** @returns how many events went. */
export async function forgetOldEvents(transaction: PortalTransaction): Promise<number> {
  const newest = await transaction.selectFrom('event').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst()
  if (!newest) return 0
  const [result] = await transaction
    .deleteFrom('event')
    .where('seq', '<=', newest.seq - eventsKept)
    .execute()
  return Number(result?.numDeletedRows ?? 0)
}

function rowOf(event: NewLiveEvent): Omit<EventTable, 'seq'> {
  const row = {
    kind: event.kind,
    topic: '',
    ids: '[]',
    account_id: '',
    session: '',
    company: '',
    carrier: '',
    channels: '[]',
  }
  if (event.kind === 'site-changed') return { ...row, audience: 'everybody' }
  const told = { ...row, topic: event.topic, ids: JSON.stringify(event.ids ?? []), audience: event.for.to }
  switch (event.for.to) {
    case 'person':
      return { ...told, account_id: event.for.id }
    case 'overseers': {
      const { id, company, carrier } = event.for.of
      return { ...told, account_id: id, company, carrier }
    }
    case 'applicationadministrators':
      return { ...told, channels: JSON.stringify([event.for.application]) }
    case 'channels':
      return { ...told, channels: JSON.stringify(event.for.channels) }
    default:
      return told
  }
}

function storedEvent(row: Selectable<EventTable>): StoredEvent {
  return {
    event: {
      seq: row.seq,
      kind: z.parse(LiveKind, row.kind),
      topic: row.topic,
      ids: z.parse(LiveEvent.shape.ids, JSON.parse(row.ids)),
    },
    audience: row.audience,
    accountId: row.account_id,
    session: row.session,
    company: row.company,
    carrier: row.carrier,
    channels: z.parse(LiveEvent.shape.ids, JSON.parse(row.channels)),
  }
}
