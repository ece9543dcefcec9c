/** Verified loads become a batch, a file and corrections (4.3, R15, R16). */

import { portalCalls } from '@workspace/portal/contract/own'
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveBatch, exportBatch, proposeBatch, readBatch, searchBatches } from '../../contract/invoicing/calls.ts'
import type { PriceInput } from '../../contract/prices/price-input.ts'
import examples from '../../contract/prices/testing/price-examples.json' with { type: 'json' }
import { storeAmounts } from '../loads/amounts.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, peatTables, startPeatPortal, writePeat } from '../testing/index.ts'
import { correctInvoiceRows } from './correct.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson
let lead: PeatPerson

const { order, load, loadLine } = peat.biolanOrder
const { seller } = peat.biolan
const period = { seller, from: '2026-10-01', to: '2026-10-31' } as const

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
  lead = await enterAs(portal, 'lead')
  const input = examples.cases[0] as unknown as PriceInput
  const prices = { isEstimate: false, output: { snapshot: [], loads: [] }, lists: [], reasons: [] }
  await writePeat(portal, async (own) => {
    const name = '=Kalliorinne "Maito"'
    await own.updateTable('logistics_account').set({ name }).where('id', '=', peat.kalliorinne.customer).execute()
    const snapshot = JSON.stringify({ input, prices })
    await own.updateTable('peatsale_order').set({ snapshot, state: 'delivered' }).where('id', '=', order).execute()
    const delivered = { state: 'delivered', delivered_at: '2026-10-13T10:26:00.000Z', delivery_day: '2026-10-13' }
    await own.updateTable('peatsale_load').set(delivered).where('id', '=', load).execute()
    const line = own.updateTable('peatsale_load_line').set({ loaded: 118_500, delivered: 118_500, billed: 118_500 })
    await line.where('id', '=', loadLine).execute()
    const rates = input.vatRates.map(({ taxClass, from, rateBp }, at) => ({
      ...{ id: `vat-${at}`, tax_class: taxClass, from_day: from, rate_bp: rateBp, code: `A${at}`, version: 1 },
    }))
    if ((await own.selectFrom('logistics_vat_rate').select('id').execute()).length === 0) {
      await own.insertInto('logistics_vat_rate').values(rates).execute()
    }
  })
})
afterAll(() => portal[Symbol.asyncDispose]())

interface Proposed {
  readonly loads: readonly { readonly id: string; readonly version: number; readonly net: number }[]
  readonly inTheWay: readonly { readonly load: string; readonly why: string }[]
  readonly gross: number
}

async function proposed(): Promise<Proposed> {
  return (await office.ask(proposeBatch, period)).body['proposal'] as Proposed
}

const csv = (id: string) => office.ask(exportBatch, { id, format: 'csv' })
const approve = (loads: { id: string; version: number }[]) => office.ask(approveBatch, { ...period, loads })
let batch = ''

test('4.3 a load that is not verified is in the way; verified it is proposed with its rows', async () => {
  expect(await proposed()).toMatchObject({ loads: [], inTheWay: [{ load, why: 'notVerified' }] })
  await writePeat(portal, async (own, transaction) => {
    await storeAmounts(transaction, load)
    await own.updateTable('peatsale_load').set({ state: 'verified' }).where('id', '=', load).execute()
  })
  expect(await proposed()).toMatchObject({
    loads: [{ id: load, net: 111_390, vat: 28_404, gross: 139_794 }],
    ...{ inTheWay: [], net: 111_390, gross: 139_794 },
  })
  expect(await otherOffice.ask(proposeBatch, period)).toMatchObject({ status: 404 })
})

test('4.3 a batch takes all of its loads or none, in the version that was seen; its loads are locked', async () => {
  const [{ version } = { version: 0 }] = (await proposed()).loads
  const stale = await approve([{ id: load, version: version - 1 }])
  expect(stale).toMatchObject({ status: 409, body: { value: 'modified_elsewhere' } })
  const foreign = await approve([
    { id: load, version },
    { id: peat.novarboOrder.load, version: 2 },
  ])
  expect(foreign).toMatchObject({ status: 409, body: { value: 'wrong_state' } })
  const loads = peatTables(portal).selectFrom('peatsale_load').select(['state', 'batch']).where('id', '=', load)
  expect(await loads.executeTakeFirst()).toEqual({ state: 'verified', batch: null })

  const [first, second] = await Promise.all([approve([{ id: load, version }]), approve([{ id: load, version }])])
  expect([first.status, second.status].toSorted()).toEqual([200, 409])
  const approved = first.status === 200 ? first : second
  batch = String(approved.body['id'])
  expect(approved.body['number']).toMatch(/^AIN-\d{4}-W\d\d-BIO-1$/)
  expect(await loads.executeTakeFirst()).toEqual({ state: 'locked', batch })
  const events = peatTables(portal).selectFrom('peatsale_event').select('kind').where('of_id', '=', load)
  expect((await events.execute()).map(({ kind }) => kind)).toContain('approveBatch')
  expect((await office.ask(searchBatches, {})).body).toMatchObject({ rows: [{ id: batch, gross: 139_794, loads: 1 }] })
  expect((await otherOffice.ask(searchBatches, {})).body['rows']).toEqual([])
  expect(await otherOffice.ask(readBatch, { id: batch })).toMatchObject({ status: 404 })
})

test('4.3 a season of five thousand loads fits into one request', async () => {
  const unknown = Array.from({ length: 5000 }, () => ({ id: newId(), version: 1234 }))
  expect(await approve(unknown)).toMatchObject({ status: 409, body: { value: 'wrong_state' } })
  const more = await approve([...unknown, ...unknown])
  expect(more).toMatchObject({ status: 413, body: { value: 'payload_too_large' } })
})

test('R16 a correction before the export goes into the same batch, with the price of the snapshot', async () => {
  const brought = new Map([['KT-IRTO', 115_000]])
  expect(await writePeat(portal, (_, transaction) => correctInvoiceRows(transaction, { load, brought }))).toBe(1)
  const { rows, net } = (await office.ask(readBatch, { id: batch })).body['batch'] as {
    rows: { quantity: number; net: number; vat: number; correctionOf: string | null; loadNumber: string }[]
    net: number
  }
  expect(rows.map(({ quantity, net: each, vat }) => [quantity, each, vat])).toEqual([
    [118_500, 111_390, 28_404],
    [-3500, -3290, -839],
  ])
  expect(rows[1]).toMatchObject({ loadNumber: 'KM-26-00042-1-K1', correctionOf: expect.any(String) })
  expect(rows.reduce((sum, row) => sum + row.net, 0)).toBe(net)
})

test('4.3 the file has Finnish figures and harmless cells, and is sent again byte for byte', async () => {
  const owed = { carrier: peat.suokoski.carrier, basis: 'perLoad', quantity: 1, rate: 41_250, freight: 41_250 }
  const row = { ...owed, id: newId(), load_id: load, amount: 41_250, waiting: 0, extras: 0, state: 'open', words: '' }
  await writePeat(portal, (own) => own.insertInto('peatsale_carrier_row').values(row).execute())
  const [first, again] = await Promise.all([csv(batch), csv(batch)])
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(first.headers.get('content-disposition')).toMatch(/filename="AIN-\d{4}-W\d\d-BIO-1\.csv"/)
  expect(again.text).toBe(first.text)
  const [head, firstRow, correction] = first.text.replace('\uFEFF', '').split('\r\n')
  expect(head).toMatch(/^"Aineisto";"Rivi";/)
  expect(firstRow).toContain(`"'=Kalliorinne ""Maito"""`)
  expect(firstRow).toContain(';118,500;"m³";9,4000;1;1113,90;')
  expect(firstRow).toContain('"KM-26-00042-1, 13.10.2026, 118,5\u00a0m³, ZZA-101"')
  expect(correction).toContain(';-3,500;"m³";9,4000;1;-32,90;')
  const json = await office.ask(exportBatch, { id: batch, format: 'json' })
  expect(JSON.parse(json.text)).toMatchObject({ rows: [{ net: 111_390 }, { net: -3290 }] })
  expect(await otherOffice.ask(exportBatch, { id: batch, format: 'csv' })).toMatchObject({ status: 404 })
  // Its carrier hears of it once, whichever formats are made.
  const { notices } = (await lead.ask(portalCalls.searchNotices, {})).body as { notices: readonly { event: string }[] }
  expect(notices.filter(({ event }) => event === 'batch_exported')).toHaveLength(1)
})

test('4.3 who approves a batch and each time that it leaves stand in the event log, for the seller’s administrators', async () => {
  const lines = await portal.host.database.reading.selectFrom('audit').selectAll().orderBy('seq').execute()
  const told = lines.filter(({ action }) => /^peatsale\.(approve|export)batch$/.test(action))
  const number = expect.stringMatching(/^AIN-\d{4}-W\d\d-BIO-1$/)
  const of = { actor: expect.stringMatching(/^testaaja_/), target: number, company: 'Biolan' }
  expect(told.map((line) => ({ ...line, details: JSON.parse(String(line.details)) }))).toMatchObject([
    { ...of, action: 'peatsale.approvebatch', details: { loads: 1, gross: 139_794 } },
    { ...of, action: 'peatsale.exportbatch', details: { format: 'csv' } },
    { ...of, action: 'peatsale.exportbatch', details: { format: 'csv' } },
    { ...of, action: 'peatsale.exportbatch', details: { format: 'json' } },
  ])
})

test('R16 a correction after the export waits for the next batch; the file stays as it was', async () => {
  const before = (await csv(batch)).text
  const brought = new Map([['KT-IRTO', 118_500]])
  await writePeat(portal, (_, transaction) => correctInvoiceRows(transaction, { load, brought }))
  expect((await csv(batch)).text).toBe(before)
  const next = await proposed()
  expect(next).toMatchObject({ loads: [{ id: load, net: 3290 }] })
  const approved = await approve(next.loads.map(({ id, version }) => ({ id, version })))
  expect(approved.body['number']).toMatch(/-BIO-2$/)
  expect((await proposed()).loads).toEqual([])
})
