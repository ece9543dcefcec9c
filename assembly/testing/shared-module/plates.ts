/** A module with one table that two small applications share: the probe of `serverModule`. */
import type { ApplicationManifest } from '@workspace/portal/contract'
import { applicationCalls } from '@workspace/portal/contract'
import type { ActorWithRoles } from '@workspace/portal/contract/own'
import type { Host, NoTables } from '@workspace/portal/server'
import { handlersOf, hours, serverApplication, serverModule } from '@workspace/portal/server'
import type { Kysely, Transaction } from 'kysely'
import * as z from 'zod/mini'

type PlateTables = {
  /** A number plate, how often it was seen and what of the portal's it refers to. */
  plates_plate: { plate: string; seen: number; person: string; company_key: string; carrier: string }
}
type Plate = PlateTables['plates_plate']

export const plateTables = (database: Kysely<NoTables>): Kysely<PlateTables> => database.withTables<PlateTables>()

/** Which hooks have been asked, in their order. */
export const asked: string[] = []

const refersTo = async (transaction: Transaction<NoTables>, column: 'company_key' | 'carrier', value: string) => {
  const plates = plateTables(transaction).selectFrom('plates_plate').select('plate').where(column, '=', value)
  return (await plates.executeTakeFirst()) !== undefined
}

export const platesModule = serverModule({
  key: 'plates',
  migrations: {
    '0001-plates': {
      async up(database: Kysely<unknown>): Promise<void> {
        const table = database.schema.createTable('plates_plate')
        await table
          .addColumn('plate', 'text', (column) => column.primaryKey())
          .addColumn('seen', 'integer', (column) => column.notNull())
          .addColumn('person', 'text', (column) => column.notNull())
          .addColumn('company_key', 'text', (column) => column.notNull())
          .addColumn('carrier', 'text', (column) => column.notNull())
          .execute()
      },
    },
  },
  people: {
    leaves: async ({ host, transaction, person }) => {
      asked.push('plates')
      const plates = plateTables(transaction).selectFrom('plates_plate').select('plate').where('person', '=', person.id)
      const owned = await plates.executeTakeFirst()
      if (owned === undefined) return undefined
      await host.live.publish(transaction, { topic: 'kept', ids: [owned.plate], channels: ['plates'] })
      return { refused: 'in_use' }
    },
  },
  companies: {
    renamed: async (transaction, { from, to }) => {
      const plates = plateTables(transaction).updateTable('plates_plate').set({ company_key: to })
      await plates.where('company_key', '=', from).execute()
    },
    isUsed: (transaction, key) => refersTo(transaction, 'company_key', key),
  },
  carriers: { isUsed: (transaction, id) => refersTo(transaction, 'carrier', id) },
  personalData: {
    names: { fi: 'Rekisterikilvet', en: 'Number plates' },
    lists: async (reader, { id }) => [
      {
        name: 'plates',
        title: { fi: 'Kilvet', en: 'Plates' },
        columns: [{ name: 'plate', kind: 'text', title: { fi: 'Kilpi', en: 'Plate' } }],
        rows: await plateTables(reader).selectFrom('plates_plate').select('plate').where('person', '=', id).execute(),
      },
    ],
  },
  jobs: [
    {
      name: 'forget',
      every: hours(1),
      run: async ({ database }) =>
        await database.writing(async (transaction) => {
          await database.lock(transaction, 'forget')
          const old = plateTables(transaction).deleteFrom('plates_plate').where('plate', 'like', 'OLD-%')
          return (await old.returning('plate').execute()).length
        }),
    },
  ],
  commands: {
    count: {
      usage: '',
      summary: 'Says how many plates there are.',
      options: {},
      words: 0,
      run: async (_, { host, print }) => {
        const plates = await plateTables(host.database.reading).selectFrom('plates_plate').select('plate').execute()
        print(`${plates.length} plates`)
      },
    },
  },
  demo: {
    fill: async (_, transaction, { person, carrier }) => {
      const refers = {
        person: person('demo_kuski_01').id,
        company_key: 'novarbo',
        carrier: carrier('Kuljetus Suokoski Oy'),
      }
      await plateTables(transaction)
        .insertInto('plates_plate')
        .values({ plate: 'DEMO-1', seen: 0, ...refers })
        .execute()
    },
  },
})

/** The module's function: an application calls it in its own transaction. The lock holds the plate for all of them. */
async function recordPlate(
  host: Host,
  transaction: Transaction<NoTables>,
  plate: Omit<Plate, 'seen'>,
): Promise<number> {
  const { database, live } = host.inModule('plates')
  await database.lock(transaction, plate.plate)
  const plates = plateTables(transaction)
  const known = await plates
    .selectFrom('plates_plate')
    .select('seen')
    .where('plate', '=', plate.plate)
    .executeTakeFirst()
  const seen = (known?.seen ?? 0) + 1
  if (known === undefined)
    await plates
      .insertInto('plates_plate')
      .values({ ...plate, seen })
      .execute()
  else await plates.updateTable('plates_plate').set({ seen }).where('plate', '=', plate.plate).execute()
  await live.publish(transaction, { topic: 'plates', ids: [plate.plate], channels: ['plates'] })
  return seen
}

/** An application without tables of its own; its migration needs the module's table to exist. */
function gate(key: string) {
  const manifest: ApplicationManifest = {
    key,
    names: { fi: key, en: key },
    primaryCompany: 'Novarbo',
    groups: [],
    userTypes: [],
  }
  const seePlate = applicationCalls({ key, roles: ['guard'], refusals: {} })({
    name: 'seePlate',
    path: '/plates',
    roles: ['guard'],
    input: z.object({ plate: z.string(), person: z.string(), company_key: z.string(), carrier: z.string() }),
    output: { seen: z.int() },
    refusals: [],
  })
  const server = serverApplication({
    manifest,
    migrations: {
      '0001-after-the-module': {
        up: async (database: Kysely<unknown>) => {
          await plateTables(database as Kysely<NoTables>)
            .selectFrom('plates_plate')
            .select('plate')
            .execute()
        },
      },
    },
    calls: { seePlate },
    actorOf: async () => ({ roles: new Set(['guard'] as const) }),
    channelsOf: () => (key === 'north' ? ['plates'] : []),
    demo: {
      fill: async (_, transaction) => {
        // The module's demo comes first: its rows may be referred to.
        await plateTables(transaction)
          .updateTable('plates_plate')
          .set((row) => ({ seen: row('seen', '+', 1) }))
          .execute()
      },
    },
    people: {
      leaves: async () => {
        asked.push(key)
        return undefined
      },
    },
    handlers: () => ({
      seePlate: handlersOf<ActorWithRoles>().writes(seePlate, {
        write: async ({ host, transaction }, plate) => ({ seen: await recordPlate(host, transaction, plate) }),
      }),
    }),
  })
  return { server, seePlate }
}

/** Its people have the channel of the plates. */
export const north = gate('north')
export const south = gate('south')
