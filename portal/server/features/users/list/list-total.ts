import type { Kysely } from 'kysely'
import type { Total } from '../../../../contract/own.ts'
import { countPeople, selectPeople } from '../../../kernel/accounts/people.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { preparedQuery } from '../../../kernel/database/database.ts'
import { folded } from '../../../kernel/database/sort-key.ts'
import type { PortalTables } from '../../../kernel/database/tables.ts'
import { areTooMany, hitsOfRow, selectHits } from './hits-on-postgres.ts'
import { listed } from './list-conditions.ts'
import type { ListParameters, ListRequest, ListShape } from './list-view.ts'
import { parametersOf, shapeOf } from './list-view.ts'
import { hitsMost } from './search-plan.ts'

type PortalDatabase = Database<PortalTables>

/**
 * How many the view shows. Filters are counted exactly, in an index; a text only where few rows hold it.
 * Else the answer is what is known for sure: `shown` rows of the first page, and whether there are more.
 */
export async function listTotal(
  database: PortalDatabase,
  request: ListRequest,
  { shown, isWhole }: { shown: number; isWhole: boolean },
): Promise<Total> {
  if (isWhole) return { count: shown, exact: true }
  const { find } = request
  const isSearched = database.engine === 'postgres' && (find.kind === 'hits' || find.isCountable)
  if (find.kind !== 'scan' && !isSearched) return { count: await counted(database, request), exact: true }
  if (isUnfiltered(request)) return database.engine === 'postgres' ? countedToBound(database, request) : many
  const total = isSearched ? await countedHits(database, request) : undefined
  return total ?? { count: shown + 1, exact: false }
}

/** On SQLite the search has counted so many before it gave up. */
const many: Total = { count: hitsMost, exact: false }

async function counted(database: PortalDatabase, request: ListRequest, find: ListShape['find'] = request.find.kind) {
  const [row] = await countQuery(database.engine, { ...shapeOf(request), find })(database, parametersOf(request))
  return Number(row?.count ?? 0)
}

/** On PostgreSQL some rows only were looked at, or all there are, but hidden ones among them. */
async function countedToBound(database: PortalDatabase, request: ListRequest): Promise<Total> {
  const count = await counted(database, request, 'like')
  return count > hitsMost ? many : { count, exact: true }
}

/** Undefined where more rows hold the text than are fetched, so that some of the list may be beyond them. */
async function countedHits(database: PortalDatabase, request: ListRequest): Promise<Total | undefined> {
  const shape = { ...shapeOf(request), find: 'hits' } as const
  const [row] = await countQuery(database.engine, shape)(database, parametersOf(request))
  if (await areTooMany(database, request, row?.hits)) return undefined
  return { count: Number(row?.count ?? 0), exact: true }
}

/** Only then are the rows that hold the text all in the list. A short fragment may not have been counted at all. */
function isUnfiltered({ scope, view }: ListRequest): boolean {
  const isWide = scope.of === 'all' && view.company === '' && view.view === 'all' && view.state === 'any'
  return isWide && [...folded(view.find)].length >= 3
}

type CountQuery = (
  database: Pick<PortalDatabase, 'prepared'>,
  parameters: ListParameters,
) => Promise<{ count: number; hits?: number | null }[]>
const compiled = new Map<string, CountQuery>()

function countQuery(engine: PortalDatabase['engine'], shape: ListShape): CountQuery {
  const { sort: _, direction: __, ...counted } = shape
  const name = JSON.stringify([engine, counted])
  const query =
    compiled.get(name) ??
    preparedQuery((db: Kysely<PortalTables>, given: ListParameters) => {
      if (shape.find === 'hits' && engine === 'postgres')
        return listed(selectHits(db, given), shape, { engine, given }).select(({ fn }) => [
          fn.countAll<number>().as('count'),
          fn.max(hitsOfRow).as('hits'),
        ])
      const isIndexed = shape.find === 'none' && !['withoutrights', 'addressrefused'].includes(shape.state)
      const asked = isIndexed ? 'indexed' : 'rows'
      if (shape.find !== 'like') return countPeople(db, asked, (accounts) => listed(accounts, shape, { engine, given }))
      // A common text is not counted to its end.
      const some = listed(selectPeople(db), shape, { engine, given }).limit(hitsMost + 1)
      return db.selectFrom(some.select('id').as('some')).select((row) => row.fn.countAll<number>().as('count'))
    })
  compiled.set(name, query)
  return query
}
