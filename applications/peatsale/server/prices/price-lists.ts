/** Published price lists as `priceLoads` wants them: the customer's, of the groups that it belongs to, general (R2). */
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { RegisterRows } from '../registers/register-rows.ts'
import type { OrderToPrice } from './order-to-price.ts'

export interface NamedList {
  readonly name: string
  readonly version: number
  /** As `PriceInput` has it, unparsed. */
  readonly list: { readonly id: string; readonly validTo: string }
}

/** Those valid on the day, with the rows of the products that are asked for. */
export async function listsFor(
  registers: RegisterRows,
  { seller, customer, day }: Pick<OrderToPrice, 'seller' | 'customer' | 'day'>,
  products: readonly string[],
): Promise<readonly NamedList[]> {
  const { reader } = registers
  const [lists, linked] = await Promise.all([
    ownTables(reader)
      .selectFrom('peatsale_price_list')
      .selectAll()
      .where('seller', '=', seller)
      .where('state', '=', 'published')
      .where('valid_from', '<=', day)
      .where('valid_to', '>=', day)
      .where((of) => of.or([of('customer', 'is', null), of('customer', '=', customer)]))
      .orderBy('published_at', 'desc')
      .orderBy('id')
      .execute(),
    registers.link({ customer, seller }),
  ])
  const tags: readonly string[] = linked ? JSON.parse(linked.tags) : []
  const fitting = lists.filter(({ scope, tag }) => scope !== 'group' || tags.includes(tag))
  const rows = await rowsOf(reader, fitting, products)
  return fitting.map(({ id, name, version, scope, valid_from, valid_to, fallback }) => ({
    name,
    version,
    list: {
      ...{ id, validFrom: valid_from, validTo: valid_to, fallback: fallback === 1 },
      ...{ scope, rows: (rows.get(id) ?? []).map(rowOf) },
    },
  }))
}

async function rowsOf(reader: PeatReader, lists: readonly { readonly id: string }[], products: readonly string[]) {
  if (lists.length === 0 || products.length === 0) return new Map<string, Awaited<ReturnType<typeof stored>>>()
  const ids = lists.map(({ id }) => id)
  return Map.groupBy(await stored(reader, ids, products), ({ list }) => list)
}

function stored(reader: PeatReader, lists: readonly string[], products: readonly string[]) {
  return ownTables(reader)
    .selectFrom('peatsale_price_row as row')
    .innerJoin('peatsale_product as product', 'product.id', 'row.product')
    .leftJoin('peatsale_zone as zone', 'zone.id', 'row.zone')
    .selectAll('row')
    .select(['product.code as code', 'zone.code as zoneCode'])
    .where('row.list', 'in', lists)
    .where('row.product', 'in', products)
    .orderBy('row.id')
    .execute()
}

function rowOf(row: Awaited<ReturnType<typeof stored>>[number]) {
  return {
    ...{ product: row.code, unit: row.unit, priceBaseQty: row.price_base_quantity, zone: row.zoneCode },
    ...{ method: row.method, minQty: row.min_quantity, unitPrice: row.unit_price },
    ...{ includesFreight: row.includes_freight === 1, seasonFrom: row.season_from, seasonTo: row.season_to },
  }
}
