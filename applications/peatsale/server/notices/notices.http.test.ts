/** Notices of Kuivikemyynti: who is told of what, what each still sees, and whose choice the letters are (5.6). */
import { portalCalls } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { openLiveStream } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, makeLoad, peat, startPeatPortal } from '../testing/index.ts'
import { tell } from '../testing/letter-causes.ts'
import { letLakeusServe } from '../testing/load-letter-causes.ts'
import { sendOrder } from '../testing/order-events.ts'
import { notices } from './events.ts'

const { searchNotices, countUnreadNotices, markNoticesRead, readNoticeChoices, saveNoticeChoice } = portalCalls

let portal: TestPortal
let people: Record<'customer' | 'office' | 'otherOffice' | 'lead' | 'driver' | 'rival', PeatPerson>
beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  await letLakeusServe({ portal })
  people = {
    ...{ customer: await enterAs(portal, 'customer'), office: await enterAs(portal, 'office') },
    ...{ otherOffice: await enterAs(portal, 'otherOffice'), lead: await enterAs(portal, 'lead') },
    ...{ driver: await enterAs(portal, 'driver'), rival: await enterAs(portal, 'otherLead') },
  }
})
afterAll(() => portal[Symbol.asyncDispose]())

/** The table of 5.6, written by hand: event, whom it is told to, and its letter. */
const table: readonly (readonly [events: readonly string[], to: readonly string[], letter: string])[] = [
  [['order_received', 'order_entered_for_you', 'order_confirmed', 'order_changed'], ['customer'], 'required'],
  [['order_change_received', 'order_rejected', 'order_held', 'order_question'], ['customer'], 'required'],
  [['order_released', 'order_cancelled', 'order_reopened', 'order_unconfirmed'], ['customer'], 'required'],
  [['request_decided', 'order_remainder_closed', 'load_failed', 'load_moved_for_you'], ['customer'], 'required'],
  [['load_on_the_way', 'load_delivered', 'order_delivered'], ['customer'], 'choice'],
  [['customer_request_received', 'customer_request_accepted'], ['newcomer', 'customer'], 'required'],
  [['customer_request_declined', 'customer_membership_waits'], ['newcomer', 'customer'], 'required'],
  [['customer_membership_opened'], ['newcomer', 'customer'], 'required'],
  [['customer_member_joined', 'customer_member_waits'], ['customer'], 'required'],
  [['load_offered', 'load_assigned', 'load_reassigned'], ['carrierLead', 'driver'], 'choice'],
  [['load_taken_back', 'load_moved', 'load_cancelled'], ['carrierLead', 'driver'], 'choice'],
  [['swamp_closed', 'swamp_opened'], ['driver'], 'required'],
  [['load_problem_to_office', 'load_failed_to_office', 'load_released_to_office'], ['office'], 'shared'],
  [['order_cancelled_to_office', 'request_to_office'], ['office'], 'shared'],
  [['service_asked'], ['carrierLead', 'superadmin'], 'choice'],
  [['batch_exported'], ['carrierLead'], 'choice'],
  [['office_digest'], ['office'], 'choice'],
  [['service_answered'], ['office'], 'none'],
  [['order_note_to_office', 'load_note_to_office', 'load_unverified_to_office'], ['office'], 'none'],
]

test('5.6: event, receiver and letter are those of the table', () => {
  const written = table.flatMap(([events, to, letter]) => events.map((event) => [event, to, letter] as const))
  const held = Object.entries(notices).map(([event, { to, letter }]) => [event, to, letter] as const)
  const sorted = (rows: readonly (readonly unknown[])[]) => rows.map((row) => JSON.stringify(row)).toSorted()
  expect(sorted(held)).toEqual(sorted(written))
})

const told = async (person: PeatPerson) =>
  ((await person.ask(searchNotices, {})).body['notices'] as { event: string; route: string }[]).map(
    ({ event, route }) => [event, route] as const,
  )
const unread = async (person: PeatPerson) => (await person.ask(countUnreadNotices, {})).body['unread']
const about = async (person: PeatPerson, id: string) =>
  (await told(person)).flatMap(([event, route]) => (route.endsWith(id) ? [event] : [])).toSorted()

test('5.6: a problem in the field is at once a notice for each of the seller’s office, and for nobody else', async () => {
  const colleague = await enterAs(portal, 'office')
  const { id } = await makeLoad(portal, { load: { driver: people.driver.id } })
  await using stream = await openLiveStream(portal.address, people.office.token)
  await tell(people.driver, 'reportProblem', id, { problem: 'breakdown', words: 'Vetopöytä' })
  const topics = () => stream.events.map(({ topic }) => topic)
  await expect.poll(topics, { timeout: 2000 }).toContain('notices')
  for (const person of [people.office, colleague]) expect(await about(person, id)).toEqual(['load_problem_to_office'])
  const [notice] = (await people.office.ask(searchNotices, { unread: true })).body['notices'] as object[]
  expect(notice).toMatchObject({ urgent: true, readat: '', text: { fi: expect.stringContaining('Vetopöytä') } })
  for (const other of [people.otherOffice, people.customer, people.lead, people.rival, people.driver])
    expect(await about(other, id)).toEqual([])
})

test('5.6: what was taken from somebody is told there although the load is not seen any more; what was given is not', async () => {
  const { id } = await makeLoad(portal, { load: { driver: people.driver.id } })
  await tell(people.office, 'setCrew', id, { driver: null })
  await tell(people.office, 'setCrew', id, { driver: people.driver.id })
  expect(await about(people.driver, id)).toEqual(['load_assigned', 'load_reassigned'])
  await tell(people.office, 'reassign', id, { to: { by: 'carrier', carrier: peat.lakeus.carrier } })
  expect(await about(people.driver, id)).toEqual(['load_reassigned', 'load_reassigned'])
  expect(await about(people.rival, id)).toEqual(['load_assigned'])
  expect((await about(people.lead, id)).every((event) => event === 'load_reassigned')).toBe(true)
})

test('5.6: somebody who has no part in the application any more reads none of its notices', async () => {
  const leaving = await enterAs(portal, 'office')
  const { id } = await makeLoad(portal, { load: { driver: people.driver.id } })
  await tell(people.driver, 'reportProblem', id, { problem: 'road' })
  expect([await unread(leaving), await about(leaving, id)]).toEqual([1, ['load_problem_to_office']])
  await portal.host.database.writing((transaction) =>
    transaction.updateTable('account').set({ usergroups: '[]', is_admin: 0 }).where('id', '=', leaving.id).execute(),
  )
  expect([await unread(leaving), await about(leaving, id)]).toEqual([0, []])
})

test('5.6: read is read, by the person alone', async () => {
  const [one, other] = [await enterAs(portal, 'office'), await enterAs(portal, 'office')]
  const { id } = await makeLoad(portal, { load: { driver: people.driver.id } })
  await tell(people.driver, 'reportProblem', id, { problem: 'road' })
  await tell(people.driver, 'note', id, { text: 'Tie on auki' })
  const [first] = (await one.ask(searchNotices, {})).body['notices'] as { id: string }[]
  expect(await unread(one)).toBe(2)
  await other.ask(markNoticesRead, { ids: [first?.id ?? ''] })
  expect([await unread(one), await unread(other)]).toEqual([2, 2])
  await one.ask(markNoticesRead, { ids: [first?.id ?? ''] })
  expect(await unread(one)).toBe(1)
  await one.ask(markNoticesRead, {})
  expect([await unread(one), await unread(other)]).toEqual([0, 2])
  expect((await one.ask(searchNotices, { unread: true })).body['notices']).toEqual([])
})

test('5.6: who wants no letter about a delivery gets none, and the notice all the same; a required one stays', async () => {
  const member = await enterAs(portal, 'customer', { email: 'ilmankirjetta@posti.test' })
  const choose = (event: string, letter: boolean) =>
    member.ask(saveNoticeChoice, { application: 'peatsale', event, letter })
  expect((await choose('load_on_the_way', false)).status).toBe(200)
  expect(await choose('load_failed', false)).toMatchObject({ status: 422, body: { value: 'invalid_input' } })
  expect(await choose('toString', false)).toMatchObject({ status: 404, body: { value: 'not_found' } })
  const lettersTo = async () => {
    await portal.host.background.idle()
    await portal.host.outbox.drain()
    return portal.mail.letters.filter(({ receivers }) => receivers.includes('ilmankirjetta@posti.test')).length
  }
  const before = await lettersTo()
  const load = { driver: people.driver.id, self_loading: 1 }
  const made = await makeLoad(portal, { load })
  const lines = [{ line: made.line, quantity: 118_000, basis: 'box', stockpile: peat.biolan.bulkPile }]
  await tell(people.driver, 'finishLoading', made.id, { lines })
  expect([await about(member, made.id), (await lettersTo()) - before]).toEqual([['load_on_the_way'], 0])
  await choose('load_on_the_way', true)
  await tell(people.driver, 'fail', made.id, { problem: 'noAccess', where: 'swamp' })
  expect([await about(member, made.id), (await lettersTo()) - before]).toEqual([['load_failed', 'load_on_the_way'], 1])
})

test('5.6: everybody chooses among the events of the own roles', async () => {
  const chosen = async (person: PeatPerson) =>
    ((await person.ask(readNoticeChoices, {})).body['choices'] as { event: string; rule: string }[]).map(
      ({ event }) => event,
    )
  const ofRole = (...roles: readonly string[]) =>
    Object.entries(notices).flatMap(([event, { to }]) => (to.some((role) => roles.includes(role)) ? [event] : []))
  expect(await chosen(people.customer)).toEqual(ofRole('customer'))
  expect(await chosen(people.office)).toEqual(ofRole('office'))
  expect(await chosen(people.lead)).toEqual(ofRole('carrierLead', 'driver'))
  expect(await chosen(await enterAs(portal, 'newcomer'))).toEqual(ofRole('newcomer'))
})

test('5.6: the office reads what a customer writes on an order, but not what its own colleague has written', async () => {
  const { order } = await makeLoad(portal)
  const sent = [
    await sendOrder(people.customer, 'note', order, { text: 'Voiko auto tulla aamulla?' }),
    await sendOrder(people.office, 'note', order, { text: 'Kysytään' }),
  ]
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  expect(await about(people.office, order)).toEqual(['order_note_to_office'])
  expect(await about(people.otherOffice, order)).toEqual([])
})

test('5.6: a notice goes with the person whose act it tells', async () => {
  const driver = await enterAs(portal, 'driver')
  const { id } = await makeLoad(portal, { load: { driver: driver.id } })
  await tell(driver, 'note', id, { text: 'Terveisin kuljettaja' })
  expect(await about(people.office, id)).toEqual(['load_note_to_office'])
  await portal.host.database.writing((transaction) =>
    transaction.deleteFrom('account').where('id', '=', driver.id).execute(),
  )
  expect(await about(people.office, id)).toEqual([])
})
