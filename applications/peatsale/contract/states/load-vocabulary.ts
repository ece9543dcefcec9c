/** The roles and the words of the machine of a load, and what makes its commands. */
import { commandMaker } from '@workspace/logistics/contract'
import type { LockedField } from './field-locks.ts'
import type { Flag } from './flags.ts'
import type { LoadState } from './load-states.ts'
import type { LoadCondition, LoadEffect, LoadGuard } from './load-words.ts'

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

/** The words of its rows, without commands and their fields. */
export interface LoadRowWords {
  readonly state: LoadState
  readonly role: LoadRole
  readonly guard: LoadGuard
  readonly effect: LoadEffect
  readonly condition: LoadCondition
  readonly flag: Flag
  readonly settled: 'open or planned'
}

const commandOf = commandMaker<LoadRowWords, LockedField>()
export const officeCommand = commandOf('office')
export const exclusiveCommand = commandOf('exclusive')
export const physicalCommand = commandOf('physical')
