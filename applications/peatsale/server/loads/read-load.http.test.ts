import type { AnswerOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { minutes } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDriverDay } from '../../contract/driving/calls.ts'
import { readLoaderDay } from '../../contract/loading/calls.ts'
import { commandLoad, readLoad, searchLoads } from '../../contract/loads/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { readOrder } from '../../contract/orders/calls.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, loadEvent, makeLoad, peat, startPeatPortal, writePeat } from '../testing/index.ts'

let portal: TestPortal
let people: Record<'customer' | 'driver' | 'mate' | 'lead' | 'loader' | 'office', PeatPerson>
const { load: id } = peat.biolanOrder

beforeAll(async () => {
  portal = await startPeatPortal()
  people = {
    customer: await enterAs(portal, 'customer'),
    driver: await enterAs(portal, 'driver', { firstname: 'Antti', lastname: 'Rautio' }),
    mate: await enterAs(portal, 'driver'),
    lead: await enterAs(portal, 'lead'),
    loader: await enterAs(portal, 'loader'),
    office: await enterAs(portal, 'office'),
  }
  await writePeat(portal, (own) =>
    own
      .updateTable('peatsale_load')
      .set({ driver: people.driver.id, offer_freight: 37_200 })
      .where('id', '=', id)
      .execute(),
  )
})
afterAll(() => portal[Symbol.asyncDispose]())

async function read(person: PeatPerson): Promise<Load> {
  return ((await person.ask(readLoad, { id })).body as { load: Load }).load
}

async function setLoad(values: object): Promise<void> {
  await writePeat(portal, (own) => own.updateTable('peatsale_load').set(values).where('id', '=', id).execute())
}

test('Kuivikemyynti 2.6: a load says whether its reader may open its order, as the order does', async () => {
  const { mate: _, ...readers } = people
  const all = Object.entries(readers)
  const said = await Promise.all(all.map(async ([who, person]) => [who, (await read(person)).seesOrder]))
  const order = peat.biolanOrder.order
  const opened = all.map(async ([who, person]) => [who, (await person.ask(readOrder, { id: order })).status === 200])
  expect(said).toEqual(await Promise.all(opened))
  expect(said.flatMap(([who, sees]) => (sees ? [who] : []))).toEqual(['customer', 'office'])
})

test('Kuivikemyynti 2.6: telephone and gate code of a site come to its crew at noon of the day before, and go when it is delivered', async () => {
  const shown = async (person: PeatPerson) => {
    const { siteDetails, swampDetails } = await read(person)
    return [siteDetails?.contactTelephone, siteDetails?.gateCode, swampDetails?.gateCode]
  }
  const told = ['000 000 0311', `PIHA-${peat.kalliorinne.site.slice(-3)}`, 'BIO-4711']
  // It is nine o'clock of the 5th.
  await setLoad({ day: '2026-10-06' })
  portal.clock.advance(minutes(179))
  expect(await shown(people.driver)).toEqual(['', '', ''])
  expect(await shown(people.lead)).toEqual(['', '', ''])
  portal.clock.advance(minutes(1))
  expect(await shown(people.driver)).toEqual(told)
  expect(await shown(people.lead)).toEqual(told)
  expect(await shown(people.office)).toEqual(told)
  expect(await shown(people.loader)).toEqual([undefined, undefined, ''])
  await setLoad({ state: 'delivered' })
  expect(await shown(people.driver)).toEqual(['', '', ''])
  await setLoad({ state: 'assigned', day: '2026-10-13' })
})

test('Kuivikemyynti 2.6: a driver sees the own loads and no mate’s; freight is for the foreman and for whom the settings name', async () => {
  const numbers = async (person: PeatPerson) =>
    ((await person.ask(searchLoads, {})).body as { rows: LoadRow[] }).rows.map(({ number }) => number)
  expect(await numbers(people.driver)).toEqual(['KM-26-00042-1'])
  expect(await numbers(people.mate)).toEqual([])
  expect((await people.mate.ask(readLoad, { id })).status).toBe(404)
  expect((await read(people.lead)).freight).toBe(37_200)
  expect((await read(people.driver)).freight).toBe(null)
  const driver = { person: people.driver.id, carrier: peat.suokoski.carrier }
  const settings = { vehicle: null, shows_phone: 1, card_until: null, version: 1, changed_at: '' }
  await writePeat(portal, async (own) => {
    await own
      .insertInto('logistics_driver')
      .values({ ...driver, ...settings })
      .execute()
    await own
      .insertInto('peatsale_driver_right')
      .values({ ...driver, may_claim: 0, sees_freight: 1 })
      .execute()
  })
  expect((await read(people.driver)).freight).toBe(37_200)
})

test('Kuivikemyynti 2.6: the customer learns the driver’s first name and telephone while the load is on its way, of the carrier nothing', async () => {
  await setLoad({ state: 'loading' })
  expect(await read(people.customer)).toMatchObject({
    driverForCustomer: null,
    carrier: null,
    vehicle: null,
    freight: null,
  })
  await setLoad({ state: 'loaded' })
  const load = await read(people.customer)
  expect(load.driverForCustomer).toEqual({ name: 'Antti', telephone: '000 000 0803' })
  expect(load).toMatchObject({ carrier: null, driver: null, swampDetails: null, exceptions: [], freight: null })
  await setLoad({ state: 'assigned' })
})

test('Kuivikemyynti 2.6: driver and loader have the same truck in their day, the loader without a telephone of the customer', async () => {
  const day = await people.driver.ask(readDriverDay, { day: '2026-10-13' })
  expect(day.body).toMatchObject({ loads: [{ number: 'KM-26-00042-1', queue: 0 }], office: '000 000 0701' })
  const queue = await people.loader.ask(readLoaderDay, { swamp: peat.biolan.swamp, day: '2026-10-13' })
  expect(queue.body).toMatchObject({
    swamp: { name: 'Kurkikorvenneva' },
    queue: [
      { number: 'KM-26-00042-1', vehicle: { plate: 'ZZA-101' }, lines: [{ stockpile: { code: 'A' }, billed: null }] },
    ],
    loaded: [],
    bucket: null,
  })
  expect(JSON.stringify(queue.body)).not.toContain('000 000 0311')
  expect((await people.loader.ask(readLoaderDay, { swamp: peat.novarbo.swamp, day: '2026-10-13' })).status).toBe(404)
})

test('Kuivikemyynti 5.5: sorted by when they are loaded, what has its week alone comes after the days of that week, not after everything', async () => {
  const search_text = 'jarjestyksessa'
  const plans = [
    ['A', '2026-W44', '2026-10-26', '2026-10-26T06:00:00.000Z'],
    ['B', '2026-W44', '', ''],
    ['C', '2026-W45', '2026-11-02', ''],
    ['D', '2026-W45', '', ''],
    ['E', '2026-W45', '2026-11-02', '2026-11-02T22:30:00.000Z'],
    ['F', '2026-W45', '2026-11-06', '2026-11-06T06:00:00.000Z'],
    ['G', '2026-W46', '2026-11-09', '2026-11-09T06:00:00.000Z'],
  ] as const
  for (const [number, week, day, slot_from] of plans) {
    const at = { carrier: null, driver: null, vehicle: null, state: 'planned', week, day, slot_from, search_text }
    const { id: made } = await makeLoad(portal, { load: at })
    await writePeat(portal, (own) => own.updateTable('peatsale_load').set({ number }).where('id', '=', made).execute())
  }
  const sorted = async (direction: 'asc' | 'desc') => {
    const numbers: string[] = []
    for (let cursor = ''; ; ) {
      const asked = { find: 'jarjestyksessa', sort: 'slot', direction, limit: 2, cursor } as const
      const page = (await people.office.ask(searchLoads, asked)).body as unknown as { rows: LoadRow[]; cursor: string }
      numbers.push(...page.rows.map(({ number }) => number))
      if (page.cursor === '') return numbers.join('')
      cursor = page.cursor
    }
  }
  expect(await sorted('asc')).toBe('ABECFDG')
  expect(await sorted('desc')).toBe('GFECDAB')
})

test('Kuivikemyynti 2.8: of two foremen the second reads who was first and what was chosen; of the office no more than that it was', async () => {
  const { id: made } = await makeLoad(portal, { load: { vehicle: null } })
  const second = await enterAs(portal, 'lead')
  const crew = (by: PeatPerson, driver: string) =>
    by.ask(commandLoad, { event: loadEvent('setCrew', made, { driver }, { baseVersion: 2 }) })
  const answers = await Promise.all([crew(people.lead, people.driver.id), crew(second, people.mate.id)])
  expect(answers.map(({ body }) => body.value).toSorted()).toEqual(['modified_elsewhere', 'ok'])
  const [winner, loser, driver] =
    answers[0]?.status === 200 ? [people.lead, second, people.driver] : [second, people.lead, people.mate]
  const seen = async (by: PeatPerson) =>
    (await by.ask(readLoad, { id: made })).body as unknown as AnswerOf<typeof readLoad>
  const { load, latest } = await seen(loser)
  expect(load).toMatchObject({ version: 3, driver: { id: driver.id } })
  expect(latest).toMatchObject({ kind: 'setCrew', who: winner.name, isOwn: false })
  expect((await seen(people.customer)).latest).toBeNull()
  expect((await seen(people.loader)).latest).toBeNull()
  const event = loadEvent('change', made, { slot: { by: 'week', week: '2026-W43' as never } }, { baseVersion: 3 })
  expect((await people.office.ask(commandLoad, { event })).status).toBe(200)
  expect((await seen(loser)).latest).toMatchObject({ kind: 'change', who: '', isOwn: false })
})

test('Kuivikemyynti 5.4: the loader’s day has what was loaded on it, whatever day was planned, and whom to call', async () => {
  const loaded = async (day: string) => {
    const { body } = await people.loader.ask(readLoaderDay, { swamp: peat.biolan.swamp, day: day as never })
    const { loaded: loads, office } = body as unknown as { loaded: LoadRow[]; office: string }
    expect(office).toBe('000 000 0701')
    return loads.map(({ number }) => number)
  }
  const { body } = await people.loader.ask(readLoaderDay, { swamp: peat.sharedSwamp, day: '2026-10-13' })
  // No truck has been at that swamp: those of carriers that drive for one of its two sellers may come.
  expect((body['recentVehicles'] as { plate: string }[]).map(({ plate }) => plate)).toEqual([
    'ZZA-101',
    'ZZA-102',
    'ZZA-111',
    'ZZA-112',
  ])
  const { number } = await read(people.office)
  // Half past midnight of the 15th in Finland; planned for the week alone.
  await setLoad({ state: 'loaded', day: '', loaded_at: '2026-10-14T21:30:00.000Z' })
  expect(await loaded('2026-10-14')).toEqual([])
  expect(await loaded('2026-10-15')).toEqual([number])
  expect(await loaded('2026-10-16')).toEqual([])
  // The driver was faster than the loader: it stands where it was planned until the loader has told.
  await setLoad({ state: 'delivered', day: '2026-10-13', loaded_at: null })
  expect(await loaded('2026-10-13')).toEqual([number])
})

test('Kuivikemyynti 2.4: what a driver may take back for a while is offered no longer after it; to the office it is', async () => {
  const now = () => portal.clock.now().getTime()
  const ago = (count: number) => new Date(now() - minutes(count)).toISOString()
  const offered = async (person: PeatPerson, ...commands: Load['commands']) => {
    const all = (await read(person)).commands
    return commands.filter((command) => all.includes(command))
  }
  const ofDelivery = ['undoDelivered', 'correctDelivered'] as const
  await setLoad({ state: 'delivered', driver: people.driver.id, delivered_at: ago(25) })
  expect(await offered(people.driver, ...ofDelivery)).toEqual(ofDelivery)
  await setLoad({ delivered_at: ago(26) })
  expect(await offered(people.driver, ...ofDelivery)).toEqual([])
  expect(await offered(people.office, ...ofDelivery)).toEqual(ofDelivery)
  await setLoad({ state: 'loading', delivered_at: null, arrived_load_at: ago(40) })
  expect(await offered(people.driver, 'stopLoading')).toEqual(['stopLoading'])
  await setLoad({ arrived_load_at: ago(41) })
  expect(await offered(people.driver, 'stopLoading')).toEqual([])
  expect(await offered(people.office, 'stopLoading')).toEqual(['stopLoading'])
})
