/** Letters about orders (5.6): each effect of the order's machine that is a letter calls one of these. */

import type { LetterOf, Sending } from '@workspace/logistics/server'
import type { PeatReader, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { DecidedLetter, OrderLetter } from './order-letter.ts'
import { noticeToOffice, notifyCustomer, notifyOffice } from './receivers.ts'
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
  const order = await orderContext(transaction, id)
  const parameters = { ...order.letter, words }
  await notifyCustomer(transaction, { ...sending, ...order }, { template: letters[letter], parameters, ...order.facts })
}

/** Somebody else has ordered for the customer. */
export async function mailOrderEntered(
  transaction: PeatTransaction,
  { order: id, enteredBy, ...sending }: OfOrder & { readonly enteredBy: string },
): Promise<void> {
  const order = await orderContext(transaction, id)
  const parameters = { ...order.letter, enteredBy }
  const template = letters.order_entered_for_you
  await notifyCustomer(transaction, { ...sending, ...order }, { template, parameters, ...order.facts })
}

/** Says what the order is after the decision; the files are its new confirmation. */
export async function mailRequestDecided(
  transaction: PeatTransaction,
  { order: id, files = [], ...sending }: Sending & { readonly order: string } & Pick<LetterOf<object>, 'files'>,
): Promise<void> {
  const order = await orderContext(transaction, id)
  const own = ownTables(transaction)
  const request = await own
    .selectFrom('peatsale_order_request')
    .select(['kind', 'state', 'answer'])
    .where('order_id', '=', id)
    .where('state', 'in', ['accepted', 'declined'])
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const elsewhere = own
    .selectFrom('peatsale_load')
    .select('number')
    .where('order_id', '=', id)
    .where('state', 'in', ['loading', 'loaded'])
    .where('week', '!=', order.letter.week)
  const parameters: DecidedLetter = {
    ...order.letter,
    ...{ kind: request.kind === 'cancel' ? 'cancel' : 'change', isAccepted: request.state === 'accepted' },
    ...{ words: request.answer, hasPaper: files.length > 0 },
    staying: (await elsewhere.orderBy('position').execute()).map(({ number }) => number),
  }
  const letter = { template: letters.request_decided, parameters, ...order.facts, files }
  await notifyCustomer(transaction, { ...sending, ...order }, letter)
}

export async function mailRequestToOffice(
  transaction: PeatTransaction,
  { order: id, kind, words = '', ...sending }: OfOrder & { readonly kind: 'change' | 'cancel' },
): Promise<void> {
  const order = await orderContext(transaction, id)
  const parameters = { ...order.letter, kind, words }
  const template = letters.request_to_office
  await notifyOffice(transaction, { ...sending, seller: order.seller }, { template, parameters, ...order.facts })
}

/** A confirmed order is cancelled with its loads: its office plans trucks for others. */
export async function mailCancelledToOffice(
  transaction: PeatTransaction,
  { order: id, words = '', ...sending }: OfOrder,
): Promise<void> {
  const order = await orderContext(transaction, id)
  const parameters = { ...order.letter, words }
  const letter = { template: letters.order_cancelled_to_office, parameters, ...order.facts }
  await notifyOffice(transaction, { ...sending, seller: order.seller }, letter)
}

/** The customer has written. */
export async function noteOrderToOffice(transaction: PeatTransaction, { order: id, words = '', ...sending }: OfOrder) {
  const order = await orderContext(transaction, id)
  const noted = { template: letters.order_note_to_office, parameters: { ...order.letter, words }, ...order.facts }
  await noticeToOffice(transaction, { ...sending, seller: order.seller }, noted)
}

async function orderContext(reader: PeatReader, id: string) {
  const own = ownTables(reader)
  const order = await own
    .selectFrom('peatsale_order')
    .innerJoin('peatsale_seller', 'peatsale_seller.id', 'peatsale_order.seller')
    .innerJoin('logistics_account', 'logistics_account.id', 'peatsale_order.customer')
    .leftJoin('logistics_site', 'logistics_site.id', 'peatsale_order.site')
    .select(['number', 'peatsale_order.seller', 'peatsale_order.customer', 'week', 'day', 'sales_phone'])
    .select(['peatsale_seller.name as seller_name', 'logistics_account.name as customer_name'])
    .select(['logistics_site.name as site_name', 'logistics_site.city as site_city'])
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
  const facts = { about: { kind: 'order', id }, route: `/orders/${id}` } as const
  return { seller: order.seller, customer: order.customer, facts, letter }
}
