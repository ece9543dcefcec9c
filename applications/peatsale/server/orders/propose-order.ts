/** "Order again": a draft like an order, or like the account's newest one, for the next week with room. */
import type { InputOf, IsoWeek, Quantity } from '@workspace/portal/contract'
import { addWeeks, dayOf, weekOf } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import { proposeOrder } from '../../contract/orders/calls.ts'
import type { ProposedOrder } from '../../contract/orders/order.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { orderRolesOf, ordersSeenBy } from '../rights/order-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { orderOrigin } from './order-origin.ts'
import type { StoredOrder } from './order-rows.ts'
import { orderedAlready } from './ordered-already.ts'
import { storedOrder } from './read-order.ts'
import { offeredWeeks } from './week-capacity.ts'

const { reads } = handlersOf<PeatActor>()
const seeing = ['customerOwn', 'enterer', 'officeOwn', 'superadmin']

interface Asking {
  readonly reader: PeatReader
  readonly actor: PeatActor
  readonly now: Date
}

export const proposeOrderHandler = reads(proposeOrder, async ({ host, actor, request }, asked, refuse) => {
  const { now } = request
  const asking = { reader: host.database.reading, actor, now }
  const found = 'like' in asked ? await orderLike(asking, asked.like) : await newestOf(asking, asked)
  if (!found) throw refuse('not_found')
  const order = await proposed(asking, found)
  const products = order.lines.map(({ product }) => product)
  const weeks = await offeredWeeks(asking.reader, { seller: order.seller, products }, now)
  const thisWeek = weekOf(dayOf(now))
  const next = weeks.find(({ week, room }) => week > thisWeek && (room === 'free' || room === 'few'))?.week
  const wish = { by: 'week', week: next ?? addWeeks(thisWeek, 1) } as const
  const { seller, account: customer, site, lines } = order
  const already = 'like' in asked ? await orderedAlready(asking.reader, actor, { seller, customer, site, lines }) : null
  return { order: { ...order, wish }, weeks, already }
})

/** What a new order begins with: an earlier one, or only who buys from whom. */
interface Found {
  readonly seller: string
  readonly account: string
  readonly like: StoredOrder | undefined
}

async function orderLike({ reader, actor, now }: Asking, id: string): Promise<Found | undefined> {
  const like = await storedOrder(reader, id)
  if (!like || !orderRolesOf(actor, like).some((role) => seeing.includes(role))) return undefined
  const between = { seller: like.seller, account: like.customer }
  return (await orderOrigin(reader, actor, { ...between, now })) && { ...between, like }
}

type Asked = Extract<InputOf<typeof proposeOrder>, { account: string }>

/** Without a seller that of the newest order, and before the first one the seller that the account buys from. */
async function newestOf({ reader, actor, now }: Asking, { account, seller }: Asked): Promise<Found | undefined> {
  const orders = ownTables(reader)
    .selectFrom('peatsale_order')
    .selectAll()
    .where('customer', '=', account)
    .where('state', '!=', 'draft')
    .where((of) => ordersSeenBy(actor, of))
    .orderBy('created_at', 'desc')
    .orderBy('id')
  const ofSeller = seller === undefined ? orders : orders.where('seller', '=', seller)
  const like = await ofSeller.limit(1).executeTakeFirst()
  const sellers = like ? [like.seller] : seller === undefined ? await sellersOf(reader, account) : [seller]
  for (const each of sellers) {
    const between = { seller: each, account }
    if (await orderOrigin(reader, actor, { ...between, now })) return { ...between, like }
  }
  return undefined
}

async function sellersOf(reader: PeatReader, account: string): Promise<readonly string[]> {
  const links = ownTables(reader).selectFrom('peatsale_customer_link').select('seller').where('customer', '=', account)
  return (await links.where('active', '=', 1).orderBy('number').execute()).map(({ seller }) => seller)
}

/** What is not sold any more, and a yard that is gone, are left out. */
async function proposed({ reader }: Asking, { seller, account, like }: Found): Promise<ProposedOrder> {
  const [name, sites, lines] = await Promise.all([
    nameOf(reader, account),
    sitesOf(reader, account),
    like ? goodsOf(reader, like.id) : [],
  ])
  const site = sites.find(({ id }) => id === like?.site) ?? (sites.length === 1 ? sites[0] : undefined)
  return {
    ...{ seller, account, accountName: name },
    ...{ method: like?.method === 'collected' ? 'collected' : 'delivered', site: site?.id ?? null },
    lines: lines.map(({ product, ordered }) => ({ product, quantity: ordered as Quantity })),
    wish: null,
    instructions: like?.instructions ?? '',
    contactName: like?.contact_name ?? '',
    contactTelephone: like?.contact_phone ?? '',
    like: like ? { number: like.number ?? '', week: like.week === '' ? null : (like.week as IsoWeek) } : null,
  }
}

async function nameOf(reader: PeatReader, account: string): Promise<string> {
  const customers = ownTables(reader).selectFrom('logistics_account').select('name').where('id', '=', account)
  return (await customers.executeTakeFirstOrThrow()).name
}

function sitesOf(reader: PeatReader, account: string) {
  const sites = ownTables(reader).selectFrom('logistics_site').select('id').where('account', '=', account)
  return sites.where('removed', '=', 0).orderBy('name').execute()
}

function goodsOf(reader: PeatReader, order: string) {
  return ownTables(reader)
    .selectFrom('peatsale_order_line')
    .innerJoin('peatsale_product', 'peatsale_product.id', 'peatsale_order_line.product')
    .select(['product', 'ordered'])
    .where('order_id', '=', order)
    .where('active', '=', 1)
    .orderBy('position')
    .execute()
}
