import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { preparedQuery } from '../../database/database.ts'
import type { PortalTables } from '../../database/tables.ts'
import { countedHits } from './list-conditions.ts'
import type { FindWay } from './list-view.ts'
import { hasTrigram, parametersOfFind } from './list-view.ts'

type PortalDatabase = Database<PortalTables>

/** So many hits are fetched and sorted faster than they are met on a walk; of more, a walk soon meets a page full. */
export const hitsMost = 1000

/** The quicker way to that text: few rows hold it, or so many that a walk in the order of the list meets them soon. */
export async function findWay(database: PortalDatabase, find: string): Promise<FindWay> {
  if (find === '') return 'none'
  return (await hitsOf(database, find)) <= hitsMost ? 'hits' : 'walk'
}

/** How many people hold the text, told apart up to `hitsMost`; more where no index can tell. */
export async function hitsOf(database: PortalDatabase, find: string): Promise<number> {
  if (!hasTrigram(find) || !(await hasTrigramIndex(database))) return hitsMost + 1
  const counted = database.engine === 'postgres' ? countOnPostgres : countOnSqlite
  const [row] = await counted(database, { ...parametersOfFind(find), limit: hitsMost + 1 })
  return Number(row?.count ?? 0)
}

const countOnSqlite = counting('sqlite')
const countOnPostgres = counting('postgres')

function counting(engine: PortalDatabase['engine']) {
  return preparedQuery((db: Kysely<PortalTables>, given: Readonly<Record<string, string | number>>) => ({
    compile: () => countedHits(engine, given).compile(db),
  }))
}

const indexed = new WeakMap<object, Promise<boolean>>()

/** Where the operator's role could not create pg_trgm, every find is a walk. */
function hasTrigramIndex(database: PortalDatabase): Promise<boolean> {
  if (database.engine === 'sqlite') return Promise.resolve(true)
  const known = indexed.get(database) ?? lookForIndex(database)
  indexed.set(database, known)
  return known
}

async function lookForIndex({ reading }: PortalDatabase): Promise<boolean> {
  const found = await sql`select 1 from pg_indexes where indexname = 'account_search_text'`.execute(reading)
  return found.rows.length > 0
}
