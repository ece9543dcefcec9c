import { expect, test } from 'vitest'
import { priceLoads } from './price-loads.ts'
import { bulkCase, loadOf, rowOf } from './testing/bulk-case.ts'

const bearing = [rowOf({ unitPrice: 94_000, includesFreight: false })]

test('price R16: a correction of a load below the minimum moves no freight, one above it moves what it moves', () => {
  const corrected = (from: number, by: number) => {
    const lines = [{ product: 'IRTO', quantity: by }]
    const correction = { lines, id: '1-K1', corrects: [{ product: 'IRTO', quantity: from }] }
    const { loads } = priceLoads(bulkCase({ rows: bearing, freight: {}, loads: [loadOf(from), loadOf(0, correction)] }))
    return loads[1]?.rows.map(({ kind, net }) => [kind, net])
  }

  expect(corrected(62_000, -2000)).toEqual([['goods', -1880]])
  expect(corrected(62_000, 33_000)).toEqual([
    ['goods', 31_020],
    ['freight', 1550],
  ])
  expect(corrected(120_000, -3500)).toEqual([
    ['goods', -3290],
    ['freight', -1085],
  ])
  expect(corrected(62_000, -62_000)).toEqual([
    ['goods', -58_280],
    ['freight', -27_900],
  ])
})

test('price R16: a correction takes from the end of the steps and moves no other load', () => {
  const loads = [loadOf(120_000), loadOf(140_000, { id: '2', delivered: '2026-10-14T09:00:00Z' })]
  const correction = loadOf(-15_000, { id: '1-K1', corrects: [{ product: 'IRTO', quantity: 120_000 }] })
  const priced = (asked: readonly object[]) =>
    priceLoads(bulkCase({ seller: { breakMode: 'tiered' }, line: { ordered: 260_000 }, loads: asked })).loads

  const [first, corrected, second] = priced([correction, ...loads])

  expect([first, second]).toEqual(priced(loads))
  expect(corrected?.rows.map((row) => row.kind === 'goods' && [row.quantity, row.unitPrice])).toEqual([
    [-5000, 94_000],
    [-10_000, 89_000],
  ])
})
