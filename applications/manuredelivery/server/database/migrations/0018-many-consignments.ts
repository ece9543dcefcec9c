import type { Migrations } from '@workspace/portal/server'
import { makeTextIndex } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const toCheck = `open_flags > 0 or open_exceptions > 0 or has_objection = 1 or (state = 'refused' and next = 'undecided')`
const slot = sql`(week || day || slot_from)`

/** Of a hundred thousand consignments lists, finds and what waits in the check list are read as fast as of a thousand. */
export const manyConsignments: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    const index = (name: string) =>
      database.schema.createIndex(`manuredelivery_consignment_${name}`).on('manuredelivery_consignment')
    await index('to_check')
      .column('company')
      .where(sql<boolean>`${sql.raw(toCheck)}`)
      .execute()
    await index('company_number').columns(['company', 'number', 'id']).execute()
    await index('company_slot').column('company').expression(slot).column('id').execute()
    await index('slot').expression(slot).column('id').execute()
    await makeTextIndex(database, 'manuredelivery_consignment')
  },
}
