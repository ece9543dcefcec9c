/** Commands about an order that begin with its customer. */
import { Words } from '@workspace/logistics/contract'
import * as z from 'zod/mini'
import { officeCommand } from '../states/order-vocabulary.ts'
import { contentLocks, pricingLocks, yardLocks } from './order-field-locks.ts'
import { OrderFields, orderContent, orderInstructions, pricing } from './order-fields.ts'

const Nothing = z.strictObject({})
const Reason = z.strictObject({ reason: Words })

/** In words or as new fields, or both. */
const ChangeRequest = z
  .strictObject({ words: z.optional(Words), fields: z.optional(z.strictObject(orderContent)) })
  .check(z.refine(({ words, fields }) => words !== undefined || hasAny(fields), { path: ['words'] }))

/** What the office or the customer changes of an order; the office may say prices, and why. */
export const OrderEdit = z.strictObject({ ...orderContent, ...pricing, reason: z.optional(Words) })

const office = ['officeOwn', 'superadmin'] as const
const customer = ['customerOwn'] as const
const buyers = ['customerOwn', 'enterer'] as const
const everybody = ['customerOwn', 'enterer', 'officeOwn', 'superadmin'] as const
const bound = ['confirmed', 'on_hold', 'in_delivery'] as const
const beforeCutOff = ['lessThanCutOffHoursLeft', 'loadIsOpenAssignedOrLater'] as const

export const customerCommands = {
  saveDraft: officeCommand({
    data: OrderFields,
    locks: contentLocks,
    rows: [{ from: ['draft'], to: 'same', by: everybody }],
  }),
  deleteDraft: officeCommand({
    data: Nothing,
    rows: [{ from: ['draft'], to: 'gone', by: everybody, guards: ['hasNumber'] }],
  }),
  submit: officeCommand({
    data: OrderFields,
    locks: contentLocks,
    rows: [
      {
        from: ['draft'],
        to: 'submitted',
        by: everybody,
        needs: ['site', 'lines', 'wish'],
        guards: ['weekUnavailable'],
        effects: ['giveNumber', 'estimatePrice', 'letterOrderReceived', 'enterInbox', 'letterOrderEnteredForYou'],
        undo: 'withdraw',
      },
    ],
  }),
  withdraw: officeCommand({
    data: Nothing,
    rows: [{ from: ['submitted'], to: 'draft', by: buyers, effects: ['leaveInbox'], undo: 'submit' }],
  }),
  edit: officeCommand({
    data: OrderEdit,
    locks: { ...contentLocks, ...pricingLocks },
    shows: ['reason'],
    rows: [
      { from: ['submitted'], to: 'same', by: everybody, effects: ['estimatePrice', 'markChangedInInbox'] },
      {
        from: ['confirmed'],
        to: 'submitted',
        by: customer,
        guards: beforeCutOff,
        effects: ['cancelLoads', 'letterOrderChanged', 'enterInbox'],
      },
      {
        from: ['confirmed'],
        to: 'same',
        by: office,
        guards: ['goodsOrSiteChangeWhileLoading'],
        requiredWhen: [{ need: 'reason', when: 'priceOrQuantityChanges' }],
        effects: ['takePriceSnapshot', 'letterOrderChanged'],
      },
      {
        from: ['in_delivery'],
        to: 'same',
        by: office,
        needs: ['reason'],
        guards: ['goodsOrSiteChange'],
        effects: ['takePriceSnapshot', 'letterOrderChanged'],
      },
    ],
  }),
  editInstructions: officeCommand({
    data: z.strictObject(orderInstructions),
    locks: yardLocks,
    rows: [
      {
        from: ['submitted', 'confirmed', 'on_hold', 'in_delivery'],
        to: 'same',
        by: everybody,
        needs: ['instructions', 'contactName', 'contactTelephone'],
      },
    ],
  }),
  requestChange: officeCommand({
    data: ChangeRequest,
    locks: { fields: 'ordered' },
    shows: ['words'],
    rows: [
      {
        from: bound,
        to: 'same',
        by: customer,
        guards: ['requestIsOpen'],
        effects: ['openRequest', 'letterRequestToOffice'],
        undo: 'withdrawRequest',
      },
    ],
  }),
  requestCancel: officeCommand({
    data: Reason,
    shows: ['reason'],
    rows: [
      {
        from: bound,
        to: 'same',
        by: customer,
        needs: ['reason'],
        guards: ['requestIsOpen'],
        effects: ['openRequest', 'letterRequestToOffice'],
        undo: 'withdrawRequest',
      },
    ],
  }),
  withdrawRequest: officeCommand({
    data: Nothing,
    rows: [{ from: bound, to: 'same', by: customer, guards: ['noRequestIsOpen'], effects: ['withdrawOpenRequest'] }],
  }),
}

function hasAny(fields: object | undefined): boolean {
  return fields !== undefined && Object.keys(fields).length > 0
}
