import type { Migrations } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const condition = `open_flags > 0 or open_exceptions > 0 or has_objection = 1 or (state = 'refused' and next = 'undecided')`

/** What waits in the check list, few of all consignments: every page of the office counts it. */
export const toCheck: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    const index = database.schema.createIndex('manuredelivery_consignment_to_check').on('manuredelivery_consignment')
    await index
      .column('company')
      .where(sql<boolean>`${sql.raw(condition)}`)
      .execute()
  },
}
