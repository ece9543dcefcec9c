import type { Migrations } from '@workspace/portal/server'
import { column, tablesMade } from '@workspace/portal/server'
import type { Kysely } from 'kysely'

const { key, text, whole } = column

const cleared = tablesMade({ peatsale_cleared: { columns: { of_id: key, level: whole, at: text } } })

/** What has had its time, and what is found by it; what somebody has recorded and ordered, for the copy of the own data. */
export const retention: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    await cleared.up(database)
    for (const [table, column] of [
      ['peatsale_order', 'created_at'],
      ['peatsale_order', 'entered_by'],
      ['peatsale_event', 'actor'],
    ] as const) {
      await database.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
    }
  },
}
