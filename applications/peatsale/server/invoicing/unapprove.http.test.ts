/** Weeks that wait for invoicing, loads left out of a batch, and an approval that is taken back (issue 26, 3.4). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approveBatch,
  exportBatch,
  proposeBatch,
  readBatch,
  readUnbilledWeeks,
  unapproveBatch,
} from '../../contract/invoicing/calls.ts'
import type { PriceInput } from '../../contract/prices/price-input.ts'
import examples from '../../contract/prices/testing/price-examples.json' with { type: 'json' }
import { storeAmounts } from '../loads/amounts.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, peatTables, startPeatPortal, writePeat } from '../testing/index.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson
let superadmin: PeatPerson

const { order, load, loadLine } = peat.biolanOrder
const { seller } = peat.biolan
const period = { seller, from: '2026-10-12', to: '2026-10-18' } as const

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
  superadmin = await enterAs(portal, 'superadmin')
  const input = examples.cases[0] as unknown as PriceInput
  const prices = { isEstimate: false, output: { snapshot: [], loads: [] }, lists: [], reasons: [] }
  await writePeat(portal, async (own, transaction) => {
    const snapshot = JSON.stringify({ input, prices })
    await own.updateTable('peatsale_order').set({ snapshot, state: 'delivered' }).where('id', '=', order).execute()
    const delivered = {
      ...{ state: 'delivered', delivered_at: '2026-10-13T10:26:00.000Z', delivery_day: '2026-10-13' },
      delivery_week: '2026-W42',
    }
    await own.updateTable('peatsale_load').set(delivered).where('id', '=', load).execute()
    const line = own.updateTable('peatsale_load_line').set({ loaded: 118_500, delivered: 118_500, billed: 118_500 })
    await line.where('id', '=', loadLine).execute()
    if ((await own.selectFrom('logistics_vat_rate').select('id').execute()).length === 0) {
      const rates = input.vatRates.map(({ taxClass, from, rateBp }, at) => ({
        ...{ id: `vat-${at}`, tax_class: taxClass, from_day: from, rate_bp: rateBp, code: `A${at}`, version: 1 },
      }))
      await own.insertInto('logistics_vat_rate').values(rates).execute()
    }
    await storeAmounts(transaction, load)
    await own.updateTable('peatsale_load').set({ state: 'verified' }).where('id', '=', load).execute()
  })
})
afterAll(() => portal[Symbol.asyncDispose]())

async function approved(): Promise<string> {
  const { proposal } = (await office.ask(proposeBatch, period)).body as unknown as {
    proposal: { loads: { id: string; version: number }[] }
  }
  const loads = proposal.loads.map(({ id, version }) => ({ id, version }))
  return String((await office.ask(approveBatch, { ...period, loads })).body['id'])
}

const weeks = async () => (await office.ask(readUnbilledWeeks, { seller })).body['weeks']
const stateOf = async () => {
  const loads = peatTables(portal).selectFrom('peatsale_load').select(['state', 'batch']).where('id', '=', load)
  return await loads.executeTakeFirst()
}

test('4.3 the weeks with verified loads in no batch are told with their sums, to the own office alone', async () => {
  expect(await weeks()).toEqual([{ week: '2026-W42', loads: 1, net: 111_390, gross: 139_794 }])
  expect((await otherOffice.ask(readUnbilledWeeks, { seller })).body.value).toBe('not_found')
})

test('4.3 an approval is taken back until a file has been made: its loads are verified, and approved once more', async () => {
  const first = await approved()
  expect([await weeks(), await stateOf()]).toEqual([[], { state: 'locked', batch: first }])
  expect((await office.ask(unapproveBatch, { id: first })).body.value).toBe('forbidden')
  expect((await superadmin.ask(unapproveBatch, { id: first })).body.value).toBe('ok')
  expect(await stateOf()).toEqual({ state: 'verified', batch: null })
  expect(await weeks()).toMatchObject([{ week: '2026-W42', loads: 1 }])
  expect((await office.ask(readBatch, { id: first })).body).toMatchObject({ batch: { state: 'withdrawn', rows: [] } })
  expect((await office.ask(exportBatch, { id: first, format: 'csv' })).status).toBe(404)
  expect((await superadmin.ask(unapproveBatch, { id: first })).body.value).toBe('wrong_state')

  const second = await approved()
  expect((await office.ask(readBatch, { id: second })).body).toMatchObject({ batch: { gross: 139_794, loads: 1 } })
  expect((await office.ask(exportBatch, { id: second, format: 'csv' })).status).toBe(200)
  expect((await superadmin.ask(unapproveBatch, { id: second })).body.value).toBe('batch_sent')
})
