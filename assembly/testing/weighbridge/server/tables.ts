/** The application's own tables, beside the portal's in the same database. */
import type { EventTable } from '@workspace/logistics/server'
import { createEventTable, tablesOf } from '@workspace/logistics/server'
import type { Migrations, NoTables } from '@workspace/portal/server'
import { orderedText } from '@workspace/portal/server'
import type { Generated, Kysely } from 'kysely'

export type WeighbridgeTables = {
  weighbridge_visit: { id: string; account_id: string; kilograms: number; at: string }
  weighbridge_member: { account_id: string; bridge: string }
  /** A bridge belongs to a company, by its key, and to a transport company, by its id. */
  weighbridge_bridge: {
    name: string
    company_key: string
    carrier: string
    notice: Generated<string>
    most: Generated<number>
    version: Generated<number>
  }
  /** Weighing slips, each for whoever brought it. */
  weighbridge_slip: { file: string; account_id: string }
  /** A ticket is weighed and then closed; its state is what its events say. */
  weighbridge_ticket: { id: string; bridge: string; kilograms: number; state: string; version: number }
  weighbridge_event: EventTable
  /** Loads of all years, with the driver as sorted and as searched. */
  weighbridge_load: { id: string; driver: string; driver_key: string; search_text: string; kilograms: number }
}

/** The portal hands its database over without naming a table; these are the ones that this application may touch. */
export function ownTables(database: Kysely<NoTables>): Kysely<WeighbridgeTables> {
  return database.withTables<WeighbridgeTables>()
}

export const weighbridgeMigrations: Migrations = {
  '0001-weighbridge': {
    async up(database: Kysely<unknown>): Promise<void> {
      await database.schema
        .createTable('weighbridge_visit')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('account_id', 'text', (column) => column.notNull())
        .addColumn('kilograms', 'integer', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .execute()
      await database.schema
        .createTable('weighbridge_member')
        .addColumn('account_id', 'text', (column) => column.primaryKey())
        .addColumn('bridge', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '0002-bridges': {
    async up(database: Kysely<unknown>): Promise<void> {
      await database.schema
        .createTable('weighbridge_bridge')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('company_key', 'text', (column) => column.notNull())
        .addColumn('carrier', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '0003-slips': {
    async up(database: Kysely<unknown>): Promise<void> {
      await database.schema
        .createTable('weighbridge_slip')
        .addColumn('file', 'text', (column) => column.notNull())
        .addColumn('account_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('weighbridge_slip_key', ['file', 'account_id'])
        .execute()
    },
  },
  '0004-loads': {
    async up(database: Kysely<unknown>): Promise<void> {
      await database.schema
        .createTable('weighbridge_load')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('driver', 'text', (column) => column.notNull())
        .addColumn('driver_key', orderedText(database), (column) => column.notNull())
        .addColumn('search_text', 'text', (column) => column.notNull())
        .addColumn('kilograms', 'integer', (column) => column.notNull())
        .execute()
      for (const key of ['driver_key', 'kilograms']) {
        const index = database.schema.createIndex(`weighbridge_load_${key}`).on('weighbridge_load')
        await index.columns([key, 'id']).execute()
      }
    },
  },
  '0005-bridge-notices': {
    async up(database: Kysely<unknown>): Promise<void> {
      const column = (name: string, type: 'text' | 'integer', value: string | number) =>
        database.schema
          .alterTable('weighbridge_bridge')
          .addColumn(name, type, (of) => of.notNull().defaultTo(value))
          .execute()
      await column('notice', 'text', '')
      await column('most', 'integer', 60_000)
      await column('version', 'integer', 1)
    },
  },
  '0006-tickets': {
    async up(database: Kysely<unknown>): Promise<void> {
      await database.schema
        .createTable('weighbridge_ticket')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('bridge', 'text', (column) => column.notNull())
        .addColumn('kilograms', 'integer', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .execute()
      await createEventTable(database, tablesOf('weighbridge'))
    },
  },
}
