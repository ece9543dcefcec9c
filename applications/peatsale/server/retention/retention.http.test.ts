/** What Kuivikemyynti keeps, and for how long: a moment before it is there, a moment after it is gone (2.6, decision 110). */
import { invitations } from '@workspace/logistics/server'
import { days, newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { later, periodsIn, promisedPeriods } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveDocument, readDocument, searchDocuments } from '../../contract/documents/calls.ts'
import { readBatch } from '../../contract/invoicing/calls.ts'
import { readLoad } from '../../contract/loads/calls.ts'
import { readOrder } from '../../contract/orders/calls.ts'
import type { PeatTables } from '../database/tables.ts'
import { peatsaleServer } from '../index.ts'
import type { EndedGiven } from '../testing/ended-order.ts'
import { endedOrder } from '../testing/ended-order.ts'
import { exportedBatch } from '../testing/exported-batch.ts'
import type { MadeLoad, PeatPerson } from '../testing/index.ts'
import { enterAs, makeLoad, peat, peatTables, startPeatPortal, writePeat } from '../testing/index.ts'
import { newAccount } from '../testing/new-account.ts'

let portal: TestPortal
let office: PeatPerson
let customer: PeatPerson
beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  customer = await enterAs(portal, 'customer')
})
afterAll(() => portal[Symbol.asyncDispose]())

/** As the register statement promises them to everybody; the tests below hold the job to these. */
const kept = {
  draft: [12, 'months'],
  request: [12, 'months'],
  invitation: [30, 'days'],
  contacts: [24, 'months'],
  order: [6, 'years'],
  invoicing: [10, 'years'],
  closedContacts: [24, 'months'],
  closedName: [10, 'years'],
} as const

/** So long after that moment, to the millisecond, and the first one after it. */
function endOf(moment: string, period: Parameters<typeof later>[1]) {
  const last = later(new Date(moment), period)
  return { last: last.toISOString(), over: new Date(last.getTime() + 1).toISOString() }
}

/** The year and so many whole ones after it; the Finnish year ends two hours before that of UTC. */
function endOfYear(year: number, [years]: readonly [years: number, unit: 'years']) {
  return { last: `${year + years}-12-31T21:59:59.999Z`, over: `${year + years}-12-31T22:00:00.000Z` }
}

test('issue 10, 9: the register statement promises these periods, and no other, in both languages', async () => {
  for (const [language, name] of [
    ['fi', 'Kuivikemyynti: '],
    ['en', 'Peatsale: '],
  ] as const) {
    const rows = (await promisedPeriods(portal, language)).filter(({ about }) => about.startsWith(name))
    expect(
      rows.map((row) => periodsIn(row.kept)),
      language,
    ).toEqual(Object.values(kept).map((period) => [period]))
  }
})

const job = peatsaleServer.jobs?.find(({ name }) => name === 'retention')
const runAt = async (moment: string) => {
  if (!job) throw new Error('Kuivikemyynti has no such job')
  return await job.run(portal.host, new Date(moment))
}
const rowOf = async <Name extends keyof PeatTables>(table: Name, id: string) =>
  (await peatTables(portal)
    .selectFrom(table as 'logistics_site')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()) as unknown as PeatTables[Name] | undefined

const ended = async (given: EndedGiven = {}) => {
  const order = await endedOrder(portal, { office: office.id, customer: customer.id, ...given })
  await draw()
  return order
}

async function draw(): Promise<void> {
  await peatsaleServer.jobs?.find(({ name }) => name === 'documents')?.run(portal.host, portal.clock.now())
}

/** The rows of an order, its load, their events and papers, as one text. */
async function told({ order, id }: MadeLoad): Promise<string> {
  const own = peatTables(portal)
  const rows = [
    await rowOf('peatsale_order', order),
    await rowOf('peatsale_load', id),
    await own.selectFrom('peatsale_event').selectAll().where('of_id', 'in', [order, id]).execute(),
    await own.selectFrom('peatsale_document').selectAll().where('of_id', 'in', [order, id]).execute(),
    await own.selectFrom('peatsale_load_driver').selectAll().where('load_id', '=', id).execute(),
  ]
  return JSON.stringify(rows)
}

const contacts = /Eero|000 000 0666|koodi 4711/
const people = () => new RegExp(`Liisa|Kalliorin|${office.id}|${customer.id}`)

test('issue 9, retention: contacts of an order stay 24 months after its end; papers, people and words six years after the year of delivery', async () => {
  const order = await ended()
  const called = endOf('2026-11-01T06:00:00.000Z', kept.contacts)
  await runAt(called.last)
  expect(await told(order)).toMatch(contacts)
  await runAt(called.over)
  expect(await told({ ...order })).not.toMatch(/000 000 0666/)
  expect((await rowOf('peatsale_order', order.order))?.contact_name).toBe('')
  expect((await rowOf('peatsale_load', order.id))?.receiver_name).toBe('Liisa Vastaanottaja')

  const whole = endOfYear(2026, kept.order)
  await runAt(whole.last)
  for (const id of order.papers) expect((await office.ask(giveDocument, { id, language: 'fi' })).status).toBe(200)
  await runAt(whole.over)
  const left = await told(order)
  expect(left).not.toMatch(contacts)
  expect(left).not.toMatch(people())
  for (const id of order.papers) {
    for (const by of [office, customer]) {
      expect((await by.ask(readDocument, { id })).status).toBe(404)
      expect((await by.ask(giveDocument, { id, language: 'fi' })).status).toBe(404)
    }
  }
  const files = portal.host.database.reading.selectFrom('file_use').select('owner').where('owner', 'like', '%document%')
  expect((await files.execute()).filter(({ owner }) => order.papers.some((id) => owner.includes(id)))).toEqual([])
  // Numbers, days, quantities and sums stay.
  expect(await rowOf('peatsale_load', order.id)).toMatchObject({ delivery_day: '2026-10-13', net: 112_800 })
  const { body } = await office.ask(readOrder, { id: order.order })
  expect(body).toMatchObject({ value: 'ok', order: { state: 'closed' } })
  expect((await office.ask(readLoad, { id: order.id })).body.value).toBe('ok')
  const listed = (await office.ask(searchDocuments, {})).body as unknown as { rows: readonly { id: string }[] }
  expect(listed.rows.filter(({ id }) => order.papers.includes(id))).toEqual([])
  // Nothing is drawn or looked at again.
  await draw()
  expect(await told(order)).toBe(left)
  expect(await runAt('2032-12-31T23:00:00.000Z')).toBe(0)
})

test('issue 9, retention: what is not invoiced, not ended, or of a seller that keeps longer stays whole', async () => {
  const waits = await ended({ order: { state: 'delivered' }, load: { state: 'verified' } })
  const open = await ended({ load: { state: 'delivered' } })
  const moved = await ended({ load: { delivery_day: '2027-01-02' } })
  const stays = await ended({ order: { seller: peat.novarbo.seller } })
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_seller').set({ retention_years: 7 }).where('id', '=', peat.novarbo.seller).execute(),
  )
  await runAt('2033-01-01T12:00:00.000Z')
  for (const order of [waits, open]) expect(await told(order)).toMatch(contacts)
  for (const order of [waits, open, moved, stays]) {
    expect(await told(order)).toMatch(people())
    for (const id of order.papers) expect((await office.ask(readDocument, { id })).status).not.toBe(500)
  }
  await runAt('2034-01-01T12:00:00.000Z')
  for (const order of [waits, open]) expect(await told(order)).toMatch(people())
  for (const order of [moved, stays]) expect(await told(order)).not.toMatch(people())
})

test('issue 9, retention: drafts stay 12 months, decided requests 12 months, invitations 30 days after their end', async () => {
  const [at, decidedAt] = ['2026-09-01T06:00:00.000Z', '2026-09-03T06:00:00.000Z']
  const draft = await makeLoad(portal, { order: { number: null, changed_at: at } })
  const asked = newId()
  await writePeat(portal, async (own) => {
    await own.deleteFrom('peatsale_load_line').where('load_id', '=', draft.id).execute()
    await own.deleteFrom('peatsale_load').where('id', '=', draft.id).execute()
    await own.deleteFrom('peatsale_reservation').where('order_id', '=', draft.order).execute()
    await own.updateTable('peatsale_order').set({ state: 'draft' }).where('id', '=', draft.order).execute()
    const request = await own
      .selectFrom('peatsale_customer_request')
      .selectAll()
      .where('id', '=', peat.biolan.request)
      .executeTakeFirstOrThrow()
    const decided = { ...request, id: asked, state: 'declined', decided_by: office.id, decided_at: decidedAt }
    await own.insertInto('peatsale_customer_request').values(decided).execute()
  })
  const sent = { application: 'peatsale', account: peat.kalliorinne.customer, by: office.id, companies: [] }
  const now = new Date(Date.parse(at) - days(7))
  const { id: invited } = await writePeat(portal, (_, transaction) =>
    invitations.write(transaction, { ...sent, email: 'uusi@posti.test', now }),
  )
  const isThere = {
    draft: async () => (await rowOf('peatsale_order', draft.order)) !== undefined,
    request: async () => (await rowOf('peatsale_customer_request', asked)) !== undefined,
    invitation: async () => (await rowOf('logistics_invitation', invited)) !== undefined,
  }
  for (const [name, end] of [
    ['invitation', endOf(at, kept.invitation)],
    ['draft', endOf(at, kept.draft)],
    ['request', endOf(decidedAt, kept.request)],
  ] as const) {
    await runAt(end.last)
    expect([name, await isThere[name]()]).toEqual([name, true])
    await runAt(end.over)
    expect([name, await isThere[name]()]).toEqual([name, false])
  }
  // Nobody has answered this one, and nobody ever withdrew that order.
  expect(await rowOf('peatsale_customer_request', peat.biolan.request)).toMatchObject({ state: 'open' })
  expect(await rowOf('peatsale_order', peat.biolanOrder.order)).toMatchObject({ state: 'confirmed' })
})

test('issue 9, retention: invoicing rows name their buyer for ten years after the year, then keep what was sold', async () => {
  const { id: load } = await ended()
  const { batch, row: rowId } = await exportedBatch(portal, { load, by: office.id })
  const end = endOfYear(2026, kept.invoicing)
  await runAt(end.last)
  expect(await rowOf('peatsale_invoice_row', rowId)).toMatchObject({ customer_name: 'Kalliorinteen Maito Oy' })
  await runAt(end.over)
  const row = await rowOf('peatsale_invoice_row', rowId)
  expect(row).toMatchObject({ quantity: 120_000, net: 112_800, order_number: 'KM-26-00042', customer_name: '' })
  expect(JSON.stringify(row)).not.toMatch(/Kalliorin|9990001|Eero|10042/)
  const uses = portal.host.database.reading.selectFrom('file_use').selectAll().where('owner', 'like', `%${batch}%`)
  expect(await uses.execute()).toEqual([])
  expect((await office.ask(readBatch, { id: batch })).body).toMatchObject({ value: 'ok', batch: { exports: [] } })
})

test('issue 9, retention: a closed account keeps its contacts 24 months and its name ten years; an open one keeps all', async () => {
  const [closed, open, buys] = [await newAccount(portal), await newAccount(portal), await newAccount(portal)]
  await writePeat(portal, async (own) => {
    const end = { closed: 1, changed_at: '2026-11-01T06:00:00.000Z' }
    await own.updateTable('logistics_account').set(end).where('id', 'in', [closed, buys]).execute()
  })
  await ended({ order: { customer: buys, changed_at: '2027-03-01T06:00:00.000Z' } })
  const site = async (of: string) =>
    await peatTables(portal).selectFrom('logistics_site').selectAll().where('account', '=', of).executeTakeFirst()
  const reached = endOf('2026-11-01T06:00:00.000Z', kept.closedContacts)
  await runAt(reached.last)
  expect(await site(closed)).toMatchObject({ instructions: 'Soita Eerolle' })
  await runAt(reached.over)
  expect(await site(closed)).toMatchObject({ instructions: '', contact_phone: '', gate_code: '' })
  expect(await rowOf('logistics_account', closed)).toMatchObject({ name: 'Kalliorinteen Maito Oy' })
  const named = endOfYear(2026, kept.closedName)
  await runAt(named.last)
  expect(await rowOf('logistics_account', closed)).toMatchObject({ name: 'Kalliorinteen Maito Oy' })
  await runAt(named.over)
  expect(await rowOf('logistics_account', closed)).toMatchObject({ name: '–', business_id: '' })
  expect(await site(closed)).toMatchObject({ street: '', city: '' })
  expect(await rowOf('logistics_account', buys)).toMatchObject({ name: 'Kalliorinteen Maito Oy' })
  expect(await rowOf('logistics_account', open)).toMatchObject({ name: 'Kalliorinteen Maito Oy' })
  expect(await site(open)).toMatchObject({ instructions: 'Soita Eerolle' })
})
