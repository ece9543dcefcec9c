/** What is ordered, as forms send it. A field that is left out stays as it is; null empties it. */
import { distinctBy, Words } from '@workspace/logistics/contract'
import { IsoWeek, LocalDate, line, QuantityInput, text, UnitPrice, Uuid, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { TelephoneLine } from '../fields/address-lines.ts'
import { FreightRate, When } from '../fields/delivery-terms.ts'

export const deliveryMethods = ['delivered', 'collected'] as const
export const DeliveryMethod = z.enum(deliveryMethods)
export type DeliveryMethod = z.infer<typeof DeliveryMethod>

/** A line keeps its id for as long as the order lives; its unit is the product's. */
export const OrderLineInput = z.strictObject({
  id: Uuid,
  product: Uuid,
  quantity: QuantityInput,
  preferredSwamp: z.optional(z.nullable(Uuid)),
})
export type OrderLineInput = z.infer<typeof OrderLineInput>

const Weekday = z.int().check(z.minimum(1), z.maximum(7))

/** When the customer would have it: a week, or days from the first to the last, perhaps on some weekdays only. */
export const Wish = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('week'), week: IsoWeek }),
  z
    .strictObject({
      by: z.literal('days'),
      earliest: LocalDate,
      latest: LocalDate,
      weekdays: z.optional(z.array(Weekday).check(z.minLength(1), z.maxLength(7))),
    })
    .check(z.refine(({ earliest, latest }) => earliest <= latest, { path: ['latest'] })),
])
export type Wish = z.infer<typeof Wish>

/** What the driver reads about the yard; a text may be empty. */
export const orderInstructions = {
  instructions: text(500),
  contactName: line(100),
  contactTelephone: TelephoneLine,
}

/** What the customer may change of an order that he or she has sent. */
export const orderContent = {
  method: z.optional(DeliveryMethod),
  site: z.optional(z.nullable(Uuid)),
  /** One line of a product: prices and loads go by it. */
  lines: z.optional(z.array(OrderLineInput).check(z.maxLength(20), distinctBy('id'), distinctBy('product'))),
  wish: z.optional(z.nullable(Wish)),
  note: z.optional(text(1000)),
  purchaseReference: z.optional(line(100)),
  instructions: z.optional(orderInstructions.instructions),
  contactName: z.optional(orderInstructions.contactName),
  contactTelephone: z.optional(orderInstructions.contactTelephone),
}

/** A draft; whose it is and of whom it is ordered is said when it is first saved. */
export const OrderFields = z.strictObject({ ...orderContent, seller: z.optional(Uuid), account: z.optional(Uuid) })
export type OrderFields = z.infer<typeof OrderFields>

/** What the customer is charged for freight: by the table in force, by hand, or nothing of its own. */
export const OrderFreight = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('table') }),
  z.strictObject({ by: z.literal('hand'), freight: FreightRate, reason: Words }),
  z.strictObject({ by: z.literal('none') }),
])
export type OrderFreight = z.infer<typeof OrderFreight>

/** A price by hand of one line. */
export const HandPrice = z.strictObject({
  line: Uuid,
  unitPrice: UnitPrice,
  includesFreight: z.boolean(),
  reason: Words,
})
export type HandPrice = z.infer<typeof HandPrice>

/** How the office prices what it confirms or changes: against the prices that it has seen. */
export const pricing = {
  priceVersion: z.optional(Version),
  freight: z.optional(OrderFreight),
  prices: z.optional(z.array(HandPrice).check(z.maxLength(20), distinctBy('line'))),
  /** Lines whose price by hand is taken back: the lists price them again. */
  listPriced: z.optional(z.array(Uuid).check(z.maxLength(20))),
}

/** How much of which line of the order a load takes. */
export const PlannedLine = z.strictObject({ line: Uuid, quantity: QuantityInput })
export type PlannedLine = z.infer<typeof PlannedLine>
export const PlannedLines = z.array(PlannedLine).check(z.minLength(1), z.maxLength(20), distinctBy('line'))
/** A load as the office plans it when it confirms. */
export const PlannedLoad = z.strictObject({ lines: PlannedLines, when: When })
export type PlannedLoad = z.infer<typeof PlannedLoad>
