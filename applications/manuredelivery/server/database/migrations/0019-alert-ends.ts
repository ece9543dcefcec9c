import type { Migrations } from '@workspace/portal/server'
import type { Kysely } from 'kysely'

/** Why an alert was ended. */
export const alertEnds: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    const alert = database.schema.alterTable('manuredelivery_alert')
    await alert.addColumn('end_reason', 'text', (of) => of.notNull().defaultTo('')).execute()
  },
}
