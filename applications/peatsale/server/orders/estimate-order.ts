import type { InputOf } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import { estimateOrder } from '../../contract/orders/calls.ts'
import type { PeatReader } from '../database/tables.ts'
import { isWithinMoney, priceOrder } from '../prices/price-order.ts'
import { registerRows } from '../registers/register-rows.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { withCure } from './missing-cure.ts'
import { orderOrigin } from './order-origin.ts'
import { areGoodsWrong, isOutOfReach, isSiteOf, wishedDay } from './requested-delivery.ts'
import { offeredWeeks } from './week-capacity.ts'
import { withZoneNames } from './zone-names.ts'

const { reads } = handlersOf<PeatActor>()

type Asked = InputOf<typeof estimateOrder>

/** As one types: what is below the least order is priced all the same, and refused when it is sent. */
export const estimateOrderHandler = reads(estimateOrder, async ({ host, actor, request }, asked, refuse) => {
  const reader = host.database.reading
  const { seller, account, site, method, wish } = asked
  const { now } = request
  const maker = await orderOrigin(reader, actor, { seller, account, now })
  if (maker !== 'customer' && maker !== 'office') throw refuse('not_found')
  const fields = await fieldErrors(reader, asked, now)
  if (fields.length > 0) throw refuse('invalid_input', { fields })
  const lines = asked.lines.map(({ product, quantity }) => ({ id: product, product, quantity }))
  const day = wishedDay(wish, now)
  const pricing = await priceOrder(registerRows(reader), {
    seller,
    customer: account,
    site,
    swamp: null,
    method,
    day,
    lines,
  })
  if (!pricing || !isWithinMoney(pricing)) throw refuse('invalid_input', { fields: ['lines'] })
  const products = lines.map(({ product }) => product)
  const [prices, weeks, lacking] = await Promise.all([
    withZoneNames(reader, pricing.prices, seller),
    offeredWeeks(reader, { seller, products }, now),
    maker === 'office' ? withCure(reader, { seller, site, missing: pricing.missing }) : null,
  ])
  return { prices, priceVersion: pricing.priceVersion, weeks, lacking }
})

async function fieldErrors(reader: PeatReader, asked: Asked, now: Date): Promise<readonly string[]> {
  const { seller, account, site, lines, wish } = asked
  const isTwice = new Set(lines.map(({ product }) => product)).size < lines.length
  const areWrong = isTwice || (await areGoodsWrong(reader, lines, { seller, account, isOffice: true }))
  const isElsewhere = site !== null && !(await isSiteOf(reader, site, account))
  return [
    ...(areWrong ? ['lines'] : []),
    ...(isElsewhere ? ['site'] : []),
    ...(wish !== null && isOutOfReach(wish, now) ? ['wish'] : []),
  ]
}
