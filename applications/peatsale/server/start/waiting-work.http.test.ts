import { LocalDate } from '@workspace/portal/contract'
import { portalCalls } from '@workspace/portal/contract/own'
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDriverDay } from '../../contract/driving/calls.ts'
import { searchLoads } from '../../contract/loads/calls.ts'
import { searchOrders } from '../../contract/orders/search-call.ts'
import { readStart } from '../../contract/start/calls.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, makeLoad, nothing, peat, startPeatPortal, writePeat } from '../testing/index.ts'
import { said, submitted } from '../testing/order-events.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await startPeatPortal()
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_order').set({ state: 'submitted' }).where('id', '=', peat.biolanOrder.order).execute(),
  )
})
afterAll(() => portal[Symbol.asyncDispose]())

async function work(person: PeatPerson): Promise<unknown> {
  const { body } = await person.ask(portalCalls.readFrontPage, {})
  const { applications } = body as { applications: { name: string; work: unknown }[] }
  return applications.find(({ name }) => name === 'peatsale')?.work
}

test('FRONT-20: the front page says what waits in Kuivikemyynti: the office’s orders to confirm, the foreman’s loads without a driver', async () => {
  expect(await work(await enterAs(portal, 'office'))).toEqual({
    count: 2,
    items: [
      { kind: 'toConfirm', path: '/office/orders', values: { count: 1 } },
      { kind: 'customerRequests', path: '/office/customers/requests', values: { count: 1 } },
    ],
  })
  expect(await work(await enterAs(portal, 'lead'))).toEqual({
    count: 1,
    items: [{ kind: 'withoutDriver', path: '/carrier/loads', values: { count: 1 } }],
  })
})

test('FRONT-20: nothing of another seller’s counts, nothing for whom nothing waits', async () => {
  expect(await work(await enterAs(portal, 'otherOffice'))).toEqual({
    count: 1,
    items: [{ kind: 'customerRequests', path: '/office/customers/requests', values: { count: 1 } }],
  })
  expect(await work(await enterAs(portal, 'newcomer'))).toBeUndefined()
})

test('FRONT-20: a farmer goes on with the own draft and sees the next delivery, which is not counted; a driver and a loader go to their day', async () => {
  const { order, load } = peat.biolanOrder
  const customer = await enterAs(portal, 'customer')
  const planned = { state: 'planned', day: '2026-10-13', week: '2026-W42' }
  await writePeat(portal, (own) => own.updateTable('peatsale_load').set(planned).where('id', '=', load).execute())
  const delivery = {
    ...{ kind: 'nextDelivery', path: `/loads/${load}` },
    values: { number: 'KM-26-00042-1', state: 'planned', day: '2026-10-13', week: '2026-W42' },
  }
  expect(await work(customer)).toEqual({ count: 0, items: [delivery] })
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_order').set({ state: 'draft', made_by: 'customer' }).where('id', '=', order).execute(),
  )
  const draft = { kind: 'drafts', path: `/orders/new?order=${order}`, values: { count: 1 } }
  expect(await work(customer)).toEqual({ count: 1, items: [delivery, draft] })
  // Another account's is nobody else's.
  expect(JSON.stringify(await work(await enterAs(portal, 'member')))).not.toContain(order)

  const driver = await enterAs(portal, 'driver')
  await writePeat(portal, (own) =>
    own
      .updateTable('peatsale_load')
      .set({ state: 'assigned', driver: driver.id, day: '2026-10-05' })
      .where('id', '=', load)
      .execute(),
  )
  const today = { kind: 'loadsToday', values: { count: 1 } }
  expect(await work(driver)).toEqual({ count: 1, items: [{ ...today, path: '/driving' }] })
  expect(await work(await enterAs(portal, 'loader'))).toEqual({ count: 1, items: [{ ...today, path: '/loading' }] })
})

test('Kuivikemyynti 5.2: a driver’s loads of the day are those that the day’s page still has ahead, the one under way among them', async () => {
  const driver = await enterAs(portal, 'driver')
  const [day, week] = ['2026-10-05', '2026-W41']
  const given = (load: object) => makeLoad(portal, { load: { driver: driver.id, ...load } })
  await given({ state: 'assigned', day })
  await given({ state: 'loading', day })
  await given({ state: 'loaded', day: '2026-10-04' })
  await given({ state: 'assigned', day: '', week })
  await given({ state: 'locked', day })
  await given({ state: 'assigned', day: '2026-10-06' })
  const { loads } = (await driver.ask(readDriverDay, { day: LocalDate.parse(day) })).body as {
    loads: { state: string }[]
  }
  const ahead = loads.filter(({ state }) => ['assigned', 'loading', 'loaded'].includes(state))
  expect([loads.length, ahead.length]).toEqual([5, 4])
  expect((await driver.ask(readStart, {})).body['waiting']).toMatchObject({ loadsToday: 4 })
})

test('Kuivikemyynti 5.2: a load that an earlier day has left undriven stays on its driver’s day until it is driven or called off, and on nobody else’s', async () => {
  const [driver, mate] = [await enterAs(portal, 'driver'), await enterAs(portal, 'driver')]
  const given = (load: object) => makeLoad(portal, { load: { driver: driver.id, state: 'assigned', ...load } })
  const tomorrow = await given({ day: '2026-10-06', week: '2026-W41' })
  const yesterday = await given({ day: '2026-10-04', week: '2026-W40' })
  const lastWeek = await given({ day: '', week: '2026-W40' })
  for (const state of ['cancelled', 'failed', 'open']) await given({ state, day: '2026-10-04', week: '2026-W40' })
  const day = async (person: PeatPerson) => {
    const { body } = await person.ask(readDriverDay, { day: LocalDate.parse('2026-10-05') })
    return (body as { loads: { id: string }[] }).loads.map(({ id }) => id)
  }
  expect(await day(driver)).toEqual([yesterday.id, lastWeek.id])
  expect(await day(mate)).not.toContain(yesterday.id)
  const { body } = await driver.ask(readStart, {})
  expect(body['waiting']).toMatchObject({ loadsToday: 2 })
  // It is driven before what comes on a later day, and after what comes today.
  expect(body['nextLoad']).toMatchObject({ id: yesterday.id })
  const today = await given({ day: '2026-10-05', week: '2026-W41' })
  expect((await driver.ask(readStart, {})).body['nextLoad']).toMatchObject({ id: today.id })
  expect(await day(driver)).toEqual([today.id, yesterday.id, lastWeek.id])
  expect(await day(driver)).not.toContain(tomorrow.id)
  const called = { state: 'cancelled' }
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_load').set(called).where('driver', '=', driver.id).execute(),
  )
  expect((await driver.ask(readStart, {})).body['waiting']).toMatchObject({ loadsToday: 0 })
})

test('FRONT-20, Kuivikemyynti 5.1: what the office asks waits for the customer, on the start page with its words, until it is answered', async () => {
  const [customer, office] = [await enterAs(portal, 'customer'), await enterAs(portal, 'office')]
  const id = await submitted(customer)
  const waits = async (person = customer) => (await person.ask(readStart, {})).body['questions']
  const asked = { order: id, number: expect.stringMatching(/^KM-/), seller: 'Biolan' }
  const atFront = { kind: 'questions', path: `/orders/${id}`, values: { count: 1 } }
  await said(office, 'note', id, { text: 'Soitettu isännälle' })
  expect(await waits()).toEqual([])
  for (const text of ['Käykö maanantai?', 'Entä tiistai?']) await said(office, 'note', id, { text, ask: true })
  expect(await waits()).toEqual([{ ...asked, text: 'Entä tiistai?' }])
  expect(await work(customer)).toMatchObject({ items: expect.arrayContaining([atFront]) })
  expect(await waits(await enterAs(portal, 'member'))).toEqual([])
  expect(await waits(office)).toEqual([])
  await said(customer, 'note', id, { text: 'Käy' })
  expect(await waits()).toEqual([])
  expect(await work(customer)).not.toMatchObject({ items: expect.arrayContaining([atFront]) })
  // Told by telephone: the office changes the order itself.
  await said(office, 'note', id, { text: 'Paljonko?', ask: true })
  expect(await said(office, 'edit', id, { note: 'Soitettu' })).toBe('submitted')
  expect(await waits()).toEqual([])
})

test('Kuivikemyynti 5: the list that a count of the office leads to has as many rows', async () => {
  const office = await enterAs(portal, 'office')
  const day = '2026-10-02'
  const late = await makeLoad(portal, { load: { day } })
  await makeLoad(portal, { load: { day: '', week: '2026-W40' } })
  await makeLoad(portal, { load: { day: '', week: '2026-W41' } })
  await makeLoad(portal, { load: { state: 'delivered', day } })
  await makeLoad(portal, { load: { state: 'planned', carrier: null } })
  await makeLoad(portal, { load: { state: 'planned', carrier: null, is_collected: 1 } })
  await makeLoad(portal, { load: { state: 'failed', open_flags: 1 } })
  const answered = await makeLoad(portal, { load: { state: 'verified' } })
  const written = await makeLoad(portal, { load: { state: 'verified' } })
  await writePeat(portal, async (own) => {
    const orders = own.updateTable('peatsale_order')
    await orders.set({ state: 'delivered', changed_by_customer: 1 }).where('id', '=', written.order).execute()
    await orders.set({ state: 'delivered', changed_by_customer: 0 }).where('id', '=', answered.order).execute()
    // What its customer has changed before the confirmation waits among what is to be confirmed.
    await orders.set({ state: 'submitted', changed_by_customer: 1 }).where('id', '=', peat.biolanOrder.order).execute()
  })
  const asked = { id: newId(), order_id: late.order, kind: 'cancel', words: 'Halli paloi', fields: '', state: 'open' }
  const who = { made_by: nothing, made_at: '2026-10-02T06:00:00.000Z', decided_by: '', decided_at: null, answer: '' }
  await writePeat(portal, (own) =>
    own
      .insertInto('peatsale_order_request')
      .values({ ...asked, ...who })
      .execute(),
  )
  const { waiting } = (await office.ask(readStart, {})).body as { waiting: Record<string, number> }
  const rows = async (call: typeof searchLoads | typeof searchOrders, state: string) =>
    ((await office.ask(call, { state } as never)).body as { rows: unknown[] }).rows.length
  const listed = {
    ...{ late: await rows(searchLoads, 'late'), unassigned: await rows(searchLoads, 'unassigned') },
    ...{ exceptions: await rows(searchLoads, 'flagged'), toVerify: await rows(searchLoads, 'toVerify') },
    requests: await rows(searchOrders, 'requested'),
    messages: await rows(searchOrders, 'written'),
  }
  expect(waiting).toMatchObject(listed)
  expect(listed).toEqual({ late: 2, unassigned: 1, exceptions: 1, toVerify: 1, requests: 1, messages: 1 })
})

test('Kuivikemyynti 5: a seller without an order reads what comes before the first one, and nobody else does', async () => {
  const beginning = async (person: PeatPerson) => (await person.ask(readStart, {})).body['beginning']
  const [novarbo, biolan] = [await enterAs(portal, 'otherOffice'), await enterAs(portal, 'office')]
  expect(await beginning(novarbo)).toEqual([])
  await writePeat(portal, async (own) => {
    await own.updateTable('peatsale_order').set({ state: 'draft' }).where('seller', '=', peat.novarbo.seller).execute()
    await own.updateTable('peatsale_seller').set({ sales_phone: '' }).where('id', '=', peat.novarbo.seller).execute()
    await own.updateTable('peatsale_product').set({ active: 0 }).where('seller', '=', peat.novarbo.seller).execute()
  })
  const [one] = (await beginning(novarbo)) as { seller: { id: string }; done: string[] }[]
  expect(one?.seller.id).toBe(peat.novarbo.seller)
  expect(one?.done).toEqual(expect.arrayContaining(['zones', 'swamps', 'customers']))
  expect(one?.done).not.toContain('phone')
  expect(one?.done).not.toContain('products')
  expect(await beginning(biolan)).toEqual([])
})
