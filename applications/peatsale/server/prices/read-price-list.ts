import { dayOf } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import type { PriceListRow } from '../../contract/index.ts'
import { readPriceList } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { productScope } from '../products/product-scope.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { priceScope, seenIn } from './price-list-scope.ts'
import { listedPriceLists, priceRowsOf } from './price-list-store.ts'

const { reads } = handlersOf<PeatActor>()

export const readPriceListHandler = reads(readPriceList, async ({ host, actor, request }, { id }, refuse) => {
  const reader = host.database.reading
  const scope = await priceScope(reader, actor, dayOf(request.now))
  const row = await ownTables(reader)
    .selectFrom('peatsale_price_list')
    .selectAll()
    .where('id', '=', id)
    .where((of) => seenIn(of, scope))
    .executeTakeFirst()
  const [list] = row ? await listedPriceLists(reader, [row], actor.sellers) : []
  if (!list) throw refuse('not_found')
  return { list, rows: await rowsSeen(reader, actor, list) }
})

/** To a customer the prices of what it may not order tell nothing. */
async function rowsSeen(
  reader: PeatReader,
  actor: PeatActor,
  { id, seller }: { readonly id: string; readonly seller: string },
): Promise<PriceListRow[]> {
  const rows = await priceRowsOf(reader, id)
  const { sellers, products } = await productScope(reader, actor, actor.sellers)
  return sellers.includes(seller) ? rows : rows.filter(({ product }) => products.includes(product))
}
