import { expect, test } from 'vitest'
import { explainPrice } from './explain.ts'
import type { PriceInput } from './price-input.ts'
import { priceLoads } from './price-loads.ts'
import { bulkCase, listOf, loadOf, rowOf, threeBreaks } from './testing/bulk-case.ts'

const explained = (input: PriceInput) => explainPrice(input.order, priceLoads(input))
const bearing = [rowOf({ unitPrice: 94_000, includesFreight: false })]

test('price, why: list, zone, break and day of a price, and the lists that were passed over', () => {
  const lists = [listOf('OMA', [rowOf({ zone: 'Z1' })], { scope: 'customer' }), listOf('YLEIS', threeBreaks)]

  expect(explained(bulkCase({ lists, loads: [] }))).toStrictEqual({
    chosenFor: { plannedDay: '2026-10-12', zone: 'Z2', method: 'delivered' },
    lines: [
      {
        ...{ product: 'IRTO', unit: 'm3' },
        reasons: [
          { kind: 'passedOver', list: 'OMA', why: 'names the product, no row fits, fallback' },
          { kind: 'list', list: 'YLEIS', zone: 'Z2' },
          { kind: 'break', minQty: 100_000, basis: 'line', basisQty: 120_000 },
          { kind: 'price', unitPrice: 94_000, priceBaseQty: 1, includesFreight: true },
        ],
      },
    ],
    loads: [],
  })
})

test('price, why: freight, fuel, second stop, waiting and VAT of a load', () => {
  const loads = [loadOf(62_000, { stop: 2, waitedMinutes: 31 })]

  expect(explained(bulkCase({ rows: bearing, freight: { fuelBp: 450 }, loads })).loads).toStrictEqual([
    {
      id: '1',
      reasons: [
        { kind: 'freightByVolume', bearingM3: 62_000, loadM3: 62_000, topUpM3: 28_000, chargeableM3: 90_000 },
        { kind: 'fuel', base: 27_900, rateBp: 450 },
        { kind: 'secondDrop', net: 4500 },
        { kind: 'waiting', waited: 31, free: 30, over: 1, steps: 1 },
        { kind: 'vat', day: '2026-10-13', rateBp: 2550, net: 93_886 },
      ],
    },
  ])
})

test.each([
  [
    { kind: 'perKm', price: 24_055, minimum: 12_000 },
    { kind: 'freightByKm', km: 42, byKm: 10_103, minimum: 12_000 },
  ],
  [
    { kind: 'perLoad', price: 9500 },
    { kind: 'freightByLoad', net: 9500 },
  ],
])('price, why: freight %o', (freight, reason) => {
  expect(explained(bulkCase({ rows: bearing, freight })).loads[0]?.reasons[0]).toStrictEqual(reason)
})

test('price, why: by hand with its reason, missing, and lowered', () => {
  const reasons = (different: Parameters<typeof bulkCase>[0]) => explained(bulkCase(different)).lines[0]?.reasons
  const manual = { unitPrice: 80_000, reason: 'Sovittu' }
  const lowered = { to: 50_000, keptUntil: 90_000, kept: false, unitPrice: 102_000, minQty: 0 }

  expect(reasons({ line: { manual } })).toStrictEqual([
    { kind: 'manual', unitPrice: 80_000, priceBaseQty: 1, includesFreight: true, reason: 'Sovittu' },
  ])
  expect(reasons({ lists: [] })).toStrictEqual([{ kind: 'missing' }])
  expect(reasons({ line: { loweredTo: 50_000 } })?.at(-1)).toStrictEqual({ kind: 'lowered', ...lowered })
})
