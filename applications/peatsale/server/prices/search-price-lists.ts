import type { InputOf, LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { countAll, handlersOf, keysetPage, pageTotal, readPage } from '@workspace/portal/server'
import type { ExpressionBuilder } from 'kysely'
import { searchPriceLists } from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import type { Holding } from './price-list-scope.ts'
import { heldFor, holdingsBought, holdingsOf, priceScope, seenIn } from './price-list-scope.ts'
import { listedPriceLists } from './price-list-store.ts'

const { reads } = handlersOf<PeatActor>()

export const searchPriceListsHandler = reads(searchPriceLists, async ({ host, actor, request }, asked, refuse) => {
  const reader = host.database.reading
  const { seller, scope, state, standing, account, sort, direction, cursor, limit } = asked
  const seen = await priceScope(reader, actor, dayOf(request.now))
  const isKnown = [...seen.sellers, ...seen.holdings.map((holding) => holding.seller)].includes(seller)
  if (seller !== '' && !isKnown) throw refuse('not_found')
  let found = ownTables(reader)
    .selectFrom('peatsale_price_list')
    .where((of) => seenIn(of, seen))
  if (account !== '') {
    const holdings = await holdingsSeen(reader, actor, account)
    if (holdings.length === 0) throw refuse('not_found')
    found = found.where((of) => heldFor(of, holdings))
  }
  if (seller !== '') found = found.where('seller', '=', seller)
  if (scope !== '') found = found.where('scope', '=', scope)
  if (state !== '') found = found.where('state', '=', state)
  if (standing !== '') found = found.where((of) => stands(of, standing, dayOf(request.now)))
  const page = await readPage(
    { sort, direction, cursor, limit },
    (at) => keysetPage(found.selectAll(), { ...at, key: 'sort_name', direction }).execute(),
    (row) => ({ key: row.sort_name, id: row.id }),
  )
  return {
    rows: await listedPriceLists(reader, page.rows, actor.sellers),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
})

type Standing = Exclude<InputOf<typeof searchPriceLists>['standing'], ''>

function stands(of: ExpressionBuilder<PeatTables, 'peatsale_price_list'>, standing: Standing, today: LocalDate) {
  const begun = of('valid_from', '<=', today)
  const lasting = of('valid_to', '>=', today)
  const published = of('state', '=', 'published')
  switch (standing) {
    case 'draft':
      return of('state', '=', 'draft')
    case 'valid':
      return of.and([published, begun, lasting])
    case 'coming':
      return of.and([published, of('valid_from', '>', today)])
    case 'current':
      return of.or([of('state', '=', 'draft'), of.and([published, lasting])])
    case 'ended':
      return of.or([of('state', '=', 'retired'), of.and([published, of('valid_to', '<', today)])])
  }
}

/** Its own links for a member, those to the own sellers for an office. */
function holdingsSeen(reader: PeatReader, actor: PeatActor, account: string): Promise<readonly Holding[]> {
  return actor.accounts.includes(account)
    ? holdingsBought(reader, actor, [account])
    : holdingsOf(reader, [account], actor.sellers)
}
