/** Carrier tariffs: who reads and writes them, from draft to retired (2.2, 2.6). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  publishCarrierTariff,
  readCarrierTariffs,
  retireCarrierTariff,
  saveCarrierTariff,
  saveZones,
} from '../../contract/index.ts'
import type { PeatPerson } from '../testing/index.ts'
import {
  biolanTariffs,
  enterAs,
  fillPrices,
  fillTariffs,
  newCarrierTariff,
  peat,
  peatTables,
  startPeatPortal,
  writePeat,
} from '../testing/index.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson
let lead: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  await fillTariffs(portal)
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
  lead = await enterAs(portal, 'lead')
})
afterAll(() => portal[Symbol.asyncDispose]())

const newId = (end: string) => `00000000-0000-4000-8000-00000000${end}`
const { seller, nearZone } = peat.biolan
const { carrier } = peat.suokoski

const tariffRow = {
  ...{ action: 'save' as const, zone: nearZone, productKind: 'bulk' as const, kind: 'perM3' as const, price: 31_000 },
  ...{ minimum: null, minChargeable: 90_000, freeMinutes: 30, waitingPerHour: 6800, fuelBp: 350 },
}

async function refusal(asked: Promise<{ body: { value?: unknown; fields?: readonly string[] } }>): Promise<unknown[]> {
  const { body } = await asked
  return [body.value, ...(body.fields ?? [])]
}

interface Tariffs {
  readonly tariffs: readonly { readonly name: string; readonly carrier: object | null; readonly rows: object[] }[]
}
const tariffsOf = async (person: PeatPerson) =>
  ((await person.ask(readCarrierTariffs, { seller })).body as unknown as Tariffs).tariffs

const auditOf = (action: string) =>
  portal.host.database.reading.selectFrom('audit').selectAll().where('action', '=', `peatsale.${action}`).execute()

test('Kuivikemyynti 2.6: an office reads all its tariffs, a dispatcher the published ones that apply to the own carrier', async () => {
  expect((await tariffsOf(office)).map(({ name }) => name).toSorted()).toEqual(['Luonnos', 'Oma taksa', 'Yleistaksa'])
  expect(await tariffsOf(lead)).toMatchObject([
    { name: 'Oma taksa', carrier: { id: carrier }, rows: [{ zone: '', productKind: '', price: 45_101 }] },
  ])
  for (const person of [otherOffice, await enterAs(portal, 'otherLead')]) {
    expect(await refusal(person.ask(readCarrierTariffs, { seller }))).toEqual(['not_found'])
  }
  for (const caller of ['customer', 'driver', 'loader'] as const) {
    expect(await refusal((await enterAs(portal, caller)).ask(readCarrierTariffs, { seller }))).toEqual(['forbidden'])
  }
})

test('Kuivikemyynti 2.6: a dispatcher whose carrier has no tariff of its own reads the one for all', async () => {
  const setCarrier = (to: string) =>
    writePeat(portal, (own) =>
      own
        .updateTable('peatsale_carrier_tariff')
        .set({ carrier: to })
        .where('id', '=', biolanTariffs.ownTariff)
        .execute(),
    )
  await setCarrier(peat.lakeus.carrier)
  expect(await tariffsOf(lead)).toMatchObject([{ name: 'Yleistaksa', carrier: null, rows: [{ price: 45_102 }] }])
  await setCarrier(carrier)
})

test('Kuivikemyynti 2.2: a tariff is a draft until it is published, with one row for a zone and kind of product', async () => {
  const id = newId('f301')
  const save = (fields: object, by = office) =>
    by.ask(saveCarrierTariff, { ...newCarrierTariff, id, seller, carrier, name: 'Syystaksa', ...fields } as never)
  const row = { ...tariffRow, id: newId('f302') }
  const wrong: readonly [object, ...string[]][] = [
    [{ changes: [{ ...row, zone: peat.novarbo.nearZone }] }, 'changes.zone'],
    [{ carrier: peat.lakeus.carrier }, 'carrier'],
    [{ changes: [row, row] }, 'changes.id'],
    [{ changes: [row, { ...row, id: newId('f303') }] }, 'changes.productKind'],
    [
      { changes: ['f304', 'f305'].map((end) => ({ ...row, id: newId(end), zone: '', productKind: '' })) },
      'changes.productKind',
    ],
    [{ validFrom: '2027-02-01', validTo: '2027-01-01' }, 'validTo'],
  ]
  for (const [fields, ...names] of wrong) expect(await refusal(save(fields))).toEqual(['invalid_input', ...names])
  for (const fields of [{ minimum: 100 }, { kind: 'perLoad' }, { freeMinutes: 1441 }, { fuelBp: 10_001 }]) {
    expect(await refusal(save({ changes: [{ ...row, ...fields }] }))).toContain('invalid_input')
  }
  expect(await refusal(save({ changes: Array.from({ length: 201 }, () => row) }))).toContain('invalid_input')
  expect(await refusal(save({ seller: peat.novarbo.seller }))).toEqual(['not_found'])
  expect(await refusal(save({}, otherOffice))).toEqual(['not_found'])
  expect(await refusal(save({}, lead))).toEqual(['forbidden'])
  expect(await tariffsOf(office)).toHaveLength(3)

  expect((await save({})).body).toMatchObject({ id, version: 1 })
  const publish = (version: number, by = office) => by.ask(publishCarrierTariff, { id, version })
  expect(await refusal(publish(1))).toEqual(['invalid_input', 'rows'])
  expect((await save({ version: 1, changes: [row] })).body).toMatchObject({ version: 2 })
  expect(await refusal(save({ version: 1 }))).toEqual(['modified_elsewhere'])
  expect(await refusal(publish(2, otherOffice))).toEqual(['not_found'])
  expect((await tariffsOf(lead)).map(({ name }) => name)).toEqual(['Oma taksa'])
  expect((await publish(2)).body).toMatchObject({ state: 'published', version: 3 })
  expect((await tariffsOf(lead)).map(({ name }) => name)).toEqual(['Syystaksa', 'Oma taksa'])
  expect(await refusal(save({ version: 3 }))).toEqual(['wrong_state'])
  expect(await auditOf('publishcarriertariff')).toMatchObject([{ target: 'Syystaksa', company: 'Biolan' }])
})

test('Kuivikemyynti 2.10: the same draft saved twice at once is kept once, and a row of another tariff is not taken', async () => {
  const id = newId('f311')
  const input = { ...newCarrierTariff, id, seller, changes: [{ ...tariffRow, id: newId('f312') }] }
  const answers = await Promise.all([office.ask(saveCarrierTariff, input), office.ask(saveCarrierTariff, input)])
  expect(answers.map(({ body }) => body.value).toSorted()).toEqual(['modified_elsewhere', 'ok'])
  const other = { ...input, id: newId('f313') }
  expect(await refusal(office.ask(saveCarrierTariff, other))).toEqual(['invalid_input', 'changes.id'])
})

test('Kuivikemyynti 2.10: a draft is discarded without an audit line; a published tariff is retired with one', async () => {
  const retire = (id: string, version: number, by = office) => by.ask(retireCarrierTariff, { id, version })
  const { draftTariff, ownTariff } = biolanTariffs
  expect(await refusal(retire(draftTariff, 3, otherOffice))).toEqual(['not_found'])
  expect(await refusal(retire(draftTariff, 2))).toEqual(['modified_elsewhere'])
  expect((await retire(draftTariff, 3)).body).toMatchObject({ state: 'retired', version: 4 })
  expect(await refusal(retire(draftTariff, 4))).toEqual(['wrong_state'])
  expect((await retire(ownTariff, 3)).body).toMatchObject({ state: 'retired', version: 4 })
  expect((await tariffsOf(lead)).map(({ name }) => name)).not.toContain('Oma taksa')
  expect(await auditOf('retirecarriertariff')).toMatchObject([{ target: 'Oma taksa', company: 'Biolan' }])
})

test('Kuivikemyynti 2.2: a zone that a tariff names is not removed, and publishing a tariff moves no customer price', async () => {
  const zone = newId('f321')
  const change = { id: zone, code: 'Z9', name: 'Saaristo', maxKm: 200 }
  const saveZone = (action: object) => office.ask(saveZones, { seller, changes: [{ ...change, ...action } as never] })
  expect((await saveZone({ action: 'save', version: 0 })).status).toBe(200)
  const id = newId('f322')
  const row = { ...tariffRow, id: newId('f323'), zone }
  const saved = await office.ask(saveCarrierTariff, { ...newCarrierTariff, id, seller, changes: [row] })
  expect(saved.status, saved.text).toBe(200)
  expect((await office.ask(publishCarrierTariff, { id, version: 1 })).status).toBe(200)
  const removed = office.ask(saveZones, { seller, changes: [{ action: 'remove', id: zone, version: 1 }] as never })
  expect(await refusal(removed)).toEqual(['in_use'])
  const versions = peatTables(portal)
    .selectFrom('peatsale_price_version')
    .select('version')
    .where('seller', '=', seller)
  expect(await versions.execute()).toEqual([{ version: 7 }])
})
