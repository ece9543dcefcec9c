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
  const shape = shapeOf(request)
  const isScanned = request.find.kind === 'scan'
  if (isScanned && !isUnfiltered(request)) return { count: shown + 1, exact: false }
  // On SQLite the search has counted so many before it gave up; on PostgreSQL some rows only were looked at.
  if (isScanned && database.engine === 'sqlite') return { count: hitsMost, exact: false }
  const counted = isScanned ? ({ ...shape, find: 'like' } as const) : shape
  const [row] = await countQuery(database.engine, counted)(database, parametersOf(request))
  const count = Number(row?.count ?? 0)
  const isMany = isScanned ? count > hitsMost : await areTooMany(database, request, row?.hits)
  if (!isMany) return { count, exact: true }
  return { count: isUnfiltered(request) ? hitsMost : shown + 1, exact: false }
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
