/** The roles and the words of the machine of an order, and what makes its commands. */
import { commandMaker } from '@workspace/logistics/contract'
import type { LockedField } from './field-locks.ts'
import type { Flag } from './flags.ts'
import type { OrderState } from './order-states.ts'
import type { OrderCondition, OrderEffect, OrderGuard } from './order-words.ts'

/**
 * How a person stands to one order. Of a draft `customerOwn`, `enterer` and `officeOwn` are those who made it, or whose
 * account's member did: to everybody else a draft is not there.
 */
export const orderRoles = {
  visitor: 'unauthorized',
  customerOwn: 'sees',
  customerOther: 'not_found',
  enterer: 'sees',
  leadOther: 'not_found',
  driver: 'not_found',
  loader: 'forbidden',
  officeOwn: 'sees',
  officeOther: 'not_found',
  superadmin: 'sees',
  noRole: 'forbidden',
} as const
export type OrderRole = keyof typeof orderRoles

/** The words of its rows, without commands and their fields. */
export interface OrderRowWords {
  readonly state: OrderState
  readonly role: OrderRole
  readonly guard: OrderGuard
  readonly effect: OrderEffect
  readonly condition: OrderCondition
  readonly flag: Flag
  readonly settled: 'gone' | 'heldFrom' | 'as asked' | 'derived'
}

export const officeCommand = commandMaker<OrderRowWords, LockedField>()('office')
