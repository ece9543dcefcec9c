import type { Migrations } from '@workspace/portal/server'
import { column, tablesMade } from '@workspace/portal/server'
import type { Kysely } from 'kysely'

const { text, whole } = column

const files = tablesMade({
  manuredelivery_materials_file: {
    columns: {
      ...{ company: text, year: whole, file: text, made_at: text, made_by: text },
      ...{ consignments: whole, kg: whole, n: whole },
    },
    primary: ['company', 'year', 'made_at'],
  },
})

const summed = [
  'company',
  'ended_day',
  'plant',
  'type',
  'state',
  'kg',
  'm3',
  'dry_kg',
  'n',
  'soluble_n',
  'p',
  'k',
] as const
const marks = ['by_table', 'kg_source'] as const

/** Kept files of yearly raw materials; and the index that holds all that reports sum: rows themselves are wide. */
export const reports: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    await files.up(database as never)
    const index = database.schema.createIndex('manuredelivery_consignment_received').on('manuredelivery_consignment')
    await index
      .columns([...summed, ...marks])
      .where('kg', 'is not', null)
      .execute()
  },
}
