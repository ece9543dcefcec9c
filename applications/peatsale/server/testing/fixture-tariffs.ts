/** Carrier tariffs of both sellers: published for their carrier and for all others, and a draft. */
import type { TestPortal } from '@workspace/portal/server/testing'
import type { PeatTables } from '../database/tables.ts'
import { peat } from './ids.ts'
import { writePeat } from './peat-fixture.ts'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const tariffIds = (first: number) => ({ ownTariff: id(first), openTariff: id(first + 2), draftTariff: id(first + 4) })
export const biolanTariffs = tariffIds(1100)
export const novarboTariffs = tariffIds(1150)

/** Prices that no other row of the fixture has. */
const tariffs = [
  { seller: peat.biolan.seller, carrier: peat.suokoski.carrier, first: 1100, price: 45_101 },
  { seller: peat.novarbo.seller, carrier: peat.lakeus.carrier, first: 1150, price: 45_201 },
] as const

export async function fillTariffs(portal: TestPortal): Promise<void> {
  await writePeat(portal, async (own) => {
    for (const { seller, carrier, first, price } of tariffs) {
      const published = { state: 'published', published_at: '2026-09-01T06:00:00.000Z' }
      const days = { valid_from: '2026-01-01', valid_to: '2026-12-31' }
      const next = { valid_from: '2027-01-01', valid_to: '2027-12-31' }
      const edited = { version: 3, changed_at: '2026-09-01T06:00:00.000Z' }
      await own
        .insertInto('peatsale_carrier_tariff')
        .values([
          { id: id(first), seller, carrier, name: 'Oma taksa', ...days, ...published, ...edited },
          { id: id(first + 2), seller, carrier: null, name: 'Yleistaksa', ...days, ...published, ...edited },
          {
            id: id(first + 4),
            seller,
            carrier,
            name: 'Luonnos',
            ...next,
            ...edited,
            state: 'draft',
            published_at: null,
          },
        ])
        .execute()
      await own
        .insertInto('peatsale_carrier_tariff_row')
        .values([
          tariffRow({ id: id(first + 1), tariff: id(first), price }),
          tariffRow({ id: id(first + 3), tariff: id(first + 2), price: price + 1 }),
          tariffRow({ id: id(first + 5), tariff: id(first + 4), price: price + 2 }),
        ])
        .execute()
    }
  })
}

type Row = PeatTables['peatsale_carrier_tariff_row']

/** By the cubic metre, for any zone and kind of product. */
export function tariffRow(row: Pick<Row, 'id' | 'tariff' | 'price'> & Partial<Row>): Row {
  return {
    ...{ zone: null, product_kind: null, kind: 'perM3', minimum: null, min_chargeable: 0, free_minutes: 30 },
    ...{ waiting_per_hour: 0, fuel_bp: 0 },
    ...row,
  }
}
