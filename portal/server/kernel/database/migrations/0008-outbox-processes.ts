import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The lease of a letter names the process that took it, and that process shows that it lives (R42). */
export const outboxProcesses: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable('outbox_process')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('beats', 'integer', (column) => column.notNull())
      .execute()
    await schema
      .alterTable('outbox')
      .addColumn('leased_by', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
