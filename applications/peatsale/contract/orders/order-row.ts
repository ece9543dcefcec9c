/** An order as lists show it: apart from the whole one, whose schemas no list waits for. */
import { Moment } from '@workspace/logistics/contract'
import { IsoWeek, LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Named, SalesUnit, TwoNames } from '../fields/named.ts'
import { ShownQuantity } from '../fields/shown-amounts.ts'
import { orderStates } from '../states/order-states.ts'

export const OrderState = z.enum(orderStates)

/** What needs the office's eye. */
export const OrderMark = z.enum(['changed', 'message', 'request', 'noPrice', 'credit', 'enteredByDriver'])
export type OrderMark = z.infer<typeof OrderMark>

export const OrderRow = z.strictObject({
  id: Uuid,
  /** Empty while a draft has none. */
  number: z.string(),
  seller: Named,
  customer: Named,
  /** Name and municipality; null without a site. */
  site: z.nullable(z.strictObject({ name: z.string(), city: z.string() })),
  products: z.array(
    z.strictObject({ name: TwoNames, unit: SalesUnit, ordered: ShownQuantity, remaining: ShownQuantity }),
  ),
  state: OrderState,
  /** The confirmed week, else the wished one. */
  week: z.nullable(IsoWeek),
  day: z.nullable(LocalDate),
  submittedAt: z.nullable(Moment),
  marks: z.array(OrderMark),
})
export type OrderRow = z.infer<typeof OrderRow>

/** An open order of the same goods as those that are about to be ordered again. */
export const OrderedAlready = z.strictObject({
  id: Uuid,
  number: z.string(),
  week: z.nullable(IsoWeek),
  day: z.nullable(LocalDate),
})
export type OrderedAlready = z.infer<typeof OrderedAlready>
