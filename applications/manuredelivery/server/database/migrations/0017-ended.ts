import type { Migrations } from '@workspace/portal/server'
import type { Kysely } from 'kysely'

/** What was refused, failed or waits for a batch in a period: few of all that have ended in it. */
export const ended: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    const index = database.schema.createIndex('manuredelivery_consignment_ended').on('manuredelivery_consignment')
    await index.columns(['company', 'state', 'ended_day', 'plant', 'refusal_kind']).execute()
  },
}
