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

export type CrewLetter =
  | 'load_offered'
  | 'load_assigned'
  | 'load_reassigned'
  | 'load_taken_back'
  | 'load_moved'
  | 'load_cancelled'

type OfCrew = OfLoad & {
  readonly host: Pick<Host, 'people'>
  readonly letter: CrewLetter
  /** Whose dispatchers are written to; null where nobody had it yet. */
  readonly carriers: readonly (string | null)[]
  readonly drivers: readonly (string | null)[]
  /** Who did it knows. */
  readonly except?: string
}

/** To dispatchers and drivers; loaders see it in their list. */
export async function mailToCrew(transaction: PeatTransaction, of: OfCrew): Promise<void> {
  const { load: id, letter: name, carriers, drivers, words = '', host, now, except } = of
  const leads: string[] = []
  for (const carrier of new Set(carriers)) if (carrier !== null) leads.push(...(await leadsOf(host, carrier)))
  const crew = new Set([...leads, ...drivers.flatMap((driver) => driver ?? [])].filter((person) => person !== except))
  if (crew.size === 0) return
  const { route, letter, seller } = await loadFacts(transaction, id)
  const sent = { template: letters[name], parameters: { ...letter, words }, route }
  await mailToPeople(transaction, { host, now, seller, people: [...crew] }, sent)
}

/** To the customer: another week or day than was told. */
export async function mailLoadMoved(transaction: PeatTransaction, { load: id, ...sending }: OfLoad): Promise<void> {
  const { route, letter: parameters, ...load } = await loadFacts(transaction, id)
  await mailToCustomer(
    transaction,
    { ...sending, ...load },
    { template: letters.load_moved_for_you, parameters, route },
  )
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
  const { route, letter, ...load } = await loadFacts(transaction, id)
  const told = [teller.name, teller.telephone].filter(Boolean).join(', ')
  const parameters = { ...letter, problem, words, told }
  await mailToOffice(transaction, { ...sending, ...load }, { template: letters[name], parameters, route })
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
    .leftJoin('peatsale_swamp', 'peatsale_swamp.id', 'peatsale_load.swamp')
    .select(['peatsale_swamp.name as swamp_name', 'peatsale_load.week', 'peatsale_load.day', 'slot_from'])
    .select('offer_deadline')
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
  return { seller: load.seller, customer: load.customer, route: `/loads/${id}` as const, letter }
}
