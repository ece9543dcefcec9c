import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { expect } from 'vitest'
import { publishCarrierTariff, saveCarrierTariff } from '../../contract/index.ts'
import type { PeatPerson } from './callers.ts'
import { peat } from './ids.ts'
import { newCarrierTariff } from './inputs.ts'
import { writePeat } from './peat-fixture.ts'

const anywhere = {
  ...{ action: 'save' as const, zone: '', productKind: '' as const, kind: 'perM3' as const, price: 31_000 },
  ...{ minimum: null, minChargeable: 0, freeMinutes: 30, waitingPerHour: 6800, fuelBp: 0 },
}
const autumn = { validFrom: '2026-09-01', validTo: '2026-12-31' }

interface TariffSaid {
  readonly head?: object
  readonly row?: object
  readonly isDraft?: true
}

/** A tariff of Biolan's for Suokoski with one row: 3.10 a m³ wherever it goes. @returns the id of its row. */
export async function publishedTariff(
  office: PeatPerson,
  { head = {}, row = {}, isDraft }: TariffSaid = {},
): Promise<string> {
  const [id, rowId] = [newId(), newId()]
  const of = { ...newCarrierTariff, ...autumn, id, seller: peat.biolan.seller, carrier: peat.suokoski.carrier, ...head }
  const changes = [{ ...anywhere, id: rowId, ...row }]
  const saved = await office.ask(saveCarrierTariff, { ...of, changes } as never)
  expect(saved.status, saved.text).toBe(200)
  if (isDraft) return rowId
  const published = await office.ask(publishCarrierTariff, { id, version: 1 })
  expect(published.status, published.text).toBe(200)
  return rowId
}

export async function retireTariffs(portal: TestPortal): Promise<void> {
  await writePeat(portal, (own) => own.updateTable('peatsale_carrier_tariff').set({ state: 'retired' }).execute())
}
