/** One command of each kind that is taken and one that is refused, over HTTP, as the table of 2.3 has them. */
import { days } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOrder } from '../../contract/orders/calls.ts'
import type { Order } from '../../contract/orders/order.ts'
import type { OrderEvent } from '../../contract/orders/order-event.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, peatTables, startPeatPortal, writePeat } from '../testing/index.ts'
import { newLoad } from '../testing/new-load.ts'
import { biolanDraft, confirmation, confirmed, said, sendOrder, submitted } from '../testing/order-events.ts'

let portal: TestPortal
type Name = 'customer' | 'member' | 'enterer' | 'driver' | 'lead' | 'loader' | 'office' | 'otherOffice' | 'superadmin'
let people: Record<Name, PeatPerson>

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  const entered = {
    ...{ customer: await enterAs(portal, 'customer'), member: await enterAs(portal, 'member') },
    ...{ enterer: await enterAs(portal, 'orderingDriver'), driver: await enterAs(portal, 'driver') },
    ...{ lead: await enterAs(portal, 'lead'), loader: await enterAs(portal, 'loader') },
    ...{ office: await enterAs(portal, 'office'), otherOffice: await enterAs(portal, 'otherOffice') },
  }
  people = { ...entered, superadmin: await enterAs(portal, 'superadmin') }
  // Suokoski has driven to Kalliorinne, so that its driver may order for it.
  const { customer, site } = peat.kalliorinne
  const driven = { customer, site, seller: peat.biolan.seller, state: 'verified', delivery_day: '2026-08-01' }
  await newLoad(portal, { ...driven, carrier: peat.suokoski.carrier, orderState: 'delivered' })
})
afterAll(() => portal[Symbol.asyncDispose]())

type Kind = OrderEvent['kind']

interface Case {
  readonly kind: Kind
  readonly by: Name
  /** How far the order has come by commands; `draft` and `submitted` by the enterer where it says so. */
  readonly from: 'draft' | 'submitted' | 'confirmed' | 'on_hold' | 'rejected' | 'cancelled' | 'asked' | 'askedCancel'
  readonly made?: 'customer' | 'enterer' | 'office'
  /** What a load of it is made to be, past the commands. */
  readonly load?: object
  readonly data?: object
  /** The state that it leads to, or the refusal with its fields. */
  readonly answer: string
}

const reason = 'Puhelimessa sovittu'
const words = 'Sopii hyvin'
const week = { by: 'week', week: '2026-W43' }
const hold = { reasonKind: 'thaw', words: 'Kelirikko', reviewDate: '2026-10-12' }
const yard = { instructions: 'Aja navetan taakse', contactName: 'Maija', contactTelephone: '000 000 0444' }

const cases: readonly Case[] = [
  { kind: 'saveDraft', by: 'customer', from: 'draft', data: { note: 'Myöhemmin' }, answer: 'draft' },
  { kind: 'saveDraft', by: 'office', from: 'draft', answer: 'not_found' },
  { kind: 'saveDraft', by: 'enterer', made: 'enterer', from: 'draft', answer: 'draft' },
  { kind: 'saveDraft', by: 'customer', from: 'submitted', answer: 'wrong_state' },
  { kind: 'deleteDraft', by: 'customer', from: 'draft', answer: 'gone' },
  { kind: 'deleteDraft', by: 'superadmin', made: 'office', from: 'draft', answer: 'gone' },
  { kind: 'deleteDraft', by: 'member', from: 'draft', answer: 'not_found' },
  { kind: 'withdraw', by: 'customer', from: 'submitted', answer: 'draft' },
  { kind: 'withdraw', by: 'enterer', made: 'enterer', from: 'submitted', answer: 'draft' },
  { kind: 'withdraw', by: 'office', from: 'submitted', answer: 'forbidden' },
  { kind: 'edit', by: 'customer', from: 'submitted', data: { note: 'Kiire' }, answer: 'submitted' },
  { kind: 'edit', by: 'enterer', made: 'enterer', from: 'submitted', data: { note: 'Kiire' }, answer: 'submitted' },
  { kind: 'edit', by: 'enterer', from: 'submitted', data: { note: 'Kiire' }, answer: 'not_found' },
  { kind: 'edit', by: 'customer', from: 'confirmed', data: { note: 'Kiire' }, answer: 'submitted' },
  { kind: 'edit', by: 'customer', from: 'confirmed', load: { state: 'assigned' }, answer: 'past_cutoff' },
  { kind: 'edit', by: 'office', from: 'confirmed', data: { note: 'Kiire' }, answer: 'confirmed' },
  {
    ...{ kind: 'edit', by: 'office', from: 'confirmed', load: { state: 'loading' } },
    ...{ data: { method: 'collected', reason }, answer: 'load_under_way' },
  },
  { kind: 'editInstructions', by: 'customer', from: 'confirmed', data: yard, answer: 'confirmed' },
  { kind: 'editInstructions', by: 'loader', from: 'confirmed', data: yard, answer: 'forbidden' },
  { kind: 'requestChange', by: 'customer', from: 'confirmed', data: { words }, answer: 'confirmed' },
  { kind: 'requestChange', by: 'customer', from: 'asked', data: { words }, answer: 'wrong_state' },
  { kind: 'requestChange', by: 'office', from: 'confirmed', data: { words }, answer: 'forbidden' },
  { kind: 'requestCancel', by: 'customer', from: 'on_hold', data: { reason }, answer: 'on_hold' },
  { kind: 'requestCancel', by: 'customer', from: 'submitted', data: { reason }, answer: 'wrong_state' },
  { kind: 'withdrawRequest', by: 'customer', from: 'asked', answer: 'confirmed' },
  { kind: 'withdrawRequest', by: 'customer', from: 'confirmed', answer: 'wrong_state' },
  { kind: 'acceptRequest', by: 'office', from: 'asked', data: { words }, answer: 'confirmed' },
  { kind: 'acceptRequest', by: 'superadmin', from: 'askedCancel', data: { words }, answer: 'cancelled' },
  {
    ...{ kind: 'acceptRequest', by: 'office', from: 'askedCancel', load: { state: 'loading' }, data: { words } },
    answer: 'load_under_way',
  },
  { kind: 'acceptRequest', by: 'customer', from: 'asked', data: { words }, answer: 'forbidden' },
  { kind: 'declineRequest', by: 'office', from: 'asked', data: { reason }, answer: 'confirmed' },
  { kind: 'declineRequest', by: 'office', from: 'confirmed', data: { reason }, answer: 'wrong_state' },
  { kind: 'confirm', by: 'office', from: 'submitted', data: confirmation(), answer: 'confirmed' },
  { kind: 'confirm', by: 'superadmin', from: 'submitted', data: confirmation(), answer: 'confirmed' },
  { kind: 'confirm', by: 'office', made: 'enterer', from: 'submitted', data: confirmation(), answer: 'confirmed' },
  { kind: 'confirm', by: 'customer', from: 'submitted', data: confirmation(), answer: 'forbidden' },
  { kind: 'confirm', by: 'otherOffice', from: 'submitted', data: confirmation(), answer: 'not_found' },
  { kind: 'confirm', by: 'driver', from: 'submitted', data: confirmation(), answer: 'not_found' },
  { kind: 'unconfirm', by: 'office', from: 'confirmed', data: { reason }, answer: 'submitted' },
  {
    kind: 'unconfirm',
    by: 'office',
    from: 'confirmed',
    load: { state: 'loaded' },
    data: { reason },
    answer: 'load_under_way',
  },
  { kind: 'reject', by: 'office', from: 'submitted', data: { reason }, answer: 'rejected' },
  { kind: 'reject', by: 'lead', from: 'submitted', data: { reason }, answer: 'not_found' },
  { kind: 'reopen', by: 'office', from: 'rejected', answer: 'submitted' },
  { kind: 'reopen', by: 'customer', from: 'rejected', answer: 'forbidden' },
  { kind: 'hold', by: 'office', from: 'confirmed', data: hold, answer: 'on_hold' },
  {
    kind: 'hold',
    by: 'office',
    from: 'submitted',
    data: { ...hold, reviewDate: '2026-10-04' },
    answer: 'invalid_input reviewDate',
  },
  { kind: 'hold', by: 'customer', from: 'submitted', data: hold, answer: 'forbidden' },
  { kind: 'release', by: 'office', from: 'on_hold', answer: 'confirmed' },
  { kind: 'release', by: 'office', from: 'confirmed', answer: 'wrong_state' },
  { kind: 'cancel', by: 'customer', from: 'submitted', answer: 'cancelled' },
  { kind: 'cancel', by: 'customer', from: 'draft', answer: 'wrong_state' },
  { kind: 'cancel', by: 'enterer', made: 'enterer', from: 'submitted', answer: 'cancelled' },
  { kind: 'cancel', by: 'enterer', made: 'enterer', from: 'confirmed', answer: 'wrong_state' },
  { kind: 'cancel', by: 'customer', from: 'confirmed', answer: 'cancelled' },
  { kind: 'cancel', by: 'customer', from: 'confirmed', load: { state: 'open' }, answer: 'past_cutoff' },
  { kind: 'cancel', by: 'office', from: 'confirmed', answer: 'invalid_input reason' },
  { kind: 'cancel', by: 'office', from: 'on_hold', data: { reason }, answer: 'cancelled' },
  { kind: 'uncancel', by: 'office', from: 'cancelled', answer: 'submitted' },
  { kind: 'uncancel', by: 'customer', from: 'cancelled', answer: 'forbidden' },
  { kind: 'closeRemainder', by: 'office', from: 'confirmed', data: { reason }, answer: 'cancelled' },
  {
    kind: 'closeRemainder',
    by: 'office',
    from: 'confirmed',
    load: { state: 'assigned' },
    data: { reason },
    answer: 'load_under_way',
  },
  { kind: 'note', by: 'customer', from: 'draft', data: { text: words }, answer: 'draft' },
  { kind: 'note', by: 'superadmin', from: 'confirmed', data: { text: words }, answer: 'confirmed' },
  { kind: 'note', by: 'loader', from: 'confirmed', data: { text: words }, answer: 'forbidden' },
]

test.each(cases)('Kuivikemyynti 2.3: $kind by $by from $from is answered $answer', async (each) => {
  const id = await orderIn(each)
  expect(await said(people[each.by], each.kind, id, each.data ?? {})).toBe(each.answer)
})

test('Kuivikemyynti 2.3: a load is added to a confirmed order and opens a delivered one again', async () => {
  const id = await orderIn({ from: 'confirmed' })
  const [line] = (await orderOf(people.office, id)).lines
  const added = { lines: [{ line: line?.id, quantity: 40_000 }], swamp: peat.biolan.swamp, when: week }
  expect(await said(people.office, 'addLoad', id, added)).toBe('confirmed')
  expect((await orderOf(people.office, id)).loads.map(({ number }) => number.slice(-2))).toEqual(['-1', '-2'])
  await setOrder(id, { state: 'delivered' })
  await setLoads(id, { state: 'delivered' })
  expect(await said(people.office, 'addLoad', id, added)).toBe('in_delivery')
  expect(await said(people.office, 'addLoad', id, { ...added, swamp: peat.novarbo.swamp })).toBe('invalid_input swamp')
  expect(await said(people.customer, 'addLoad', id, added)).toBe('forbidden')
})

test('Kuivikemyynti 2.3: what was cancelled more than thirty days ago stays cancelled', async () => {
  const id = await orderIn({ from: 'cancelled' })
  const long = new Date(portal.clock.now().getTime() - days(30) - 1).toISOString()
  await setOrder(id, { cancelled_at: long })
  expect(await said(people.office, 'uncancel', id)).toBe('too_late')
})

test('Kuivikemyynti 2.3: after the cut-off a customer asks and does not change or cancel', async () => {
  const id = await confirmed(people.customer, people.office)
  // 24 hours before 7.00 on Monday of week 42.
  await setLoads(id, { slot_from: '2026-10-06T05:59:00.000Z' })
  expect(await said(people.customer, 'cancel', id)).toBe('past_cutoff')
  expect(await said(people.customer, 'edit', id, { note: 'Kiire' })).toBe('past_cutoff')
  await setLoads(id, { slot_from: '2026-10-06T06:01:00.000Z' })
  expect(await said(people.customer, 'cancel', id)).toBe('cancelled')
})

async function orderIn({ from, made = 'customer', load }: Partial<Case>): Promise<string> {
  const maker = people[made]
  if (from === 'draft') {
    const id = crypto.randomUUID()
    expect(await said(maker, 'saveDraft', id, biolanDraft())).toBe('draft')
    return id
  }
  const id = await submitted(maker)
  const send = async (kind: Kind, data: object, by = people.office) => {
    const answer = await sendOrder(by, kind, id, data, kind === 'confirm' ? { baseVersion: 1 } : {})
    expect(answer.status, answer.text).toBe(200)
  }
  if (from === 'rejected') await send('reject', { reason })
  if (from === 'cancelled') await send('cancel', {}, maker)
  if (['confirmed', 'on_hold', 'asked', 'askedCancel'].includes(from ?? '')) await send('confirm', confirmation())
  if (from === 'on_hold') await send('hold', hold)
  if (from === 'asked') await send('requestChange', { words }, people.customer)
  if (from === 'askedCancel') await send('requestCancel', { reason }, people.customer)
  if (load) await setLoads(id, load)
  return id
}

async function orderOf(by: PeatPerson, id: string): Promise<Order> {
  const answer = await by.ask(readOrder, { id })
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as unknown as { order: Order }).order
}

async function setOrder(id: string, values: object): Promise<void> {
  await writePeat(portal, (own) => own.updateTable('peatsale_order').set(values).where('id', '=', id).execute())
}

async function setLoads(id: string, values: object): Promise<void> {
  await writePeat(portal, (own) => own.updateTable('peatsale_load').set(values).where('order_id', '=', id).execute())
  expect(
    await peatTables(portal).selectFrom('peatsale_load').select('id').where('order_id', '=', id).execute(),
  ).not.toEqual([])
}
