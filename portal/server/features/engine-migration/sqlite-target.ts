import { DatabaseSync } from 'node:sqlite'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import { isBusy } from '../../kernel/database/storage-fault.ts'
import { numbersOf, refillOf } from '../../kernel/database/text-index.ts'
import { sqliteReader } from './sqlite-reader.ts'
import type { Column, Insert, Table, Target, Value } from './table.ts'

/** A data file that the migrations have made. */
export function sqliteTarget(path: string): Target {
  const opened = async <Result>(act: (database: DatabaseSync) => Promise<Result>): Promise<Result> => {
    const database = new DatabaseSync(path, { timeout: 5000 })
    try {
      return await act(database)
    } finally {
      database.close()
    }
  }
  return {
    tables: () => opened((database) => sqliteReader(database).tables()),
    withReader: (act) => opened((database) => act(sqliteReader(database))),
    fill: (tables, act, lastEvent) =>
      opened(async (database) => {
        begin(database)
        const setAside = setAsideGuards(database, tables)
        for (const { name } of tables) database.exec(`delete from "${name}"`)
        await act(inserting(database))
        fillWords(database, tables)
        database.exec("delete from sqlite_sequence where name = 'event'")
        database.prepare("insert into sqlite_sequence (name, seq) values ('event', ?)").run(lastEvent)
        for (const statement of setAside) database.exec(statement)
        checkReferences(database)
        database.exec('commit')
      }),
    close: async () => undefined,
  }
}

function begin(database: DatabaseSync): void {
  try {
    for (const setting of ['synchronous = full', 'foreign_keys = off', 'locking_mode = exclusive'])
      database.exec(`pragma ${setting}`)
    database.exec('begin exclusive')
  } catch (fault) {
    if (!isBusy(fault)) throw fault
    throw new CommandFailed('Another move to there is under way.', { cause: fault })
  }
}

/** Triggers would act on what is moved, and indexes are made faster at the end. @returns what makes them again. */
function setAsideGuards(database: DatabaseSync, tables: readonly Table[]): string[] {
  const listed =
    "select type, name, tbl_name, sql from sqlite_master where type in ('index', 'trigger') and sql is not null"
  const moved = new Set(tables.map(({ name }) => name))
  const found = database.prepare(`${listed} order by type`).all()
  const own = found.filter((row) => moved.has(String(row['tbl_name'])))
  for (const { type, name } of own) database.exec(`drop ${type} "${name}"`)
  return own.map((row) => String(row['sql']))
}

function inserting(database: DatabaseSync): Insert {
  return async ({ name, columns }, rows) => {
    const [names, marks] = [columns.map((column) => `"${column.name}"`), columns.map(() => '?')]
    const statement = database.prepare(`insert into "${name}" (${names.join(', ')}) values (${marks.join(', ')})`)
    for (const row of rows) statement.run(...row.map((value, place) => stored(value, columns[place])))
  }
}

function stored(value: Value, column: Column | undefined): string | bigint | Uint8Array | null {
  if (value === null || column?.kind === 'text') return value
  return column?.kind === 'bytes' ? Buffer.from(value, 'hex') : BigInt(value)
}

/** What SQLite alone keeps: the words that rows are found by, which triggers keep later (migration 0007, `makeTextIndex`). */
function fillWords(database: DatabaseSync, tables: readonly Table[]): void {
  database.exec("insert into account_words (account_words) values ('delete-all')")
  database.exec('insert into account_words (rowid, words) select number, search_text from account')
  const listed = database.prepare("select name from sqlite_master where type = 'table'").all()
  const names = new Set(listed.map(({ name }) => String(name)))
  const indexed = tables.filter(({ name }) => names.has(numbersOf(name)))
  for (const statement of indexed.flatMap(({ name }) => refillOf(name))) database.exec(statement)
}

function checkReferences(database: DatabaseSync): void {
  const rows = database.prepare('pragma foreign_key_check').all()
  if (rows.length > 0) throw new CommandFailed(`${rows.length} rows of the source point at rows that are not there.`)
}
