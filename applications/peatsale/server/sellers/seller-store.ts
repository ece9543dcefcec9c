import type { BusinessId } from '@workspace/portal/contract'
import type { ListedSeller, Seller, Zone } from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

export type SellerRow = PeatTables['peatsale_seller']

export async function sellerRow(reader: PeatReader, id: string): Promise<SellerRow | undefined> {
  return ownTables(reader).selectFrom('peatsale_seller').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function zonesOf(reader: PeatReader, seller: string): Promise<Zone[]> {
  const zones = ownTables(reader).selectFrom('peatsale_zone').select(['id', 'version', 'code', 'name', 'max_km'])
  const rows = await zones.where('seller', '=', seller).orderBy('max_km').orderBy('code').execute()
  return rows.map(({ max_km, ...zone }) => ({ ...zone, maxKm: max_km }))
}

/** Customers and newcomers may ask every seller; the others see those that they work with. */
export async function listedSellers(reader: PeatReader, actor: PeatActor): Promise<ListedSeller[]> {
  const all = ownTables(reader).selectFrom('peatsale_seller').select(['id', 'code', 'name', 'sales_phone as telephone'])
  const [rows, known] = await Promise.all([all.orderBy('code').execute(), ownSellers(reader, actor)])
  const own = new Set(known)
  const seesAll = actor.roles.has('customer') || actor.roles.has('newcomer')
  return rows.filter(({ id }) => seesAll || own.has(id)).map((seller) => ({ ...seller, own: own.has(seller.id) }))
}

/** Whom the person works for, buys from, drives or loads for. */
async function ownSellers(reader: PeatReader, actor: PeatActor): Promise<readonly string[]> {
  const { sellers, accounts, carrier, swamps } = actor
  const [linked, served, owning, sharing] = await Promise.all([
    accounts.length === 0 ? [] : linkedSellers(reader, accounts),
    carrier === '' ? [] : servedSellers(reader, carrier),
    swamps.length === 0 ? [] : owningSellers(reader, swamps),
    swamps.length === 0 ? [] : sharingSellers(reader, swamps),
  ])
  return [...new Set([...sellers, ...[...linked, ...served, ...owning, ...sharing].map(({ seller }) => seller)])]
}

function linkedSellers(reader: PeatReader, accounts: readonly string[]) {
  const links = ownTables(reader).selectFrom('peatsale_customer_link').select('seller').where('active', '=', 1)
  return links.where('customer', 'in', accounts).execute()
}

function servedSellers(reader: PeatReader, carrier: string) {
  return ownTables(reader)
    .selectFrom('peatsale_carrier_seller')
    .select('seller')
    .where('carrier', '=', carrier)
    .execute()
}

function owningSellers(reader: PeatReader, swamps: readonly string[]) {
  return ownTables(reader).selectFrom('peatsale_swamp').select('seller').where('id', 'in', swamps).execute()
}

function sharingSellers(reader: PeatReader, swamps: readonly string[]) {
  return ownTables(reader).selectFrom('peatsale_swamp_share').select('seller').where('swamp', 'in', swamps).execute()
}

/** As the office of the seller sees it. */
export function sellerOf(row: SellerRow): Seller {
  const { id, version, code, name, street, city } = row
  return {
    ...{ id, version, code, name, street, city },
    company: row.company_key,
    businessId: row.business_id as BusinessId,
    postalCode: row.postal_code,
    breakBasis: row.break_basis as Seller['breakBasis'],
    breakMode: row.break_mode as Seller['breakMode'],
    tolerancePct: row.tolerance_pct,
    cutOffHours: row.cut_off_hours,
    releaseCutOff: row.release_cut_off,
    freeWaitingMinutes: row.free_waiting_minutes,
    defaultLoad: row.default_load,
    retentionYears: row.retention_years,
    ordersEmail: row.orders_email,
    salesPhone: row.sales_phone,
    invoicingNote: row.invoicing_note,
  }
}
