import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createEvents } from './0004-events.ts'

/** What the system administration needs: live events, an audit trail to search, feedback to handle, lists in order of time. */
export const administrationTables: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createEvents(database)
    const { schema } = database
    await schema
      .alterTable('audit')
      .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    for (const name of ['action', 'actor']) {
      await schema.createIndex(`audit_${name}`).on('audit').columns([name, 'seq']).execute()
    }
    await schema.createIndex('audit_at').on('audit').column('at').execute()
    for (const name of ['handled_at', 'handled_by']) {
      const table = schema.alterTable('feedback')
      await table.addColumn(name, 'text', (column) => column.notNull().defaultTo('')).execute()
    }
    await schema.createIndex('outbox_age').on('outbox').columns(['created_at', 'id']).execute()
    await schema.createIndex('outbox_state_age').on('outbox').columns(['state', 'created_at', 'id']).execute()
    await schema.createIndex('session_seen').on('session').columns(['last_seen_at', 'handle']).execute()
  },
}
