import type { Host } from '@workspace/portal/server'
import { countAll, handlersOf, keysetPage, likeFragment, pageTotal, readPage } from '@workspace/portal/server'
import { sql } from 'kysely'
import type { ListedSwamp } from '../../contract/index.ts'
import { searchSwamps } from '../../contract/index.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { servedSellers } from '../rights/worked-sellers.ts'
import { swampsOfSellers } from '../stock/free-stock.ts'
import { namesOf } from './read-swamp.ts'
import type { SwampRow } from './swamp-store.ts'
import { hoursOf } from './swamp-store.ts'

const { reads } = handlersOf<PeatActor>()

export const searchSwampsHandler = reads(searchSwamps, async ({ host, actor }, asked) => {
  const reader = host.database.reading
  const { seller, find, sort, direction, cursor, limit } = asked
  const sellers = [...new Set([...actor.sellers, ...(await servedSellers(reader, actor.carrier))])]
  const of = await swampsOfSellers(reader, seller === '' ? sellers : sellers.filter((known) => known === seller))
  const loaded = seller === '' ? actor.swamps : []
  const seen = [...new Set([...of.map(({ swamp }) => swamp), ...loaded])]
  let found = ownTables(reader)
    .selectFrom('peatsale_swamp')
    .where('id', 'in', seen.length === 0 ? [''] : seen)
  if (find !== '') found = found.where(sql<boolean>`search_text like ${likeFragment(find)} escape '\\'`)
  const page = await readPage(
    { sort, direction, cursor, limit },
    (at) => keysetPage(found.selectAll(), { ...at, key: 'sort_name', direction }).execute(),
    (row) => ({ key: row.sort_name, id: row.id }),
  )
  return {
    rows: await listed(host, page.rows, actor),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
})

async function listed(host: Host, rows: readonly SwampRow[], actor: PeatActor): Promise<ListedSwamp[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const own = ownTables(host.database.reading)
  const [piles, loading] = await Promise.all([
    own
      .selectFrom('peatsale_stockpile')
      .innerJoin('peatsale_product', 'peatsale_product.id', 'peatsale_stockpile.product')
      .select(['swamp', 'peatsale_stockpile.code', 'peatsale_product.code as product', 'state', 'balance'])
      .select('peatsale_stockpile.kind')
      .where('swamp', 'in', ids)
      .orderBy('peatsale_stockpile.code')
      .execute(),
    own.selectFrom('peatsale_swamp_loader').selectAll().where('swamp', 'in', ids).execute(),
  ])
  const names = await namesOf(host, [...new Set(loading.map(({ person }) => person))])
  return rows.map((row) => {
    // Who loads is told to the office and to those who load there themselves.
    const seesLoaders = actor.sellers.length > 0 || actor.swamps.includes(row.id)
    const seesFigures = actor.sellers.includes(row.seller) || actor.swamps.includes(row.id)
    const there = new Set(loading.filter(({ swamp }) => swamp === row.id).map(({ person }) => person))
    return {
      ...{ id: row.id, seller: row.seller, code: row.code, name: row.name, municipality: row.municipality },
      openHours: hoursOf(row),
      piles: piles
        .filter(({ swamp }) => swamp === row.id)
        .map(({ code, product, state, balance }) => ({ code, product, state, needsCount: seesFigures && balance < 0 })),
      left: seesFigures ? leftIn(piles.filter(({ swamp }) => swamp === row.id)) : null,
      loaders: seesLoaders ? names.filter(({ id }) => there.has(id)) : [],
    }
  })
}

interface Pile {
  readonly kind: string
  readonly state: string
  readonly balance: number
}

/** Thousandths; what is closed or empty is not sold. */
function leftIn(piles: readonly Pile[]): NonNullable<ListedSwamp['left']> {
  const sold = piles.filter(({ state }) => state === 'open' || state === 'building')
  const sum = (isStore: boolean) =>
    sold.reduce((all, { kind, balance }) => all + ((kind === 'store') === isStore ? balance : 0), 0)
  return { m3: sum(false), pcs: sum(true) }
}
