/** Letters about loads (5.6): each effect of the load's machine that is a letter calls one of these. */
import type { Host } from '@workspace/portal/server'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatTransaction } from '../events/aggregate.ts'
import type { LoadLetter } from './order-letter.ts'
import type { Sending } from './receivers.ts'
import { mailToCustomer, mailToOffice, mailToPeople } from './receivers.ts'
import { letters } from './templates.ts'

type OfLoad = Sending & { readonly load: string; readonly words?: string }

/** To the customer and, as an alarm, to the office; the words are the driver's to the office. */
export async function mailLoadFailed(
  transaction: PeatTransaction,
  { load: id, problem, words = '', ...sending }: OfLoad & { readonly problem: string },
): Promise<void> {
  const { route, letter, ...load } = await loadFacts(transaction, id)
  const parameters = { ...letter, problem, at: sending.now.toISOString() }
  const toCustomer = { template: letters.load_failed, parameters, route }
  await mailToCustomer(transaction, { ...sending, ...load }, toCustomer)
  const toOffice = { template: letters.load_failed_to_office, parameters: { ...parameters, words }, route }
  await mailToOffice(transaction, { ...sending, ...load }, toOffice)
}

type OfCrew = OfLoad & {
  readonly host: Pick<Host, 'people'>
  /** Who was to drive it; nobody where nobody had it yet. */
  readonly carrier: string | null
  readonly driver: string | null
}

/** To the carrier's leads and the driver who had it; loaders see it in their list. */
export async function mailLoadCancelled(
  transaction: PeatTransaction,
  { load: id, carrier, driver, words = '', host, now }: OfCrew,
): Promise<void> {
  const leads = carrier === null ? [] : await leadsOf(host, carrier)
  const crew = new Set([...leads, ...(driver === null ? [] : [driver])])
  if (crew.size === 0) return
  const { route, letter, seller } = await loadFacts(transaction, id)
  const parameters = { ...letter, words }
  await mailToPeople(
    transaction,
    { host, now, seller, people: [...crew] },
    { template: letters.load_cancelled, parameters, route },
  )
}

async function leadsOf({ people }: Pick<Host, 'people'>, carrier: string): Promise<readonly string[]> {
  const cards = await people.cards({ carrier })
  return cards.filter(({ usertype, transportadmin }) => usertype === 'transport' && transportadmin).map(({ id }) => id)
}

export async function loadFacts(reader: PeatReader, id: string) {
  const own = ownTables(reader)
  const load = await own
    .selectFrom('peatsale_load')
    .innerJoin('peatsale_order', 'peatsale_order.id', 'peatsale_load.order_id')
    .innerJoin('peatsale_seller', 'peatsale_seller.id', 'peatsale_load.seller')
    .innerJoin('peatsale_customer', 'peatsale_customer.id', 'peatsale_load.customer')
    .leftJoin('peatsale_site', 'peatsale_site.id', 'peatsale_load.site')
    .select(['peatsale_load.number', 'peatsale_load.seller', 'peatsale_load.customer', 'delivered_at'])
    .select(['receiver_name', 'receipt_kind', 'peatsale_order.number as order_number', 'sales_phone'])
    .select(['peatsale_seller.name as seller_name', 'peatsale_customer.name as customer_name'])
    .select(['peatsale_site.name as site_name', 'peatsale_site.city as site_city'])
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
    receiver: load.receipt_kind === 'name' ? load.receiver_name : '',
    site: load.site_name === null ? '' : `${load.site_name}, ${load.site_city}`,
    goods: goods.map(({ name_fi, name_en, unit, planned, loaded, delivered }) => ({
      ...{ name: { fi: name_fi, en: name_en }, unit, quantity: delivered ?? loaded ?? planned },
    })),
  }
  return { seller: load.seller, customer: load.customer, route: `/loads/${id}` as const, letter }
}
