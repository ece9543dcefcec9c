import type { Migrations } from '@workspace/portal/server'
import { isPostgres, makeTextIndex } from '@workspace/portal/server'
import type { Kysely } from 'kysely'

/** Of 300 000 orders a rare text is found as fast as of 1 000 (decision 151). */
export const textIndexes: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    // PostgreSQL has had that of orders since migration 0011.
    if (!isPostgres(database)) await makeTextIndex(database, 'peatsale_order')
    await makeTextIndex(database, 'peatsale_load')
    for (const column of ['customer', 'vehicle']) {
      await database.schema.createIndex(`peatsale_load_${column}`).on('peatsale_load').column(column).execute()
    }
  },
}
