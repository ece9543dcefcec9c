import { EventRow } from '@workspace/logistics/contract'
import { Cursor, QuantityInput, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { peatCall, peatCommandResult } from '../peat-call.ts'
import { officeRoles, orderers } from '../rights/roles.ts'
import { OrderEdit } from './customer-commands.ts'
import { MissingPrices } from './missing-price.ts'
import { Confirmation, Order, OrderPrices, ProposedOrder, WeekRoom } from './order.ts'
import { OrderEvent } from './order-event.ts'
import { DeliveryMethod, Wish } from './order-fields.ts'
import { OrderedAlready, OrderState } from './order-row.ts'
import { searchOrders } from './search-call.ts'

export const readOrder = peatCall({
  name: 'readOrder',
  path: '/orders/read',
  roles: orderers,
  input: z.object({ id: Uuid }),
  output: { order: Order },
  refusals: [],
})

/** The newest first; `cursor` goes on to the older ones. */
export const readOrderEvents = peatCall({
  name: 'readOrderEvents',
  path: '/orders/events',
  roles: officeRoles,
  input: z.object({ id: Uuid, cursor: Cursor }),
  output: { rows: z.array(EventRow), cursor: z.string() },
  refusals: [],
})

/** "Order again": like an order, or like the newest one of an account. */
export const proposeOrder = peatCall({
  name: 'proposeOrder',
  path: '/orders/propose',
  roles: orderers,
  input: z.union([z.object({ like: Uuid }), z.object({ account: Uuid, seller: z.optional(Uuid) })]),
  output: { order: ProposedOrder, weeks: z.array(WeekRoom), already: z.nullable(OrderedAlready) },
  refusals: [],
})

/** What it would cost, and how full the weeks are. Prices that are missing are named in the output. */
export const estimateOrder = peatCall({
  name: 'estimateOrder',
  path: '/orders/estimate',
  roles: ['customer', 'office', 'superadmin'],
  input: z.object({
    seller: Uuid,
    account: Uuid,
    site: z.nullable(Uuid),
    method: DeliveryMethod,
    lines: z.array(z.strictObject({ product: Uuid, quantity: QuantityInput })).check(z.minLength(1), z.maxLength(20)),
    wish: z.nullable(Wish),
  }),
  output: {
    prices: OrderPrices,
    priceVersion: z.int(),
    weeks: z.array(WeekRoom),
    /** Null for the customer, who cures nothing of it. */
    lacking: z.nullable(MissingPrices),
  },
  refusals: [],
})

export const prepareConfirmation = peatCall({
  name: 'prepareConfirmation',
  path: '/orders/confirmation',
  roles: officeRoles,
  input: z.object({ id: Uuid }),
  output: { confirmation: Confirmation },
  refusals: ['wrong_state'],
})

/** What a change would make a confirmed order cost, before the office sends it or accepts it from the customer. */
export const priceOrderEdit = peatCall({
  name: 'priceOrderEdit',
  path: '/orders/edit/price',
  roles: officeRoles,
  input: z.object({ id: Uuid, data: OrderEdit }),
  output: {
    /** As it is confirmed; null where nothing is known of how. */
    before: z.nullable(OrderPrices),
    after: OrderPrices,
    lacksPrice: z.boolean(),
    /** The command asks why. */
    needsReason: z.boolean(),
  },
  refusals: ['wrong_state'],
})

const result = peatCommandResult(OrderState)

/** One act on an order; its id makes it happen once, for ever. */
export const commandOrder = peatCall({
  name: 'commandOrder',
  path: '/orders/command',
  roles: orderers,
  input: z.object({ event: OrderEvent }),
  output: result.alone,
  refusals: result.refusals,
  repeats: 'by-event',
})

/** Orders as they are read, what is needed before one is sent or confirmed, and what is done to them. */
export const ordersCalls = {
  searchOrders,
  readOrder,
  readOrderEvents,
  proposeOrder,
  estimateOrder,
  prepareConfirmation,
  priceOrderEdit,
  commandOrder,
}
