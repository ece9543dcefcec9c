/** Everything that somebody may do to an order. */
import { eventsOf } from '@workspace/logistics/contract'
import type * as z from 'zod/mini'
import { customerCommands } from './customer-commands.ts'
import { officeCommands } from './office-commands.ts'

/** In the order in which screens offer them. */
export const orderCommands = { ...customerCommands, ...officeCommands }
export type OrderCommand = keyof typeof orderCommands

export const OrderEvent = eventsOf(orderCommands)
export type OrderEvent = z.infer<typeof OrderEvent>
/** The data of one kind of order event. */
export type OrderEventData<Kind extends OrderEvent['kind']> = Extract<OrderEvent, { readonly kind: Kind }>['data']
