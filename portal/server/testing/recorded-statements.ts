/**
 * Which SQL statements each test file runs, by which the files that also run on PostgreSQL are chosen (docs/testing.md).
 * Statements of other processes and threads are not seen.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** Set by `npm test`: a folder for one file per test file, `{ file, statements }`. */
const folder = process.env.PORTAL_STATEMENTS
const seen = new Set<string>()

/**
 * Lists of different lengths, and the marks of parameters of the two engines, are the same statement; so are updates of one
 * table that write other columns.
 */
export function normalStatement(sql: string): string {
  return sql
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\?(?:, \?)+/g, '?')
    .replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)')
    .replace(/^(update "\w+" set )"\w+" = \?(?:, "\w+" = \?)*/, '$1?')
}

function note(sql: unknown): void {
  const text = typeof sql === 'string' ? sql : (sql as { text?: unknown } | null)?.text
  if (typeof text === 'string' && !seen.has(text) && !isOfTest()) seen.add(text)
}

/** Whether a test, its helpers or a migration wrote the statement: the source that asked the database module for it. */
function isOfTest(): boolean {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 100
  const frames = new Error('asked').stack?.split('\n') ?? []
  Error.stackTraceLimit = stackTraceLimit
  const asked = frames.find(
    (frame) => / [^ ]*\/(portal|applications|assembly)\//.test(frame) && !isDatabaseModule(frame),
  )
  return asked !== undefined && /\/testing\/|\/migrations\/|\.test\.ts/.test(asked)
}

function isDatabaseModule(frame: string): boolean {
  return /\/node_modules\/|\/kernel\/database\/[^/]+\.ts|recorded-statements/.test(frame) && !frame.includes('.test.ts')
}

function watchConnections(): void {
  const { prepare } = DatabaseSync.prototype
  DatabaseSync.prototype.prepare = function (...parameters) {
    note(parameters[0])
    return prepare.apply(this, parameters)
  }
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...parameters: unknown[]) {
    note(parameters[0])
    return (query as (...all: unknown[]) => unknown).apply(this, parameters)
  } as typeof query
}

/** Writes what the file has run since the last call, and forgets it. */
export function keepStatements(file: string): void {
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  const statements = [...new Set([...seen].map(normalStatement))].sort()
  seen.clear()
  const name = relative('.', file)
  writeFileSync(join(folder, `${name.replaceAll('/', '+')}.json`), JSON.stringify({ file: name, statements }))
}

if (folder !== undefined) watchConnections()
