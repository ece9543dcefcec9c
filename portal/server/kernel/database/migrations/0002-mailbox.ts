import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The built-in mailbox of demo mode: letters as they were delivered, for there is no server that has them. */
export const mailboxTable: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('mailbox_letter')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .execute()
    await database.schema.createIndex('mailbox_letter_age').on('mailbox_letter').column('sent_at').execute()
  },
}
