import type { BasisPoints } from '@workspace/portal/contract'
import { expect, test } from 'vitest'
import type { PriceOutput } from '../../contract/index.ts'
import { summedRows, summedVat } from './price-rows.ts'

type Loads = PriceOutput['loads']
type Row = Loads[number]['rows'][number]

const goods = (product: string, [quantity, unitPrice]: readonly [number, number], net: number) =>
  ({ kind: 'goods', product, unit: 'm3', quantity, unitPrice, priceBaseQty: 1, net }) as unknown as Row
const freight = (unit: 'm3' | 'load', quantity: number, net: number) =>
  ({ kind: 'freight', unit, quantity, unitPrice: 1600, priceBaseQty: 1, net }) as unknown as Row
const waiting = (net: number) => ({ kind: 'waiting', quantity: 30, unitPrice: 100, net }) as unknown as Row
const output = (...loads: readonly (readonly Row[])[]) =>
  ({ loads: loads.map((rows) => ({ rows })) }) as unknown as PriceOutput

test('price R15: the customer sees one row for what several loads bring at one price, with their amounts and sums together', () => {
  const rows = summedRows(
    output(
      [goods('KT', [60_000, 8500], 510_00), freight('m3', 60_000, 96_00)],
      [goods('KT', [64_500, 8500], 548_25), freight('m3', 64_500, 103_20)],
    ),
  )
  expect(rows).toEqual([
    { kind: 'goods', product: 'KT', quantity: 124_500, unitPrice: 8500, base: 1, net: 1058_25 },
    { kind: 'freight', product: '', quantity: 124_500, unitPrice: 1600, base: 1, net: 199_20 },
  ])
})

test('price R15: goods of another price, and of another product, stand in a row of their own', () => {
  const rows = summedRows(
    output(
      [goods('KT', [60_000, 8500], 510_00)],
      [goods('KT', [10_000, 8000], 80_00), goods('SK', [10_000, 8500], 85_00)],
    ),
  )
  expect(rows.map(({ product, unitPrice, net }) => [product, unitPrice, net])).toEqual([
    ['KT', 8500, 510_00],
    ['KT', 8000, 80_00],
    ['SK', 8500, 85_00],
  ])
})

test('price R15: freight by the load and waiting tell their sum alone, in no amount of goods', () => {
  expect(summedRows(output([freight('load', 1, 250_00), waiting(30_00)], [freight('load', 1, 250_00)]))).toEqual([
    { kind: 'freight', product: '', quantity: null, unitPrice: null, base: 1, net: 500_00 },
    { kind: 'waiting', product: '', quantity: null, unitPrice: null, base: 1, net: 30_00 },
  ])
})

test('price R15: VAT is told by its rate, the lowest first', () => {
  const vat = (rateBp: number, of: number) => ({ rateBp, vat: of })
  const loads = [{ vatByRate: [vat(2550, 154_53), vat(1350, 10_00)] }, { vatByRate: [vat(2550, 45_47)] }]
  expect(summedVat({ loads } as unknown as PriceOutput)).toEqual([
    { rateBp: 1350 as BasisPoints, vat: 10_00 },
    { rateBp: 2550 as BasisPoints, vat: 200_00 },
  ])
})
