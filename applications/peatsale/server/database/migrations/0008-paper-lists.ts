import type { Migrations } from '@workspace/portal/server'
import type { Kysely } from 'kysely'

/** Papers of an account, and of a seller, from the newest on. */
export const paperLists: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const owner of ['customer', 'seller']) {
      await database.schema
        .createIndex(`peatsale_document_${owner}_issued_at`)
        .on('peatsale_document')
        .columns([owner, 'issued_at', 'id'])
        .execute()
    }
  },
}
