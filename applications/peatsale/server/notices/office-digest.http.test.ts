/** The morning digest of the office: when, to whom, once, and only where something waits (5.6). */
import { portalCalls } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { minutes } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { peatsaleServer } from '../index.ts'
import { enterAs, peat, peatCallers, startPeatPortal, writePeat } from '../testing/index.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await startPeatPortal()
  await enterAs(portal, 'office', { email: 'toimisto@posti.test' })
  await enterAs(portal, 'office', { email: 'office@posti.test', language: 'en' })
  await enterAs(portal, 'office', { email: 'molemmat@posti.test', groups: ['biolanadmin', 'novarboadmin'] })
  await enterAs(portal, 'otherOffice', { email: 'novarbo@posti.test' })
  await enterAs(portal, 'lead', { email: 'lauri@posti.test' })
})
afterAll(() => portal[Symbol.asyncDispose]())

const job = peatsaleServer.jobs?.find(({ name }) => name === 'office-digest')

/** Subjects by receiver after the job has run at that moment of Finland's clock, by so many processes at once. */
async function sentAt(moment: string, processes = 1): Promise<Readonly<Record<string, readonly string[]>>> {
  portal.clock.advance(minutes((Date.parse(moment) - portal.clock.now().getTime()) / 60_000))
  const before = portal.mail.letters.length
  await Promise.all(Array.from({ length: processes }, () => job?.run(portal.host, portal.clock.now())))
  await portal.host.background.idle()
  await portal.host.outbox.drain()
  const sent = portal.mail.letters.slice(before)
  return Object.fromEntries(
    [...Map.groupBy(sent, ({ receivers }) => receivers.join())].map(([to, all]) => [
      to,
      all.map(({ subject }) => subject),
    ]),
  )
}

const setOrders = (state: string, id: string) =>
  writePeat(portal, (own) => own.updateTable('peatsale_order').set({ state }).where('id', '=', id).execute())
const decideRequests = () =>
  writePeat(portal, (own) => own.updateTable('peatsale_customer_request').set({ state: 'declined' }).execute())

test('Kuivikemyynti 5.6: on weekdays at 7.00 each person of an office where something waits gets one letter, whatever runs besides', async () => {
  await setOrders('submitted', peat.biolanOrder.order)
  await decideRequests()
  // A Tuesday in summer time: 7.00 is four o'clock in UTC.
  expect(await sentAt('2026-10-06T03:59:00.000Z')).toEqual({})
  const fi = 'Odottaa toimistoa: 1 tilaus vahvistettavana'
  expect(await sentAt('2026-10-06T04:00:00.000Z', 3)).toEqual({
    'toimisto@posti.test': [fi],
    'office@posti.test': ['Waiting for the office: 1 order to confirm'],
    'molemmat@posti.test': [fi],
  })
  expect(await sentAt('2026-10-06T04:01:00.000Z', 2)).toEqual({})
  // The next day, for the office of two sellers both of them in one letter.
  await setOrders('submitted', peat.novarboOrder.order)
  expect(await sentAt('2026-10-07T04:00:00.000Z')).toEqual({
    'toimisto@posti.test': [fi],
    'office@posti.test': ['Waiting for the office: 1 order to confirm'],
    'molemmat@posti.test': ['Odottaa toimistoa: 2 tilausta vahvistettavana'],
    'novarbo@posti.test': [fi],
  })
})

test('Kuivikemyynti 5.6: who has chosen no digest gets none, and the notice all the same', async () => {
  const chosen = { application: 'peatsale', event: 'office_digest', letter: false }
  const { fields } = peatCallers.office
  const person = await portal.person({ ...fields, groups: [...fields.groups], email: 'ilman@posti.test' })
  const session = async () => ({ token: await portal.session(person) })
  expect((await portal.ask(portalCalls.saveNoticeChoice, chosen, await session())).status).toBe(200)
  const sent = await sentAt('2026-10-08T04:00:00.000Z')
  const others = ['molemmat@posti.test', 'novarbo@posti.test', 'office@posti.test', 'toimisto@posti.test']
  expect(Object.keys(sent).toSorted()).toEqual(others)
  const { body } = await portal.ask(portalCalls.searchNotices, {}, await session())
  const [latest] = body['notices'] as { event: string; route: string }[]
  expect(latest).toMatchObject({ event: 'office_digest', route: '/peatsale/office/orders' })
})

test('Kuivikemyynti 5.6: there is none at a weekend, none in the afternoon, and none where nothing waits', async () => {
  expect(await sentAt('2026-10-10T04:00:00.000Z')).toEqual({})
  expect(await sentAt('2026-10-11T04:00:00.000Z')).toEqual({})
  expect(await sentAt('2026-10-12T09:00:00.000Z')).toEqual({})
  for (const id of [peat.biolanOrder.order, peat.novarboOrder.order]) await setOrders('confirmed', id)
  expect(await sentAt('2026-10-13T04:00:00.000Z')).toEqual({})
  // What comes after seven is told the next morning.
  await setOrders('submitted', peat.novarboOrder.order)
  expect(await sentAt('2026-10-13T05:00:00.000Z')).toEqual({})
  expect(Object.keys(await sentAt('2026-10-14T04:00:00.000Z')).toSorted()).toEqual([
    'molemmat@posti.test',
    'novarbo@posti.test',
  ])
})
