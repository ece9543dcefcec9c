/** The roles and words of the machine of a consignment, and the makers of its commands (lanta-appi 3.3). */
import { commandMaker } from '@workspace/logistics/contract'
import type { ManureRefusal } from '../manure-refusals.ts'
import type { ConsignmentState } from './consignment-states.ts'
import type { LockedField } from './field-locks.ts'
import type { Flag } from './flags.ts'

const fromAssignedOn = [
  'assigned',
  'loading',
  'collected',
  'received',
  'confirmed',
  'locked',
  'refused',
  'failed',
  'cancelled',
] as const

/** How a person relates to one consignment; `driverFormer` was its driver within the last 72 hours. */
export const consignmentRoles = {
  visitor: 'unauthorized',
  farmOwn: 'sees',
  farmOther: 'not_found',
  leadOwn: fromAssignedOn,
  leadOffered: ['open'],
  leadOther: 'not_found',
  driverOwn: fromAssignedOn,
  driverMate: 'not_found',
  driverOffered: ['open'],
  driverFormer: 'where named',
  receiverOwn: 'sees',
  receiverOther: 'not_found',
  officeOwn: 'sees',
  officeOther: 'not_found',
  superadmin: 'sees',
  noRole: 'forbidden',
} as const
export type ConsignmentRole = keyof typeof consignmentRoles

/** Each guard is named after what refuses; the value is the refusal code. */
export const consignmentGuards = {
  requestIsOnHold: 'wrong_state',
  isStopped: 'bio_stop',
  isNotStopped: 'wrong_state',
  alertStillCoversIt: 'bio_stop',
  anotherWasFirst: 'consignment_taken',
  offerDeadlinePassed: 'consignment_taken',
  carrierIsNotRegistered: 'not_registered',
  doesNotFitAndNoReason: 'does_not_fit',
  driverMayNotClaim: 'forbidden',
  plantIsFullAndNoReason: 'plant_full',
  wasSentOnOrReturned: 'consignment_under_way',
  requestIsNotAcceptedOrCollecting: 'wrong_state',
  belongsToRequest: 'wrong_state',
  belongsToNoRequest: 'wrong_state',
  nothingIsFlagged: 'wrong_state',
  somethingIsFlagged: 'wrong_state',
  objectionIsOpen: 'wrong_state',
  noObjectionIsOpen: 'wrong_state',
  receivedOver30DaysAgo: 'too_late',
  somethingIsCollected: 'wrong_state',
  loadingBeganOver30MinutesAgo: 'too_late',
  departed: 'wrong_state',
  driverWithoutSelfServiceOrBay: 'forbidden',
  grossAndTareAreThere: 'wrong_state',
  receivedOver30MinutesAgo: 'too_late',
  rowsAreInBatch: 'wrong_state',
  replacementIsAssignedOrLater: 'consignment_under_way',
} as const satisfies Record<string, ManureRefusal | 'forbidden'>

export type ConsignmentEffect =
  | 'alertOffice'
  | 'askFarm'
  | 'cancelReplacement'
  | 'closeCarrierRow'
  | 'computeAmounts'
  | 'computeFlags'
  | 'computeNet'
  | 'computeWaiting'
  | 'correctSettlementRows'
  | 'fillCollection'
  | 'fillWeighing'
  | 'issueCommercialDocument'
  | 'issueReturnDocument'
  | 'keepTime'
  | 'keepWeighing'
  | 'letterCauseChanged'
  | 'letterLateRelease'
  | 'letterManureCollected'
  | 'letterManureReceived'
  | 'letterManureRefused'
  | 'letterObjectionDecided'
  | 'letterObjectionToOffice'
  | 'letterPickupFailed'
  | 'letterQuantityCorrected'
  | 'loadCargo'
  | 'makeOffer'
  | 'moveCargoAndVisit'
  | 'notifyCrew'
  | 'notifyFarm'
  | 'notifyOfficeOfNote'
  | 'openException'
  | 'openObjection'
  | 'planReplacement'
  | 'recordFarmVisit'
  | 'recordPlantVisit'
  | 'resolveFlags'
  | 'sendOn'
  | 'takeTermsSnapshot'
  | 'voidCargo'
  | 'voidCommercialDocument'
  | 'voidVisit'
  | 'withdrawObjection'
  | 'withdrawOffer'

export type ConsignmentCondition =
  | 'departed'
  | 'isAssigned'
  | 'nothingIsWeighed'
  | 'pastReleaseCutOff'
  | 'sentByDriver'
  | 'slotOutsideAcceptedWeek'

/** The words of its rows, without commands and their fields. */
export interface ConsignmentRowWords {
  readonly state: ConsignmentState
  readonly role: ConsignmentRole
  readonly guard: keyof typeof consignmentGuards
  readonly effect: ConsignmentEffect
  readonly condition: ConsignmentCondition
  readonly flag: Flag
  readonly settled: 'heldFrom' | 'open or planned'
}

const commandOf = commandMaker<ConsignmentRowWords, LockedField>()
export const officeCommand = commandOf('office')
export const exclusiveCommand = commandOf('exclusive')
export const physicalCommand = commandOf('physical')
