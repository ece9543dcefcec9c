import type { LocalDate } from '@workspace/portal/contract'
import type { DeliveryMethod, HandPrice, OrderFreight } from '../../contract/orders/order-fields.ts'

/** An order, or what may become one, as its price is asked for. */
export interface OrderToPrice {
  readonly seller: string
  readonly customer: string
  readonly site: string | null
  /** Where it is loaded; the swamp of the seller that is nearest while nobody has said. */
  readonly swamp: string | null
  readonly method: DeliveryMethod
  /** R1: rows are chosen for this day. */
  readonly day: LocalDate
  readonly lines: readonly LineToPrice[]
  /** What the office charges for freight; by the table where it has not said. */
  readonly freight?: OrderFreight | undefined
  /** The order itself: what it brings is not what the account had in the season before. */
  readonly order?: string | undefined
}

export interface LineToPrice {
  readonly id: string
  /** Id of the product. */
  readonly product: string
  /** In thousandths. */
  readonly quantity: number
  readonly hand?: Omit<HandPrice, 'line'> | undefined
}
