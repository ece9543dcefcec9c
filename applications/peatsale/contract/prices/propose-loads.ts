/** R15: the loads that an estimate reckons with, before anybody has planned one. */
import { quantityOf } from './price-amount.ts'
import type { LoadLineQuantity, LoadToPrice, PricedOrderLine, PriceInput } from './price-input.ts'
import { productOf, volumeOf } from './volume.ts'

/** Beyond it an order is none that is driven: an estimate must not keep the server busy. */
export const proposedLoadsMost = 200

const oneUnit = 1000

type Asked = {
  readonly products: PriceInput['products']
  readonly lines: readonly PricedOrderLine[]
  /** The seller's default load, in thousandths of m³. */
  readonly loadM3: number
  /** When they would be delivered, ISO 8601: VAT follows it. */
  readonly delivered: string
}

/**
 * Full loads of the default size, one line after the other, and the rest last; pieces stay whole, and one that is larger
 * than a load is a load. Undefined when there would be more than `proposedLoadsMost`.
 */
export function proposeLoads({ products, lines, loadM3, delivered }: Asked): readonly LoadToPrice[] | undefined {
  const loads: LoadLineQuantity[][] = []
  let free = 0
  for (const line of lines) {
    let left: number = line.loweredTo ?? line.ordered
    while (left > 0) {
      const fitting = Math.min(left, fittingInto(products, line, free))
      if (fitting === 0) {
        if (loads.length === proposedLoadsMost) return undefined
        loads.push([])
        free = Math.max(loadM3, volumeOf(products, line, oneUnit))
      } else {
        loads.at(-1)?.push({ product: line.product, quantity: quantityOf(fitting) })
        free -= volumeOf(products, line, fitting)
        left -= fitting
      }
    }
  }
  return loads.map((each, place) => ({ id: String(place + 1), delivered, lines: each }))
}

/** How much of the line goes into the volume. */
function fittingInto(products: PriceInput['products'], line: PricedOrderLine, volumeM3: number): number {
  const { m3PerUnit, kgPerM3 } = productOf(products, line.product)
  switch (line.unit) {
    case 'm3':
      return volumeM3
    case 'pcs':
      return m3PerUnit === 0 ? line.ordered : Math.floor(volumeM3 / m3PerUnit) * oneUnit
    case 'kg':
      return volumeM3 * kgPerM3
  }
}
