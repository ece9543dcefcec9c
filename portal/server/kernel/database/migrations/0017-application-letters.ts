import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Letters of applications: where their button leads, who reads an answer to them, which files go along. */
export const applicationLetters: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    for (const [name, resting] of [
      ['route', ''],
      ['reply_to', ''],
      ['files', '[]'],
    ] as const) {
      await schema
        .alterTable('outbox')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(resting))
        .execute()
    }
  },
}
