import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { preparedQuery } from '../../database/database.ts'
import { likeFragment } from '../../database/sort-key.ts'
import type { PortalTables } from '../../database/tables.ts'
import { countedHits } from './list-conditions.ts'
import type { Finding } from './list-view.ts'
import { fragmentOf } from './list-view.ts'

type PortalDatabase = Database<PortalTables>

/** So many hits are fetched and sorted faster than they are met on a walk; of more, a walk soon meets a page full. */
export const hitsMost = 2000
/** A short fragment that begins more trigrams than this stands in so many rows that a walk is as good. */
const trigramsMost = 300

/** The quicker way to that text: few rows hold it, or so many that a walk in the order of the list meets them soon. */
export async function findWay(database: PortalDatabase, find: string): Promise<Finding> {
  if (find === '') return { way: 'none', words: '' }
  const isSqlite = database.engine === 'sqlite'
  const words = isSqlite ? await wordsOf(database, fragmentOf(find)) : ''
  if (words === undefined) return { way: 'walk', words: '' }
  const counted = isSqlite ? countOnSqlite : countOnPostgres
  const [row] = await counted(database, { words, like: likeFragment(find), limit: hitsMost + 1 })
  return { way: Number(row?.count ?? 0) <= hitsMost ? 'hits' : 'walk', words }
}

const countOnSqlite = counting('sqlite')
const countOnPostgres = counting('postgres')

function counting(engine: PortalDatabase['engine']) {
  return preparedQuery((db: Kysely<PortalTables>, given: Readonly<Record<string, string | number>>) => ({
    compile: () => countedHits(engine, given).compile(db),
  }))
}

/** What FTS5 is asked: the phrase itself, or any of the trigrams that a shorter fragment begins. Undefined for too many. */
async function wordsOf(database: PortalDatabase, fragment: string): Promise<string | undefined> {
  if ([...fragment].length >= 3) return phrase(fragment)
  const terms = await trigrams(database, { from: fragment, to: `${fragment}\u{10ffff}`, limit: trigramsMost + 1 })
  if (terms.length > trigramsMost) return undefined
  return terms.length === 0 ? phrase(fragment) : terms.map(({ term }) => phrase(term)).join(' OR ')
}

const trigrams = preparedQuery((db: Kysely<PortalTables>, given: { from: string; to: string; limit: number }) => ({
  compile: () =>
    sql<{ term: string }>`select term from account_trigrams
      where term >= ${given.from} and term < ${given.to} limit ${given.limit}`.compile(db),
}))

/** FTS5 takes a phrase between quotes as it is; a quote within is doubled. */
function phrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
