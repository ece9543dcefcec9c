import { expect, test } from 'vitest'
import { priceLoads } from './price-loads.ts'
import { bulkCase, loadOf, rowOf } from './testing/bulk-case.ts'

test('price R6: by the load, one load below every break leaves the price missing, and the snapshot names it', () => {
  const rows = [rowOf({ minQty: 100_000 })]
  const loads = [loadOf(110_000), loadOf(40_000, { id: '2' })]

  const output = priceLoads(bulkCase({ seller: { breakBasis: 'load' }, rows, loads }))

  expect(output).toMatchObject({ missing: true, loads: [], snapshot: [{ basisQty: 40_000, missing: true }] })
})

test.each([
  [225_000, 'line', { to: 225_000, keptUntil: 225_000, kept: true, unitPrice: 89_000, minQty: 250_000 }],
  [224_999, 'line', { to: 224_999, keptUntil: 225_000, kept: false, unitPrice: 94_000, minQty: 100_000 }],
  [50_000, 'season', { to: 50_000, keptUntil: 25_000, kept: true, unitPrice: 89_000, minQty: 250_000 }],
  [24_999, 'season', { to: 24_999, keptUntil: 25_000, kept: false, unitPrice: 94_000, minQty: 100_000 }],
])('price R7: lowered from 260 m³ to %i thousandths by the %s', (loweredTo, breakBasis, lowered) => {
  const line = { ordered: 260_000, loweredTo, seasonBefore: 200_000 }

  const { snapshot, loads } = priceLoads(bulkCase({ seller: { breakBasis }, line, loads: [loadOf(20_000)] }))

  expect(snapshot[0]).toMatchObject({ minQty: 250_000, unitPrice: 89_000, lowered })
  expect(loads[0]?.rows[0]).toMatchObject({ unitPrice: lowered.unitPrice })
})

test('price R7: lowered to less than any row has, the price is missing', () => {
  const output = priceLoads(bulkCase({ rows: [rowOf({ minQty: 100_000 })], line: { loweredTo: 50_000 } }))

  expect(output).toMatchObject({ missing: true, snapshot: [{ missing: true, lowered: { kept: false, to: 50_000 } }] })
})

test('price by hand: it goes before the lists, and stands in the snapshot with its reason', () => {
  const manual = { unitPrice: 80_000, reason: 'Sovittu puhelimessa' }
  const { snapshot, total } = priceLoads(bulkCase({ seller: { breakMode: 'tiered' }, line: { manual } }))

  expect(snapshot).toStrictEqual([
    {
      ...{ product: 'IRTO', basis: 'line', basisQty: 120_000, passedOver: [] },
      ...{ unitPrice: 80_000, priceBaseQty: 1, includesFreight: true, manual: { reason: 'Sovittu puhelimessa' } },
    },
  ])
  expect(total).toEqual({ net: 96_000, vat: 24_480, gross: 120_480 })
})

test('price by hand: one ends a missing price, and keeps base and freight of the row that the lists have', () => {
  const manual = { unitPrice: 65_000, reason: 'Koe-erä' }
  const withRow = bulkCase({ rows: [rowOf({ priceBaseQty: 1000, includesFreight: false })], line: { manual } })

  expect(priceLoads(bulkCase({ lists: [], line: { manual } })).total?.net).toBe(78_000)
  expect(priceLoads(withRow).snapshot[0]).toMatchObject({ priceBaseQty: 1000, includesFreight: false })
})
