/** What moves: tables of rows whose values are written alike for both engines. */

import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import { isOfTextIndex } from '../../kernel/database/text-index.ts'

/** Text as it is, whole numbers and flags in decimal, bytes in hex. */
export type Value = string | null
export type Row = readonly Value[]

/** Flags are numbers: 0 or 1. */
export type Kind = 'text' | 'number' | 'bytes'

export interface Column {
  readonly name: string
  readonly kind: Kind
  /** As the engine calls its type. */
  readonly type: string
  /** The engine numbers the rows by it, so that it need not be moved where the other engine has no such column. */
  readonly isNumbering: boolean
}

export interface Table {
  readonly name: string
  /** By name, in the same order on both sides. */
  readonly columns: readonly Column[]
  /** Names of the columns of the primary key. */
  readonly key: readonly string[]
}

/** The migrations that a database has had, by their owner. */
export type DoneMigrations = ReadonlyMap<string, readonly string[]>

/** One of the two databases, read while nobody changes it. */
export interface Reader {
  tables(): Promise<readonly Table[]>
  migrations(): Promise<DoneMigrations>
  /** All rows, some at a time. @throws CommandFailed on a value that is not of its column's kind. */
  rows(table: Table): AsyncIterable<readonly Row[]>
  /** The number that the newest event had, also where that one is gone: open browsers have heard all up to it. */
  lastEvent(): Promise<bigint>
}

/** The database that is left. Nobody writes to it until it is closed. */
export interface Source extends Reader {
  /** Bytes. */
  size(): Promise<number>
  /** Marks it, so that no portal starts on it. @throws CommandFailed where somebody has come meanwhile. */
  leave(place: string, at: string): Promise<void>
  close(): Promise<void>
}

export type Insert = (table: Table, rows: readonly Row[]) => Promise<void>

/** The database that is filled; the portal's schema is there. */
export interface Target {
  tables(): Promise<readonly Table[]>
  /** Empties the tables, lets them be filled and restores what guards and finds their rows: all of it or nothing. */
  fill(tables: readonly Table[], act: (insert: Insert) => Promise<void>, lastEvent: bigint): Promise<void>
  /** Reads what is stored there now. */
  withReader<Result>(act: (reader: Reader) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export function cannotMove(table: Table, row: Row, why: string): CommandFailed {
  const keys = table.key.map((key) => `${key} ${row[table.columns.findIndex(({ name }) => name === key)]}`)
  return new CommandFailed(`Table ${table.name}, the row with ${keys.join(', ') || row.join(', ')}: ${why}`)
}

/** Whether a table is moved: the records of migrations are made anew, and the move's own mark stays where it is. */
export function isMoved(table: string): boolean {
  return !/_migration(_lock)?$/.test(table) && table !== 'portal_move' && !isOfTextIndex(table)
}
