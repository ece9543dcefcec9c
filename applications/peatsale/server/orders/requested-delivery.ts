/** What of an order's goods, yard and time cannot be: answered at the field, before anything is written. */
import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import { addWeeks, dayOf, daysOf, weekOf } from '@workspace/portal/contract'
import type { Wish } from '../../contract/orders/order-fields.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** Nobody plans further ahead. */
const weeksAhead = 104

export interface Goods {
  readonly product: string
  readonly quantity: number
}

type Product = PeatTables['peatsale_product']

interface Buyer {
  readonly seller: string
  readonly account: string
  /** Whoever orders keeps to the seller's least and steps; the office may agree otherwise. */
  readonly isOffice: boolean
}

/** Products that are the seller's, for sale, and not kept from the customer; whole pieces, by the least and the steps. */
export async function areGoodsWrong(reader: PeatReader, lines: readonly Goods[], buyer: Buyer): Promise<boolean> {
  if (lines.length === 0) return false
  const own = ownTables(reader)
  const ids = lines.map(({ product }) => product)
  const [products, link] = await Promise.all([
    own.selectFrom('peatsale_product').selectAll().where('id', 'in', ids).where('seller', '=', buyer.seller).execute(),
    own
      .selectFrom('peatsale_customer_link')
      .select('allowed_products')
      .where('customer', '=', buyer.account)
      .where('seller', '=', buyer.seller)
      .executeTakeFirst(),
  ])
  const allowed: readonly string[] = link ? JSON.parse(link.allowed_products) : []
  return lines.some(({ product: id, quantity }) => {
    const product = products.find((each) => each.id === id)
    const isSold = product?.active === 1 && (allowed.length === 0 || allowed.includes(id))
    return !isSold || !isSoldInSuch(product, quantity, buyer.isOffice)
  })
}

function isSoldInSuch({ sales_unit, min_order, order_step }: Product, quantity: number, isOffice: boolean): boolean {
  if (sales_unit === 'pcs' && quantity % 1000 !== 0) return false
  return isOffice || (quantity >= min_order && (order_step === 0 || quantity % order_step === 0))
}

export async function isSiteOf(reader: PeatReader, site: string, account: string): Promise<boolean> {
  const sites = ownTables(reader).selectFrom('logistics_site').select('id').where('removed', '=', 0)
  return (await sites.where('id', '=', site).where('account', '=', account).executeTakeFirst()) !== undefined
}

/** A time that has passed, or that is too far ahead for anybody to plan. */
export function isOutOfReach(wish: Wish, now: Date): boolean {
  const weeks = weeksOf(wish)
  const [first = ''] = weeks
  const thisWeek = weekOf(dayOf(now))
  const isPast = wish.by === 'week' ? first < thisWeek : wish.latest < dayOf(now)
  return isPast || (weeks.at(-1) ?? '') > addWeeks(thisWeek, weeksAhead)
}

/** The weeks that a wish touches; of days no more than anybody plans. */
export function weeksOf(wish: Wish): readonly IsoWeek[] {
  if (wish.by === 'week') return [wish.week]
  const weeks: IsoWeek[] = []
  const last = weekOf(wish.latest)
  for (let week = weekOf(wish.earliest); week <= last && weeks.length <= weeksAhead * 2; week = addWeeks(week, 1))
    weeks.push(week)
  return weeks
}

/** R1: the first day that is wished, never one that has passed; today where nothing is. */
export function wishedDay(wish: Wish | null, now: Date): LocalDate {
  const today = dayOf(now)
  const day = wish === null ? today : wish.by === 'week' ? daysOf(wish.week)[0] : wish.earliest
  if (day < today) return today
  return day
}
