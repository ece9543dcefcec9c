/** Freight tables and rates of value added tax (2.6, 2.10, R14). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  publishFreightTable,
  readFreightTables,
  readVatRates,
  retireFreightTable,
  saveFreightTable,
  saveVatRates,
} from '../../contract/index.ts'
import type { PeatPerson } from '../testing/index.ts'
import {
  biolanPrices,
  enterAs,
  fillPrices,
  generalRate,
  newFreightTable,
  peat,
  peatTables,
  startPeatPortal,
  writePeat,
} from '../testing/index.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson
let lead: PeatPerson
let superadmin: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
  lead = await enterAs(portal, 'lead')
  superadmin = await enterAs(portal, 'superadmin')
})
afterAll(() => portal[Symbol.asyncDispose]())

const newId = (end: string) => `00000000-0000-4000-8000-00000000${end}`
const { seller, nearZone } = peat.biolan

const freightRow = {
  ...{ action: 'save' as const, zone: nearZone, productKind: 'bulk' as const, kind: 'perM3' as const, price: 32_000 },
  ...{ minimum: null, minChargeable: 90_000, secondDrop: 4500, waitingPerHour: 7800, fuelBp: 350 },
}

async function refusal(asked: Promise<{ body: { value?: unknown; fields?: readonly string[] } }>): Promise<unknown[]> {
  const { body } = await asked
  return [body.value, ...(body.fields ?? [])]
}

interface Tables {
  readonly tables: readonly { readonly name: string; readonly state: string; readonly rows: readonly object[] }[]
}
const tablesOf = async (person: PeatPerson) =>
  (await person.ask(readFreightTables, { seller })).body as unknown as Tables

const versionNow = async () =>
  (
    await peatTables(portal)
      .selectFrom('peatsale_price_version')
      .select('version')
      .where('seller', '=', seller)
      .executeTakeFirstOrThrow()
  ).version

test('Kuivikemyynti 2.6: an office reads all its tables, a foreman what is valid in the zones of the own carrier', async () => {
  expect((await tablesOf(office)).tables.map(({ name, state }) => [name, state])).toEqual([
    ['Rahdit 2027', 'draft'],
    ['Rahdit 2026', 'published'],
  ])
  expect((await tablesOf(lead)).tables).toMatchObject([
    { name: 'Rahdit 2026', rows: [{ zone: nearZone, price: 31_000 }] },
  ])
  await writePeat(portal, (own) => own.deleteFrom('peatsale_carrier_zone').where('zone', '=', nearZone).execute())
  expect((await tablesOf(lead)).tables).toMatchObject([{ rows: [] }])
  for (const person of [otherOffice, await enterAs(portal, 'otherLead')]) {
    expect(await refusal(person.ask(readFreightTables, { seller }))).toEqual(['not_found'])
  }
  expect(await refusal((await enterAs(portal, 'customer')).ask(readFreightTables, { seller }))).toEqual(['forbidden'])
})

test('Kuivikemyynti 2.10: a table is a draft until it is published, with one row for a zone and kind of product', async () => {
  const id = newId('f101')
  const save = (fields: object) =>
    office.ask(saveFreightTable, { ...newFreightTable, id, seller, name: 'Rahdit, syksy', ...fields } as never)
  const row = { ...freightRow, id: newId('f102') }
  expect(await refusal(save({ changes: [{ ...row, zone: peat.novarbo.nearZone }] }))).toEqual([
    'invalid_input',
    'changes.zone',
  ])
  expect(await refusal(save({ taxClass: 'tuntematon' }))).toEqual(['invalid_input', 'taxClass'])
  expect(await refusal(save({ changes: [row, row] }))).toEqual(['invalid_input', 'changes.id'])
  expect(await refusal(save({ changes: [row, { ...row, id: newId('f103') }] }))).toEqual([
    'invalid_input',
    'changes.productKind',
  ])
  expect(await refusal(save({ changes: [{ ...row, id: biolanPrices.draftFreightRow }] }))).toEqual([
    'invalid_input',
    'changes.id',
  ])
  expect(await refusal(save({ changes: [{ ...row, minimum: 100 }] }))).toContain('invalid_input')
  expect(await refusal(save({ changes: [{ ...row, kind: 'perLoad' }] }))).toContain('invalid_input')
  expect(await refusal(save({ validFrom: '2027-02-01', validTo: '2027-01-01' }))).toEqual(['invalid_input', 'validTo'])
  expect(await refusal(save({ seller: peat.novarbo.seller }))).toEqual(['not_found'])
  expect((await tablesOf(office)).tables).toHaveLength(2)

  expect((await save({})).body).toMatchObject({ id, version: 1 })
  expect(await refusal(office.ask(publishFreightTable, { id, version: 1 }))).toEqual(['invalid_input', 'rows'])
  expect((await save({ version: 1, changes: [row] })).body).toMatchObject({ version: 2 })
  expect(await refusal(save({ version: 1 }))).toEqual(['modified_elsewhere'])
  expect(await refusal(otherOffice.ask(publishFreightTable, { id, version: 2 }))).toEqual(['not_found'])
  const before = await versionNow()
  expect((await office.ask(publishFreightTable, { id, version: 2 })).body).toMatchObject({
    ...{ state: 'published', version: 3, priceVersion: before + 1 },
  })
  expect(await refusal(save({ version: 3 }))).toEqual(['wrong_state'])
  const line = await portal.host.database.reading
    .selectFrom('audit')
    .selectAll()
    .where('target', '=', 'Rahdit, syksy')
    .execute()
  expect(line.map(({ action, company }) => [action, company])).toEqual([['peatsale.publishfreighttable', 'Biolan']])
})

test('Kuivikemyynti 2.10: a draft is put away without a trace; a published table that is retired gives no freight any more', async () => {
  const before = await versionNow()
  const retire = (person: PeatPerson, id: string, version: number) => person.ask(retireFreightTable, { id, version })
  expect(await refusal(retire(otherOffice, biolanPrices.draftTable, 3))).toEqual(['not_found'])
  expect(await refusal(retire(office, biolanPrices.draftTable, 2))).toEqual(['modified_elsewhere'])
  expect((await retire(office, biolanPrices.draftTable, 3)).body).toMatchObject({
    ...{ state: 'retired', version: 4, priceVersion: before },
  })
  expect(await refusal(retire(office, biolanPrices.draftTable, 4))).toEqual(['wrong_state'])
  expect((await retire(office, biolanPrices.freightTable, 3)).body.priceVersion).toBe(before + 1)
  expect((await tablesOf(lead)).tables).toEqual([])
  const lines = portal.host.database.reading.selectFrom('audit').selectAll()
  expect(await lines.where('action', '=', 'peatsale.retirefreighttable').execute()).toMatchObject([
    { target: 'Rahdit 2026', company: 'Biolan' },
  ])
})

test('Kuivikemyynti R14: a superadmin changes the VAT, every seller’s prices have moved, and the last rate of a class stays', async () => {
  const { rates } = (await office.ask(readVatRates, {})).body as { rates: { id: string; version: number }[] }
  expect(rates).toMatchObject([{ id: generalRate, taxClass: 'general', from: '2024-09-01', rateBp: 2550 }])
  const rate = {
    action: 'save' as const,
    id: newId('f201'),
    version: 0,
    taxClass: 'general',
    from: '2027-01-01',
    rateBp: 2600,
    code: '26',
  }
  const save = (...changes: object[]) => superadmin.ask(saveVatRates, { changes } as never)
  expect(await refusal(office.ask(saveVatRates, { changes: [rate] } as never))).toEqual(['forbidden'])
  expect(await refusal(save({ ...rate, from: '2024-09-01' }))).toEqual(['invalid_input', 'changes.from'])
  expect(await refusal(save({ ...rate, rateBp: 10_001 }))).toContain('invalid_input')
  const before = await versionNow()
  expect((await save(rate)).body.rates).toHaveLength(2)
  expect(await versionNow()).toBe(before + 1)
  expect(await refusal(save({ ...rate, rateBp: 2700 }))).toEqual(['modified_elsewhere'])
  expect((await save({ ...rate, version: 1, rateBp: 2700 })).status).toBe(200)
  expect(await refusal(save({ action: 'remove', id: rate.id, version: 1 }))).toEqual(['modified_elsewhere'])
  expect((await save({ action: 'remove', id: rate.id, version: 2 })).body.rates).toHaveLength(1)
  expect(await refusal(save({ action: 'remove', id: rate.id, version: 2 }))).toEqual(['not_found'])
  const [general] = rates
  expect(await refusal(save({ action: 'remove', id: generalRate, version: general?.version ?? 0 }))).toEqual(['in_use'])
  expect((await office.ask(readVatRates, {})).body.rates).toHaveLength(1)
  const lines = await portal.host.database.reading
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'peatsale.changevat')
    .execute()
  expect(lines.map(({ details }) => JSON.parse(String(details)).rateBp)).toEqual([2600, 2700, 2700])
})
