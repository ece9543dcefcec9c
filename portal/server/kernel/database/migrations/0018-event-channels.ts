import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Events of applications: the channels on which they are heard, as a JSON list. */
export const eventChannels: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .alterTable('event')
      .addColumn('channels', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
  },
}
