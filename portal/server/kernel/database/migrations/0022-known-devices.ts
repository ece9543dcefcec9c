import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Browsers that people have signed in with. An older version that still runs notes none: a browser that it lets in is told
 * of when this version meets it first.
 */
export const knownDevices: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable('known_device')
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('device_hash', 'text', (column) => column.notNull())
      .addColumn('first_used_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_device_key', ['account_id', 'device_hash'])
      .execute()
  },
}
