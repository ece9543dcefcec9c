/** Carriers, trucks, drivers, accounts and sites move from Kuivikemyynti's tables to the shared ones (peatsale/0026 to 0029). */
import { cpSync } from 'node:fs'
import { peatsaleServer } from '@workspace/peatsale/server'
import type { TestHost, TestPlace } from '@workspace/portal/server/testing'
import {
  hasStrace,
  killedAtSync,
  runTestCommand,
  spread,
  startProcess,
  syncsOf,
  testEnvironment,
  testHost,
  testPlace,
} from '@workspace/portal/server/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mounted } from './applications.ts'

/** `npm test` takes a sample; `INTERRUPTED_STARTS=all npm test -- migrated-shared-rows` every sync of the disk. */
const isFull = process.env['INTERRUPTED_STARTS'] === 'all'
const sample = isFull ? { syncs: 1000, random: 20 } : { syncs: 3, random: 2 }
const isPostgres = process.env['PORTAL_TEST_DATABASE'] === 'postgres'
const production = { environment: {} }
const at = '2026-10-05T06:00:00.000Z'

const migrations = Object.fromEntries(
  Object.entries(peatsaleServer.migrations).filter(([name]) => name < '0026-shared-carriers'),
)
/** What was there before: three vehicles of a carrier, one of its drivers, a load. */
const rows: readonly (readonly [table: string, values: Readonly<Record<string, string | number | null>>])[] = [
  ['peatsale_seller', { id: 'seller', code: 'BIO', company_key: 'biolan' }],
  ['peatsale_zone', { id: 'zone', seller: 'seller', code: '1' }],
  ['peatsale_swamp', { id: 'swamp', seller: 'seller', code: '1' }],
  ['peatsale_customer', { id: 'customer', name: 'Tila', business_id: '9990003-2', search_text: 'tila', version: 4 }],
  ['peatsale_site', { id: 'site', customer: 'customer', name: 'Navetta', gate_code: '4711', version: 2 }],
  ['peatsale_customer_member', { customer: 'customer', person: 'member', is_main: 1 }],
  ['peatsale_customer_link', { id: 'link', customer: 'customer', seller: 'seller', active: 1 }],
  ['peatsale_member_seller', { customer: 'customer', person: 'member', seller: 'seller' }],
  ['peatsale_invitation', { id: 'invitation', customer: 'customer', email: 'uusi@posti.test', secret_sha: 'a1' }],
  ['peatsale_vat_rate', { id: 'rate', tax_class: 'general', from_day: '2024-09-01', rate_bp: 2550, code: '24' }],
  ['peatsale_price_list', { id: 'list', seller: 'seller', customer: 'customer' }],
  ['peatsale_site_zone', { site: 'site', seller: 'seller', zone: 'zone' }],
  ['peatsale_site_distance', { site: 'site', swamp: 'swamp', km: 34 }],
  ['peatsale_order', { id: 'order', seller: 'seller', customer: 'customer', site: 'site', swamp: null }],
  ['peatsale_carrier', { id: 'carrier', name: 'Kuljetus Oy', contact: 'Ajojärjestely', version: 3 }],
  ['peatsale_carrier_seller', { carrier: 'carrier', seller: 'seller' }],
  ['peatsale_carrier_terms', { carrier: 'carrier', seller: 'seller', terms: 'Kahden viikon välein' }],
  ['peatsale_carrier_request', { carrier: 'carrier', seller: 'seller' }],
  ['peatsale_carrier_zone', { carrier: 'carrier', zone: 'zone' }],
  ['peatsale_carrier_tariff', { id: 'tariff', seller: 'seller', carrier: 'carrier' }],
  ['peatsale_vehicle', { id: 'manure', carrier: 'carrier', cargo_class: ' Lanta', washed_on: null, changed_at: at }],
  ['peatsale_vehicle', { id: 'peat', carrier: 'carrier', cargo_class: 'Kuiviketurve', washed_on: '2026-10-01' }],
  [
    'peatsale_vehicle',
    { id: 'grain', carrier: 'carrier', cargo_class: 'Vilja', washed_on: '2026-10-01', changed_at: at },
  ],
  [
    'peatsale_carrier_driver',
    { person: 'driver', carrier: 'carrier', vehicle: 'manure', may_claim: 1, shows_phone: 1, card_until: '2027-01-01' },
  ],
  [
    'peatsale_load',
    {
      ...{ id: 'load', order_id: 'order', seller: 'seller', customer: 'customer', site: 'site', carrier: 'carrier' },
      ...{ vehicle: 'manure', swamp: null, number: 'KM-1', search_text: 'suokuorma' },
    },
  ],
  ['peatsale_load_offer', { load_id: 'load', carrier: 'carrier' }],
  ['peatsale_carrier_row', { id: 'row', load_id: 'load', carrier: 'carrier' }],
]

/** Columns without a value of their own are empty texts and zeros. */
async function fill({ portal: { database } }: TestHost): Promise<void> {
  const tables = await database.migrating.introspection.getTables()
  await database.writing(async (transaction) => {
    for (const [table, values] of rows) {
      const columns = tables.find(({ name }) => name === table)?.columns ?? []
      const written = columns.map(({ name, dataType, isNullable }) =>
        name in values ? values[name] : isNullable ? null : /int/i.test(dataType) ? 0 : '',
      )
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
        values (${sql.join(written)})`.execute(transaction)
    }
  })
}

async function earlierPlace(): Promise<TestPlace> {
  const place = await testPlace()
  await using host = await testHost([{ ...peatsaleServer, migrations }], place)
  await fill(host)
  return place
}

/** Everything of the moved rows, and how many rows the tables have that were rebuilt. */
async function storedIn(place: TestPlace) {
  await using host = await testHost(mounted.applications, place, mounted.modules)
  const own = host.portal.database.reading
  const all = async (statement: string) => (await sql.raw<Record<string, unknown>>(statement).execute(own)).rows
  return {
    carriers: await all('select id, name, contact, version, waste_register_number from logistics_carrier'),
    vehicles: await all('select id, carrier, dedicated_to, removed from logistics_vehicle order by id'),
    drivers: await all('select person, carrier, vehicle, shows_phone, card_until from logistics_driver'),
    rights: await all('select * from peatsale_driver_right'),
    cargos: await all('select vehicle, boxes, class, at, application, voided_at from logistics_cargo order by id'),
    washes: await all('select vehicle, boxes, at, method, voided_at from logistics_wash order by id'),
    accounts: await all('select id, name, business_id, search_text, version, closed from logistics_account'),
    sites: await all('select id, account, name, gate_code, gate_lat, version, removed from logistics_site'),
    invitations: await all('select id, application, account, email, secret_sha, used_at from logistics_invitation'),
    rates: await all('select id, tax_class, from_day, rate_bp, code from logistics_vat_rate'),
    relationships: await all('select * from logistics_relationship'),
    loads: await all('select id, carrier, vehicle, number, search_text from peatsale_load'),
    kept: await Promise.all(
      rows
        .map(([table]) => table)
        .filter((table) => !moved.includes(table))
        .map(async (table) => Number((await all(`select count(*) as count from ${table}`))[0]?.['count'])),
    ),
  }
}

const moved = [
  ...['peatsale_carrier', 'peatsale_vehicle', 'peatsale_carrier_driver'],
  ...['peatsale_customer', 'peatsale_site', 'peatsale_invitation', 'peatsale_vat_rate'],
]
const expected = {
  carriers: [{ id: 'carrier', name: 'Kuljetus Oy', contact: 'Ajojärjestely', version: 3, waste_register_number: '' }],
  vehicles: ['grain', 'manure', 'peat'].map((id) => ({ id, carrier: 'carrier', dedicated_to: 'none', removed: 0 })),
  drivers: [{ person: 'driver', carrier: 'carrier', vehicle: 'manure', shows_phone: 1, card_until: '2027-01-01' }],
  rights: [{ person: 'driver', carrier: 'carrier', may_claim: 1, sees_freight: 0 }],
  // A vehicle with a noted wash stays clean; one with other cargo and none needs a wash.
  cargos: [
    { vehicle: 'grain', at: '2026-10-01T00:00:00.000Z' },
    { vehicle: 'manure', at },
  ].map((cargo) => ({ ...cargo, boxes: '[]', class: 'other', application: 'peatsale', voided_at: null })),
  washes: ['grain', 'peat'].map((vehicle) => ({
    ...{ vehicle, boxes: '[]', at: '2026-10-01T00:00:00.001Z', method: 'wash', voided_at: null },
  })),
  accounts: [{ id: 'customer', name: 'Tila', business_id: '9990003-2', search_text: 'tila', version: 4, closed: 0 }],
  sites: [
    { id: 'site', account: 'customer', name: 'Navetta', gate_code: '4711', gate_lat: null, version: 2, removed: 0 },
  ],
  invitations: [
    {
      ...{ id: 'invitation', application: 'peatsale', account: 'customer', email: 'uusi@posti.test' },
      ...{ secret_sha: 'a1', used_at: null },
    },
  ],
  rates: [{ id: 'rate', tax_class: 'general', from_day: '2024-09-01', rate_bp: 2550, code: '24' }],
  relationships: [{ account: 'customer', application: 'peatsale', company: 'seller', active: 1 }],
  loads: [{ id: 'load', carrier: 'carrier', vehicle: 'manure', number: 'KM-1', search_text: 'suokuorma' }],
  kept: rows.filter(([table]) => !moved.includes(table)).map(() => 1),
}

let earlier: TestPlace
beforeAll(async () => {
  earlier = await earlierPlace()
})
afterAll(() => earlier[Symbol.asyncDispose]())

test('GEN-13: carriers with trucks and drivers, accounts and sites are moved; tables that named them keep their rows', async () => {
  await using place = await earlierPlace()
  const { code, errors } = await runTestCommand(['migrate'], { environment: testEnvironment(place), ...mounted })
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(await storedIn(place)).toEqual(expected)
  await using host = await testHost(mounted.applications, place, mounted.modules)
  const { database } = host.portal
  const tables = (await database.migrating.introspection.getTables()).map(({ name }) => name)
  expect(tables.filter((name) => moved.includes(name) || name.endsWith('_copy'))).toEqual([])
  // The other references of a rebuilt table hold, and so does its text index.
  const refused = database.writing((own) => sql`delete from peatsale_order`.execute(own))
  await expect(refused).rejects.toThrow(/foreign key/i)
  await database.writing((own) => sql`update peatsale_load set search_text = 'metsäkuorma'`.execute(own))
  if (isPostgres) return
  const found = sql<{
    count: number
  }>`select count(*) as count from peatsale_load_words where peatsale_load_words match 'met'`
  expect((await found.execute(database.reading)).rows).toEqual([{ count: 1 }])
})

test('R12: the move killed at random moments is finished by the next start', { timeout: 1_800_000 }, async () => {
  for (let round = 0; round < sample.random; round++) {
    await using place = await earlierPlace()
    const killedAfter = 300 + Math.random() * 1500
    await startProcess(place, { ...production, killedAfter })
    const { listened, output } = await startProcess(place, production)
    expect(listened, `killed after ${Math.round(killedAfter)} ms: ${output}`).toBe(true)
    expect(await storedIn(place)).toEqual(expected)
  }
})

test.skipIf(isPostgres || !hasStrace)(
  'R12: the move killed at a sync of the disk is finished by the next start',
  {
    timeout: 1_800_000,
  },
  async () => {
    const fresh = async () => {
      const place = await testPlace()
      cpSync(earlier.dataDir, place.dataDir, { recursive: true })
      return place
    }
    const made = await (async () => {
      await using place = await fresh()
      return await syncsOf(place, production)
    })()
    expect(made.length).toBeGreaterThan(4)
    for (const number of spread(made.length, sample.syncs)) {
      await using place = await fresh()
      await startProcess(place, { ...production, ...killedAtSync(made, number) })
      const { listened, output } = await startProcess(place, production)
      expect(listened, `killed at sync ${number} of ${made.length}: ${output}`).toBe(true)
      expect(await storedIn(place)).toEqual(expected)
    }
  },
)
