import { expect, test } from 'vitest'
import type { PriceInput } from './price-input.ts'
import { lacksFreight, priceLoads } from './price-loads.ts'
import { bulkCase, loadOf, rowOf } from './testing/bulk-case.ts'

const bearing = [rowOf({ unitPrice: 94_000, includesFreight: false })]
const bothProducts = [
  { product: 'IRTO', unit: 'm3', ordered: 60_000 },
  { product: 'PAALI', unit: 'pcs', ordered: 40_000 },
]
const bothLoaded = loadOf(0, {
  lines: [
    { product: 'PAALI', quantity: 40_000 },
    { product: 'IRTO', quantity: 60_000 },
  ],
})

/** Net, VAT and gross of everything; the letters are those of the worked table. */
const sums: readonly (readonly [string, Parameters<typeof bulkCase>[0], number[]])[] = [
  [
    'C: freight by the load',
    {
      rows: [rowOf({ product: 'PAALI', unit: 'pcs', unitPrice: 112_000, includesFreight: false })],
      line: { product: 'PAALI', unit: 'pcs', ordered: 40_000 },
      freight: { kind: 'perLoad', price: 9500 },
      loads: [loadOf(0, { lines: [{ product: 'PAALI', quantity: 40_000 }] })],
    },
    [54_300, 13_847, 68_147],
  ],
  ['E: all units at the break', { line: { ordered: 260_000 }, loads: [loadOf(260_000)] }, [231_400, 59_007, 290_407]],
  [
    'F: tiered',
    { seller: { breakMode: 'tiered' }, line: { ordered: 260_000 }, loads: [loadOf(260_000)] },
    [251_900, 64_235, 316_135],
  ],
  ['H: a correction below zero', { loads: [loadOf(-3500)] }, [-3290, -839, -4129]],
  [
    'R8: what is below the lowest break costs as it does, and what is over the order goes on',
    {
      seller: { breakMode: 'tiered' },
      rows: [rowOf({ minQty: 100_000, unitPrice: 90_000 }), rowOf({ minQty: 150_000, unitPrice: 80_000 })],
      loads: [loadOf(160_000)],
    },
    [143_000, 36_465, 179_465],
  ],
  [
    'R8: by the season, the steps go on from what came before',
    { seller: { breakMode: 'tiered', breakBasis: 'season' }, line: { seasonBefore: 200_000 } },
    [109_300, 27_872, 137_172],
  ],
  [
    'R8: by the load, each load begins at the lowest step',
    { seller: { breakMode: 'tiered', breakBasis: 'load' }, loads: [loadOf(120_000), loadOf(120_000, { id: '2' })] },
    [241_600, 61_608, 303_208],
  ],
  [
    'R10: by the kilometre',
    { rows: bearing, freight: { kind: 'perKm', price: 24_055, minimum: 9000 } },
    [112_800 + 10_103, 31_340, 154_243],
  ],
  [
    'R10: by the kilometre, at least the minimum',
    { rows: bearing, freight: { kind: 'perKm', price: 24_055, minimum: 12_000 } },
    [124_800, 31_824, 156_624],
  ],
  [
    'R10: a line that has its freight in the price takes the minimum from the rest of the load',
    {
      rows: [...bearing, rowOf({ product: 'PAALI', unit: 'pcs', unitPrice: 112_000 })],
      ...{ lines: bothProducts, freight: {}, loads: [bothLoaded] },
    },
    [56_400 + 44_800 + 18_600, 30_549, 150_349],
  ],
  [
    'R10: and the freight by the load from all of it',
    {
      rows: [...bearing, rowOf({ product: 'PAALI', unit: 'pcs', unitPrice: 112_000 })],
      ...{ lines: bothProducts, freight: { kind: 'perLoad', price: 9500 }, loads: [bothLoaded] },
    },
    [101_200, 25_806, 127_006],
  ],
  [
    'R11: the first stop has no fee',
    { freight: {}, loads: [loadOf(120_000, { stop: 1 })] },
    [112_800, 28_764, 141_564],
  ],
  ['R11: the second has it', { freight: {}, loads: [loadOf(120_000, { stop: 2 })] }, [117_300, 29_912, 147_212]],
  [
    'R12: 45 minutes with 30 free are one quarter, 46 are two',
    {
      freight: { waitingPerHour: 7801 },
      loads: [loadOf(120_000, { waitedMinutes: 45 }), loadOf(120_000, { id: '2', waitedMinutes: 46 })],
    },
    [225_600 + 1950 + 3901, 59_020, 290_471],
  ],
  [
    'R13: fuel is of freight, not of waiting or a second stop',
    { rows: bearing, freight: { fuelBp: 450 }, loads: [loadOf(120_000, { stop: 2, waitedMinutes: 31 })] },
    [112_800 + 37_200 + 1674 + 4500 + 1950, 40_322, 198_446],
  ],
  [
    'R14: the day of delivery is that of Finland',
    { loads: [loadOf(120_000, { delivered: '2024-08-31T21:00:00Z' })] },
    [112_800, 28_764, 141_564],
  ],
  [
    'row: what is billed counts where it differs from what came',
    { loads: [loadOf(0, { lines: [{ product: 'IRTO', quantity: 140_000, billed: 132_000 }] })] },
    [124_080, 31_640, 155_720],
  ],
]

test.each(sums)('price %s', (_, different, [net, vat, gross]) => {
  expect(priceLoads(bulkCase(different)).total).toEqual({ net, vat, gross })
})

test('price R10: a collected order has neither freight nor fee nor waiting', () => {
  const loads = [loadOf(120_000, { stop: 2, waitedMinutes: 90 })]
  const rows = [rowOf({ method: 'collected', includesFreight: false, unitPrice: 71_000 })]

  const output = priceLoads(bulkCase({ order: { method: 'collected' }, rows, freight: {}, loads }))

  expect(output.loads[0]?.rows.map(({ kind }) => kind)).toEqual(['goods'])
  expect(output.loads[0]).not.toHaveProperty('waiting')
})

test('price R14: the missing cent goes to the largest remainder, of two alike to the earlier row', () => {
  const lines = bothProducts
  const rows = [rowOf({ unitPrice: 50 }), rowOf({ product: 'PAALI', unit: 'pcs', unitPrice: 75 })]
  const shares = (unitPrice: number) =>
    priceLoads(bulkCase({ lines, rows: [rowOf({ unitPrice }), ...rows.slice(1)], loads: [bothLoaded] })).loads[0]

  // Nets of 30 and 30: 7.65 each of 15.30. Nets of 32 and 30: 8.16 and 7.65 of 15.81.
  expect(shares(50)).toMatchObject({ vat: 15, rows: [{ vatShare: 8 }, { vatShare: 7 }] })
  expect(shares(53)).toMatchObject({ vat: 16, rows: [{ vatShare: 8 }, { vatShare: 8 }] })
})

test('price: freight that no table has is found before the order is confirmed', () => {
  const lacks = (input: PriceInput) => lacksFreight(input, priceLoads(input))

  expect(lacks(bulkCase({ rows: bearing }))).toBe(true)
  expect(lacks(bulkCase({ rows: bearing, freight: {} }))).toBe(false)
  expect(lacks(bulkCase({}))).toBe(false)
  expect(lacks(bulkCase({ order: { method: 'collected' }, rows: [rowOf({ method: 'collected' })] }))).toBe(false)
})

test.each([
  ['two lines of a product', { lines: [bothProducts[0] ?? {}, bothProducts[0] ?? {}] }],
  ['a load of what nobody ordered', { loads: [bothLoaded] }],
  ['a day before any rate of VAT', { loads: [loadOf(1, { delivered: '2012-12-31T10:00:00Z' })] }],
])('price: a fault of the caller, %s, is none of the price', (_, different) => {
  expect(() => priceLoads(bulkCase(different))).toThrow(RangeError)
})
