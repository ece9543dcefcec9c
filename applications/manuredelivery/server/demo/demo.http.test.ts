import { logisticsModule } from '@workspace/logistics/server'
import type { TestHost } from '@workspace/portal/server/testing'
import { runTestCommand, testEnvironment, testHost } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownTables } from '../database/tables.ts'
import { manuredeliveryServer } from '../index.ts'

const mounted = { applications: [manuredeliveryServer], modules: [logisticsModule] }
let host: TestHost

beforeAll(async () => {
  host = await testHost(mounted.applications, undefined, mounted.modules)
  const { code, errors } = await runTestCommand(['demo'], { environment: testEnvironment(host.place), ...mounted })
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  // A year is filled here: on a busy machine it takes its time.
}, 120_000)
afterAll(() => host[Symbol.asyncDispose]())

const own = () => ownTables(host.portal.database.reading as never)

async function byState(table: 'manuredelivery_consignment' | 'manuredelivery_request') {
  const rows = await own()
    .selectFrom(table)
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}

test('Lanta-appi 7.10: the demo has a year of received consignments and work in every state', async () => {
  const consignments = await byState('manuredelivery_consignment')
  expect(consignments['confirmed']).toBeGreaterThan(380)
  for (const state of ['planned', 'open', 'assigned', 'received', 'refused', 'failed']) {
    expect(consignments[state], state).toBeGreaterThan(0)
  }
  expect(await byState('manuredelivery_request')).toMatchObject({ submitted: 7 })
})

test('Lanta-appi 7.10: weights, nutrients and sums of the demo come from `settle`, and every consignment has its document', async () => {
  const received = own().selectFrom('manuredelivery_consignment').where('state', '=', 'confirmed')
  const rows = await received.select(['id', 'kg', 'settlement']).execute()
  expect(rows.every(({ kg, settlement }) => Number(kg) > 0 && settlement !== null)).toBe(true)
  const documents = own().selectFrom('manuredelivery_document').select('of_id').distinct()
  const documented = new Set(
    (await documents.where('kind', '=', 'commercialDocument').execute()).map(({ of_id }) => of_id),
  )
  expect(rows.filter(({ id }) => !documented.has(id))).toEqual([])
})

test('Lanta-appi 7.10: the demo sends no letters', async () => {
  expect(await own().withTables<{ outbox: { id: string } }>().selectFrom('outbox').select('id').execute()).toEqual([])
})
