/** Letters about orders (5.6): each effect of the order's machine that is a letter calls one of these. */
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatTransaction } from '../events/aggregate.ts'
import type { OrderLetter } from './order-letter.ts'
import type { Sending } from './receivers.ts'
import { mailToCustomer, mailToOffice } from './receivers.ts'
import { letters } from './templates.ts'

type OfOrder = Sending & {
  readonly order: string
  /** The reason or answer as it was written; of a credit hold nothing (2.3). */
  readonly words?: string
}

type PlainLetter =
  | 'order_received'
  | 'order_change_received'
  | 'order_rejected'
  | 'order_held'
  | 'order_question'
  | 'order_released'
  | 'order_cancelled'
  | 'order_reopened'
  | 'order_unconfirmed'
  | 'order_delivered'
  | 'order_remainder_closed'

/** The confirmation and its changes go along with their paper: `issueConfirmation` sends them. */
export async function mailAboutOrder(
  transaction: PeatTransaction,
  letter: PlainLetter,
  { order: id, words = '', ...sending }: OfOrder,
): Promise<void> {
  const order = await orderFacts(transaction, id)
  const parameters = { ...order.letter, words }
  await mailToCustomer(
    transaction,
    { ...sending, ...order },
    { template: letters[letter], parameters, route: order.route },
  )
}

/** Somebody else has ordered for the customer. */
export async function mailOrderEntered(
  transaction: PeatTransaction,
  { order: id, enteredBy, ...sending }: OfOrder & { readonly enteredBy: string },
): Promise<void> {
  const order = await orderFacts(transaction, id)
  const parameters = { ...order.letter, enteredBy }
  const template = letters.order_entered_for_you
  await mailToCustomer(transaction, { ...sending, ...order }, { template, parameters, route: order.route })
}

type OfRequest = OfOrder & { readonly kind: 'change' | 'cancel' }

export async function mailRequestDecided(
  transaction: PeatTransaction,
  { order: id, kind, isAccepted, words = '', ...sending }: OfRequest & { readonly isAccepted: boolean },
): Promise<void> {
  const order = await orderFacts(transaction, id)
  const parameters = { ...order.letter, kind, isAccepted, words }
  const template = letters.request_decided
  await mailToCustomer(transaction, { ...sending, ...order }, { template, parameters, route: order.route })
}

export async function mailRequestToOffice(
  transaction: PeatTransaction,
  { order: id, kind, words = '', ...sending }: OfRequest,
): Promise<void> {
  const order = await orderFacts(transaction, id)
  const parameters = { ...order.letter, kind, words }
  const template = letters.request_to_office
  await mailToOffice(transaction, { ...sending, seller: order.seller }, { template, parameters, route: order.route })
}

async function orderFacts(reader: PeatReader, id: string) {
  const own = ownTables(reader)
  const order = await own
    .selectFrom('peatsale_order')
    .innerJoin('peatsale_seller', 'peatsale_seller.id', 'peatsale_order.seller')
    .innerJoin('peatsale_customer', 'peatsale_customer.id', 'peatsale_order.customer')
    .leftJoin('peatsale_site', 'peatsale_site.id', 'peatsale_order.site')
    .select(['number', 'peatsale_order.seller', 'peatsale_order.customer', 'week', 'day', 'sales_phone'])
    .select(['peatsale_seller.name as seller_name', 'peatsale_customer.name as customer_name'])
    .select(['peatsale_site.name as site_name', 'peatsale_site.city as site_city'])
    .where('peatsale_order.id', '=', id)
    .executeTakeFirstOrThrow()
  const goods = await own
    .selectFrom('peatsale_order_line')
    .innerJoin('peatsale_product', 'peatsale_product.id', 'peatsale_order_line.product')
    .select(['name_fi', 'name_en', 'unit', 'ordered'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute()
  const letter: OrderLetter = {
    ...{ number: order.number ?? '', seller: order.seller_name, phone: order.sales_phone },
    ...{ customer: order.customer_name, week: order.week, day: order.day, words: '' },
    site: order.site_name === null ? '' : `${order.site_name}, ${order.site_city}`,
    goods: goods.map(({ name_fi, name_en, unit, ordered }) => ({ name: { fi: name_fi, en: name_en }, unit, ordered })),
  }
  return { seller: order.seller, customer: order.customer, route: `/orders/${id}` as const, letter }
}
