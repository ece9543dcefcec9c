/** The server face of the third application: its tables, its part of a user, its one call. */
import { randomUUID } from 'node:crypto'
import type { MigrationSet, ServerApplication } from '@house/portal/server'
import { writingAnswer } from '@house/portal/server'
import type { Kysely, Transaction } from 'kysely'
import * as z from 'zod/mini'
import { weigh, weighbridgeManifest } from './contract.ts'

interface WeighbridgeTables {
  weighbridge_visit: { id: string; account_id: string; kilograms: number }
  weighbridge_member: { account_id: string; badge: string }
}

/** The portal hands out its database without tables: each application knows only its own. */
const own = (database: unknown) => database as Kysely<WeighbridgeTables>

const migrations: MigrationSet = {
  owner: 'weighbridge',
  migrations: {
    '0001-visits': {
      async up(database: Kysely<unknown>) {
        await database.schema
          .createTable('weighbridge_visit')
          .addColumn('id', 'text', (column) => column.primaryKey())
          .addColumn('account_id', 'text', (column) => column.notNull())
          .addColumn('kilograms', 'integer', (column) => column.notNull())
          .execute()
        await database.schema
          .createTable('weighbridge_member')
          .addColumn('account_id', 'text', (column) => column.primaryKey())
          .addColumn('badge', 'text', (column) => column.notNull())
          .execute()
      },
    },
  },
}

const Fields = z.strictObject({ weighbridgeuser: z.strictObject({ badge: z.string() }) })

export const weighbridgeServer: ServerApplication = {
  manifest: weighbridgeManifest,
  migrations,
  membership: {
    fields: Fields,
    load: async (database, people) => {
      const ids = people.map(({ id }) => id)
      const rows = await own(database)
        .selectFrom('weighbridge_member')
        .selectAll()
        .where('account_id', 'in', ids)
        .execute()
      return new Map(rows.map(({ account_id, badge }) => [account_id, { weighbridgeuser: { badge } }]))
    },
    settle: ({ sent, groups, transportCompany }) => {
      const wish = Fields.safeParse({ weighbridgeuser: sent.weighbridgeuser ?? { badge: '' } })
      return wish.success ? { groups, transportCompany, fields: wish.data } : { faults: ['weighbridgeuser'] }
    },
    save: async (transaction, accountId, fields) => {
      const { badge } = Fields.parse(fields).weighbridgeuser
      await own(transaction)
        .insertInto('weighbridge_member')
        .values({ account_id: accountId, badge })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ badge }))
        .execute()
    },
    remove: async (transaction: Transaction<never>, accountId) => {
      await own(transaction).deleteFrom('weighbridge_member').where('account_id', '=', accountId).execute()
    },
  },
  answers: () => [
    writingAnswer(weigh, {
      write: async ({ actor, transaction }, { kilograms }, refuse) => {
        if (!actor.apps.includes(weighbridgeManifest.key)) throw refuse('forbidden')
        const visits = own(transaction)
        await visits
          .insertInto('weighbridge_visit')
          .values({ id: randomUUID(), account_id: actor.id, kilograms })
          .execute()
        const rows = await visits
          .selectFrom('weighbridge_visit')
          .select('id')
          .where('account_id', '=', actor.id)
          .execute()
        return { visits: rows.length }
      },
    }),
  ],
}
