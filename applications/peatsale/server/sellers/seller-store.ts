import type { BusinessId } from '@workspace/portal/contract'
import type { ListedSeller, Seller, Zone } from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { boughtRows } from '../rights/bought.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { workedSellers } from '../rights/worked-sellers.ts'

export type SellerRow = PeatTables['peatsale_seller']

export async function sellerRow(reader: PeatReader, id: string): Promise<SellerRow | undefined> {
  return ownTables(reader).selectFrom('peatsale_seller').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function zonesOf(reader: PeatReader, seller: string): Promise<Zone[]> {
  const zones = ownTables(reader).selectFrom('peatsale_zone').select(['id', 'version', 'code', 'name', 'max_km'])
  const rows = await zones.where('seller', '=', seller).orderBy('max_km').orderBy('code').execute()
  return rows.map(({ max_km, ...zone }) => ({ ...zone, maxKm: max_km }))
}

/** Offices choose with whom to share a swamp, customers and newcomers whom to ask; the others see those they work for. */
export async function listedSellers(reader: PeatReader, actor: PeatActor): Promise<ListedSeller[]> {
  const all = ownTables(reader).selectFrom('peatsale_seller').select(['id', 'code', 'name', 'sales_phone as telephone'])
  const [rows, worked, linked] = await Promise.all([
    all.orderBy('code').execute(),
    workedSellers(reader, actor),
    linkedSellers(reader, actor),
  ])
  const own = new Set([...worked, ...linked])
  const seesAll = actor.sellers.length > 0 || actor.roles.has('customer') || actor.roles.has('newcomer')
  return rows.filter(({ id }) => seesAll || own.has(id)).map((seller) => ({ ...seller, own: own.has(seller.id) }))
}

async function linkedSellers(reader: PeatReader, actor: PeatActor): Promise<readonly string[]> {
  if (actor.accounts.length === 0) return []
  const links = ownTables(reader).selectFrom('peatsale_customer_link').select('seller').where('active', '=', 1)
  return (await links.where(boughtRows(actor, { customer: 'customer', seller: 'seller' })).execute()).map(
    ({ seller }) => seller,
  )
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
