/** An order as the commands see it: its machine, what is asked before one is taken, and what follows. */

import { aggregate } from '@workspace/logistics/server'
import type { OrderEvent } from '../../contract/orders/order-event.ts'
import { closedFields } from '../../contract/states/carried-fields.ts'
import type { OrderWords } from '../../contract/states/order-machine.ts'
import { orderMachine } from '../../contract/states/order-machine.ts'
import type { OrderState } from '../../contract/states/order-states.ts'
import { orderGuards } from '../../contract/states/order-words.ts'
import type { PeatTransaction } from '../database/tables.ts'
import { events } from '../events/peat-events.ts'
import { deriveOrder } from '../loads/derive-order.ts'
import { publishLoads, publishOrder } from '../loads/publish-changes.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import type { AcceptedOrderCommand, OrderContext } from './order-context.ts'
import { orderContext } from './order-context.ts'
import { orderEffects } from './order-effects.ts'
import { orderConditions, orderGuardsAnswered } from './order-guards.ts'
import { closeRequest } from './order-requests.ts'
import { keepTheLast } from './short-stock.ts'
import { invalidOrderFields } from './validate-order.ts'
import { orderAfter, writeOrder } from './write-order.ts'

export const orderCommands = aggregate<OrderWords, OrderEvent, OrderContext, PeatActor>({
  name: 'order',
  machine: orderMachine,
  log: events,
  refusals: orderGuards,
  skipsVersionCheck: [],
  lockAndRead: orderContext,
  guards: orderGuardsAnswered,
  conditions: orderConditions,
  closedFields: ({ event, state }, role) =>
    closedFields({ of: 'order', kind: event.kind, role, state, data: event.data }),
  invalidFields: invalidOrderFields,
  resolveTarget: (context, to) => {
    switch (to) {
      case 'gone':
        return 'gone'
      case 'heldFrom':
        return heldFrom(context)
      case 'as asked':
        return asAsked(context)
      case 'derived':
        return withoutRest(context)
      default:
        throw new RangeError(`An order is never "${to}"`)
    }
  },
  write: writeOrder,
  effects: orderEffects,
  afterEffects,
})

function heldFrom({ order }: OrderContext): OrderState {
  return order.held_from === 'confirmed' ? 'confirmed' : 'submitted'
}

/** What was held goes on where it was: an order that nobody has confirmed is not confirmed by a request. */
function asAsked(context: OrderContext): OrderState {
  if (context.request?.kind === 'cancel') return 'cancelled'
  return context.state === 'on_hold' ? heldFrom(context) : 'confirmed'
}

const brought: readonly string[] = ['delivered', 'verified', 'locked']

/** Nothing more comes: what the loads have brought says how it ends. */
function withoutRest({ loads }: OrderContext): OrderState {
  const came = loads.filter(({ state }) => brought.includes(state))
  if (came.length === 0) return 'cancelled'
  return came.every(({ state }) => state === 'locked') ? 'closed' : 'delivered'
}

const asking: readonly string[] = ['confirmed', 'on_hold', 'in_delivery']

async function afterEffects(transaction: PeatTransaction, done: AcceptedOrderCommand): Promise<void> {
  const { order, to, issuer, event, loads } = done
  if (to !== 'gone') {
    // An order that waits again, or has ended, has nothing left to decide.
    const isDecided = event.kind === 'acceptRequest' || event.kind === 'declineRequest'
    if (!isDecided && !asking.includes(to)) await closeRequest(transaction, done, { state: 'withdrawn', answer: '' })
    const cause = { host: issuer.host, now: issuer.now, actor: issuer.actor.id, load: '', entered: false }
    await deriveOrder(transaction, await orderAfter(done), cause)
  }
  if (event.kind === 'editInstructions') await publishLoads(transaction, issuer, { ids: loads.map(({ id }) => id) })
  await publishOrder(transaction, issuer, order)
  await keepTheLast(transaction, done)
}
