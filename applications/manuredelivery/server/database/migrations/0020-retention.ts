import type { Migrations } from '@workspace/portal/server'
import { column, tablesMade } from '@workspace/portal/server'
import type { Kysely } from 'kysely'

const { key, text, whole } = column

const cleared = tablesMade({ manuredelivery_cleared: { columns: { of_id: key, level: whole, at: text } } })

/** What retention has cleared, and what finds a person's rows for the copy of own data. */
export const retention: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    await cleared.up(database)
    for (const [table, by] of [
      ['manuredelivery_request', 'entered_by'],
      ['manuredelivery_request', 'ended_at'],
      ['manuredelivery_event', 'actor'],
      ['manuredelivery_declaration', 'person'],
    ] as const) {
      await database.schema.createIndex(`${table}_${by}`).on(table).column(by).execute()
    }
  },
}
