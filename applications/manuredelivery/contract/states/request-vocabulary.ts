/** The roles and words of the machine of a pickup request, and the maker of its commands (lanta-appi 3.2). */
import { commandMaker } from '@workspace/logistics/contract'
import type { ManureRefusal } from '../manure-refusals.ts'
import type { LockedField } from './field-locks.ts'
import type { Flag } from './flags.ts'
import type { RequestState } from './request-states.ts'

/**
 * How a person relates to one request. Only the account or the office that made a draft has `farmOwn` or `officeOwn` of it;
 * for everybody else it does not exist.
 */
export const requestRoles = {
  visitor: 'unauthorized',
  farmOwn: 'sees',
  farmOther: 'not_found',
  transport: 'forbidden',
  receiver: 'forbidden',
  officeOwn: 'sees',
  officeOther: 'not_found',
  superadmin: 'sees',
  noRole: 'forbidden',
} as const
export type RequestRole = keyof typeof requestRoles

/** Each guard is named after what refuses; the value is the refusal code. */
export const requestGuards = {
  hasNumber: 'wrong_state',
  hasNoNumber: 'wrong_state',
  declarationIsMissing: 'declarations_missing',
  declarationIsMissingOrRevoked: 'declarations_missing',
  declarationIsRevoked: 'declarations_missing',
  lessThanCutOffHoursLeft: 'past_cutoff',
  consignmentIsOpenAssignedOrLater: 'past_cutoff',
  typeOrStoreChangesWhileLoading: 'consignment_under_way',
  typeOrStoreChanges: 'consignment_under_way',
  changeIsAskedFor: 'wrong_state',
  noChangeIsAskedFor: 'wrong_state',
  cancelAskedWhileLoading: 'consignment_under_way',
  alertStopsFarmOrMunicipality: 'bio_stop',
  noTermsFit: 'terms_missing',
  termsHaveChanged: 'terms_changed',
  plantIsFullAndNoReason: 'plant_full',
  consignmentIsLoadingOrLater: 'consignment_under_way',
  consignmentIsAssignedLoadingOrCollected: 'consignment_under_way',
  cancelledOver30DaysAgo: 'too_late',
} as const satisfies Record<string, ManureRefusal>

export type RequestEffect =
  | 'alertOffice'
  | 'cancelConsignments'
  | 'cancelPlannedAndOpenConsignments'
  | 'declineOpenChange'
  | 'doAsAsked'
  | 'enterInbox'
  | 'giveNumber'
  | 'keepDeclarations'
  | 'keepHeldFrom'
  | 'leaveInbox'
  | 'letterChangeDecided'
  | 'letterChangeToOffice'
  | 'letterRequestAccepted'
  | 'letterRequestCancelled'
  | 'letterRequestCancelledByAnother'
  | 'letterRequestChanged'
  | 'letterRequestEnteredForYou'
  | 'letterRequestHeld'
  | 'letterRequestReceived'
  | 'letterRequestRejected'
  | 'letterRequestReleased'
  | 'letterRequestRemainderClosed'
  | 'letterRequestReopened'
  | 'letterRequestUnaccepted'
  | 'markChangedInInbox'
  | 'notifyFarm'
  | 'openChange'
  | 'planConsignment'
  | 'planConsignments'
  | 'revokeDeclaration'
  | 'stopConsignments'
  | 'takeTermsSnapshot'
  | 'notifyOfficeOfNote'
  | 'withdrawOpenChange'

/** The words of its rows, without commands and their fields. */
export interface RequestRowWords {
  readonly state: RequestState
  readonly role: RequestRole
  readonly guard: keyof typeof requestGuards
  readonly effect: RequestEffect
  readonly condition: 'declarationsAreGiven' | 'estimateTypeOrTermsChange'
  readonly flag: Flag
  readonly settled: 'gone' | 'heldFrom' | 'as asked' | 'derived'
}

export const officeCommand = commandMaker<RequestRowWords, LockedField>()('office')
