import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largestLoad, proposedLoadsMost, proposeLoads } from './propose-loads.ts'
import { bulkCase } from './testing/bulk-case.ts'

const delivered = '2026-10-13T10:26:00Z'

function proposed(lines: readonly object[], mostM3 = 120_000, steps: Readonly<Record<string, number>> = {}) {
  const { products, order } = bulkCase({ lines, loads: [] })
  const loads = proposeLoads({ products, lines: order.lines, mostM3, steps, delivered })
  return loads?.map((load) => load.lines.map(({ product, quantity }) => `${quantity} ${product}`).join(' + '))
}

const bulk = (m3: number) => [{ product: 'IRTO', unit: 'm3', ordered: m3 * 1000 }]

test('price R15: an order is split into as few loads as possible, all of the same size: 65 + 65 or one of 130, never 120 + 10', () => {
  expect(proposed(bulk(120))).toEqual(['120000 IRTO'])
  expect(proposed(bulk(130))).toEqual(['65000 IRTO', '65000 IRTO'])
  expect(proposed(bulk(130), 132_000)).toEqual(['130000 IRTO'])
  expect(proposed(bulk(250), 132_000)).toEqual(['125000 IRTO', '125000 IRTO'])
  expect(proposed(bulk(300))).toEqual(['100000 IRTO', '100000 IRTO', '100000 IRTO'])
})

test('price R15: loads are in steps of the product, and none is above the largest load', () => {
  expect(proposed(bulk(301))).toEqual(['101000 IRTO', '100000 IRTO', '100000 IRTO'])
  expect(proposed(bulk(130), 120_000, { IRTO: 10_000 })).toEqual(['70000 IRTO', '60000 IRTO'])
  expect(proposed(bulk(125), 65_000, { IRTO: 10_000 })).toEqual(['60000 IRTO', '65000 IRTO'])
})

test('price R15: the default load with its tolerance counts as far as a vehicle takes it', () => {
  const seller = { defaultLoad: 120_000, tolerancePct: 10 }
  expect(largestLoad({ ...seller, vehicleM3: 140_000 })).toBe(132_000)
  expect(largestLoad({ ...seller, vehicleM3: 128_000 })).toBe(128_000)
  expect(largestLoad({ ...seller, vehicleM3: 50_000 })).toBe(50_000)
  expect(largestLoad({ ...seller, vehicleM3: undefined })).toBe(120_000)
})

test('price R15: lines share a load, pieces stay whole, and kilograms fill it by their volume', () => {
  const lines = [
    { product: 'IRTO', unit: 'm3', ordered: 119_700 },
    { product: 'PAALI', unit: 'pcs', ordered: 601_000 },
  ]
  // 119.7 m³ and 120.2 m³ do not go into two loads of 120.
  expect(proposed(lines, 132_000)).toEqual(['119700 IRTO + 2000 PAALI', '599000 PAALI'])
  expect(proposed([{ product: 'IRTO', unit: 'kg', ordered: 30_000_000 }])).toEqual(['15000000 IRTO', '15000000 IRTO'])
})

test('price R15: a piece larger than a load is a load', () => {
  expect(proposed([{ product: 'PAALI', unit: 'pcs', ordered: 2000 }], 100)).toEqual(['1000 PAALI', '1000 PAALI'])
})

test('price R15: an order of more loads than anybody drives has no estimate', () => {
  expect(proposed(bulk(proposedLoadsMost * 120))).toHaveLength(proposedLoadsMost)
  expect(proposed(bulk(proposedLoadsMost * 120 + 1))).toBeUndefined()
  expect(proposed(bulk(1), 0)).toEqual(['1000 IRTO'])
})

test('price R15: the proposed loads together are what was ordered, none above the largest, and sizes differ by a step at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 30, max: 150 }), (m3, most) => {
      const sizes = proposed(bulk(m3), most * 1000)?.map((load) => Number.parseInt(load, 10)) ?? []
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(m3 * 1000)
      expect(Math.max(...sizes)).toBeLessThanOrEqual(most * 1000)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1000)
    }),
  )
})
