import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/database.ts'
import { preparedQuery } from '../../../kernel/database/database.ts'
import { folded } from '../../../kernel/database/sort-key.ts'
import type { PortalTables } from '../../../kernel/database/tables.ts'
import type { ListRequest, SearchPlan } from './list-view.ts'
import { sampled } from './people-sample.ts'

type PortalDatabase = Database<PortalTables>

/** So many hits are fetched and sorted faster than a scan finds them; of more, a scan soon finds a full page. */
export const hitsMost = 2000
/** A short fragment that begins more trigrams than this stands in so many rows that a scan is as good. */
const trigramsMost = 300

interface Hits {
  readonly count: number
  readonly rows: string
}

/** The quicker plan: few rows hold the text, or so many that a scan in the order of the list finds them soon. */
export async function searchPlan(database: PortalDatabase, find: string, order: Order): Promise<SearchPlan> {
  const fragment = folded(find)
  // An accent alone folds to nothing.
  if (fragment === '') return { kind: 'none', rows: '' }
  const text = { fragment, isShort: [...fragment].length < 3 }
  if (database.engine === 'postgres') {
    // Its index knows nothing shorter than three letters, and takes long over a text that many rows hold.
    if (text.isShort) return { kind: 'scan', rows: '' }
    const { isSoonMet, holders } = await sampled(database, fragment, order)
    return { kind: isSoonMet ? 'scan' : 'hits', rows: '', isCountable: holders <= 2 * hitsMost }
  }
  const hits = await hitsOnSqlite(database, text)
  // A text is looked for once; its rows are handed to what follows.
  return hits === undefined || hits.count > hitsMost ? { kind: 'scan', rows: '' } : { kind: 'hits', rows: hits.rows }
}

type Order = Pick<ListRequest, 'sort' | 'direction'>
type Text = { readonly fragment: string; readonly isShort: boolean }

async function hitsOnSqlite(database: PortalDatabase, { fragment, isShort }: Text): Promise<Hits | undefined> {
  if ([...fragment].length >= longFrom) {
    const [hits] = await numbersOfLong(database, { words: piecesOf(fragment), fragment, limit: hitsMost + 1 })
    return hits
  }
  const words = isShort ? await wordsBegun(database, fragment) : phrase(fragment)
  const [hits] = words === undefined ? [] : await numbersOnSqlite(database, { words, limit: hitsMost + 1 })
  return hits
}

/** From so many letters on it is quicker to look for some of the trigrams and then into the few rows that hold them all. */
const longFrom = 12

/** Trigrams side by side, each letter in one of them. */
function piecesOf(fragment: string): string {
  const letters = [...fragment]
  const starts = Array.from({ length: Math.ceil(letters.length / 3) }, (_, place) =>
    Math.min(place * 3, letters.length - 3),
  )
  return starts.map((start) => phrase(letters.slice(start, start + 3).join(''))).join(' AND ')
}

const numbersOfLong = preparedQuery(
  (db: Kysely<PortalTables>, given: { words: string; fragment: string; limit: number }) => ({
    compile: () =>
      sql<Hits>`select count(*) as count, json_group_array(number) as rows from
        (select account.number from account_words join account on account.number = account_words.rowid
          where account_words match ${given.words} and instr(search_text, ${given.fragment}) > 0
          limit ${given.limit})`.compile(db),
  }),
)

const numbersOnSqlite = preparedQuery(
  (db: Kysely<PortalTables>, { words, limit }: { words: string; limit: number }) => ({
    compile: () =>
      sql<Hits>`select count(*) as count, json_group_array(number) as rows from
        (select rowid as number from account_words where account_words match ${words} limit ${limit})`.compile(db),
  }),
)

/** FTS5 is asked for the trigrams that a short fragment begins. Undefined where it stands in many rows. */
async function wordsBegun(database: PortalDatabase, fragment: string): Promise<string | undefined> {
  const [sample] = await sampleOnSqlite(database, { fragment })
  if (sample !== undefined && sample.held * sample.part > 2 * hitsMost) return undefined
  const terms = await trigrams(database, { from: fragment, to: `${fragment}\u{10ffff}`, limit: trigramsMost + 1 })
  if (terms.length > trigramsMost) return undefined
  return terms.length === 0 ? phrase(fragment) : terms.map(({ term }) => phrase(term)).join(' OR ')
}

/** Listing trigrams costs more than a look at some rows in the middle. */
const sampleOnSqlite = preparedQuery((db: Kysely<PortalTables>, { fragment }: { fragment: string }) => ({
  compile: () =>
    sql<{ held: number; part: number }>`select count(*) as held, ifnull(last, 0) / 400 as part
      from (select max(number) as last from account),
        (select search_text from account where number > (select max(number) / 2 from account) limit 400)
      where instr(search_text, ${fragment}) > 0`.compile(db),
}))

const trigrams = preparedQuery((db: Kysely<PortalTables>, given: { from: string; to: string; limit: number }) => ({
  compile: () =>
    sql<{ term: string }>`select term from account_trigrams
      where term >= ${given.from} and term < ${given.to} limit ${given.limit}`.compile(db),
}))

/** FTS5 takes a phrase between quotes as it is; a quote within is doubled. */
function phrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
