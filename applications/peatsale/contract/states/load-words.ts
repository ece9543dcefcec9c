/** What may stand against a command on a load, what makes a field needed, and what follows; the server does each. */
import type { PeatRefusal } from '../peat-refusals.ts'

/** In each guard's name what refuses, and the code that it is refused with. */
export const loadGuards = {
  orderIsOnHold: 'wrong_state',
  anotherWasFirst: 'load_taken',
  offerDeadlinePassed: 'load_taken',
  doesNotFitAndNoReason: 'does_not_fit',
  driverMayNotClaim: 'forbidden',
  orderIsNotConfirmedOrInDelivery: 'wrong_state',
  somethingIsLoaded: 'wrong_state',
  loadingBeganOver30MinutesAgo: 'too_late',
  notSelfLoading: 'forbidden',
  departed: 'wrong_state',
  orderIsDeliveredByCarrier: 'wrong_state',
  deliveredOver15MinutesAgo: 'too_late',
  replacementIsAssignedOrLater: 'load_under_way',
  batchIsMarkedSent: 'batch_sent',
} as const satisfies Record<string, PeatRefusal | 'forbidden'>
export type LoadGuard = keyof typeof loadGuards

export type LoadCondition =
  | 'assigned'
  | 'departed'
  | 'differsFromProposal'
  | 'pastReleaseCutOff'
  | 'slotOutsideConfirmedWeek'

export type LoadEffect =
  | 'alertOffice'
  | 'cancelOtherLoad'
  | 'cancelReplacement'
  | 'correctInvoiceRows'
  | 'countBuckets'
  | 'fillQuantityLoaded'
  | 'issueDeliveryNote'
  | 'issueWaybill'
  | 'keepTime'
  | 'letterLateRelease'
  | 'letterLoadDelivered'
  | 'letterLoadFailed'
  | 'letterLoadProblem'
  | 'makeOffer'
  | 'moveStock'
  | 'moveStockDifference'
  | 'moveStockOnceUntilDecided'
  | 'noticeLoadOnTheWay'
  | 'openCarrierRow'
  | 'openException'
  | 'planReplacement'
  | 'reopenCarrierRow'
  | 'returnStock'
  | 'reverseStock'
  | 'reverseStockReturn'
  | 'splitLoad'
  | 'tellCrew'
  | 'tellOfficeOfNote'
  | 'voidDeliveryNote'
  | 'voidWaybill'
  | 'withdrawOffer'
