/** What stands against a command on an order, and when a field is needed that otherwise may be left out (2.3). */
import type { Conditions, Guards } from '@workspace/logistics/server'
import { days } from '@workspace/portal/server'
import type { OrderWords } from '../../contract/states/order-machine.ts'
import { priceVersionOf } from '../prices/price-version.ts'
import { changesGoods, changesPlace, changesPriceOrQuantity } from './changed-goods.ts'
import { lacksCreditFor } from './credit.ts'
import { cutOffOf } from './cut-off.ts'
import type { OrderContext } from './order-context.ts'
import { wishOf } from './order-details.ts'
import { weeksOf } from './requested-delivery.ts'
import { isShortOfStock } from './short-stock.ts'
import { capacityOf } from './week-capacity.ts'

const underWayOrLater: readonly string[] = ['loading', 'loaded', 'delivered', 'verified', 'locked']
const notAnyMore: readonly string[] = ['failed', 'cancelled']
const uncancelWithin = days(30)

export const orderGuardsAnswered: Guards<OrderWords, OrderContext> = {
  hasNumber: ({ order }) => order.number !== null,
  hasNoNumber: ({ order }) => order.number === null,
  weekUnavailable,
  lessThanCutOffHoursLeft: ({ order, loads, seller, issuer }) => {
    if (order.confirmed_at === null || seller === undefined) return false
    const slots = loads.filter(({ state }) => !notAnyMore.includes(state)).map(({ slot_from }) => slot_from)
    const cutOff = cutOffOf({ week: order.week, slots, cutOffHours: seller.cut_off_hours })
    return cutOff !== undefined && issuer.now > cutOff
  },
  loadIsOpenAssignedOrLater: (context) => hasLoad(context, ['open', 'assigned', ...underWayOrLater]),
  goodsOrSiteChangeWhileLoading: (context) => goodsOrSiteChange(context) && hasLoad(context, underWayOrLater),
  goodsOrSiteChange,
  requestIsOpen: ({ request }) => request !== undefined,
  noRequestIsOpen: ({ request }) => request === undefined,
  cancelAskedWhileLoading: (context) => context.request?.kind === 'cancel' && hasLoad(context, underWayOrLater),
  priceMissing: async (context) => (await context.priced())?.lacksPrice === true,
  pricesChanged: async (context) =>
    context.event.kind === 'confirm' && context.event.data.priceVersion !== (await priceVersionNow(context)),
  stockShort: async (context) =>
    context.event.kind === 'confirm' &&
    context.event.data.overbookReason === undefined &&
    (await isShortOfStock(context)),
  creditHold: async (context) =>
    context.event.kind === 'confirm' && context.event.data.creditReason === undefined && (await lacksCredit(context)),
  loadIsLoadingOrLater: (context) => hasLoad(context, underWayOrLater),
  loadIsAssignedLoadingOrLoaded: (context) => hasLoad(context, ['assigned', 'loading', 'loaded']),
  cancelledOver30DaysAgo: ({ order, issuer }) =>
    order.cancelled_at !== null && issuer.now.getTime() - new Date(order.cancelled_at).getTime() > uncancelWithin,
}

export const orderConditions: Conditions<OrderWords, OrderContext> = {
  priceOrQuantityChanges: ({ event, lines, wanted }) =>
    changesPriceOrQuantity(event.kind === 'edit' ? event.data : {}, lines, wanted.lines),
}

/** The version that the price was calculated with. */
async function priceVersionNow(context: OrderContext): Promise<number> {
  const priced = await context.priced()
  return priced?.priceVersion ?? (await priceVersionOf(context.reader, context.order.seller))
}

/** One confirmation of an account at a time is looked at, so that two do not both have the last of its credit. */
export async function lacksCredit(context: OrderContext): Promise<boolean> {
  const { order, registers, issuer, transaction } = context
  await issuer.host.database.lock(transaction, `credit:${order.seller}:${order.customer}`)
  const gross = (await context.priced())?.prices.output.total?.gross ?? 0
  return await lacksCreditFor(registers, { ...order, gross })
}

function goodsOrSiteChange({ order, lines, wanted }: OrderContext): boolean {
  return changesGoods(lines, wanted.lines) || changesPlace(order, wanted.order)
}

function hasLoad({ loads }: OrderContext, states: readonly string[]): boolean {
  return loads.some(({ state }) => states.includes(state))
}

/** Of days it is enough that one of their weeks has room. */
async function weekUnavailable({ reader, registers, wanted }: OrderContext): Promise<boolean> {
  const wish = wishOf(wanted.order)
  const products = wanted.lines.map(({ product }) => product)
  if (wish === null || products.length === 0) return false
  if ((await registers.seller(wanted.order.seller)) === undefined) return false
  const weeks = await capacityOf(reader, { seller: wanted.order.seller, products }, weeksOf(wish))
  return weeks.every(({ room }) => room === 'full' || room === 'closed')
}
