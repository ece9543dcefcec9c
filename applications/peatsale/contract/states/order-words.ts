/** What may stand against a command on an order, what makes a field needed, and what follows; the server does each. */
import type { PeatRefusal } from '../peat-refusals.ts'

/** In each guard's name what refuses, and the code that it is refused with. */
export const orderGuards = {
  hasNumber: 'wrong_state',
  hasNoNumber: 'wrong_state',
  weekUnavailable: 'week_unavailable',
  lessThanCutOffHoursLeft: 'past_cutoff',
  loadIsOpenAssignedOrLater: 'past_cutoff',
  goodsOrSiteChangeWhileLoading: 'load_under_way',
  goodsOrSiteChange: 'load_under_way',
  requestIsOpen: 'wrong_state',
  noRequestIsOpen: 'wrong_state',
  cancelAskedWhileLoading: 'load_under_way',
  priceMissing: 'price_missing',
  pricesChanged: 'prices_changed',
  stockShort: 'stock_short',
  creditHold: 'credit_hold',
  loadIsLoadingOrLater: 'load_under_way',
  loadIsAssignedLoadingOrLoaded: 'load_under_way',
  cancelledOver30DaysAgo: 'too_late',
} as const satisfies Record<string, PeatRefusal>
export type OrderGuard = keyof typeof orderGuards

export type OrderCondition = 'priceOrQuantityChanges'

export type OrderEffect =
  | 'cancelLoads'
  | 'cancelPlannedAndOpenLoads'
  | 'declineOpenRequest'
  | 'doAsAsked'
  | 'enterInbox'
  | 'estimatePrice'
  | 'freeReservation'
  | 'freeRestOfReservation'
  | 'giveNumber'
  | 'keepHeldFrom'
  | 'leaveInbox'
  | 'letterOrderCancelled'
  | 'letterOrderCancelledByAnother'
  | 'letterOrderCancelledToOffice'
  | 'letterOrderChanged'
  | 'letterOrderConfirmed'
  | 'letterOrderEnteredForYou'
  | 'letterOrderHeld'
  | 'letterOrderQuestion'
  | 'letterOrderReceived'
  | 'letterOrderRejected'
  | 'letterOrderReleased'
  | 'letterOrderRemainderClosed'
  | 'letterOrderReopened'
  | 'letterOrderUnconfirmed'
  | 'letterRequestDecided'
  | 'letterRequestToOffice'
  | 'markChangedInInbox'
  | 'openRequest'
  | 'planLoad'
  | 'planLoads'
  | 'reserveStock'
  | 'takePriceSnapshot'
  | 'tellOfficeOfNote'
  | 'withdrawOpenRequest'
