/** A load with everything around it that its reader may know. */
import { offered } from '@workspace/logistics/contract'
import type { Cents, Quantity } from '@workspace/portal/contract'
import type { Load } from '../../contract/loads/load.ts'
import { loadMachine } from '../../contract/states/load-machine.ts'
import type { LoadState } from '../../contract/states/load-states.ts'
import type { LoadRole } from '../../contract/states/load-vocabulary.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { peatDocuments } from '../documents/peat-documents.ts'
import { loadsSeenBy } from '../rights/load-roles.ts'
import { orderRolesOf, seesOrder } from '../rights/order-roles.ts'
import { offerTo } from './carrier-freight.ts'
import { correctionsOf } from './corrections.ts'
import { crewPhonesOf } from './crew-phones.ts'
import type { DetailReading } from './detail-reading.ts'
import type { Disclosure } from './disclosure.ts'
import { disclosureOf } from './disclosure.ts'
import type { StoredLoad } from './load-names.ts'
import type { RelatedOfLoads, StoredLoadLine } from './load-rows.ts'
import { loadRow } from './load-rows.ts'
import { siteOf, swampOf } from './pickup-and-site.ts'
import { factsReportedBy } from './reported-facts.ts'
import { withoutExpiredUndo } from './undo-windows.ts'

interface Given {
  readonly load: StoredLoad
  readonly around: RelatedOfLoads
  readonly roles: readonly LoadRole[]
}

export async function loadDetails(reading: DetailReading, { load, around, roles }: Given): Promise<Load> {
  const { reader } = reading
  const shown = disclosureOf(reading, roles, load)
  const isOfferOnly = !(shown.isOffice || shown.isCustomer || shown.isCrew || shown.isLoader)
  const [
    isOrderSeen,
    lines,
    siteDetails,
    swampDetails,
    driverForCustomer,
    exceptions,
    freight,
    offeredTo,
    documents,
    recentReceivers,
    told,
    acceptedBy,
    crewPhones,
  ] = await Promise.all([
    mayOpenOrder(reading, load.order_id),
    linesWithPiles(reader, around.lines.get(load.id) ?? []),
    siteOf(reader, load, shown),
    swampOf(reading, load, shown),
    shown.isCustomer ? driverShown(reading, load, around) : null,
    shown.isOffice || shown.isCrew || shown.isLoader ? exceptionsOf(reading, load.id) : [],
    shown.freight ? freightOf(reading, load) : null,
    shown.isOffice && load.state === 'open' ? offereesOf(reader, load.id) : [],
    isOfferOnly ? [] : peatDocuments.of(reader, { of: [load.id], isOffice: shown.isOffice }),
    shown.isCrew || shown.isOffice ? receiversAt(reading, load) : [],
    shown.isCrew || shown.isLoader ? factsReportedBy(reader, reading.actor.id, [load.id]) : new Map<string, string[]>(),
    nameOfAccepter(reading, load),
    crewPhonesOf(reading, { load, around, roles }),
  ])
  return {
    ...loadRow(load, around, roles),
    ...{ seesOrder: isOrderSeen, crewPhones, siteDetails, swampDetails, driverForCustomer },
    lines: lines.map((line) => (shown.price ? line : { ...line, billed: null })),
    selfLoading: load.self_loading === 1,
    massKg: load.mass_kg,
    times: timesOf(load, shown),
    receipt: receiptOf(load),
    ...{ exceptions, offeredTo, freight, documents, recentReceivers },
    failed: failureOf(load),
    accepted: load.accepted_at === null ? null : { by: acceptedBy, at: load.accepted_at },
    amounts: shown.price ? amountsOf(load) : null,
    corrections: shown.isOffice ? await correctionsOf(reading, load.id, lines) : [],
    told: [...(told.get(load.id) ?? [])],
    commands: withoutExpiredUndo([...offered(loadMachine, { state: load.state as LoadState, roles })], {
      ...{ load, lines, roles, now: reading.now },
    }),
  }
}

async function mayOpenOrder({ reader, actor }: DetailReading, id: string): Promise<boolean> {
  const columns = ['seller', 'customer', 'swamp', 'entered_by', 'made_by', 'state'] as const
  const order = ownTables(reader).selectFrom('peatsale_order').select(columns).where('id', '=', id)
  return seesOrder(orderRolesOf(actor, await order.executeTakeFirstOrThrow()))
}

export async function linesWithPiles(reader: PeatReader, lines: readonly StoredLoadLine[]): Promise<Load['lines']> {
  const ids = lines.map(({ stockpile }) => stockpile).filter((id) => id !== null)
  const columns = ['id', 'code', 'moisture_permille', 'von_post'] as const
  const rows =
    ids.length === 0
      ? []
      : await ownTables(reader).selectFrom('peatsale_stockpile').select(columns).where('id', 'in', ids).execute()
  const piles = new Map(rows.map((row) => [row.id, row]))
  return lines.map((line) => {
    const pile = line.stockpile === null ? undefined : piles.get(line.stockpile)
    return {
      id: line.id,
      orderLine: line.order_line,
      product: { id: line.product, code: line.code, name: { fi: line.name_fi, en: line.name_en } },
      unit: line.unit as Load['unit'],
      planned: line.planned as Quantity,
      tolerancePct: line.tolerance_pct,
      loaded: line.loaded as Quantity | null,
      basis: line.basis as Load['lines'][number]['basis'],
      buckets: line.buckets,
      bucketSize: line.bucket_size as Quantity,
      stockpile: pile
        ? { id: pile.id, code: pile.code, moisturePermille: pile.moisture_permille, vonPost: pile.von_post }
        : null,
      delivered: line.delivered as Quantity | null,
      billed: line.billed as Quantity | null,
    }
  })
}

/** While it is on its way: the first name, and the telephone when the driver's settings show it. */
async function driverShown({ reader }: DetailReading, load: StoredLoad, around: RelatedOfLoads) {
  const card = load.driver === null || load.state !== 'loaded' ? undefined : around.drivers.get(load.driver)
  if (!card) return null
  const settings = ownTables(reader).selectFrom('logistics_driver').select('shows_phone')
  const shows = (await settings.where('person', '=', card.id).executeTakeFirst())?.shows_phone === 1
  return { name: card.name.split(' ')[0] ?? '', telephone: shows ? card.telephone : '' }
}

async function exceptionsOf({ host, reader }: DetailReading, id: string): Promise<Load['exceptions']> {
  const exceptions = ownTables(reader).selectFrom('peatsale_exception').selectAll()
  const rows = await exceptions.where('load_id', '=', id).orderBy('at').execute()
  const cards = await host.people.cards({ ids: rows.flatMap(({ told_by, handled_by }) => [told_by, handled_by]) })
  const names = new Map(cards.map((card) => [card.id, card.name]))
  return rows.map(({ kind, words, is_open, told_by, at, handled_by, handled_at, handled_words }) => ({
    problem: kind as Load['exceptions'][number]['problem'],
    words,
    open: is_open === 1,
    by: names.get(told_by) ?? '',
    at,
    handled: handled_at === null ? null : { by: names.get(handled_by) ?? '', at: handled_at, words: handled_words },
  }))
}

/** What is owed, else what was offered: by tariff each carrier has its own. */
async function freightOf({ reader, actor }: DetailReading, load: StoredLoad): Promise<Cents | null> {
  const rows = ownTables(reader).selectFrom('peatsale_carrier_row').select('amount')
  const row = await rows.where('load_id', '=', load.id).executeTakeFirst()
  const offer = load.state === 'open' ? await offerTo(reader, load.id, actor.carrier) : undefined
  return (row?.amount ?? offer?.freight ?? load.offer_freight) as Cents | null
}

async function offereesOf(reader: PeatReader, id: string): Promise<string[]> {
  const offers = ownTables(reader)
    .selectFrom('peatsale_load_offer')
    .innerJoin('logistics_carrier', 'logistics_carrier.id', 'peatsale_load_offer.carrier')
    .select('name')
  return (await offers.where('load_id', '=', id).orderBy('sort_name').execute()).map(({ name }) => name)
}

/** Empty where the person is not there any more. */
async function nameOfAccepter({ host }: DetailReading, { accepted_by }: StoredLoad): Promise<string> {
  return accepted_by === '' ? '' : ((await host.people.card(accepted_by))?.name ?? '')
}

/** Of loads that the reader sees: another seller's or carrier's are no hint. */
async function receiversAt({ reader, actor }: DetailReading, load: StoredLoad): Promise<string[]> {
  if (load.site === null) return []
  const named = ownTables(reader).selectFrom('peatsale_load').select('receiver_name').distinct()
  const seen = named.where((of) => loadsSeenBy(actor, of))
  const there = seen.where('site', '=', load.site).where('receipt_kind', '=', 'name')
  const latest = await there.select('delivered_at').orderBy('delivered_at', 'desc').limit(20).execute()
  return [...new Set(latest.map(({ receiver_name }) => receiver_name))].slice(0, 4)
}

function timesOf(load: StoredLoad, { isCustomer, isOffice }: Disclosure): Load['times'] {
  const hidesSwamp = isCustomer && !isOffice
  return {
    assigned: hidesSwamp ? null : load.assigned_at,
    arrivedLoad: hidesSwamp ? null : load.arrived_load_at,
    loadStart: hidesSwamp ? null : load.load_start_at,
    loaded: load.loaded_at,
    departed: load.departed_at,
    arrivedSite: load.arrived_site_at,
    delivered: load.delivered_at,
    waitingSite: load.waiting_site,
    waitingSwamp: hidesSwamp ? null : load.waiting_swamp,
  }
}

function receiptOf({ receipt_kind, receiver_name, receipt_remarks }: StoredLoad): Load['receipt'] {
  if (receipt_kind !== 'name' && receipt_kind !== 'absent') return null
  return { kind: receipt_kind, receiver: receiver_name, remarks: receipt_remarks }
}

function failureOf({ fail_reason, fail_place, state }: StoredLoad): Load['failed'] {
  if (state !== 'failed' || fail_reason === null || fail_place === null) return null
  const failed = { problem: fail_reason, where: fail_place }
  return failed as NonNullable<Load['failed']>
}

function amountsOf({ net, vat, gross }: StoredLoad): Load['amounts'] {
  if (net === null || vat === null || gross === null) return null
  return { net: net as Cents, vat: vat as Cents, gross: gross as Cents }
}
