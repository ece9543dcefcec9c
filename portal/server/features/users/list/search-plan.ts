import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Direction } from '../../../../contract/own.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { preparedQuery } from '../../../kernel/database/database.ts'
import { folded, likeAnywhere } from '../../../kernel/database/sort-key.ts'
import type { PortalTables } from '../../../kernel/database/tables.ts'
import type { ListRequest, SearchPlan } from './list-view.ts'

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
  const search = database.engine === 'postgres' ? hitsOnPostgres : hitsOnSqlite
  const hits = await search(database, { fragment, isShort: [...fragment].length < 3 }, order)
  // A text is looked for once; its rows are handed to what follows.
  return hits === undefined || hits.count > hitsMost ? { kind: 'scan', rows: '' } : { kind: 'hits', rows: hits.rows }
}

type Order = Pick<ListRequest, 'sort' | 'direction'>
type Text = { readonly fragment: string; readonly isShort: boolean }
type Search = (database: PortalDatabase, text: Text, order: Order) => Promise<Hits | undefined>

/** Its index knows nothing shorter than three letters, and takes long over a text that many rows hold. */
const hitsOnPostgres: Search = async (database, { fragment, isShort }, order) => {
  if (isShort) return undefined
  const [sample] = await sampleOnPostgres(order)(database, { fragment })
  if (sample !== undefined && sample.pages > pagesMost && sample.passed * samplePart <= passedMost) return undefined
  const [hits] = await idsOnPostgres(database, { like: likeAnywhere(fragment), limit: hitsMost + 1 })
  return hits
}

/**
 * A text that stands in more of every hundredth page of the table is found by a scan sooner than it is fetched. Pages, since
 * people who came together, and are alike, stand together.
 */
const pagesMost = 7

/**
 * Nor may a scan pass more rows than this before its first hit. People of one name stand together in the list: it would
 * read two thirds of the table to come to those of a late one.
 */
const passedMost = 8000
/** A sample is every hundredth page. */
const samplePart = 100

type Sample = (
  database: Pick<PortalDatabase, 'prepared'>,
  text: { fragment: string },
) => Promise<{ pages: number; passed: number }[]>
const samples = new Map<string, Sample>()

function sampleOnPostgres({ sort, direction }: Order): Sample {
  const name = `${sort} ${direction}`
  const sample = samples.get(name) ?? preparedSample(sql.ref(`sort_${sort}`), direction)
  samples.set(name, sample)
  return sample
}

function preparedSample(key: RawBuilder<unknown>, direction: Direction): Sample {
  const first =
    direction === 'asc'
      ? sql`key < (select min(key) from sample where held)`
      : sql`key > (select max(key) from sample where held)`
  return preparedQuery((db: Kysely<PortalTables>, { fragment }: { fragment: string }) => ({
    compile: () =>
      sql<{ pages: number; passed: number }>`with sample as materialized (
        select (ctid::text::point)[0] as page, ${key} as key, strpos(search_text, ${fragment}) > 0 as held
        from account tablesample system (1) repeatable (1))
      select count(distinct page) filter (where held) as pages, count(*) filter (where ${first}) as passed
      from sample`.compile(db),
  }))
}

const idsOnPostgres = preparedQuery((db: Kysely<PortalTables>, { like, limit }: { like: string; limit: number }) => ({
  compile: () =>
    sql<Hits>`select count(*) as count, coalesce(json_agg(id), '[]')::text as rows from
      (select id from account where search_text like ${like} limit ${limit}) as found`.compile(db),
}))

const hitsOnSqlite: Search = async (database, { fragment, isShort }) => {
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
