import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Why a letter was not taken, and the addresses of people that a mail server has refused for good. An older version that
 * still runs writes neither: its letters have no reason.
 */
export const refusedLetters: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .alterTable('outbox')
      .addColumn('failure', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await schema
      .createTable('refused_address')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('refused_address_email').on('refused_address').column('email').execute()
  },
}
