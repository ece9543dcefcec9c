/** What becomes of an order, by whose command. */
import type { DataField, Machine, Row } from '@workspace/logistics/contract'
import type { OrderEvent } from '../orders/order-event.ts'
import type { Flag } from './flags.ts'
import type { OrderState } from './order-states.ts'
import { orderStates } from './order-states.ts'
import type { OrderCondition, OrderEffect, OrderGuard } from './order-words.ts'

export type OrderCommand = OrderEvent['kind']

/**
 * How a person stands to one order. Of a draft `customerOwn`, `enterer` and `officeOwn` are those who made it, or whose
 * account's member did: to everybody else a draft is not there.
 */
const orderRoles = {
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

export interface OrderWords {
  readonly state: OrderState
  readonly command: OrderCommand
  readonly role: OrderRole
  readonly guard: OrderGuard
  readonly effect: OrderEffect
  readonly need: DataField<OrderEvent>
  readonly condition: OrderCondition
  readonly flag: Flag
  readonly settled: 'gone' | 'heldFrom' | 'as asked' | 'derived'
}

const office = ['officeOwn', 'superadmin'] as const
const customer = ['customerOwn'] as const
const buyers = ['customerOwn', 'enterer'] as const
const everybody = ['customerOwn', 'enterer', 'officeOwn', 'superadmin'] as const
const bound = ['confirmed', 'on_hold', 'in_delivery'] as const
const beforeCutOff = ['lessThanCutOffHoursLeft', 'loadIsOpenAssignedOrLater'] as const

const rows: Readonly<Record<OrderCommand, readonly Row<OrderWords>[]>> = {
  saveDraft: [{ from: ['draft'], to: 'same', by: everybody }],
  deleteDraft: [{ from: ['draft'], to: 'gone', by: everybody, guards: ['hasNumber'] }],
  submit: [
    {
      ...{ from: ['draft'], to: 'submitted', by: everybody, needs: ['site', 'lines', 'wish'] },
      guards: ['weekUnavailable'],
      effects: ['giveNumber', 'estimatePrice', 'letterOrderReceived', 'enterInbox', 'letterOrderEnteredForYou'],
      undo: 'withdraw',
    },
  ],
  withdraw: [{ from: ['submitted'], to: 'draft', by: buyers, effects: ['leaveInbox'], undo: 'submit' }],
  edit: [
    { from: ['submitted'], to: 'same', by: everybody, effects: ['estimatePrice', 'markChangedInInbox'] },
    {
      ...{ from: ['confirmed'], to: 'submitted', by: customer, guards: beforeCutOff },
      effects: ['cancelLoads', 'letterOrderChanged', 'enterInbox'],
    },
    {
      ...{ from: ['confirmed'], to: 'same', by: office, guards: ['goodsOrSiteChangeWhileLoading'] },
      requiredWhen: [{ need: 'reason', when: 'priceOrQuantityChanges' }],
      effects: ['takePriceSnapshot', 'letterOrderChanged'],
    },
    {
      ...{ from: ['in_delivery'], to: 'same', by: office, needs: ['reason'], guards: ['goodsOrSiteChange'] },
      effects: ['takePriceSnapshot', 'letterOrderChanged'],
    },
  ],
  editInstructions: [
    {
      ...{ from: ['submitted', 'confirmed', 'on_hold', 'in_delivery'], to: 'same', by: everybody },
      needs: ['instructions', 'contactName', 'contactTelephone'],
    },
  ],
  requestChange: [
    {
      ...{ from: bound, to: 'same', by: customer, guards: ['requestIsOpen'] },
      effects: ['openRequest', 'letterRequestToOffice'],
      undo: 'withdrawRequest',
    },
  ],
  requestCancel: [
    {
      ...{ from: bound, to: 'same', by: customer, needs: ['reason'], guards: ['requestIsOpen'] },
      effects: ['openRequest', 'letterRequestToOffice'],
      undo: 'withdrawRequest',
    },
  ],
  withdrawRequest: [
    { from: bound, to: 'same', by: customer, guards: ['noRequestIsOpen'], effects: ['withdrawOpenRequest'] },
  ],
  acceptRequest: [
    {
      ...{ from: ['confirmed', 'on_hold'], to: 'as asked', by: office },
      guards: ['noRequestIsOpen', 'cancelAskedWhileLoading'],
      effects: ['doAsAsked', 'letterRequestDecided'],
    },
    {
      ...{ from: ['in_delivery'], to: 'same', by: office, guards: ['noRequestIsOpen'] },
      effects: ['doAsAsked', 'letterRequestDecided'],
    },
  ],
  declineRequest: [
    {
      ...{ from: bound, to: 'same', by: office, needs: ['reason'], guards: ['noRequestIsOpen'] },
      effects: ['declineOpenRequest', 'letterRequestDecided'],
    },
  ],
  confirm: [
    {
      ...{ from: ['submitted'], to: 'confirmed', by: office },
      needs: ['when', 'swamp', 'freight', 'priceVersion', 'baseVersion'],
      guards: ['priceMissing', 'pricesChanged', 'stockShort', 'creditHold'],
      effects: ['takePriceSnapshot', 'reserveStock', 'planLoads', 'letterOrderConfirmed'],
      undo: 'unconfirm',
    },
  ],
  unconfirm: [
    {
      ...{ from: ['confirmed'], to: 'submitted', by: office, needs: ['reason'], guards: ['loadIsLoadingOrLater'] },
      effects: ['freeReservation', 'cancelLoads', 'letterOrderUnconfirmed', 'enterInbox'],
      undo: 'confirm',
    },
  ],
  reject: [
    {
      ...{ from: ['submitted'], to: 'rejected', by: office, needs: ['reason'] },
      effects: ['leaveInbox', 'letterOrderRejected'],
      undo: 'reopen',
    },
  ],
  reopen: [{ from: ['rejected'], to: 'submitted', by: office, effects: ['enterInbox', 'letterOrderReopened'] }],
  hold: [
    {
      ...{ from: ['submitted', 'confirmed'], to: 'on_hold', by: office, needs: ['reasonKind', 'words', 'reviewDate'] },
      effects: ['keepHeldFrom', 'letterOrderHeld'],
      undo: 'release',
    },
  ],
  release: [{ from: ['on_hold'], to: 'heldFrom', by: office, effects: ['letterOrderReleased'], undo: 'hold' }],
  cancel: [
    {
      ...{ from: ['draft', 'submitted'], to: 'cancelled', by: everybody, guards: ['hasNoNumber'] },
      effects: ['leaveInbox', 'letterOrderCancelledByAnother'],
      undo: 'uncancel',
    },
    {
      ...{ from: ['confirmed', 'on_hold'], to: 'cancelled', by: customer, guards: beforeCutOff },
      effects: ['freeReservation', 'cancelLoads', 'letterOrderCancelledToOffice'],
      undo: 'uncancel',
    },
    {
      ...{ from: ['confirmed', 'on_hold'], to: 'cancelled', by: office, needs: ['reason'] },
      guards: ['loadIsLoadingOrLater'],
      effects: ['freeReservation', 'cancelLoads', 'letterOrderCancelled'],
      undo: 'uncancel',
    },
  ],
  uncancel: [
    {
      ...{ from: ['cancelled'], to: 'submitted', by: office, guards: ['cancelledOver30DaysAgo'] },
      effects: ['enterInbox', 'letterOrderReopened'],
    },
  ],
  closeRemainder: [
    {
      ...{ from: ['confirmed', 'in_delivery'], to: 'derived', by: office, needs: ['reason'] },
      guards: ['loadIsAssignedLoadingOrLoaded'],
      effects: ['freeRestOfReservation', 'cancelPlannedAndOpenLoads', 'letterOrderRemainderClosed'],
    },
  ],
  addLoad: [
    {
      ...{ from: ['confirmed', 'in_delivery'], to: 'same', by: office, needs: ['lines', 'swamp', 'when'] },
      effects: ['planLoad'],
    },
    {
      ...{ from: ['delivered'], to: 'in_delivery', by: office, needs: ['lines', 'swamp', 'when'] },
      effects: ['planLoad'],
    },
  ],
  note: [
    {
      ...{ from: orderStates, to: 'same', by: everybody, needs: ['text'] },
      effects: ['tellOfficeOfNote', 'letterOrderQuestion'],
    },
  ],
}

export const orderMachine: Machine<OrderWords> = {
  states: orderStates,
  paused: ['on_hold'],
  onward: ['as asked', 'heldFrom'],
  ends: ['rejected', 'cancelled'],
  roles: orderRoles,
  kinds: allOffice(),
  rows,
  notAsEvent: [],
}

function allOffice(): Machine<OrderWords>['kinds'] {
  const kinds = Object.keys(rows).map((command) => [command, 'office'] as const)
  return Object.fromEntries(kinds) as Machine<OrderWords>['kinds']
}
