/** An order with everything around it that its reader may know: whoever entered it for a customer sees no money (2.6). */
import { offered } from '@workspace/logistics/contract'
import { namedInChange, shownChange } from '@workspace/logistics/server'
import type { LocalDate, Quantity, UnitPrice } from '@workspace/portal/contract'
import { LocalDate as Day } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import type { Selectable } from 'kysely'
import type { Order } from '../../contract/orders/order.ts'
import type { Wish } from '../../contract/orders/order-fields.ts'
import { orderMachine } from '../../contract/states/order-machine.ts'
import type { OrderState } from '../../contract/states/order-states.ts'
import type { OrderRole } from '../../contract/states/order-vocabulary.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { peatDocuments } from '../documents/peat-documents.ts'
import { latestEvent } from '../events/peat-events.ts'
import { loadsWithNames } from '../loads/load-names.ts'
import { loadRow, relatedOfLoads, rolesIn } from '../loads/load-rows.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { cutOffOf } from './cut-off.ts'
import { withFreightOverride } from './freight-override.ts'
import { messagesOf } from './order-messages.ts'
import type { StoredOrder, StoredOrderLine } from './order-rows.ts'
import { orderRow, unitOf, withoutRequests } from './order-rows.ts'
import { orderPlaceOf } from './order-site.ts'
import { storedPricesOf } from './stored-prices.ts'
import { withZoneNames } from './zone-names.ts'

type StoredRequest = Selectable<PeatTables['peatsale_order_request']>

interface Reading {
  readonly host: Host
  readonly reader: PeatReader
  readonly actor: PeatActor
  readonly now: Date
}

export async function orderDetails(reading: Reading, order: StoredOrder, roles: readonly OrderRole[]): Promise<Order> {
  const { reader, actor } = reading
  const isOffice = roles.includes('officeOwn') || roles.includes('superadmin')
  const seesMoney = isOffice || roles.includes('customerOwn')
  const [around, stored, requested, messages, change] = await Promise.all([
    withoutRequests(reader, [order.id]),
    loadsWithNames(reader, order.id),
    requestsOf(reader, order.id),
    messagesOf(reader, roles, order.id),
    latestEvent(reader, order.id),
  ])
  const viewer = { id: actor.id, shows: (role: string) => isOffice || (seesMoney && buyers.includes(role)) }
  const people = [
    order.entered_by,
    ...requested.map(({ made_by }) => made_by),
    ...messages.map(({ who }) => who),
    namedInChange(change, viewer) ?? '',
  ]
  const [aroundLoads, names, place, documents, prices] = await Promise.all([
    relatedOfLoads(reader, reading, stored),
    namesOf(
      reading,
      people.filter((id) => id !== ''),
    ),
    orderPlaceOf(reader, order),
    seesMoney ? peatDocuments.of(reader, { of: [order.id, ...stored.map(({ id }) => id)], isOffice }) : [],
    seesMoney ? pricesOf(reader, order, isOffice) : null,
  ])
  const seller = around.names.get(order.id)
  const named = (id: string | null) => place.swamps.find((swamp) => swamp.id === id) ?? null
  return {
    ...orderRow(order, { ...around, requested: openOf(requested) }, roles),
    sellerPhone: seller?.sellerPhone ?? '',
    ...contentOf(order),
    enteredBy: names.get(order.entered_by) ?? '',
    madeBy: order.made_by as Order['madeBy'],
    swamp: named(order.swamp),
    hold: holdOf(order, isOffice),
    words: order.words,
    cutOff: cutOffAhead(order, { loads: stored, cutOffHours: seller?.cutOffHours ?? 0, now: reading.now }),
    lines: (around.lines.get(order.id) ?? []).map((line) => lineOf(line, { named, seesMoney })),
    siteDetails: place.site,
    loads: stored.map((load) => loadRow(load, aroundLoads, rolesIn(actor, load, aroundLoads))),
    latest: shownChange(change, viewer, names),
    requests: requested.map((request) => requestOf(request, names)),
    messages: messages.map((message) => ({ ...message, who: names.get(message.who) ?? '' })),
    prices,
    documents,
    commands: [...offered(orderMachine, { state: order.state as OrderState, roles })],
    version: order.version,
  }
}

/** Until when the customer may change a confirmed order; null once it has passed. */
function cutOffAhead(
  order: StoredOrder,
  of: {
    readonly loads: readonly { readonly state: string; readonly slot_from: string }[]
    readonly cutOffHours: number
    readonly now: Date
  },
): string | null {
  if (order.confirmed_at === null || order.state === 'submitted') return null
  const slots = of.loads.filter(({ state }) => !notAnyMore.includes(state)).map(({ slot_from }) => slot_from)
  const cutOff = cutOffOf({ week: order.week, slots, cutOffHours: of.cutOffHours })
  return cutOff !== undefined && of.now <= cutOff ? cutOff.toISOString() : null
}

/** What may be changed of it, but for its goods and its site. */
function contentOf(order: StoredOrder) {
  return {
    method: order.method === 'collected' ? 'collected' : 'delivered',
    wish: wishOf(order),
    note: order.note,
    purchaseReference: order.purchase_reference,
    instructions: order.instructions,
    contactName: order.contact_name,
    contactTelephone: order.contact_phone,
  } as const
}

const notAnyMore: readonly string[] = ['failed', 'cancelled']

/** The customer knows its own people and who ordered for it; of the office that it was the office. */
const buyers = ['customerOwn', 'enterer']

/** Names by the ids of people. */
export async function namesOf(
  { host }: Pick<Reading, 'host'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const cards = await host.people.cards({ ids: [...new Set(ids)] })
  return new Map(cards.map(({ id, name }) => [id, name]))
}

export function wishOf({ wish_week, wish_from, wish_to, weekdays }: StoredOrder): Wish | null {
  if (wish_week !== null) return { by: 'week', week: wish_week as never }
  if (wish_from === null || wish_to === null) return null
  const chosen = [1, 2, 3, 4, 5, 6, 7].filter((day) => (weekdays & (1 << (day - 1))) !== 0)
  const days = { earliest: Day.parse(wish_from), latest: Day.parse(wish_to) }
  return { by: 'days', ...days, ...(chosen.length > 0 && { weekdays: chosen }) }
}

/** Of a credit hold customers hear no more than that it is held (2.3). */
function holdOf(order: StoredOrder, isOffice: boolean): Order['hold'] {
  if (order.state !== 'on_hold') return null
  const isNeutral = !isOffice && order.hold_kind === 'credit'
  return {
    reasonKind: isNeutral ? 'other' : order.hold_kind,
    words: isNeutral ? '' : order.hold_words,
    reviewDate: order.review_day as LocalDate | null,
  }
}

function lineOf(
  line: StoredOrderLine,
  { named, seesMoney }: { named: (id: string | null) => Order['swamp']; seesMoney: boolean },
): Order['lines'][number] {
  return {
    id: line.id,
    product: { id: line.product, code: line.code, name: { fi: line.name_fi, en: line.name_en } },
    unit: unitOf(line.unit),
    ordered: line.ordered as Quantity,
    tolerancePct: line.tolerance_pct,
    preferredSwamp: named(line.preferred_swamp),
    planned: line.planned as Quantity,
    loaded: line.loaded as Quantity,
    delivered: line.delivered as Quantity,
    billed: (seesMoney ? line.billed : 0) as Quantity,
    isClosed: line.is_closed === 1,
    manualPrice: seesMoney ? (line.manual_price as UnitPrice | null) : null,
  }
}

function requestsOf(reader: PeatReader, id: string): Promise<StoredRequest[]> {
  const requests = ownTables(reader).selectFrom('peatsale_order_request').selectAll()
  return requests.where('order_id', '=', id).orderBy('made_at', 'desc').execute()
}

/** The order's id, once for each of its requests that nobody has decided. */
function openOf(requests: readonly StoredRequest[]): ReadonlySet<string> {
  return new Set(requests.filter(({ state }) => state === 'open').map(({ order_id }) => order_id))
}

function requestOf(row: StoredRequest, names: ReadonlyMap<string, string>): Order['requests'][number] {
  return {
    id: row.id,
    kind: row.kind === 'cancel' ? 'cancel' : 'change',
    words: row.words,
    fields: row.fields === '' ? null : JSON.parse(row.fields),
    state: row.state as Order['requests'][number]['state'],
    madeBy: names.get(row.made_by) ?? '',
    madeAt: row.made_at,
    answer: row.answer,
  }
}

/** The reasons of prices by hand are the office's own. */
async function pricesOf(reader: PeatReader, order: StoredOrder, isOffice: boolean): Promise<Order['prices']> {
  const stored = storedPricesOf(order)
  if (!stored) return null
  const prices = withFreightOverride(await withZoneNames(reader, stored.prices, order.seller), order, isOffice)
  if (isOffice) return prices
  const withoutReasons = prices.output.snapshot.map((line) =>
    line.manual ? { ...line, manual: { reason: '' } } : line,
  )
  return { ...prices, reasons: [], output: { ...prices.output, snapshot: withoutReasons } }
}
