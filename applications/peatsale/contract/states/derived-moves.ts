/** Moves that nobody commands: what the loads say of their order, and what the clock does to a load. */
import type { Flag } from './flags.ts'
import type { LoadState } from './load-states.ts'
import type { OrderState } from './order-states.ts'

/** What has to be true of an order's loads. */
export type DerivedWhen =
  | 'loadEntersLoadingLoadedOrDelivered'
  | 'noLoadIsLoadingOrLater'
  | 'allLoadsAreDoneAndNothingRemains'
  | 'loadIsUndeliveredOrAdded'
  | 'everyDeliveredLoadIsLocked'
  | 'batchIsUnapproved'

export interface DerivedMove {
  readonly when: DerivedWhen
  readonly from: readonly OrderState[]
  readonly to: OrderState
  /** What the load that caused it is flagged with. */
  readonly flagsLoad?: Flag
  readonly letter?: 'order_delivered'
}

/** In the transaction of the load's event. */
export const derivedMoves: readonly DerivedMove[] = [
  { when: 'loadEntersLoadingLoadedOrDelivered', from: ['confirmed'], to: 'in_delivery' },
  { when: 'loadEntersLoadingLoadedOrDelivered', from: ['on_hold'], to: 'in_delivery', flagsLoad: 'order_on_hold' },
  { when: 'loadEntersLoadingLoadedOrDelivered', from: ['submitted', 'rejected', 'cancelled'], to: 'in_delivery' },
  { when: 'noLoadIsLoadingOrLater', from: ['in_delivery'], to: 'confirmed' },
  { when: 'allLoadsAreDoneAndNothingRemains', from: ['in_delivery'], to: 'delivered', letter: 'order_delivered' },
  { when: 'loadIsUndeliveredOrAdded', from: ['delivered'], to: 'in_delivery' },
  { when: 'everyDeliveredLoadIsLocked', from: ['delivered'], to: 'closed' },
  { when: 'batchIsUnapproved', from: ['closed'], to: 'delivered' },
]

export interface SystemMove {
  readonly move: 'offerDeadline' | 'verification'
  readonly from: LoadState
  readonly to: LoadState
  /** Minutes since the server had the event that led to `from`. */
  readonly notBefore?: number
}

export const systemMoves: readonly SystemMove[] = [
  { move: 'offerDeadline', from: 'open', to: 'planned' },
  { move: 'verification', from: 'delivered', to: 'verified', notBefore: 60 },
]
