import type { TestPortal } from '@workspace/portal/server/testing'
import { runTestCommand, testEnvironment } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveDocument, readDocument, searchDocuments } from '../../contract/documents/calls.ts'
import type { ListedDocument } from '../../contract/documents/document.ts'
import { WaybillContent } from '../../contract/documents/waybill-content.ts'
import { priceLoads } from '../../contract/index.ts'
import { readLoad } from '../../contract/loads/calls.ts'
import examples from '../../contract/prices/testing/price-examples.json' with { type: 'json' }
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, fillPapers, mounted, peat, peatTables, startPeatPortal, writePeat } from '../testing/index.ts'
import { issueConfirmation, issueDeliveryNote, issueWaybill } from './issue.ts'

let portal: TestPortal
let office: PeatPerson
let customer: PeatPerson & { readonly email: string }
let loader: PeatPerson
let lead: PeatPerson

const { order, load, waybill, confirmation } = peat.biolanOrder
const now = new Date('2026-10-13T06:58:00.000Z')

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPapers(portal)
  const email = 'aino@posti.test'
  office = await enterAs(portal, 'office')
  customer = { ...(await enterAs(portal, 'customer', { email })), email }
  loader = await enterAs(portal, 'loader')
  lead = await enterAs(portal, 'lead')
})
afterAll(() => portal[Symbol.asyncDispose]())

const host = { people: { cards: async () => [] } }
const cause = { host, now, by: 'x' }

test('2.6 a confirmation with its prices is the customer’s and the office’s alone', async () => {
  expect((await office.ask(readDocument, { id: confirmation })).body).toMatchObject({ kind: 'orderConfirmation' })
  expect((await customer.ask(giveDocument, { id: confirmation, language: 'fi' })).status).toBe(200)
  for (const other of [loader, lead]) {
    expect(await other.ask(readDocument, { id: confirmation })).toMatchObject({ status: 404 })
    expect(await other.ask(giveDocument, { id: confirmation, language: 'fi' })).toMatchObject({ status: 404 })
  }
})

test('5.1 a customer has its papers as one list, each of which it may read; of other accounts there are none', async () => {
  const ids = async (by: PeatPerson, view: object = {}) => {
    const { rows } = (await by.ask(searchDocuments, view)).body as unknown as { rows: readonly ListedDocument[] }
    return rows.map(({ id }) => id)
  }
  const own = (await customer.ask(searchDocuments, { counted: true })).body
  expect(own).toMatchObject({ total: { count: 2, exact: true } })
  const rows = own['rows'] as unknown as readonly ListedDocument[]
  const named = { customer: 'Kalliorinteen Maito Oy', order: { id: order, number: 'KM-26-00042' } }
  expect(rows.find(({ id }) => id === waybill)).toMatchObject({ ...named, load: { id: load, number: 'KM-26-00042-1' } })
  expect(rows.find(({ id }) => id === confirmation)).toMatchObject({ ...named, load: null, kind: 'orderConfirmation' })
  for (const { id } of rows) expect((await customer.ask(readDocument, { id })).status).toBe(200)
  expect(await ids(customer, { kind: 'waybill' })).toEqual([waybill])
  expect(await ids(customer, { find: 'km-26-00042-1' })).toEqual([waybill])
  expect(await ids(customer, { account: peat.suviranta.customer })).toEqual([])
  expect((await ids(office)).toSorted()).toEqual([waybill, confirmation].toSorted())
  expect(await ids(office, { account: peat.suviranta.customer })).toEqual([])
  // Page by page the same ones.
  const first = (await customer.ask(searchDocuments, { limit: 1 })).body
  const rest = await ids(customer, { limit: 1, cursor: first['cursor'] })
  expect([...(first['rows'] as unknown as readonly ListedDocument[]).map(({ id }) => id), ...rest].toSorted()).toEqual(
    [waybill, confirmation].toSorted(),
  )
  expect(await loader.ask(searchDocuments, {})).toMatchObject({ status: 403 })
})

test('4.1 a paper is drawn in both languages, the same each time, once a job has kept it', async () => {
  const given = async (language: 'fi' | 'en' | 'both') => await lead.ask(giveDocument, { id: waybill, language })
  const [fi, en, both, again] = [await given('fi'), await given('en'), await given('both'), await given('fi')]
  for (const { status, headers, text } of [fi, en, both]) {
    expect([status, headers.get('content-type'), text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
  }
  expect(fi.headers.get('content-disposition')).toBe('attachment; filename="rahtikirja-KM-26-00042-1-5.pdf"')
  expect(en.headers.get('content-disposition')).toBe('attachment; filename="waybill-KM-26-00042-1-5.pdf"')
  expect(again.text).toBe(fi.text)
  await allDrawn()
  expect((await given('fi')).text).toBe(fi.text)
})

test('4.1 an edition that has been replaced is the office’s to read', async () => {
  const newer = await writePeat(portal, (_, transaction) => issueWaybill(transaction, { ...cause, load }))
  expect((await office.ask(readDocument, { id: waybill })).body).toMatchObject({ isReplaced: true, replacedBy: newer })
  expect(await lead.ask(readDocument, { id: waybill })).toMatchObject({ status: 404 })
  const listed = (await customer.ask(searchDocuments, { kind: 'waybill' })).body
  expect(listed).toMatchObject({ rows: [{ id: newer, edition: 2 }] })
  expect((await lead.ask(readDocument, { id: newer })).body).toMatchObject({ edition: 2, isReplaced: false })
})

test('4.1 the page of a waybill reads every field of the paper', async () => {
  const { documents } = (await office.ask(readLoad, { id: load })).body['load'] as {
    documents: { id: string; kind: string }[]
  }
  const newest = documents.find(({ kind }) => kind === 'waybill')?.id ?? ''
  const { content } = (await lead.ask(readDocument, { id: newest })).body
  expect(WaybillContent.parse(content)).toEqual(content)
})

test('5.6 the confirmation goes to the customer with its PDF, price rows and why; answers reach the seller', async () => {
  const example = { ...examples.cases[0], order: examples.cases[0]?.order }
  const input = example as unknown as Parameters<typeof priceLoads>[0]
  const output = priceLoads(input)
  const lists = input.lists.map(({ id, validTo }) => ({ id, name: 'Yleishinnasto 2026', version: 3, validTo }))
  const snapshot = JSON.stringify({ input, prices: { isEstimate: false, output, lists, reasons: [] } })
  await writePeat(portal, async (own, transaction) => {
    await own.updateTable('peatsale_order').set({ snapshot }).where('id', '=', order).execute()
    await issueConfirmation(transaction, { ...cause, order, letter: 'order_confirmed' })
  })
  await allDrawn()
  const letter = await portal.letterTo(customer.email)
  expect(letter.subject).toBe('Tilausvahvistus KM-26-00042 / Order confirmation KM-26-00042')
  expect(letter.headers.get('reply-to')).toEqual(['tilaukset@biolan.demo.example'])
  // The zone by its name, not by the code that rows of prices go by.
  expect(letter.text).toMatch(/Yleishinnasto 2026 \(versio 3\), [^.]*vyöhyke Kaukoalue\./)
  expect(letter.text).toContain('Yhteensä, arvio: 1 397,94 €')
  expect(letter.text).toContain(`/#/peatsale/orders/${order}`)
  expect(letter.raw).toContain('tilausvahvistus-KM-26-00042-2.pdf')
})

test('5.6 a delivered load is told of once, with its delivery note', async () => {
  await writePeat(portal, async (own, transaction) => {
    const delivered = { state: 'delivered', delivered_at: now.toISOString(), receipt_kind: 'absent' }
    await own.updateTable('peatsale_load').set(delivered).where('id', '=', load).execute()
    const line = own.updateTable('peatsale_load_line').set({ delivered: 118_500, loaded: 118_500 })
    await line.where('load_id', '=', load).execute()
    await issueDeliveryNote(transaction, { ...cause, load })
  })
  await allDrawn()
  const letter = await portal.letterTo(customer.email)
  expect(letter.subject).toBe('Kuorma KM-26-00042-1 on toimitettu')
  expect(letter.text).toContain('Paikalla ei ollut vastaanottajaa.')
  expect(letter.raw).toContain('lahete-KM-26-00042-1.pdf')
})

test('4.1 the operator finds a document that was changed after it was issued', async () => {
  const surroundings = { environment: testEnvironment(portal.place), ...mounted }
  const verified = () => runTestCommand(['peatsale:verify-documents'], surroundings)
  expect(await verified()).toMatchObject({ code: 0, printed: expect.stringMatching(/^\d+ documents are as they were/) })
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_document').set({ content: '{"kg":1}' }).where('id', '=', waybill).execute(),
  )
  expect(await verified()).toMatchObject({
    code: 1,
    printed: 'waybill KM-26-00042-1-5 edition 1: its content has been changed',
  })
})

/** The job has drawn what waits, and queued its letters. */
async function allDrawn(): Promise<void> {
  const undrawn = peatTables(portal).selectFrom('peatsale_document').select('id').where('file', 'is', null)
  portal.host.jobs.wake('peatsale:documents')
  await expect.poll(async () => (await undrawn.execute()).length, { timeout: 60_000, interval: 50 }).toBe(0)
}
