import type { OrderPrices } from '../../contract/orders/order.ts'
import type { PriceInput } from '../../contract/prices/price-input.ts'

/**
 * What an order's `snapshot` keeps: what the prices were calculated from and what came of it. Before the confirmation it is
 * the estimate; the loads of a confirmed order are priced with the same input (R1, R7).
 */
export interface StoredPrices {
  readonly input: PriceInput
  readonly prices: OrderPrices
}

export function storedPricesOf({ snapshot }: { readonly snapshot: string | null }): StoredPrices | undefined {
  return snapshot === null ? undefined : JSON.parse(snapshot)
}
