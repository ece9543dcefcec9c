import { handlersOf } from '@workspace/portal/server'
import { readOrder } from '../../contract/orders/calls.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { orderRolesOf, seesOrder } from '../rights/order-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { orderDetails } from './order-details.ts'
import type { StoredOrder } from './order-rows.ts'

const { reads } = handlersOf<PeatActor>()

export const readOrderHandler = reads(readOrder, async ({ host, actor, request }, { id }, refuse) => {
  const reader = host.database.reading
  const order = await storedOrder(reader, id)
  if (!order) throw refuse('not_found')
  const roles = orderRolesOf(actor, order)
  if (!seesOrder(roles)) throw refuse(roles.includes('loader') ? 'forbidden' : 'not_found')
  return { order: await orderDetails({ host, reader, actor, now: request.now }, order, roles) }
})

export async function storedOrder(reader: PeatReader, id: string): Promise<StoredOrder | undefined> {
  return await ownTables(reader).selectFrom('peatsale_order').selectAll().where('id', '=', id).executeTakeFirst()
}
