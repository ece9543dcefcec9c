import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { selectEveryAccount, selectPeopleOf } from '../../../kernel/accounts/people.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { preparedQuery } from '../../../kernel/database/database.ts'
import type { PortalTables } from '../../../kernel/database/tables.ts'
import type { ListParameters, ListRequest } from './list-view.ts'
import { parametersOf } from './list-view.ts'
import { hitsMost } from './search-plan.ts'

type PortalDatabase = Database<PortalTables>

/**
 * The people among the rows that hold the text, each with how many those rows are. Looked for where they are read: handing
 * them on from a search before cost as much as the search.
 */
export function selectHits(db: Kysely<PortalTables>, given: ListParameters) {
  return selectPeopleOf(db, boundedHits(db, given).select(sql<number>`count(*) over ()`.as('hits')))
}

export const hitsOfRow = sql<number>`hits`

/**
 * Whether more rows hold the text than are fetched, whoever may see them: then what was read is not all.
 * @param told by a row that was read; where none was, it is asked for.
 */
export async function areTooMany(database: PortalDatabase, request: ListRequest, told: number | null | undefined) {
  const hits = told ?? (await countQuery(database, parametersOf(request)))[0]?.count ?? 0
  return hits > hitsMost
}

const countQuery = preparedQuery((db: Kysely<PortalTables>, given: ListParameters) =>
  db.selectFrom(boundedHits(db, given).select('id').as('some')).select(({ fn }) => fn.countAll<number>().as('count')),
)

/** One row more than are fetched: by that it is known that there are too many. */
function boundedHits(db: Kysely<PortalTables>, given: ListParameters) {
  return selectEveryAccount(db)
    .where(sql<boolean>`search_text like ${given.like}`)
    .limit(sql.lit(hitsMost + 1))
}
