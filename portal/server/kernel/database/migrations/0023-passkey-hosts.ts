import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The host that each passkey is bound to. Of those that are there nobody has noted it: it is known once they are used. An older
 * version that still runs leaves it empty, too.
 */
export const passkeyHosts: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .alterTable('passkey')
      .addColumn('host', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
