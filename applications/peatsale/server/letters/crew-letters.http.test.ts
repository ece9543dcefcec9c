/** Who is written to about a load, and who is not (5.6). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readOrder } from '../../contract/orders/calls.ts'
import type { Order } from '../../contract/orders/order.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, makeLoad, peat, startPeatPortal, writePeat } from '../testing/index.ts'
import { tell } from '../testing/letter-causes.ts'
import { letLakeusServe } from '../testing/load-letter-causes.ts'
import { confirmation, said, sendOrder, submitted } from '../testing/order-events.ts'

let portal: TestPortal
let people: Record<'customer' | 'office' | 'lead' | 'driver' | 'rival', PeatPerson>

const addresses = {
  ...{ customer: 'isanta@posti.test', office: 'toimisto@posti.test', lead: 'pomo@posti.test' },
  ...{ driver: 'kuski@posti.test', rival: 'toinenpomo@posti.test', other: 'vieraskuski@posti.test' },
} as const

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  people = {
    customer: await enterAs(portal, 'customer', { email: addresses.customer }),
    office: await enterAs(portal, 'office', { email: addresses.office }),
    lead: await enterAs(portal, 'lead', { email: addresses.lead }),
    driver: await enterAs(portal, 'driver', { email: addresses.driver }),
    rival: await enterAs(portal, 'otherLead', { email: addresses.rival }),
  }
  await enterAs(portal, 'driver', { email: addresses.other })
})
afterAll(() => portal[Symbol.asyncDispose]())
beforeEach(async () => {
  await letters()
  sent = portal.mail.letters.length
})

/** Letters of earlier tests. */
let sent = 0

test('5.6: a load that goes to another carrier is told to both sides, the drivers included, and to nobody else', async () => {
  await letLakeusServe({ portal })
  const { id } = await makeLoad(portal, { load: { driver: people.driver.id } })
  await tell(people.office, 'reassign', id, { to: { by: 'carrier', carrier: peat.lakeus.carrier } })
  expect(await letters()).toEqual([
    [addresses.driver, 'on annettu toiselle'],
    [addresses.lead, 'on annettu toiselle'],
    [addresses.rival, 'Sinulle on annettu'],
  ])
})

test('5.6: a dispatcher who gives the load a driver gets no letter about it; the driver does, and the one before, too', async () => {
  const before = await enterAs(portal, 'driver', { email: 'entinen@posti.test' })
  const { id } = await makeLoad(portal, { load: { driver: before.id } })
  await tell(people.lead, 'setCrew', id, { driver: people.driver.id })
  expect(await letters()).toEqual([
    ['entinen@posti.test', 'on annettu toiselle'],
    [addresses.driver, 'Sinulle on annettu'],
  ])
})

test('5.6: a day that is set for the first time is told to the driver; another week is told to the customer as well', async () => {
  const dateless = { week: '2026-W42', day: '', slot_from: '', driver: people.driver.id }
  const { id } = await makeLoad(portal, { load: dateless })
  await tell(people.lead, 'reschedule', id, { slot: { by: 'day', day: '2026-10-14' } })
  expect(await letters()).toEqual([[addresses.driver, 'aika tai paikka on muuttunut']])
  sent = portal.mail.letters.length
  await tell(people.office, 'change', id, { slot: { by: 'week', week: '2026-W43' } })
  expect(await letters()).toEqual([
    [addresses.customer, 'toimitusaika on muuttunut'],
    [addresses.driver, 'aika tai paikka on muuttunut'],
    [addresses.lead, 'aika tai paikka on muuttunut'],
  ])
  sent = portal.mail.letters.length
  const { order } = await makeLoad(portal)
  await tell(people.office, 'change', id, { slot: { by: 'week', week: '2026-W43' } })
  expect([order, await letters()]).toEqual([order, []])
})

test('5.6, 2.3: an approved change of week is told to the carrier and the driver who have the load', async () => {
  const id = await submitted(people.customer)
  await sendOrder(people.office, 'confirm', id, confirmation(), { baseVersion: 1 })
  await writePeat(portal, (own) =>
    own
      .updateTable('peatsale_load')
      .set({ state: 'assigned', carrier: peat.suokoski.carrier, driver: people.driver.id })
      .where('order_id', '=', id)
      .execute(),
  )
  await said(people.customer, 'requestChange', id, { fields: { wish: { by: 'week', week: '2026-W44' } } })
  await letters()
  sent = portal.mail.letters.length
  await said(people.office, 'acceptRequest', id, {})
  expect((await letters()).filter(([to]) => to !== addresses.customer)).toEqual([
    [addresses.driver, 'aika tai paikka on muuttunut'],
    [addresses.lead, 'aika tai paikka on muuttunut'],
  ])
})

test('2.3 a load that is cancelled with its order is told to dispatchers and driver; no deactivated dispatcher and no other driver hears of it', async () => {
  await enterAs(portal, 'lead', { email: 'poissa@posti.test' })
  await portal.host.database.writing((own) =>
    own.updateTable('account').set({ deactivated: 1 }).where('email', '=', 'poissa@posti.test').execute(),
  )
  const made = await makeLoad(portal, { load: { driver: people.driver.id } })
  expect(await said(people.office, 'cancel', made.order, { reason: 'Puhelimessa sovittu' })).toBe('cancelled')
  expect((await letters()).filter(([, told]) => told.startsWith('Kuorma'))).toEqual([
    [addresses.driver, expect.stringMatching(/^Kuorma \S+-1 on peruttu$/)],
    [addresses.lead, expect.stringMatching(/^Kuorma \S+-1 on peruttu$/)],
  ])
})

test('5.6: a confirmation for another week than the customer asked for says so', async () => {
  const id = await submitted(people.customer)
  const data = confirmation({ when: { by: 'week', week: '2026-W43' } })
  await sendOrder(people.office, 'confirm', id, data, { baseVersion: 1 })
  const { order } = (await people.office.ask(readOrder, { id })).body as unknown as { order: Order }
  const subject = `Tilausvahvistus ${order.number}`
  await expect
    .poll(async () => (await letters()).filter(([, told]) => told === 'Tilausvahvistus').length, { timeout: 60_000 })
    .toBe(1)
  const letter = portal.mail.letters.findLast((each) => each.subject.startsWith(subject))
  expect(letter?.text).toContain('Toivoit toimitusta: viikko 42.')
})

const known = [
  ...['on annettu toiselle', 'Sinulle on annettu', 'aika tai paikka on muuttunut', 'toimitusaika on muuttunut'],
  ...['Tilausvahvistus'],
]

/** Receiver and what the subject says of every letter since the test began, in the order of the addresses. */
async function letters(): Promise<readonly (readonly [string, string])[]> {
  await portal.host.background.idle()
  await portal.host.outbox.drain()
  return portal.mail.letters
    .slice(sent)
    .map(({ receivers, subject }) => {
      return [receivers[0] ?? '', known.find((words) => subject.includes(words)) ?? subject] as const
    })
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}
