/** Everything that somebody may do to an order. */
import { eventOf, Words } from '@workspace/logistics/contract'
import { LocalDate, Uuid, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { When } from '../fields/delivery-terms.ts'
import { OrderFields, orderContent, orderInstructions, PlannedLines, PlannedLoad, pricing } from './order-fields.ts'

const Nothing = z.strictObject({})
const Reason = z.strictObject({ reason: Words })
const OptionalReason = z.strictObject({ reason: z.optional(Words) })

export const holdReasons = ['credit', 'thaw', 'quality', 'stock', 'other'] as const

/** In words or as new fields, or both. */
const ChangeRequest = z
  .strictObject({ words: z.optional(Words), fields: z.optional(z.strictObject(orderContent)) })
  .check(z.refine(({ words, fields }) => words !== undefined || hasAny(fields), { path: ['words'] }))

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

/** What the office or the customer changes of an order; the office may say prices, and why. */
export const OrderEdit = z.strictObject({ ...orderContent, ...pricing, reason: z.optional(Words) })

const HoldData = z.strictObject({ reasonKind: z.enum(holdReasons), words: Words, reviewDate: LocalDate })
const AddedLoad = z.strictObject({ lines: PlannedLines, swamp: Uuid, stockpile: z.optional(Uuid), when: When })

/** `ask`: by the office, as a question to the customer, who is written a letter. */
const Note = z.strictObject({ text: Words, ask: z.optional(z.literal(true)) })

export const OrderEvent = z.discriminatedUnion('kind', [
  eventOf('saveDraft', OrderFields),
  eventOf('deleteDraft', Nothing),
  eventOf('submit', OrderFields),
  eventOf('withdraw', Nothing),
  eventOf('edit', OrderEdit),
  eventOf('editInstructions', z.strictObject(orderInstructions)),
  eventOf('requestChange', ChangeRequest),
  eventOf('requestCancel', Reason),
  eventOf('withdrawRequest', Nothing),
  eventOf('acceptRequest', z.strictObject({ ...pricing, words: z.optional(Words) })),
  eventOf('declineRequest', Reason),
  eventOf('confirm', Confirmation),
  eventOf('unconfirm', Reason),
  eventOf('reject', Reason),
  eventOf('reopen', Nothing),
  eventOf('hold', HoldData),
  eventOf('release', Nothing),
  eventOf('cancel', OptionalReason),
  eventOf('uncancel', Nothing),
  eventOf('closeRemainder', Reason),
  eventOf('addLoad', AddedLoad),
  eventOf('note', Note),
])
export type OrderEvent = z.infer<typeof OrderEvent>
/** The data of one kind of order event. */
export type OrderEventData<Kind extends OrderEvent['kind']> = Extract<OrderEvent, { readonly kind: Kind }>['data']

function hasAny(fields: object | undefined): boolean {
  return fields !== undefined && Object.keys(fields).length > 0
}
