/** Letters about loads (5.6): each effect of the load's machine that is a letter calls one of these. */

import type { Sending } from '@workspace/logistics/server'
import { leadsOf } from '@workspace/logistics/server'
import type { PeatReader, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { isCarrierLead } from '../rights/peat-actor.ts'
import type { LoadLetter } from './order-letter.ts'
import { noticeToOffice, notifyCustomer, notifyOffice, notifyPeople } from './receivers.ts'
import { letters } from './templates.ts'

type OfLoad = Sending & { readonly load: string; readonly words?: string }

type Failed = OfLoad & { readonly problem: string }

export async function mailLoadFailed(transaction: PeatTransaction, { load: id, problem, ...sending }: Failed) {
  const { facts, letter, ...load } = await loadContext(transaction, id)
  const parameters = { ...letter, problem, at: sending.now.toISOString() }
  await notifyCustomer(transaction, { ...sending, ...load }, { template: letters.load_failed, parameters, ...facts })
}

/** An alarm, with the words of the driver. */
export async function mailFailedToOffice(
  transaction: PeatTransaction,
  { load: id, problem, words = '', ...sending }: Failed,
): Promise<void> {
  const { facts, letter, seller } = await loadContext(transaction, id)
  const parameters = { ...letter, problem, words, at: sending.now.toISOString() }
  const failed = { template: letters.load_failed_to_office, parameters, ...facts }
  await notifyOffice(transaction, { ...sending, seller }, failed)
}

/** The truck is loaded. Who collects the load knows it. */
export async function mailLoadOnTheWay(transaction: PeatTransaction, { load: id, ...sending }: OfLoad): Promise<void> {
  const { facts, letter: parameters, isCollected, ...load } = await loadContext(transaction, id)
  if (isCollected) return
  const onTheWay = { template: letters.load_on_the_way, parameters, ...facts }
  await notifyCustomer(transaction, { ...sending, ...load }, onTheWay)
}

/** What the office reads in the portal alone. */
export async function noteLoadToOffice(
  transaction: PeatTransaction,
  {
    load: id,
    notice,
    words = '',
    told = '',
    ...sending
  }: OfLoad & {
    readonly notice: 'load_note_to_office' | 'load_unverified_to_office'
    readonly told?: string
  },
): Promise<void> {
  const { facts, letter, seller } = await loadContext(transaction, id)
  const noted = { template: letters[notice], parameters: { ...letter, words, told }, ...facts }
  await noticeToOffice(transaction, { ...sending, seller }, noted)
}

export type CrewLetter =
  | 'load_offered'
  | 'load_assigned'
  | 'load_reassigned'
  | 'load_taken_back'
  | 'load_moved'
  | 'load_cancelled'

type OfCrew = OfLoad & {
  readonly letter: CrewLetter
  /** Whose dispatchers are written to; null where nobody had it yet. */
  readonly carriers: readonly (string | null)[]
  readonly drivers: readonly (string | null)[]
}

/** To dispatchers and drivers; loaders see it in their list. */
export async function mailToCrew(transaction: PeatTransaction, of: OfCrew): Promise<void> {
  const { load: id, letter: name, carriers, drivers, words = '', host, now, by } = of
  const leads: string[] = []
  for (const carrier of new Set(carriers))
    if (carrier !== null) leads.push(...(await leadsOf(host, carrier, isCarrierLead)))
  const crew = new Set([...leads, ...drivers.flatMap((driver) => driver ?? [])].filter((person) => person !== by))
  if (crew.size === 0) return
  const { facts, letter, seller } = await loadContext(transaction, id)
  const sent = { template: letters[name], parameters: { ...letter, words }, ...facts }
  await notifyPeople(transaction, { host, now, ...(by !== undefined && { by }), seller, people: [...crew] }, sent)
}

/** To the customer: another week or day than was told. */
export async function mailLoadMoved(transaction: PeatTransaction, { load: id, ...sending }: OfLoad): Promise<void> {
  const { facts, letter: parameters, ...load } = await loadContext(transaction, id)
  const moved = { template: letters.load_moved_for_you, parameters, ...facts }
  await notifyCustomer(transaction, { ...sending, ...load }, moved)
}

/** A problem that the field tells, and what is released so late that nobody may notice, are the office's at once. */
export async function mailLoadToOffice(
  transaction: PeatTransaction,
  {
    load: id,
    letter: name,
    problem = '',
    teller,
    words = '',
    ...sending
  }: OfLoad & {
    readonly letter: 'load_problem_to_office' | 'load_released_to_office'
    readonly problem?: string
    readonly teller: { readonly name: string; readonly telephone: string }
  },
): Promise<void> {
  const { facts, letter, ...load } = await loadContext(transaction, id)
  const told = [teller.name, teller.telephone].filter(Boolean).join(', ')
  const parameters = { ...letter, problem, words, told }
  await notifyOffice(transaction, { ...sending, ...load }, { template: letters[name], parameters, ...facts })
}

export async function loadContext(reader: PeatReader, id: string) {
  const own = ownTables(reader)
  const load = await own
    .selectFrom('peatsale_load')
    .innerJoin('peatsale_order', 'peatsale_order.id', 'peatsale_load.order_id')
    .innerJoin('peatsale_seller', 'peatsale_seller.id', 'peatsale_load.seller')
    .innerJoin('logistics_account', 'logistics_account.id', 'peatsale_load.customer')
    .leftJoin('logistics_site', 'logistics_site.id', 'peatsale_load.site')
    .select(['peatsale_load.number', 'peatsale_load.seller', 'peatsale_load.customer', 'delivered_at'])
    .select(['receiver_name', 'receipt_kind', 'peatsale_order.number as order_number', 'sales_phone'])
    .select(['peatsale_seller.name as seller_name', 'logistics_account.name as customer_name'])
    .select(['logistics_site.name as site_name', 'logistics_site.city as site_city'])
    .leftJoin('peatsale_swamp', 'peatsale_swamp.id', 'peatsale_load.swamp')
    .select(['peatsale_swamp.name as swamp_name', 'peatsale_load.week', 'peatsale_load.day', 'slot_from'])
    .select(['offer_deadline', 'is_collected'])
    .where('peatsale_load.id', '=', id)
    .executeTakeFirstOrThrow()
  const goods = await own
    .selectFrom('peatsale_load_line')
    .innerJoin('peatsale_product', 'peatsale_product.id', 'peatsale_load_line.product')
    .select(['name_fi', 'name_en', 'unit', 'planned', 'loaded', 'delivered'])
    .where('load_id', '=', id)
    .orderBy('position')
    .execute()
  const letter: LoadLetter = {
    ...{ number: load.number, order: load.order_number ?? '', seller: load.seller_name, phone: load.sales_phone },
    ...{ customer: load.customer_name, at: load.delivered_at ?? '', problem: '', words: '' },
    ...{ week: load.week, day: load.day, slot: load.slot_from, swamp: load.swamp_name ?? '' },
    ...{ deadline: load.offer_deadline ?? '', told: '' },
    receiver: load.receipt_kind === 'name' ? load.receiver_name : '',
    site: load.site_name === null ? '' : `${load.site_name}, ${load.site_city}`,
    goods: goods.map(({ name_fi, name_en, unit, planned, loaded, delivered }) => ({
      ...{ name: { fi: name_fi, en: name_en }, unit, quantity: delivered ?? loaded ?? planned },
    })),
  }
  const facts = { about: { kind: 'load', id }, route: `/loads/${id}` } as const
  return { seller: load.seller, customer: load.customer, isCollected: load.is_collected === 1, facts, letter }
}
