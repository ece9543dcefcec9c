/** The tables of an application for its commands. Each application has its own, named by its key. */
import type { CreateTableBuilder, Kysely } from 'kysely'
import type { ApplicationTables } from '../application-tables.ts'

/**
 * One row per event. `content_sha` is the hash of what was sent, `answer` the JSON that the same event gets again, `seq` the
 * place among the events of one record.
 */
export type EventTable = {
  id: string
  aggregate: string
  of_id: string
  seq: number
  kind: string
  data: string
  content_sha: string
  actor: string
  role: string
  device: string
  device_time: string
  server_time: string
  base_version: number | null
  state: string
  result: string
  flag: string | null
  answer: string
}

const texts = ['aggregate', 'of_id', 'kind', 'data', 'content_sha', 'actor', 'role', 'device', 'device_time'].concat([
  'server_time',
  'state',
  'result',
  'answer',
])

/** For a migration of the application. Released migrations call it, so what it makes never changes. */
export async function createEventTable(database: Kysely<unknown>, { event }: ApplicationTables): Promise<void> {
  let table: CreateTableBuilder<string, string> = database.schema.createTable(event)
  table = table.addColumn('id', 'text', (column) => column.primaryKey())
  for (const name of texts) table = table.addColumn(name, 'text', (column) => column.notNull())
  await table
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('base_version', 'integer')
    .addColumn('flag', 'text')
    .addUniqueConstraint(`${event}_of_id_seq_unique`, ['of_id', 'seq'])
    .execute()
}
