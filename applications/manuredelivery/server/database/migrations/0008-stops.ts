import type { Migrations } from '@workspace/portal/server'
import type { Kysely } from 'kysely'

/** Ending an alert looks for what it has stopped; all but a few consignments are not stopped. */
export const stops: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    const index = database.schema.createIndex('manuredelivery_consignment_stopped_by').on('manuredelivery_consignment')
    await index.column('stopped_by').where('stopped_by', 'is not', null).execute()
  },
}
