import { expect, test } from 'vitest'
import { priceSteps } from './customer-prices.ts'
import { bulkCase, listOf, rowOf, threeBreaks } from './testing/bulk-case.ts'

const line = { product: 'IRTO', unit: 'm3' } as const

function stepsOf(lists: readonly object[], zone = 'Z2') {
  const { lists: read, order } = bulkCase({ lists })
  const steps = priceSteps(read, { order: { ...order, zone }, line })
  return steps.map(({ from, unitPrice }) => [from, unitPrice])
}

const general = listOf('YLEIS', threeBreaks)

test('R4, R5: the breaks of a list are its steps', () => {
  expect(stepsOf([general])).toEqual([
    [0, 102_000],
    [100_000, 94_000],
    [250_000, 89_000],
  ])
})

test('R2, R3: the own list goes before the general one; with fallback the general one fills what is below its first row', () => {
  const rows = [rowOf({ minQty: 200_000, unitPrice: 85_000 })]
  const own = listOf('OMA', rows, { scope: 'customer' })
  expect(stepsOf([general, own])).toEqual([
    [0, 102_000],
    [100_000, 94_000],
    [200_000, 85_000],
  ])
  const strict = listOf('OMA', rows, { scope: 'customer', fallback: false })
  expect(stepsOf([general, strict])).toEqual([[200_000, 85_000]])
})

test('R4: in another zone there is no price, and a row for any zone holds everywhere', () => {
  expect(stepsOf([general], 'Z4')).toEqual([])
  expect(stepsOf([listOf('YLEIS', [...threeBreaks, rowOf({ zone: null, unitPrice: 120_000 })])], 'Z4')).toEqual([
    [0, 120_000],
  ])
})

test('R4: a season that is over gives no step', () => {
  const past = rowOf({ unitPrice: 70_000, seasonFrom: '2026-05-01', seasonTo: '2026-08-31' })
  expect(stepsOf([listOf('YLEIS', [...threeBreaks, past])])[0]).toEqual([0, 102_000])
})
