import type { Quantity } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { handlersOf } from '@workspace/portal/server'
import { readStart } from '../../contract/start/calls.ts'
import { ownTables } from '../database/tables.ts'
import { loadRow, relatedOfLoads, rolesIn } from '../loads/load-rows.ts'
import { orderRow, relatedOfOrders, unitOf } from '../orders/order-rows.ts'
import { orderedAlready } from '../orders/ordered-already.ts'
import { boughtRows } from '../rights/bought.ts'
import { orderRolesOf } from '../rights/order-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { beginningSellers } from './beginning-sellers.ts'
import { nextLoad } from './next-load.ts'
import { openQuestions } from './open-questions.ts'
import { waitingCounts } from './waiting-counts.ts'

const { reads } = handlersOf<PeatActor>()

const bought = (actor: PeatActor) => boughtRows(actor, { customer: 'customer', seller: 'seller' })

interface Reading {
  readonly host: Host
  readonly actor: PeatActor
  readonly now: Date
}

export const readStartHandler = reads(readStart, async ({ host, actor, request }) => {
  const reading = { host, actor, now: request.now }
  const [sellers, accounts, around, waiting, nextLoad, again, seasons, questions, ownRequests, beginning] =
    await Promise.all([
      sellersOf(reading),
      accountsOf(reading),
      placesOf(reading),
      waitingCounts(host.database.reading, actor, request.now),
      nextLoadOf(reading),
      againOf(reading),
      seasonsOf(reading),
      openQuestions(host.database.reading, actor),
      requestsOf(reading),
      beginningSellers(host.database.reading, actor.sellers),
    ])
  const phones = sellers.filter(({ sales_phone }) => sales_phone !== '')
  return {
    roles: [...actor.roles],
    sellers: sellers.filter(({ isOwn }) => isOwn).map(({ id, code, name }) => ({ id, code, name })),
    accounts,
    ...around,
    mayOrder: actor.mayOrder,
    waiting,
    nextLoad,
    again,
    seasons,
    questions: [...questions],
    phones: phones.map(({ name, sales_phone }) => ({ seller: name, telephone: sales_phone })),
    beginning: [...beginning],
    ownRequests,
  }
})

/** The own office's, and those that the own account buys from or the own carrier drives for; a newcomer sees whom to call. */
async function sellersOf({ host, actor }: Reading) {
  const own = ownTables(host.database.reading)
  const all = await own
    .selectFrom('peatsale_seller')
    .select(['id', 'code', 'name', 'sales_phone'])
    .orderBy('code')
    .execute()
  const links = own.selectFrom('peatsale_customer_link').select('seller').where('active', '=', 1)
  const served = own.selectFrom('peatsale_carrier_seller').select('seller').where('carrier', '=', actor.carrier)
  const [linked, driven] = await Promise.all([
    actor.accounts.length === 0 ? [] : links.where(bought(actor)).execute(),
    actor.carrier === '' ? [] : served.execute(),
  ])
  const tied = new Set([...linked, ...driven].map(({ seller }) => seller))
  const seesAll = actor.roles.has('newcomer')
  return all
    .map((seller) => ({ ...seller, isOwn: actor.sellers.includes(seller.id) }))
    .filter(({ id, isOwn }) => isOwn || tied.has(id) || seesAll)
}

async function accountsOf({ host, actor }: Reading) {
  if (actor.accounts.length === 0) return []
  const own = ownTables(host.database.reading)
  const [accounts, links] = await Promise.all([
    own
      .selectFrom('logistics_account')
      .select(['id', 'name'])
      .where('id', 'in', actor.accounts)
      .orderBy('sort_name')
      .execute(),
    own
      .selectFrom('peatsale_customer_link')
      .innerJoin('peatsale_seller', 'peatsale_seller.id', 'peatsale_customer_link.seller')
      .select(['customer', 'peatsale_seller.id', 'peatsale_seller.name'])
      .where(bought(actor))
      .where('active', '=', 1)
      .orderBy('code')
      .execute(),
  ])
  return accounts.map(({ id, name }) => ({
    id,
    name,
    isMain: actor.mainOf.includes(id),
    sellers: links.filter(({ customer }) => customer === id).map((seller) => ({ id: seller.id, name: seller.name })),
  }))
}

async function placesOf({ host, actor }: Reading) {
  const swamps = ownTables(host.database.reading).selectFrom('peatsale_swamp').select(['id', 'name'])
  const [companies, own] = await Promise.all([
    actor.carrier === '' ? [] : host.transportCompanies(),
    actor.swamps.length === 0 ? [] : swamps.where('id', 'in', actor.swamps).orderBy('sort_name').execute(),
  ])
  const company = companies.find(({ _id }) => _id === actor.carrier)
  return { carrier: company ? { id: company._id, name: company.companyname } : null, swamps: own }
}

async function nextLoadOf({ host, actor, now }: Reading) {
  const reader = host.database.reading
  const next = await nextLoad(reader, actor, now)
  if (!next) return null
  const around = await relatedOfLoads(reader, { host, actor }, [next])
  return loadRow(next, around, rolesIn(actor, next, around))
}

/** The newest order that was sent, when there is one, for "order again". */
async function againOf({ host, actor }: Reading) {
  if (actor.accounts.length === 0) return null
  const reader = host.database.reading
  const orders = ownTables(reader).selectFrom('peatsale_order').selectAll().where(bought(actor))
  const sent = orders.where('submitted_at', 'is not', null).where('state', 'not in', ['draft', 'rejected', 'cancelled'])
  const order = await sent.orderBy('sort_number', 'desc').limit(1).executeTakeFirst()
  if (!order) return null
  const around = await relatedOfOrders(reader, [order])
  const lines = around.lines.get(order.id) ?? []
  const [line] = lines
  if (!line) return null
  const { seller, customer, site } = order
  const goods = lines.map(({ product, ordered }) => ({ product, quantity: ordered }))
  return {
    order: orderRow(order, around, orderRolesOf(actor, order)),
    product: { fi: line.name_fi, en: line.name_en },
    quantity: line.ordered as Quantity,
    unit: unitOf(line.unit),
    already: await orderedAlready(reader, actor, { seller, customer, site, lines: goods }),
  }
}

/** Seasons of the customer's sellers that have words to say today. */
async function seasonsOf({ host, actor, now }: Reading) {
  if (actor.accounts.length === 0) return []
  const own = ownTables(host.database.reading)
  const links = own.selectFrom('peatsale_customer_link').select('seller').where(bought(actor))
  const rows = await own
    .selectFrom('peatsale_season')
    .innerJoin('peatsale_seller', 'peatsale_seller.id', 'peatsale_season.seller')
    .innerJoin('peatsale_product', 'peatsale_product.id', 'peatsale_season.product')
    .select(['peatsale_seller.name as seller', 'name_fi', 'name_en', 'state', 'words_fi', 'words_en'])
    .where('peatsale_season.seller', 'in', links.where('active', '=', 1))
    .where('from_day', '<=', dayOf(now))
    .where('to_day', '>=', dayOf(now))
    .where('words_fi', '!=', '')
    .orderBy('peatsale_seller.code')
    .orderBy('sort_name')
    .execute()
  return rows.map(({ seller, name_fi, name_en, state, words_fi, words_en }) => ({
    seller,
    product: { fi: name_fi, en: name_en },
    isOpen: state === 'open',
    words: { fi: words_fi, en: words_en },
  }))
}

async function requestsOf({ host, actor }: Reading) {
  const rows = await ownTables(host.database.reading)
    .selectFrom('peatsale_customer_request')
    .innerJoin('peatsale_seller', 'peatsale_seller.id', 'peatsale_customer_request.seller')
    .select([
      'peatsale_customer_request.id',
      'peatsale_seller.name as seller',
      'peatsale_customer_request.name',
      'state',
      'words',
    ])
    .where('person', '=', actor.id)
    .orderBy('sent_at', 'desc')
    .limit(10)
    .execute()
  return rows.map(({ state, ...row }) => ({ ...row, state: isDecided(state) ? state : ('open' as const) }))
}

function isDecided(state: string): state is 'accepted' | 'declined' {
  return state === 'accepted' || state === 'declined'
}
