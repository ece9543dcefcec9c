/** Fields of a command that fit nothing that is there: another's line, a site of somebody else, a week that has passed. */

import type { LocalDate } from '@workspace/portal/contract'
import { addWeeks, dayOf, weekOf } from '@workspace/portal/contract'
import type { When } from '../../contract/fields/delivery-terms.ts'
import type { OrderFields, PlannedLine } from '../../contract/orders/order-fields.ts'
import { ownTables } from '../database/tables.ts'
import { isWithinMoney } from '../prices/price-order.ts'
import { isPileFor } from '../stock/piles-of-load.ts'
import { changesGoods, saysPrices } from './changed-goods.ts'
import type { OrderContext } from './order-context.ts'
import { areGoodsWrong, isOutOfReach, isSiteOf } from './requested-delivery.ts'

/** Nobody plans further ahead. */
const weeksAhead = 104

export async function invalidOrderFields(context: OrderContext): Promise<readonly string[]> {
  const { event } = context
  switch (event.kind) {
    case 'saveDraft':
    case 'submit':
      return [
        ...whose(context, event.data),
        ...(await invalidContent(context, event.data)),
        ...(await tooDear(context)),
      ]
    case 'edit':
      return [
        ...(await invalidContent(context, event.data)),
        ...(await invalidPricing(context, event.data)),
        ...(await tooDear(context)),
      ]
    case 'requestChange':
      return await invalidContent(context, event.data.fields ?? {})
    case 'acceptRequest':
      return [
        ...(await invalidContent(context, context.wanted.content)),
        ...(await invalidPricing(context, event.data)),
        ...(await tooDear(context)),
      ]
    case 'confirm':
      return [...(await invalidConfirmation(context, event.data)), ...(await tooDear(context))]
    case 'addLoad':
      return [...(await invalidPlace(context, event.data)), ...invalidLines(context, event.data.lines, 'lines')]
    case 'hold':
      return event.data.reviewDate < dayOf(context.issuer.now) ? ['reviewDate'] : []
    case 'note':
      return event.data.ask === true && !mayAsk(context) ? ['ask'] : []
    default:
      return []
  }
}

/** The office asks its customer, of an order that the customer knows. */
function mayAsk({ order, roles }: OrderContext): boolean {
  return order.state !== 'draft' && (roles.includes('officeOwn') || roles.includes('superadmin'))
}

/** Of whom it is ordered and for whom is said when it is first saved, and stays. */
function whose({ order }: OrderContext, { seller, account }: OrderFields): readonly string[] {
  return [
    ...(order.seller === '' || (seller !== undefined && seller !== order.seller) ? ['seller'] : []),
    ...(order.customer === '' || (account !== undefined && account !== order.customer) ? ['account'] : []),
  ]
}

async function invalidContent(context: OrderContext, content: OrderFields): Promise<readonly string[]> {
  const { order, event, reader, issuer } = context
  if (order.seller === '' || order.customer === '') return []
  const { site, wish, lines } = content
  const isElsewhere = site != null && !(await isSiteOf(reader, site, order.customer))
  const isLate = wish != null && event.kind !== 'saveDraft' && isOutOfReach(wish, issuer.now)
  return [
    ...(isElsewhere ? ['site'] : []),
    ...(isLate ? ['wish'] : []),
    ...(lines !== undefined && (await areLinesWrong(context, lines)) ? ['lines'] : []),
  ]
}

async function areLinesWrong(context: OrderContext, lines: NonNullable<OrderFields['lines']>): Promise<boolean> {
  const { order, event, reader, roles } = context
  const isOffice = roles.includes('officeOwn') || roles.includes('superadmin')
  const isLoose = event.kind === 'saveDraft' || event.kind === 'requestChange' || isOffice
  if (event.kind !== 'saveDraft' && lines.length === 0) return true
  const buyer = { seller: order.seller, account: order.customer, isOffice: isLoose }
  const isWrong =
    (await areGoodsWrong(reader, lines, buyer)) ||
    (await areOthersLines(context, lines)) ||
    (await areElsewhere(context, lines)) ||
    isBelowLoaded(context) ||
    (await losesLoadedLine(context))
  // More loads than anybody drives.
  return isWrong || (event.kind !== 'requestChange' && (await context.priced()) === undefined)
}

async function areOthersLines(
  { order, reader }: OrderContext,
  lines: readonly { readonly id: string }[],
): Promise<boolean> {
  if (lines.length === 0) return false
  const ids = lines.map(({ id }) => id)
  const known = ownTables(reader).selectFrom('peatsale_order_line').select('id').where('id', 'in', ids)
  return (await known.where('order_id', '!=', order.id).executeTakeFirst()) !== undefined
}

async function areElsewhere(
  { order, registers }: OrderContext,
  lines: readonly { readonly preferredSwamp?: string | null | undefined }[],
): Promise<boolean> {
  const preferred = lines.flatMap(({ preferredSwamp }) => (preferredSwamp == null ? [] : [preferredSwamp]))
  if (preferred.length === 0) return false
  const own = await registers.swampsOf(order.seller)
  return preferred.some((swamp) => !own.some(({ id }) => id === swamp))
}

/** What is in a truck or on a yard has been ordered; before anything is, a line may be lowered as one likes. */
function isBelowLoaded({ lines, wanted }: OrderContext): boolean {
  return wanted.lines.some(({ id, ordered }) => {
    const now = lines.find((line) => line.id === id)
    return now !== undefined && ordered < now.ordered && ordered < Math.max(now.loaded, now.delivered)
  })
}

/** A line keeps its product once a load of it has been started: the loads that nobody has started are planned anew. */
async function losesLoadedLine({ order, lines, wanted, reader, roles }: OrderContext): Promise<boolean> {
  // What the customer changes is confirmed anew, and its planned loads are cancelled.
  const isConfirmedAnew = !roles.includes('officeOwn') && !roles.includes('superadmin')
  if (isConfirmedAnew || !changesGoods(lines, wanted.lines)) return false
  const planned = await ownTables(reader)
    .selectFrom('peatsale_load_line')
    .innerJoin('peatsale_load', 'peatsale_load.id', 'peatsale_load_line.load_id')
    .select(['order_line', 'product'])
    .where('order_id', '=', order.id)
    .where('state', 'not in', ['planned', 'open', 'assigned', 'cancelled'])
    .execute()
  return planned.some(
    ({ order_line, product }) => wanted.lines.find(({ id }) => id === order_line)?.product !== product,
  )
}

/** It would cost more than an order may: named is what makes it so. */
async function tooDear(context: OrderContext): Promise<readonly string[]> {
  if (context.order.seller === '' || context.order.customer === '') return []
  const priced = await context.priced()
  if (priced === undefined || isWithinMoney(priced)) return []
  return [saysPrices(context.event.data) ? 'prices' : 'lines']
}

interface GivenPrices {
  readonly prices?: readonly { readonly line: string }[] | undefined
  readonly listPriced?: readonly string[] | undefined
}

function pricesForNothing({ wanted }: OrderContext, { prices = [], listPriced = [] }: GivenPrices): readonly string[] {
  const isNoLine = (line: string) => !wanted.lines.some(({ id }) => id === line)
  return [
    ...(prices.some(({ line }) => isNoLine(line)) ? ['prices'] : []),
    ...(listPriced.some(isNoLine) ? ['listPriced'] : []),
  ]
}

/** A price for a line that is not there; or none for one that has none, in an order that is confirmed. */
async function invalidPricing(context: OrderContext, said: GivenPrices): Promise<readonly string[]> {
  const forNothing = pricesForNothing(context, said)
  if (forNothing.length > 0) return forNothing
  const isBound = context.order.confirmed_at !== null && context.state === 'confirmed'
  const isOffice = context.roles.includes('officeOwn') || context.roles.includes('superadmin')
  if (!isBound || !isOffice) return []
  const priced = await context.priced()
  return priced === undefined ? ['lines'] : priced.lacksPrice ? ['prices'] : []
}

type Confirmed = Extract<OrderContext['event'], { readonly kind: 'confirm' }>['data']

async function invalidConfirmation(context: OrderContext, data: Confirmed): Promise<readonly string[]> {
  const { loads = [] } = data
  const planned = loads.flatMap(({ lines }) => lines)
  const isTooMuch = context.wanted.lines.some(({ id, ordered, tolerance_pct }) => {
    const sum = planned.filter(({ line }) => line === id).reduce((all, { quantity }) => all + quantity, 0)
    return sum > ordered + Math.floor((ordered * tolerance_pct) / 100)
  })
  const wrong = [...invalidLines(context, planned, 'loads'), ...(isTooMuch ? ['loads'] : [])]
  const isLate = loads.some(({ when }) => isPastOrTooFar(when, context.issuer.now))
  return [
    ...(await invalidPlace(context, data)),
    ...pricesForNothing(context, data),
    ...(isLate || (await context.priced()) === undefined ? ['loads'] : []),
    ...wrong,
  ]
}

interface Place {
  readonly swamp: string
  readonly stockpile?: string | undefined
  readonly when: When
}

async function invalidPlace(
  { order, reader, registers, issuer, wanted }: OrderContext,
  { swamp, stockpile, when }: Place,
): Promise<readonly string[]> {
  const loading = await registers.swampsOf(order.seller)
  const codes = wanted.lines.map(({ code }) => code)
  const isPile = stockpile === undefined || (await isPileFor(reader, { pile: stockpile, swamp, codes }))
  return [
    ...(loading.some(({ id }) => id === swamp) ? [] : ['swamp']),
    ...(isPile ? [] : ['stockpile']),
    ...(isPastOrTooFar(when, issuer.now) ? ['when'] : []),
  ]
}

function invalidLines({ lines }: OrderContext, planned: readonly PlannedLine[], field: string): readonly string[] {
  const isWrong = planned.some(({ line, quantity }) => {
    const own = lines.find(({ id }) => id === line)
    return own === undefined || (own.unit === 'pcs' && quantity % 1000 !== 0)
  })
  return isWrong ? [field] : []
}

function isPastOrTooFar(when: When, now: Date): boolean {
  const today = dayOf(now)
  const week = when.by === 'week' ? when.week : weekOf(when.day as LocalDate)
  const isPast = when.by === 'week' ? when.week < weekOf(today) : when.day < today
  return isPast || week > addWeeks(weekOf(today), weeksAhead)
}
