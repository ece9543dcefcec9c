import { expect, test } from 'vitest'
import { shiftSums } from './shift-sums.ts'
import type { QueuedLoad } from './truck-tile.tsx'

function load(loadedAt: string | null, ...lines: readonly [product: string, loaded: number | null, buckets: number][]) {
  const of = ([id, loaded, buckets]: (typeof lines)[number]) => ({
    ...{ product: { id, code: id, name: { fi: id, en: id } }, unit: 'm3', planned: 120_000, loaded, buckets },
  })
  return { loadedAt, lines: lines.map(of) } as unknown as QueuedLoad
}

test('Kuivikemyynti 5.4: a shift adds up loads, buckets and amounts by product, to the thousandth', () => {
  const sums = shiftSums([
    load('2026-10-13T06:00:00.000Z', ['irto', 118_500, 34]),
    load('2026-10-13T07:00:00.000Z', ['irto', 50_001, 0], ['seula', 40_000, 11]),
  ])
  expect(sums).toMatchObject({ loads: 2, buckets: 45 })
  expect(sums.products.map(({ id, loads, amount }) => [id, loads, amount])).toEqual([
    ['irto', 2, 168_501],
    ['seula', 1, 40_000],
  ])
})

test('Kuivikemyynti 5.4: what a driver took before the loader told it is no part of the shift, nor a line that stayed empty', () => {
  const sums = shiftSums([
    load(null, ['irto', null, 3]),
    load('2026-10-13T06:00:00.000Z', ['irto', 0, 0], ['seula', 5000, 1]),
  ])
  expect(sums).toMatchObject({ loads: 1, buckets: 1, products: [{ id: 'seula', loads: 1, amount: 5000 }] })
})
