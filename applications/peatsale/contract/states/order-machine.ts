/** What becomes of an order, by whose command. */
import type { DataField, Machine } from '@workspace/logistics/contract'
import { machineParts } from '@workspace/logistics/contract'
import type { OrderCommand, OrderEvent } from '../orders/order-event.ts'
import { orderCommands } from '../orders/order-event.ts'
import { orderStates } from './order-states.ts'
import type { OrderRowWords } from './order-vocabulary.ts'
import { orderRoles } from './order-vocabulary.ts'

export interface OrderWords extends OrderRowWords {
  readonly command: OrderCommand
  readonly need: DataField<OrderEvent>
}

export const orderMachine: Machine<OrderWords> = {
  states: orderStates,
  paused: ['on_hold'],
  onward: ['as asked', 'heldFrom'],
  ends: ['rejected', 'cancelled'],
  roles: orderRoles,
  ...machineParts(orderCommands),
}
