import type { ListedPriceList, PriceListRow } from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export type PriceListTable = PeatTables['peatsale_price_list']

export async function priceListOf(reader: PeatReader, id: string): Promise<PriceListTable | undefined> {
  return ownTables(reader).selectFrom('peatsale_price_list').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Lists as they are shown; which one a list replaces is told to the office of its seller alone. */
export async function listedPriceLists(
  reader: PeatReader,
  rows: readonly PriceListTable[],
  sellers: readonly string[],
): Promise<ListedPriceList[]> {
  const [customers, replaced] = await Promise.all([
    namesOf(
      reader,
      'logistics_account',
      rows.flatMap(({ customer }) => customer ?? []),
    ),
    namesOf(
      reader,
      'peatsale_price_list',
      rows.flatMap(({ replaces }) => replaces ?? []),
    ),
  ])
  return rows.map((row) => ({
    ...{ id: row.id, version: row.version, seller: row.seller, name: row.name },
    scope: row.scope as ListedPriceList['scope'],
    tag: row.tag as ListedPriceList['tag'],
    account: customers.get(row.customer ?? '') ?? null,
    validFrom: row.valid_from as ListedPriceList['validFrom'],
    validTo: row.valid_to as ListedPriceList['validTo'],
    fallback: row.fallback === 1,
    state: row.state as ListedPriceList['state'],
    replaces: sellers.includes(row.seller) ? (replaced.get(row.replaces ?? '') ?? null) : null,
    publishedAt: row.published_at,
  }))
}

async function namesOf(
  reader: PeatReader,
  table: 'logistics_account' | 'peatsale_price_list',
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly name: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await ownTables(reader).selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** By product, method, zone, season and break, as one reads a price list. */
export async function priceRowsOf(reader: PeatReader, list: string): Promise<PriceListRow[]> {
  const rows = await ownTables(reader)
    .selectFrom('peatsale_price_row as row')
    .innerJoin('peatsale_product as product', 'product.id', 'row.product')
    .leftJoin('peatsale_zone as zone', 'zone.id', 'row.zone')
    .selectAll('row')
    .select(['product.code', 'product.name_fi', 'product.name_en', 'zone.code as zone_code', 'zone.max_km'])
    .where('row.list', '=', list)
    .execute()
  const sorted = rows.toSorted(
    (a, b) =>
      a.code.localeCompare(b.code) ||
      b.method.localeCompare(a.method) ||
      (a.max_km ?? 0) - (b.max_km ?? 0) ||
      (a.season_from ?? '').localeCompare(b.season_from ?? '') ||
      a.min_quantity - b.min_quantity ||
      a.id.localeCompare(b.id),
  )
  return sorted.map((row) => ({
    ...{ id: row.id, product: row.product, productCode: row.code },
    productName: { fi: row.name_fi, en: row.name_en },
    unit: row.unit as PriceListRow['unit'],
    priceBaseQty: row.price_base_quantity,
    ...{ zone: row.zone ?? '', zoneCode: row.zone_code ?? '' },
    method: row.method as PriceListRow['method'],
    minQty: row.min_quantity as PriceListRow['minQty'],
    unitPrice: row.unit_price as PriceListRow['unitPrice'],
    includesFreight: row.includes_freight === 1,
    seasonFrom: row.season_from as PriceListRow['seasonFrom'],
    seasonTo: row.season_to as PriceListRow['seasonTo'],
  }))
}
