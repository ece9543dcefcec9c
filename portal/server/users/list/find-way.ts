import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { preparedQuery } from '../../database/database.ts'
import { likeFragment } from '../../database/sort-key.ts'
import type { PortalTables } from '../../database/tables.ts'
import type { Finding } from './list-view.ts'
import { fragmentOf } from './list-view.ts'

type PortalDatabase = Database<PortalTables>

/** So many hits are fetched and sorted faster than they are met on a walk; of more, a walk soon meets a page full. */
export const hitsMost = 2000
/** A short fragment that begins more trigrams than this stands in so many rows that a walk is as good. */
const trigramsMost = 300

/** The quicker way to that text: few rows hold it, or so many that a walk in the order of the list meets them soon. */
export async function findWay(database: PortalDatabase, find: string): Promise<Finding> {
  if (find === '') return { way: 'none', numbers: '' }
  if (database.engine === 'postgres') {
    const [row] = await countOnPostgres(database, { like: likeFragment(find), limit: hitsMost + 1 })
    return { way: Number(row?.count ?? 0) <= hitsMost ? 'hits' : 'walk', numbers: '' }
  }
  const words = await wordsOf(database, fragmentOf(find))
  const [row] = words === undefined ? [] : await numbersOnSqlite(database, { words, limit: hitsMost + 1 })
  if (row === undefined || row.count > hitsMost) return { way: 'walk', numbers: '' }
  // A phrase is looked for once; its rows are handed to what follows.
  return { way: 'hits', numbers: row.numbers }
}

const countOnPostgres = preparedQuery((db: Kysely<PortalTables>, { like, limit }: { like: string; limit: number }) => ({
  compile: () =>
    sql<{ count: number }>`select count(*) as count from
      (select 1 from account where search_text like ${like} limit ${limit}) as found`.compile(db),
}))

const numbersOnSqlite = preparedQuery(
  (db: Kysely<PortalTables>, { words, limit }: { words: string; limit: number }) => ({
    compile: () =>
      sql<{ count: number; numbers: string }>`select count(*) as count, json_group_array(number) as numbers from
        (select rowid as number from account_words where account_words match ${words} limit ${limit})`.compile(db),
  }),
)

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
