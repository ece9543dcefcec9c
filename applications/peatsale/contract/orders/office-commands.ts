/** Commands about an order that are the office's, and those that everybody has once it was sent. */
import { Words } from '@workspace/logistics/contract'
import { LocalDate, Uuid, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { When } from '../fields/delivery-terms.ts'
import { orderStates } from '../states/order-states.ts'
import { officeCommand } from '../states/order-vocabulary.ts'
import { pricingLocks } from './order-field-locks.ts'
import { PlannedLines, PlannedLoad, pricing } from './order-fields.ts'

const Nothing = z.strictObject({})
const Reason = z.strictObject({ reason: Words })
const OptionalReason = z.strictObject({ reason: z.optional(Words) })

export const holdReasons = ['credit', 'thaw', 'quality', 'stock', 'other'] as const

const Confirmation = z.strictObject({
  ...pricing,
  priceVersion: Version,
  freight: pricing.freight.def.innerType,
  when: When,
  swamp: Uuid,
  stockpile: z.optional(Uuid),
  /** Left out: as `prepareConfirmation` proposes them. */
  loads: z.optional(z.array(PlannedLoad).check(z.minLength(1), z.maxLength(200))),
  overbookReason: z.optional(Words),
  creditReason: z.optional(Words),
})

const HoldData = z.strictObject({ reasonKind: z.enum(holdReasons), words: Words, reviewDate: LocalDate })
const AddedLoad = z.strictObject({ lines: PlannedLines, swamp: Uuid, stockpile: z.optional(Uuid), when: When })

/** `ask`: by the office, as a question to the customer, who is written a letter. */
const Note = z.strictObject({ text: Words, ask: z.optional(z.literal(true)) })

const office = ['officeOwn', 'superadmin'] as const
const customer = ['customerOwn'] as const
const everybody = ['customerOwn', 'enterer', 'officeOwn', 'superadmin'] as const
const bound = ['confirmed', 'on_hold', 'in_delivery'] as const
const beforeCutOff = ['lessThanCutOffHoursLeft', 'loadIsOpenAssignedOrLater'] as const

export const officeCommands = {
  acceptRequest: officeCommand({
    data: z.strictObject({ ...pricing, words: z.optional(Words) }),
    locks: pricingLocks,
    shows: ['words'],
    rows: [
      {
        from: ['confirmed', 'on_hold'],
        to: 'as asked',
        by: office,
        guards: ['noRequestIsOpen', 'cancelAskedWhileLoading'],
        effects: ['doAsAsked', 'letterRequestDecided'],
      },
      {
        from: ['in_delivery'],
        to: 'same',
        by: office,
        guards: ['noRequestIsOpen'],
        effects: ['doAsAsked', 'letterRequestDecided'],
      },
    ],
  }),
  declineRequest: officeCommand({
    data: Reason,
    shows: ['reason'],
    rows: [
      {
        from: bound,
        to: 'same',
        by: office,
        needs: ['reason'],
        guards: ['noRequestIsOpen'],
        effects: ['declineOpenRequest', 'letterRequestDecided'],
      },
    ],
  }),
  confirm: officeCommand({
    data: Confirmation,
    locks: pricingLocks,
    shows: ['overbookReason', 'creditReason'],
    rows: [
      {
        from: ['submitted'],
        to: 'confirmed',
        by: office,
        needs: ['when', 'swamp', 'freight', 'priceVersion', 'baseVersion'],
        guards: ['priceMissing', 'pricesChanged', 'stockShort', 'creditHold'],
        effects: ['takePriceSnapshot', 'reserveStock', 'planLoads', 'letterOrderConfirmed'],
        undo: 'unconfirm',
      },
    ],
  }),
  unconfirm: officeCommand({
    data: Reason,
    shows: ['reason'],
    rows: [
      {
        from: ['confirmed'],
        to: 'submitted',
        by: office,
        needs: ['reason'],
        guards: ['loadIsLoadingOrLater'],
        effects: ['freeReservation', 'cancelLoads', 'letterOrderUnconfirmed', 'enterInbox'],
        undo: 'confirm',
      },
    ],
  }),
  reject: officeCommand({
    data: Reason,
    shows: ['reason'],
    rows: [
      {
        from: ['submitted'],
        to: 'rejected',
        by: office,
        needs: ['reason'],
        effects: ['leaveInbox', 'letterOrderRejected'],
        undo: 'reopen',
      },
    ],
  }),
  reopen: officeCommand({
    data: Nothing,
    rows: [{ from: ['rejected'], to: 'submitted', by: office, effects: ['enterInbox', 'letterOrderReopened'] }],
  }),
  hold: officeCommand({
    data: HoldData,
    shows: ['words'],
    rows: [
      {
        ...{
          from: ['submitted', 'confirmed'],
          to: 'on_hold',
          by: office,
          needs: ['reasonKind', 'words', 'reviewDate'],
        },
        effects: ['keepHeldFrom', 'letterOrderHeld'],
        undo: 'release',
      },
    ],
  }),
  release: officeCommand({
    data: Nothing,
    rows: [{ from: ['on_hold'], to: 'heldFrom', by: office, effects: ['letterOrderReleased'], undo: 'hold' }],
  }),
  cancel: officeCommand({
    data: OptionalReason,
    shows: ['reason'],
    rows: [
      {
        from: ['draft', 'submitted'],
        to: 'cancelled',
        by: everybody,
        guards: ['hasNoNumber'],
        effects: ['leaveInbox', 'letterOrderCancelledByAnother'],
        undo: 'uncancel',
      },
      {
        from: ['confirmed', 'on_hold'],
        to: 'cancelled',
        by: customer,
        guards: beforeCutOff,
        effects: ['freeReservation', 'cancelLoads', 'letterOrderCancelledToOffice'],
        undo: 'uncancel',
      },
      {
        from: ['confirmed', 'on_hold'],
        to: 'cancelled',
        by: office,
        needs: ['reason'],
        guards: ['loadIsLoadingOrLater'],
        effects: ['freeReservation', 'cancelLoads', 'letterOrderCancelled'],
        undo: 'uncancel',
      },
    ],
  }),
  uncancel: officeCommand({
    data: Nothing,
    rows: [
      {
        from: ['cancelled'],
        to: 'submitted',
        by: office,
        guards: ['cancelledOver30DaysAgo'],
        effects: ['enterInbox', 'letterOrderReopened'],
      },
    ],
  }),
  closeRemainder: officeCommand({
    data: Reason,
    shows: ['reason'],
    rows: [
      {
        from: ['confirmed', 'in_delivery'],
        to: 'derived',
        by: office,
        needs: ['reason'],
        guards: ['loadIsAssignedLoadingOrLoaded'],
        effects: ['freeRestOfReservation', 'cancelPlannedAndOpenLoads', 'letterOrderRemainderClosed'],
      },
    ],
  }),
  addLoad: officeCommand({
    data: AddedLoad,
    rows: [
      {
        from: ['confirmed', 'in_delivery'],
        to: 'same',
        by: office,
        needs: ['lines', 'swamp', 'when'],
        effects: ['planLoad'],
      },
      {
        from: ['delivered'],
        to: 'in_delivery',
        by: office,
        needs: ['lines', 'swamp', 'when'],
        effects: ['planLoad'],
      },
    ],
  }),
  note: officeCommand({
    data: Note,
    locks: { text: 'notes' },
    shows: ['text'],
    rows: [
      {
        from: orderStates,
        to: 'same',
        by: everybody,
        needs: ['text'],
        effects: ['tellOfficeOfNote', 'letterOrderQuestion'],
      },
    ],
  }),
}
