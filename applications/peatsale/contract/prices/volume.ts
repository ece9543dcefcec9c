/** R10: the cubic metres of a quantity, to the thousandth. */
import { halfAwayFromZero } from '@workspace/portal/contract'
import type { PricedOrderLine, PriceInput } from './price-input.ts'

export function volumeOf(
  products: PriceInput['products'],
  { product, unit }: Pick<PricedOrderLine, 'product' | 'unit'>,
  quantity: number,
): number {
  const { m3PerUnit, kgPerM3 } = productOf(products, product)
  switch (unit) {
    case 'm3':
      return quantity
    case 'pcs':
      return halfAwayFromZero(BigInt(quantity) * BigInt(m3PerUnit), 1000n)
    case 'kg':
      return halfAwayFromZero(BigInt(quantity), BigInt(kgPerM3))
  }
}

/** @throws RangeError for a product that the input does not describe. */
export function productOf(products: PriceInput['products'], code: string): PriceInput['products'][string] {
  const product = products[code]
  if (product === undefined) throw new RangeError(`The input has no product ${code}`)
  return product
}
