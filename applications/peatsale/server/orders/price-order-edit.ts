/** What a change would make a confirmed order cost, before the office sends it or accepts it from the customer. */
import type { InputOf } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import { priceOrderEdit } from '../../contract/orders/calls.ts'
import type { OrderPrices } from '../../contract/orders/order.ts'
import type { PeatReader } from '../database/tables.ts'
import { isWithinMoney } from '../prices/price-order.ts'
import { registerRows } from '../registers/register-rows.ts'
import { orderRolesOf } from '../rights/order-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { changesPriceOrQuantity, saysPrices } from './changed-goods.ts'
import { withFreightOverride } from './freight-override.ts'
import { orderAfterCommand } from './order-after-command.ts'
import type { StoredOrder } from './order-rows.ts'
import { orderLines } from './order-rows.ts'
import { priceTargetOrder } from './price-target-order.ts'
import { storedOrder } from './read-order.ts'
import { areGoodsWrong, isSiteOf } from './requested-delivery.ts'
import { storedPricesOf } from './stored-prices.ts'
import { withZoneNames } from './zone-names.ts'

const { reads } = handlersOf<PeatActor>()

/** On hold nothing is edited, but what a customer asks for is accepted. */
const bound: readonly string[] = ['confirmed', 'on_hold', 'in_delivery']

type Edit = InputOf<typeof priceOrderEdit>['data']

export const priceOrderEditHandler = reads(priceOrderEdit, async ({ host, actor, request }, { id, data }, refuse) => {
  const reader = host.database.reading
  const order = await storedOrder(reader, id)
  const roles = order ? orderRolesOf(actor, order) : []
  if (!order || !roles.some((role) => role === 'officeOwn' || role === 'superadmin')) throw refuse('not_found')
  if (!bound.includes(order.state)) throw refuse('wrong_state')
  const fields = await fieldErrors(reader, order, data)
  if (fields.length > 0) throw refuse('invalid_input', { fields })
  const { now } = request
  const lines = await orderLines(reader, [id])
  const registers = registerRows(reader)
  const event = { kind: 'edit', id, of: id, data, deviceTime: now.toISOString(), device: 'server' } as const
  const given = { order, lines, event, now }
  const wanted = await orderAfterCommand(registers, {
    ...given,
    request: undefined,
    seller: await registers.seller(order.seller),
  })
  const priced = await priceTargetOrder(registers, { ...given, wanted })
  if (!priced) throw refuse('invalid_input', { fields: ['lines'] })
  if (!isWithinMoney(priced)) throw refuse('invalid_input', { fields: [saysPrices(data) ? 'prices' : 'lines'] })
  const before = storedPricesOf(order)?.prices
  const named = (prices: OrderPrices) => withZoneNames(reader, prices, order.seller)
  return {
    before: before ? withFreightOverride(await named(before), order, true) : null,
    after: withFreightOverride(await named({ ...priced.prices, isEstimate: false }), wanted.order, true),
    lacksPrice: priced.lacksPrice,
    needsReason: order.state === 'in_delivery' || changesPriceOrQuantity(data, lines, wanted.lines),
  }
})

async function fieldErrors(reader: PeatReader, order: StoredOrder, data: Edit): Promise<readonly string[]> {
  const { site, lines = [], prices = [] } = data
  const buyer = { seller: order.seller, account: order.customer, isOffice: true }
  const isElsewhere = site != null && !(await isSiteOf(reader, site, order.customer))
  const areWrong = data.lines?.length === 0 || (await areGoodsWrong(reader, lines, buyer))
  const isForNothing = lines.length > 0 && prices.some(({ line }) => !lines.some(({ id }) => id === line))
  return [...(isElsewhere ? ['site'] : []), ...(areWrong ? ['lines'] : []), ...(isForNothing ? ['prices'] : [])]
}
