import { expect, test } from 'vitest'
import { proposedLoadsMost, proposeLoads } from './propose-loads.ts'
import { bulkCase } from './testing/bulk-case.ts'

const delivered = '2026-10-13T10:26:00Z'

function proposed(lines: readonly object[], loadM3 = 120_000) {
  const { products, order } = bulkCase({ lines, loads: [] })
  const loads = proposeLoads({ products, lines: order.lines, loadM3, delivered })
  return loads?.map((load) => load.lines.map(({ product, quantity }) => `${quantity} ${product}`).join(' + '))
}

test('price R15: an estimate is over full loads, the rest last', () => {
  expect(proposed([{ product: 'IRTO', unit: 'm3', ordered: 300_000 }])).toEqual([
    '120000 IRTO',
    '120000 IRTO',
    '60000 IRTO',
  ])
  expect(proposed([{ product: 'IRTO', unit: 'm3', ordered: 120_000 }])).toEqual(['120000 IRTO'])
})

test('price R15: lines share a load, pieces stay whole, and kilograms fill it by their volume', () => {
  const lines = [
    { product: 'IRTO', unit: 'm3', ordered: 119_700 },
    { product: 'PAALI', unit: 'pcs', ordered: 601_000 },
  ]
  expect(proposed(lines)).toEqual(['119700 IRTO + 1000 PAALI', '600000 PAALI'])
  expect(proposed([{ product: 'IRTO', unit: 'kg', ordered: 30_000_000 }])).toEqual(['24000000 IRTO', '6000000 IRTO'])
})

test('price R15: a piece larger than a load is a load', () => {
  expect(proposed([{ product: 'PAALI', unit: 'pcs', ordered: 2000 }], 100)).toEqual(['1000 PAALI', '1000 PAALI'])
})

test('price R15: an order of more loads than anybody drives has no estimate', () => {
  const ordered = proposedLoadsMost * 120_000
  expect(proposed([{ product: 'IRTO', unit: 'm3', ordered }])).toHaveLength(proposedLoadsMost)
  expect(proposed([{ product: 'IRTO', unit: 'm3', ordered: ordered + 1 }])).toBeUndefined()
  expect(proposed([{ product: 'IRTO', unit: 'm3', ordered: 1000 }], 0)).toEqual(['1000 IRTO'])
})
