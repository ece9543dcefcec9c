/** A case by hand: one line of bulk bedding, 120 m³ delivered to the zone Z2, with whatever differs. */
import { PriceInput } from '../price-input.ts'

type Different = {
  readonly seller?: object
  readonly order?: object
  readonly line?: object
  readonly lines?: readonly object[]
  readonly rows?: readonly object[]
  readonly lists?: readonly object[]
  readonly freight?: object
  readonly loads?: readonly object[]
}

/** Breaks 0, 100 and 250 m³ at 10.20, 9.40 and 8.90 €. */
export const threeBreaks = [
  rowOf({ minQty: 0, unitPrice: 102_000 }),
  rowOf({ minQty: 100_000, unitPrice: 94_000 }),
  rowOf({ minQty: 250_000, unitPrice: 89_000 }),
]

export function bulkCase(different: Different): PriceInput {
  const line = { product: 'IRTO', unit: 'm3', ordered: 120_000, ...different.line }
  return PriceInput.parse({
    seller: {
      breakBasis: 'line',
      breakMode: 'allUnits',
      freeWaitingMinutes: 30,
      tolerancePct: 10,
      ...different.seller,
    },
    vatRates: [
      { taxClass: 'general', from: '2024-09-01', rateBp: 2550 },
      { taxClass: 'general', from: '2013-01-01', rateBp: 2400 },
    ],
    products: {
      IRTO: { taxClass: 'general', m3PerUnit: 1000, kgPerM3: 200 },
      PAALI: { taxClass: 'general', m3PerUnit: 200, kgPerM3: 125 },
    },
    lists: different.lists ?? [listOf('YLEIS', different.rows ?? threeBreaks)],
    freight: different.freight === undefined ? null : freightOf(different.freight),
    order: {
      ...{ method: 'delivered', zone: 'Z2', distanceKm: 42, plannedDay: '2026-10-12' },
      ...{ lines: different.lines ?? [line], ...different.order },
    },
    loads: different.loads ?? [loadOf(120_000)],
  })
}

export function loadOf(quantity: number, different: object = {}): object {
  return { id: '1', delivered: '2026-10-13T10:26:00Z', lines: [{ product: 'IRTO', quantity }], ...different }
}

export function listOf(id: string, rows: readonly object[], different: object = {}): object {
  const [validFrom, validTo] = ['2024-01-01', '2026-12-31']
  return { id, scope: 'general', validFrom, validTo, fallback: true, rows, ...different }
}

export function rowOf(different: object): object {
  return {
    ...{ product: 'IRTO', unit: 'm3', priceBaseQty: 1, zone: 'Z2', method: 'delivered', minQty: 0, unitPrice: 100_000 },
    ...{ includesFreight: true, seasonFrom: null, seasonTo: null, ...different },
  }
}

function freightOf(different: object): object {
  return {
    ...{ kind: 'perM3', price: 31_000, minChargeable: 90_000, taxClass: 'general' },
    ...{ waitingPerHour: 7800, secondDrop: 4500, fuelBp: 0, ...different },
  }
}
