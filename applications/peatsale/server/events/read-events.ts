/** The event log of an order or a load, for the office. */
import { wordFieldsOf } from '@workspace/logistics/contract'
import { logPage } from '@workspace/logistics/server'
import { handlersOf } from '@workspace/portal/server'
import { readLoadEvents } from '../../contract/loads/calls.ts'
import { loadCommands } from '../../contract/loads/load-event.ts'
import { readOrderEvents } from '../../contract/orders/calls.ts'
import { orderCommands } from '../../contract/orders/order-event.ts'
import { storedLoad } from '../loads/stored-load.ts'
import { storedOrder } from '../orders/read-order.ts'
import { orderRolesOf } from '../rights/order-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { events } from './peat-events.ts'

const { reads } = handlersOf<PeatActor>()

export const readOrderEventsHandler = reads(readOrderEvents, async ({ host, actor }, { id, cursor }, refuse) => {
  const order = await storedOrder(host.database.reading, id)
  const roles = order ? orderRolesOf(actor, order) : []
  if (!roles.some((role) => role === 'officeOwn' || role === 'superadmin')) throw refuse('not_found')
  return await logPage({ host, log: events, wordFields }, id, cursor)
})

export const readLoadEventsHandler = reads(readLoadEvents, async ({ host, actor }, { id, cursor }, refuse) => {
  const load = await storedLoad(host.database.reading, id)
  if (!load || !actor.sellers.includes(load.seller)) throw refuse('not_found')
  return await logPage({ host, log: events, wordFields }, id, cursor)
})

const wordFields = wordFieldsOf({ ...orderCommands, ...loadCommands })
