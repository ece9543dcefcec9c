/**
 * Substring search with trigrams, on both engines (decision 151). On SQLite a full-text index beside the table knows each row
 * by a number; on PostgreSQL the planner uses the index by itself.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { preparedQuery } from './database.ts'
import { isPostgres } from './migrations/engine.ts'
import { folded } from './sort-key.ts'

/** A table of SQLite whose column `search_text` has a full-text index `<table>_words` with the vocabulary `<table>_trigrams`. */
interface TextIndex {
  readonly table: string
  /** The column that names a row: `number` where it is the row's number in the index, else `id`. */
  readonly key: 'number' | 'id'
}

export interface TextHits {
  readonly count: number
  /** The keys of the rows that hold the text, as JSON. */
  readonly rows: string
}

/** Table of SQLite alone that gives the rows of another table their numbers; made again from them, so it is never moved. */
const numbersSuffix = '_found'

export function numbersOf(table: string): string {
  return `${table}${numbersSuffix}`
}

/** For a migration: makes `search_text` of a table with the key `id` searchable and fills the index with the rows there are. */
export async function makeTextIndex(database: Kysely<unknown>, table: string): Promise<void> {
  if (isPostgres(database)) await indexOnPostgres(database, table)
  else
    for (const statement of [...tablesOf(table), ...fillOf(table), ...triggersOf(table)]) await run(database, statement)
}

/** Two more signs, so that each letter begins a trigram: by those even a single letter is found. */
const words = (row: string) => `${row}.search_text || char(10, 10)`

function tablesOf(table: string): string[] {
  return [
    `create table ${numbersOf(table)} (number integer primary key, id text not null unique)`,
    `create virtual table ${table}_words using fts5 (words, content = '', contentless_delete = 1, tokenize = 'trigram')`,
    `create virtual table ${table}_trigrams using fts5vocab (${table}_words, row)`,
  ]
}

function fillOf(table: string): string[] {
  return [
    `insert into ${numbersOf(table)} (id) select id from ${table}`,
    `insert into ${table}_words (rowid, words)
      select given.number, ${words(table)} from ${table} join ${numbersOf(table)} as given on given.id = ${table}.id`,
  ]
}

function triggersOf(table: string): string[] {
  const numberOf = (row: 'new' | 'old') => `(select number from ${numbersOf(table)} where id = ${row}.id)`
  return [
    `create trigger ${table}_words_new after insert on ${table} begin
      insert into ${numbersOf(table)} (id) values (new.id);
      insert into ${table}_words (rowid, words) values (${numberOf('new')}, ${words('new')});
    end`,
    `create trigger ${table}_words_changed after update of search_text on ${table}
      when old.search_text is not new.search_text
      begin update ${table}_words set words = ${words('new')} where rowid = ${numberOf('new')}; end`,
    `create trigger ${table}_words_gone before delete on ${table} begin
      delete from ${table}_words where rowid = ${numberOf('old')};
      delete from ${numbersOf(table)} where id = old.id;
    end`,
  ]
}

/** Without the extension, which the operator's role may not be allowed to create, a search reads the rows. */
async function indexOnPostgres(database: Kysely<unknown>, table: string): Promise<void> {
  await run(
    database,
    `do $$ begin
      if exists (select 1 from pg_extension where extname = 'pg_trgm') then
        create index ${table}_search_text on ${table} using gin (search_text gin_trgm_ops);
      end if;
    end $$`,
  )
}

async function run(database: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(database)
}

/** Whether a table of SQLite belongs to an index that `refillOf` makes again. */
export function isOfTextIndex(table: string): boolean {
  return table.endsWith(numbersSuffix)
}

/** What makes the index of a table again after its rows were written past its triggers. */
export function refillOf(table: string): string[] {
  return [
    `insert into ${table}_words (${table}_words) values ('delete-all')`,
    `delete from ${numbersOf(table)}`,
    ...fillOf(table),
  ]
}

/** A short text that begins more trigrams than this is in so many rows that a scan is as good. */
const trigramsMost = 300
/** From so many letters on it is quicker to look for some of the trigrams and then into the few rows that hold them all. */
const longFrom = 12

interface Asked {
  readonly find: string
  /** A text that more rows hold is not worth a search: reading on in the order of the list soon fills a page. */
  readonly most: number
}

type Reading<Tables> = Pick<Database<Tables>, 'prepared'>
export type FindHits<Tables> = (database: Reading<Tables>, asked: Asked) => Promise<TextHits | undefined>

/**
 * The rows of the table that hold the text, without regard to rights, on SQLite. Undefined where they are more than `most` or
 * where the index does not know them: then the rows have to be read.
 */
export function textHits<Tables>(index: TextIndex): FindHits<Tables> {
  const queries = queriesOf<Tables>(index)
  return async (database, { find, most }) => {
    const fragment = folded(find)
    if (fragment === '') return undefined
    const [hits] = await found(queries, database, { fragment, most })
    return hits === undefined || hits.count > most ? undefined : hits
  }
}

type Queries<Tables> = ReturnType<typeof queriesOf<Tables>>
type Fragment = { readonly fragment: string; readonly most: number }

async function found<Tables>(
  queries: Queries<Tables>,
  database: Reading<Tables>,
  { fragment, most }: Fragment,
): Promise<TextHits[]> {
  const [length, limit] = [[...fragment].length, most + 1]
  if (length >= longFrom) return queries.holdsLong(database, { words: piecesOf(fragment), fragment, limit })
  const text = length < 3 ? await wordsBegun(queries, database, { fragment, most }) : phrase(fragment)
  return text === undefined ? [] : queries.holds(database, { words: text, limit })
}

function queriesOf<Tables>({ table, key }: TextIndex) {
  const own = (part: 'words' | 'trigrams') => sql.raw(`${table}_${part}`)
  const [numbers, rows] = [sql.raw(key === 'number' ? table : numbersOf(table)), sql.raw(table)]
  const [column, numbered] = [
    sql.raw(key),
    key === 'number' ? rows : sql.raw(`${numbersOf(table)} cross join ${table} using (id)`),
  ]
  const number = sql.raw(`${key === 'number' ? table : numbersOf(table)}.number`)
  const name = key === 'number' ? sql`rowid` : sql`(select id from ${numbers} where number = ${own('words')}.rowid)`
  return {
    holds: preparedQuery((db: Kysely<Tables>, given: { words: string; limit: number }) => ({
      compile: () =>
        sql<TextHits>`select count(*) as count, json_group_array(key) as rows from
          (select ${name} as key from ${own('words')} where ${own('words')} match ${given.words}
            limit ${given.limit})`.compile(db),
    })),
    holdsLong: preparedQuery((db: Kysely<Tables>, given: { words: string; fragment: string; limit: number }) => ({
      compile: () =>
        sql<TextHits>`select count(*) as count, json_group_array(key) as rows from
          (select ${column} as key from ${own('words')} cross join ${numbered}
            where ${number} = ${own('words')}.rowid and ${own('words')} match ${given.words}
              and instr(search_text, ${given.fragment}) > 0
            limit ${given.limit})`.compile(db),
    })),
    /** Listing trigrams costs more than a look at some rows in the middle. */
    sample: preparedQuery((db: Kysely<Tables>, { fragment }: { fragment: string }) => ({
      compile: () =>
        sql<{ held: number; part: number }>`select count(*) as held, ifnull(last, 0) / 400 as part
          from (select max(number) as last from ${numbers}),
            (select search_text from ${numbered} where ${number} > (select max(number) / 2 from ${numbers}) limit 400)
          where instr(search_text, ${fragment}) > 0`.compile(db),
    })),
    trigrams: preparedQuery((db: Kysely<Tables>, given: { from: string; to: string; limit: number }) => ({
      compile: () =>
        sql<{ term: string }>`select term from ${own('trigrams')}
          where term >= ${given.from} and term < ${given.to} limit ${given.limit}`.compile(db),
    })),
  }
}

/** Trigrams side by side, each letter in one of them. */
function piecesOf(fragment: string): string {
  const letters = [...fragment]
  const starts = Array.from({ length: Math.ceil(letters.length / 3) }, (_, place) =>
    Math.min(place * 3, letters.length - 3),
  )
  return starts.map((start) => phrase(letters.slice(start, start + 3).join(''))).join(' AND ')
}

/** FTS5 folds some letters in a way of its own (`ſ` to `s`), so that a short text of those is not among its trigrams. */
const foldedAlike = /^[ -~\nåäö]*$/

/** FTS5 is asked for the trigrams that a short text begins. Undefined where many rows hold it. */
async function wordsBegun<Tables>(
  queries: Queries<Tables>,
  database: Reading<Tables>,
  { fragment, most }: Fragment,
): Promise<string | undefined> {
  if (!foldedAlike.test(fragment)) return undefined
  const [sample] = await queries.sample(database, { fragment })
  if (sample !== undefined && sample.held * sample.part > 2 * most) return undefined
  const asked = { from: fragment, to: `${fragment}\u{10ffff}`, limit: trigramsMost + 1 }
  const terms = await queries.trigrams(database, asked)
  if (terms.length > trigramsMost) return undefined
  return terms.length === 0 ? phrase(fragment) : terms.map(({ term }) => phrase(term)).join(' OR ')
}

/** FTS5 takes a phrase between quotes as it is; a quote within is doubled. */
function phrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
