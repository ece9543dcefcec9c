import { halfAwayFromZero } from '@workspace/portal/contract'

export type StockUnit = 'm3' | 'pcs'

interface Sold {
  readonly sales_unit: string
  readonly kg_per_m3: number
}

/** What lies in a pile is counted in cubic metres, what stands in a store in pieces. */
export function stockUnitOf({ sales_unit }: Pick<Sold, 'sales_unit'>): StockUnit {
  return sales_unit === 'pcs' ? 'pcs' : 'm3'
}

/** So much of the product in thousandths of the unit that its stock is counted in. */
export function stockQuantity({ sales_unit, kg_per_m3 }: Sold, quantity: number): number {
  return sales_unit === 'kg' ? halfAwayFromZero(BigInt(quantity), BigInt(kg_per_m3)) : quantity
}
