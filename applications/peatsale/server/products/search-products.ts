import { dayOf } from '@workspace/portal/contract'
import { countAll, handlersOf, keysetPage, likeFragment, pageTotal, readPage } from '@workspace/portal/server'
import { sql } from 'kysely'
import type { ListedProduct } from '../../contract/index.ts'
import { searchProducts } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { workedSellers } from '../rights/worked-sellers.ts'
import { availabilityOf } from './availability.ts'
import type { ProductScope } from './product-scope.ts'
import { accountScope, productScope } from './product-scope.ts'
import type { ProductRow } from './product-store.ts'
import { productOf } from './product-store.ts'
import { openAllYear, seasonsOf } from './seasons.ts'

const { reads } = handlersOf<PeatActor>()

export const searchProductsHandler = reads(searchProducts, async ({ host, actor, request }, asked, refuse) => {
  const reader = host.database.reading
  const { seller, account, all, find, sort, direction, cursor, limit } = asked
  const worked = await workedSellers(reader, actor)
  const scope =
    account === ''
      ? await productScope(reader, actor, worked)
      : await accountScope(reader, actor, { account, now: request.now })
  if (!scope) throw refuse('not_found')
  let found = within(reader, scope, actor)
  if (seller !== '') found = found.where('seller', '=', seller)
  // What is sold no more is the office's to see.
  if (!all || actor.sellers.length === 0) found = found.where('active', '=', 1)
  if (find !== '') found = found.where(sql<boolean>`search_text like ${likeFragment(find)} escape '\\'`)
  const page = await readPage(
    { sort, direction, cursor, limit },
    (at) => keysetPage(found.selectAll(), { ...at, key: 'sort_name', direction }).execute(),
    (row) => ({ key: row.sort_name, id: row.id }),
  )
  return {
    rows: await listed(reader, page.rows, { actor, now: request.now }),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
})

/** Of other sellers than the office's own, an office that buys or drives sees what is sold, as anybody does. */
function within(reader: PeatReader, { sellers, products }: ProductScope, actor: PeatActor) {
  const found = ownTables(reader).selectFrom('peatsale_product')
  return found.where((is) =>
    is.and([
      is.or([is('seller', 'in', orNone(sellers)), is('id', 'in', orNone(products))]),
      is.or([is('active', '=', 1), is('seller', 'in', orNone(actor.sellers))]),
    ]),
  )
}

/** SQL knows no empty list. */
function orNone(ids: readonly string[]): readonly string[] {
  return ids.length === 0 ? [''] : ids
}

async function listed(
  reader: PeatReader,
  rows: readonly ProductRow[],
  { actor, now }: { actor: PeatActor; now: Date },
): Promise<ListedProduct[]> {
  const today = dayOf(now)
  const ordering = actor.sellers.length > 0 || actor.accounts.length > 0 || actor.mayOrder
  const [seasons, words] = await Promise.all([
    seasonsOf(
      reader,
      rows.map(({ id }) => id),
      today,
    ),
    ordering ? availabilityOf(reader, rows, today) : undefined,
  ])
  return rows.map((row) => {
    const season = seasons.get(row.id) ?? openAllYear
    const word = words?.get(row.id) ?? null
    const isOffice = actor.sellers.includes(row.seller)
    const office = isOffice ? { version: row.version, taxClass: row.tax_class, account: row.account } : null
    return { ...productOf(row), season, availability: word === null || season.isOpen ? word : 'none', office }
  })
}
