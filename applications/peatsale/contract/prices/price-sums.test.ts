import { expect, test } from 'vitest'
import { PriceInput } from './price-input.ts'
import { priceLoads } from './price-loads.ts'
import { generatedCase } from './testing/generated-case.ts'

const cases = Array.from({ length: 5000 }, (_, seed) => generatedCase(900_000 + seed))

test('price R15: totals are sums of loads, loads are sums of rows, and VAT is the sum of its shares', () => {
  for (const input of cases) {
    const { loads, total } = priceLoads(input)
    for (const { rows, vatByRate, net, vat, gross } of loads) {
      expect(sum(rows.map((row) => row.net))).toBe(net)
      expect(sum(rows.map((row) => row.vatShare))).toBe(vat)
      expect(sum(vatByRate.map((rate) => rate.vat))).toBe(vat)
      expect(net + vat).toBe(gross)
    }
    if (total !== undefined) expect(sum(loads.map(({ gross }) => gross))).toBe(total.gross)
  }
})

test('price R15: in whatever order loads are handed in, each costs the same', () => {
  for (const input of cases) {
    expect(priceLoads({ ...input, loads: input.loads.toReversed() })).toEqual(priceLoads(input))
  }
})

test('price R16: what takes back the whole load that it names costs the same below zero, whatever the rules', () => {
  let priced = 0
  for (const input of cases) {
    const { loads, total } = priceLoads(takenBack(input))
    if (total === undefined) continue
    priced += 1
    expect(total, JSON.stringify(input)).toEqual({ net: 0, vat: 0, gross: 0 })
    expect(sum(loads.map(({ net }) => net))).toBe(0)
  }
  expect(priced).toBeGreaterThan(1000)
})

/** The case with one load that has all of every line, without waiting or second stop, and the correction that undoes it. */
function takenBack(input: PriceInput): PriceInput {
  const lines = input.order.lines.map(({ product, ordered }) => ({ product, quantity: Math.max(ordered, 1) }))
  const back = lines.map(({ product, quantity }) => ({ product, quantity: -quantity }))
  const delivered = '2026-10-13T10:26:00Z'
  return PriceInput.parse({
    ...input,
    loads: [
      { id: '1', delivered, lines },
      { id: '1-K1', delivered, lines: back, corrects: lines },
    ],
  })
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, each) => total + each, 0)
}
