import type { LocalDate, Quantity, UnitPrice } from '@workspace/portal/contract'
import { expect, test } from 'vitest'
import type { PriceListRow } from '../../contract/prices/price-list.ts'
import { besideEachOther, blocksOf, changeIn, changesTo, keyOf, placeOf, pricesOf, raised } from './price-sheet.ts'

function row(different: Partial<PriceListRow> = {}): PriceListRow {
  return {
    ...{ id: 'r1', product: 'p1', productCode: 'KT', productName: { fi: 'Turve', en: 'Peat' }, unit: 'm3' },
    ...{ priceBaseQty: 1, zone: '', zoneCode: '', method: 'delivered', minQty: 0 as Quantity, includesFreight: false },
    ...{ unitPrice: 94_000 as UnitPrice, seasonFrom: null, seasonTo: null },
    ...different,
  }
}

const other = row({ id: 'r2', minQty: 100_000 as Quantity, unitPrice: 89_000 as UnitPrice })
const newId = () => 'new'

test('Kuivikemyynti 5.5: only what has changed in the sheet is sent: prices, rows that are new and rows that are gone', () => {
  const prices = pricesOf([row(), other])
  expect(changesTo([row(), other], prices, newId)).toEqual([])
  const third = keyOf(row({ zone: 'z1' }))
  const changed = { ...prices, [keyOf(row())]: 95_000, [keyOf(other)]: undefined, [third]: 99_000 }
  expect(changesTo([row(), other], changed, newId)).toEqual([
    { action: 'save', id: 'r1', ...placeOf(keyOf(row())), unitPrice: 95_000 },
    { action: 'remove', id: 'r2' },
    { action: 'save', id: 'new', ...placeOf(third), unitPrice: 99_000 },
  ])
  // A place that was only opened, and is empty, is no row.
  expect(changesTo([row()], { ...pricesOf([row()]), [third]: undefined }, newId)).toEqual([])
})

test('Kuivikemyynti 5.5: a sheet has goods by goods, zones in their order and breaks rising', () => {
  const season = { seasonFrom: '2026-10-12' as LocalDate, seasonTo: '2026-10-31' as LocalDate }
  const rows = [
    row({ product: 'p2' }),
    row({ zone: 'far' }),
    row({ zone: 'near', ...season }),
    row({ zone: 'near', minQty: 250_000 as Quantity }),
    row({ zone: 'near', minQty: 100_000 as Quantity }),
    row({ method: 'collected' }),
    row({ includesFreight: true }),
  ]
  const blocks = blocksOf(rows.map(keyOf), { products: ['p1', 'p2'], zones: ['', 'near', 'far'] })
  expect(blocks.map(({ terms }) => `${terms.product} ${terms.method} ${terms.includesFreight}`)).toEqual([
    'p1 delivered true',
    'p1 delivered false',
    'p1 collected false',
    'p2 delivered false',
  ])
  expect(blocks[1]?.breaks).toEqual([0, 100_000, 250_000])
  expect(blocks[1]?.lines).toEqual([
    { zone: 'near', seasonFrom: null, seasonTo: null },
    { zone: 'near', ...season },
    { zone: 'far', seasonFrom: null, seasonTo: null },
  ])
})

test('Kuivikemyynti 5.5: goods after one another share a table where their breaks are the same', () => {
  const steps = [{}, { minQty: 100_000 as Quantity }]
  const rows = [
    ...steps.map((step) => row(step)),
    ...steps.map((step) => row({ ...step, method: 'collected' })),
    row({ product: 'p2', unit: 'pcs' }),
    row({ product: 'p3' }),
    ...steps.map((step) => row({ ...step, product: 'p4', unit: 'pcs' })),
    ...steps.map((step) => row({ ...step, product: 'p5' })),
  ]
  const blocks = blocksOf(rows.map(keyOf), { products: ['p1', 'p2', 'p3', 'p4', 'p5'], zones: [''] })
  const tables = besideEachOther(blocks).map((table) => table.map(({ terms }) => terms.product))
  expect(tables).toEqual([['p1', 'p1'], ['p2', 'p3'], ['p4'], ['p5']])
})

test('Kuivikemyynti 5.5: a raise by percent is rounded to the cent, half away from zero, and told back as percent', () => {
  expect(raised({ a: 94_000, b: 100, c: undefined }, 250)).toEqual({ a: 96_400, b: 100, c: undefined })
  expect(raised({ a: 94_000 }, -1000)).toEqual({ a: 84_600 })
  expect(changeIn(94_000, 96_400)).toBe(255)
  expect(changeIn(94_000, 89_300)).toBe(-500)
  expect(changeIn(0, 100)).toBeUndefined()
})
