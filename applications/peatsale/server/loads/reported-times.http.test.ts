/** When a fact happened: by the device, within what the server knows (2.8). What is outside counts from the server, flagged. */
import { hours, minutes } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLoad } from '../../contract/loads/calls.ts'
import { syncEvents } from '../../contract/sync/calls.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { MadeLoad, PeatPerson } from '../testing/index.ts'
import { enterAs, loadEvent, makeLoad, peatTables, startPeatPortal, writePeat } from '../testing/index.ts'
import { confirmed } from '../testing/order-events.ts'
import { verifications } from './system-moves.ts'

let portal: TestPortal
type Name = 'customer' | 'driver' | 'lead' | 'loader' | 'office'
let people: Record<Name, PeatPerson>
let snapshot: string | null

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  people = {
    ...{ customer: await enterAs(portal, 'customer'), driver: await enterAs(portal, 'driver') },
    ...{ lead: await enterAs(portal, 'lead'), loader: await enterAs(portal, 'loader') },
    office: await enterAs(portal, 'office'),
  }
  const order = await confirmed(people.customer, people.office)
  const orders = peatTables(portal).selectFrom('peatsale_order').select('snapshot').where('id', '=', order)
  snapshot = (await orders.executeTakeFirstOrThrow()).snapshot
})
afterAll(() => portal[Symbol.asyncDispose]())

const now = () => portal.clock.now()
const ago = (time: number) => new Date(now().getTime() - time).toISOString()
const receipt = { kind: 'absent' as const }
const rate = JSON.stringify({ kind: 'perM3', price: 31_000 })

/** A load of the driver's, loaded and on its way since the moment; its order is older. */
async function onTheWay(loadedAt = ago(minutes(90)), load: object = {}): Promise<MadeLoad> {
  const made = await makeLoad(portal, {
    load: { driver: people.driver.id, state: 'loaded', loaded_at: loadedAt, freight_rate: rate, ...load },
    line: { loaded: 118_000, basis: 'box' },
    order: { snapshot, submitted_at: ago(hours(24 * 30)) },
  })
  return made
}

async function tell(kind: 'deliver' | 'arriveAtSite' | 'arriveAtSwamp' | 'depart', of: string, deviceTime: string) {
  const data = kind === 'deliver' ? { receipt } : {}
  const event = loadEvent(kind, of, data as never, { deviceTime })
  const { body } = await people.driver.ask(commandLoad, { event })
  return { body, event }
}

async function load(id: string) {
  return await peatTables(portal).selectFrom('peatsale_load').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function verify({ id, line }: MadeLoad) {
  const lines = [{ line, billed: 118_000 }]
  const data = {
    lines,
    freight: { kind: 'perM3', price: 31_000, reason: 'Sovittu' },
    waiting: { site: 0, swamp: 0 },
    words: 'Sovittu',
  }
  return await people.office.ask(commandLoad, { event: loadEvent('verify', id, data as never) })
}

test.each([
  ['of another decade', () => '2012-06-01T08:00:00.000Z'],
  ['under another rate of VAT', () => '2024-08-28T08:00:00.000Z'],
  ['before the order', () => ago(hours(24 * 40))],
  ['more than 72 hours ago', () => ago(hours(73))],
  ['before the load was loaded', () => ago(hours(3))],
  ['two hours ahead', () => ago(-hours(2))],
])(
  'Kuivikemyynti 2.8: a delivery told %s counts from the server, is flagged, and keeps the time of the device',
  async (_, at) => {
    const made = await onTheWay()
    const deviceTime = at()
    const { body, event } = await tell('deliver', made.id, deviceTime)
    expect(body).toMatchObject({ result: 'flagged', flag: 'clock_wrong', state: 'delivered' })
    expect(await load(made.id)).toMatchObject({
      ...{ delivered_at: now().toISOString(), delivery_day: '2026-10-05', open_flags: 1 },
    })
    const events = peatTables(portal).selectFrom('peatsale_event').select(['device_time', 'flag'])
    expect(await events.where('id', '=', event.id).executeTakeFirst()).toEqual({
      device_time: deviceTime,
      flag: 'clock_wrong',
    })
    const verified = await verify(made)
    expect(verified.body, verified.text).toMatchObject({ state: 'verified' })
    expect(await load(made.id)).toMatchObject({ gross: expect.any(Number) })
  },
)

test('Kuivikemyynti 2.8: what a device with a slow or fast clock tells within ten minutes is taken in the order of its steps', async () => {
  const made = await onTheWay(ago(minutes(2)))
  expect((await tell('arriveAtSite', made.id, ago(minutes(8)))).body).toMatchObject({ result: 'applied' })
  expect(await load(made.id)).toMatchObject({ arrived_site_at: ago(minutes(2)), departed_at: ago(minutes(2)) })
  expect((await tell('deliver', made.id, ago(-minutes(5)))).body).toMatchObject({ result: 'applied' })
  expect(await load(made.id)).toMatchObject({ delivered_at: now().toISOString() })
})

test('Kuivikemyynti 2.8: what happened offline within three days counts when it happened', async () => {
  const made = await onTheWay(ago(hours(70)))
  const event = loadEvent('deliver', made.id, { receipt } as never, { deviceTime: ago(hours(69)) })
  const { body } = await people.driver.ask(syncEvents, { events: [event] } as never)
  expect(body).toMatchObject({ results: [{ result: 'applied', flag: null }] })
  expect(await load(made.id)).toMatchObject({ delivered_at: ago(hours(69)) })
})

test('Kuivikemyynti 2.4: an arrival that is said to be days ago makes no waiting', async () => {
  const made = await onTheWay(ago(hours(1)))
  expect((await tell('arriveAtSite', made.id, ago(hours(24 * 6.9)))).body).toMatchObject({ flag: 'clock_wrong' })
  await tell('deliver', made.id, now().toISOString())
  expect(await load(made.id)).toMatchObject({ waiting_site: 0 })
})

test.each([
  ['site', 'arriveAtSite', { loaded_at: ago0(300) }],
  ['swamp', 'depart', { arrived_load_at: ago0(300) }],
] as const)(
  'Kuivikemyynti 2.4: waiting of more than four hours at the %s is flagged, and no job verifies it',
  async (place, kind, before) => {
    const made = await onTheWay(ago(minutes(299)), before)
    if (kind === 'arriveAtSite') {
      await tell('arriveAtSite', made.id, ago(minutes(250)))
      expect((await tell('deliver', made.id, ago(minutes(5)))).body).toMatchObject({ flag: 'long_waiting' })
    } else {
      expect((await tell('depart', made.id, ago(minutes(50)))).body).toMatchObject({ flag: 'long_waiting' })
      expect((await tell('deliver', made.id, ago(minutes(5)))).body).toMatchObject({ state: 'delivered' })
    }
    const column = place === 'site' ? 'waiting_site' : 'waiting_swamp'
    expect((await load(made.id))[column]).toBeGreaterThan(240)
    portal.clock.advance(minutes(61))
    await runJob()
    expect((await load(made.id)).state).toBe('delivered')
    // Also once the flag has been looked at, and where a foreman has corrected the times.
    await writePeat(portal, (own) =>
      own.updateTable('peatsale_load').set({ open_flags: 0 }).where('id', '=', made.id).execute(),
    )
    await runJob()
    expect((await load(made.id)).state).toBe('delivered')
    expect((await verify(made)).body).toMatchObject({ state: 'verified' })
  },
)

test('Kuivikemyynti 2.8: a foreman corrects no time to before the order', async () => {
  const made = await onTheWay()
  await tell('deliver', made.id, ago(minutes(5)))
  const data = { loaded: '2012-05-01T08:00:00.000Z', delivered: '2012-06-01T08:00:00.000Z', reason: 'Kello' }
  const answer = await people.lead.ask(commandLoad, { event: loadEvent('correctTimes', made.id, data as never) })
  expect(answer.body).toMatchObject({ value: 'invalid_input', fields: ['loaded', 'delivered'] })
})

test('Kuivikemyynti 2.4: a load that cannot be verified keeps no other from it, of no seller, and shows its office why', async () => {
  const bad = await onTheWay()
  const good = await onTheWay()
  for (const { id } of [bad, good]) expect((await tell('deliver', id, ago(minutes(5)))).body.value).toBe('ok')
  // As an earlier version stored it; ids decide who comes first.
  await writePeat(portal, (own) =>
    own
      .updateTable('peatsale_load')
      .set({ freight_rate: 'not json', delivery_told_at: ago(hours(24)) })
      .where('id', '=', bad.id)
      .execute(),
  )
  const old = await onTheWay()
  expect((await tell('deliver', old.id, ago(minutes(5)))).body.value).toBe('ok')
  await writePeat(portal, (own) =>
    own
      .updateTable('peatsale_load')
      .set({ delivered_at: '2012-06-01T08:00:00.000Z', delivery_day: '2012-06-01' })
      .where('id', '=', old.id)
      .execute(),
  )
  portal.clock.advance(minutes(61))
  const told: string[] = []
  const noticed: object[] = []
  await runJob(told, noticed)
  expect((await load(good.id)).state).toBe('verified')
  expect(await load(bad.id)).toMatchObject({ state: 'delivered', open_flags: 1 })
  const flags = peatTables(portal).selectFrom('peatsale_flag').select('flag').where('load_id', '=', bad.id)
  expect(await flags.execute()).toEqual([{ flag: 'not_verified' }])
  expect(told).toHaveLength(1)
  expect(noticed).toMatchObject([{ about: { kind: 'load', id: bad.id }, to: ['toimisto'] }])
  // A day that no rate of VAT is known for leaves the price open, and is no error.
  expect((await verify(old)).body).toMatchObject({ state: 'verified' })
  expect(await load(old.id)).toMatchObject({ gross: null })
  await runJob(told)
  expect(told).toHaveLength(1)
})

function ago0(before: number): string {
  return new Date(Date.parse('2026-10-05T06:00:00.000Z') - minutes(before)).toISOString()
}

async function runJob(told: string[] = [], noticed: object[] = []): Promise<void> {
  const host = {
    database: portal.host.database,
    live: { publish: async () => undefined },
    people: { cards: async () => [{ id: 'toimisto' }] },
    notices: { notify: async (_: unknown, notice: object) => void noticed.push(notice) },
    log: { error: (event: string) => void told.push(event) },
  }
  await verifications.run(host as never, now())
}
