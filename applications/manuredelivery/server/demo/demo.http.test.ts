import { logisticsModule } from '@workspace/logistics/server'
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf } from '@workspace/portal/contract'
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

/** The last day of the year that is over; what goes on now began later. */
const yearsEnd = () => addDays(`${dayOf(new Date()).slice(0, 7)}-01` as LocalDate, -8)

async function byState(table: 'manuredelivery_consignment' | 'manuredelivery_request') {
  const rows = await own()
    .selectFrom(table)
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}

test('Lanta-appi 7.10: the demo’s year has 410 received consignments of 11 150 t, and what went otherwise', async () => {
  const ended = own().selectFrom('manuredelivery_consignment').select(['state', 'kg', 'cause', 'vehicle', 'day', 'run'])
  const rows = await ended.where('day', '<=', yearsEnd()).execute()
  const ofState = (state: string) => rows.filter((row) => row.state === state)
  // In the first days of a month the last one is not locked yet.
  const locked = [...ofState('locked'), ...ofState('confirmed')]
  expect(locked).toHaveLength(410)
  expect(locked.reduce((sum, { kg }) => sum + Number(kg), 0) / 1000).toBeCloseTo(11_150, -2)
  expect(ofState('failed')).toHaveLength(9)
  expect(ofState('refused').filter(({ cause }) => cause === 'farm')).toHaveLength(5)
  expect(ofState('refused').filter(({ cause }) => cause === 'plant')).toHaveLength(1)
  // Four that a truck collected unplanned were not assigned to it.
  expect(ofState('cancelled')).toHaveLength(9)
  expect(ofState('cancelled').filter(({ vehicle }) => vehicle !== null)).toHaveLength(5)
  expect(new Set(locked.flatMap(({ run }) => run ?? [])).size).toBe(31)
  const objections = await own().selectFrom('manuredelivery_objection').select('state').execute()
  expect(Map.groupBy(objections, ({ state }) => state).get('upheld')).toHaveLength(7)
  expect(Map.groupBy(objections, ({ state }) => state).get('dismissed')).toHaveLength(5)
  const corrections = own().selectFrom('manuredelivery_event').select('state').where('kind', '=', 'correctReceived')
  const corrected = Map.groupBy(await corrections.execute(), ({ state }) => state)
  expect([corrected.get('received')?.length, corrected.get('locked')?.length]).toEqual([22, 5])
})

test('Lanta-appi 7.10: the demo’s months are locked one after the other, and nothing of them is left to look at', async () => {
  const batches = await own().selectFrom('manuredelivery_batch').select(['period_from', 'side']).execute()
  const months = Map.groupBy(batches, ({ period_from }) => period_from)
  expect(months.size).toBeGreaterThan(10)
  expect([...months.values()].every((of) => of.length === 2)).toBe(true)
  const open = own().selectFrom('manuredelivery_consignment').select('number').where('open_flags', '>', 0)
  expect(await open.where('day', '<=', yearsEnd()).execute()).toEqual([])
})

test('Lanta-appi 7.10: the demo has work in every state now, and a municipality whose pickups wait', async () => {
  expect(await byState('manuredelivery_request')).toMatchObject({ submitted: 7 })
  const consignments = await byState('manuredelivery_consignment')
  expect(consignments).toMatchObject({ open: 3, assigned: 5, loading: 1, collected: 2, received: 8 })
  const alerts = await own().selectFrom('manuredelivery_alert').select(['id', 'ended_by']).execute()
  const running = alerts.filter(({ ended_by }) => ended_by === '')
  expect([alerts.length, running.length]).toEqual([4, 1])
  const stopped = own().selectFrom('manuredelivery_consignment').select(['state', 'stopped_by'])
  const waiting = await stopped.where('stopped_by', 'is not', null).execute()
  expect(waiting.length).toBeGreaterThan(0)
  expect(waiting.every(({ state, stopped_by }) => state === 'planned' && stopped_by === running[0]?.id)).toBe(true)
})

test('Lanta-appi 7.10: weights, nutrients and sums of the demo come from `settle`, and every consignment has its document', async () => {
  const received = own().selectFrom('manuredelivery_consignment').where('state', 'in', ['confirmed', 'locked'])
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

const verify = () => runTestCommand(['manuredelivery:verify'], { environment: testEnvironment(host.place), ...mounted })

test('lanta-appi 5.2, 8.2: the demo’s events lead to what is stored, and its batches are the sums of their rows', async () => {
  expect(await verify()).toMatchObject({ code: 0, errors: '' })
  const [batch] = await own().selectFrom('manuredelivery_batch').select(['id', 'number', 'gross']).execute()
  const [locked] = await own()
    .selectFrom('manuredelivery_consignment')
    .selectAll()
    .where('state', '=', 'locked')
    .execute()
  if (batch === undefined || locked === undefined) throw new Error('The demo has no batch')
  await host.portal.database.writing(async (transaction) => {
    const stored = ownTables(transaction as never)
    const { id } = batch
    await stored
      .updateTable('manuredelivery_batch')
      .set({ gross: batch.gross + 1 })
      .where('id', '=', id)
      .execute()
    await stored
      .updateTable('manuredelivery_consignment')
      .set({ state: 'confirmed' })
      .where('id', '=', locked.id)
      .execute()
  })
  const { code, printed } = await verify()
  expect(code).not.toBe(0)
  expect(printed).toContain(`${locked.number}: its events say locked, and it is confirmed`)
  expect(printed).toContain(`${batch.number}: its rows make`)
})
