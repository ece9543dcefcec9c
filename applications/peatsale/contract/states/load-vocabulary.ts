/** The states, commands and roles of a load, and how a row of its machine is written. */
import type { DataField, Kind, Row } from '@workspace/logistics/contract'
import type { LoadEvent } from '../loads/load-event.ts'
import type { Flag } from './flags.ts'
import type { LoadState } from './load-states.ts'
import type { LoadCondition, LoadEffect, LoadGuard } from './load-words.ts'

export const loadKinds = {
  change: 'office',
  reschedule: 'office',
  split: 'office',
  merge: 'office',
  offer: 'office',
  withdrawOffer: 'office',
  assign: 'office',
  reassign: 'office',
  unassign: 'office',
  claim: 'exclusive',
  release: 'exclusive',
  setCrew: 'office',
  takeVehicle: 'office',
  cancel: 'office',
  restore: 'office',
  correctTimes: 'office',
  verify: 'office',
  unverify: 'office',
  acknowledge: 'office',
  complain: 'office',
  note: 'office',
  arriveAtSwamp: 'physical',
  bucket: 'physical',
  stopLoading: 'physical',
  finishLoading: 'physical',
  correctCrew: 'physical',
  undoLoaded: 'physical',
  correctLoaded: 'physical',
  depart: 'physical',
  arriveAtSite: 'physical',
  reportProblem: 'physical',
  deliver: 'physical',
  handOver: 'physical',
  undoDelivered: 'physical',
  correctDelivered: 'physical',
  fail: 'physical',
  undoFail: 'physical',
  approveBatch: 'office',
  unapproveBatch: 'office',
} as const satisfies Record<string, Kind>
export type LoadCommand = keyof typeof loadKinds

const fromAssignedOn = [
  'assigned',
  'loading',
  'loaded',
  'delivered',
  'verified',
  'locked',
  'failed',
  'cancelled',
] as const

/** How a person stands to one load; `driverFormer` was its driver within the last 72 hours. */
export const loadRoles = {
  visitor: 'unauthorized',
  customerOwn: 'sees',
  customerOther: 'not_found',
  leadOwn: fromAssignedOn,
  leadOffered: ['open'],
  leadOther: 'not_found',
  driverOwn: fromAssignedOn,
  driverMate: 'not_found',
  driverOffered: ['open'],
  driverFormer: 'where named',
  loaderOwn: 'sees',
  loaderOther: 'not_found',
  officeOwn: 'sees',
  officeOther: 'not_found',
  superadmin: 'sees',
  noRole: 'forbidden',
} as const
export type LoadRole = keyof typeof loadRoles

export interface LoadWords {
  readonly state: LoadState
  readonly command: LoadCommand
  readonly role: LoadRole
  readonly guard: LoadGuard
  readonly effect: LoadEffect
  readonly need: DataField<LoadEvent>
  readonly condition: LoadCondition
  readonly flag: Flag
  readonly settled: 'open or planned'
}
export type LoadRow = Row<LoadWords>
