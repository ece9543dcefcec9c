import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import type { DatabaseConnection, Dialect, Driver, Kysely, QueryResult } from 'kysely'
import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { isBusy, isDiskFault } from './storage-fault.ts'

/** Versions before this can corrupt a WAL database at reset (R46). */
const oldestVersion = [3, 51, 3] as const

/** Finds go all over the table of people; what a change touches is little (performance.md). */
const cacheKilobytes = { read: 32_000, write: 8000 } as const

/** `Checkpoints` keeps the log far shorter; this holds where it cannot: 256 MB. What a long log leaves on the disk is less. */
const pagesUnchecked = 65_536
const bytesKept = 32 * 1024 * 1024
const logSettings = [
  'journal_mode = WAL',
  'synchronous = FULL',
  `wal_autocheckpoint = ${pagesUnchecked}`,
  `journal_size_limit = ${bytesKept}`,
]

/**
 * How long a statement may wait for a file that another program holds, in milliseconds: it waits within SQLite, and nothing else
 * of this process goes on meanwhile. Beyond it the statement is tried again between turns of the event loop, for `patience`.
 */
const heldMost = 10
const patience = 5000
const pauseMost = 50

/** @param diskFailed called where the disk could not take or give what was asked, whoever asked (R45). */
export function openSqliteFile(path: string, access: 'write' | 'read', diskFailed: () => void): SqliteConnection {
  const database = new DatabaseSync(path, { readOnly: access === 'read', timeout: heldMost })
  const cache = `cache_size = -${cacheKilobytes[access]}`
  const shared = ['foreign_keys = ON', 'trusted_schema = OFF', 'temp_store = MEMORY', cache]
  const settings = access === 'write' ? [...logSettings, ...shared] : shared
  for (const setting of settings) untilFree(() => database.exec(`PRAGMA ${setting}`))
  return new SqliteConnection(database, diskFailed)
}

/** Two first starts turn the log on at once: one of them fails at once because the file is busy, whatever its timeout. */
function untilFree(act: () => void): void {
  const started = performance.now()
  while (true) {
    try {
      act()
      return
    } catch (fault) {
      if (!isBusy(fault) || performance.now() - started > patience) throw fault
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

/** @throws when the SQLite inside Node is older than the first one without the WAL-reset fault. */
export function checkSqliteVersion(connection: Pick<SqliteConnection, 'all'>): string {
  const row = connection.all('select sqlite_version() as version', [])[0]
  const version = String(row?.['version'] ?? '')
  const parts = version.split('.').map(Number)
  for (const [index, least] of oldestVersion.entries()) {
    const part = parts[index] ?? 0
    if (part > least) return version
    if (part < least) throw new Error(`SQLite ${version} is older than ${oldestVersion.join('.')}`)
  }
  return version
}

type SqliteRow = Record<string, unknown>
type Prepared = { readonly statement: StatementSync; readonly answersRows: boolean }

/** One open file with its prepared statements; node:sqlite is synchronous, so a statement is done when it returns. */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Prepared>()

  readonly #diskFailed: () => void

  constructor(database: DatabaseSync, diskFailed: () => void) {
    this.#database = database
    this.#diskFailed = diskFailed
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction
  }

  all(sql: string, parameters: readonly unknown[]): SqliteRow[] {
    return this.#watched(() => this.#prepared(sql).statement.all(...(parameters as SQLInputValue[])) as SqliteRow[])
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#patiently(() => this.#run<Row>(query))
  }

  /** Rows of a statement that is no part of a transaction. */
  read(sql: string, parameters: readonly unknown[]): Promise<SqliteRow[]> {
    return this.#patiently(() => this.all(sql, parameters))
  }

  #patiently<Result>(act: () => Result): Promise<Result> {
    try {
      return Promise.resolve(this.#watched(act))
    } catch (fault) {
      return isBusy(fault) ? this.#whenFree(act) : Promise.reject(fault)
    }
  }

  async #whenFree<Result>(act: () => Result): Promise<Result> {
    const started = performance.now()
    for (let pause = 1; ; pause = Math.min(2 * pause, pauseMost)) {
      await setTimeout(pause)
      try {
        return this.#watched(act)
      } catch (fault) {
        if (!isBusy(fault) || performance.now() - started > patience) throw fault
      }
    }
  }

  #run<Row>(query: CompiledQuery): QueryResult<Row> {
    const { statement, answersRows } = this.#prepared(query.sql)
    const parameters = query.parameters as SQLInputValue[]
    if (answersRows) return { rows: statement.all(...parameters) as Row[] }
    const { changes } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  #watched<Result>(act: () => Result): Result {
    try {
      return act()
    } catch (fault) {
      if (isDiskFault(fault)) this.#diskFailed()
      throw fault
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a stream; nothing here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not offered: long lists are read by keyset pages.')
  }

  close(): void {
    this.#statements.clear()
    if (this.#database.isOpen) this.#database.close()
  }

  #prepared(sql: string): Prepared {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    const prepared = { statement, answersRows: statement.columns().length > 0 }
    // Queries are written once each; a bound keeps lists of varying length from growing this without end.
    if (this.#statements.size > 500) this.#statements.clear()
    this.#statements.set(sql, prepared)
    return prepared
  }
}

/**
 * Kysely over one node:sqlite connection. Transactions are BEGIN IMMEDIATE and wait for each other in order.
 * @param committed called after each, before the next one begins.
 */
export function sqliteDialect(connection: SqliteConnection, committed: () => void = () => undefined): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new OneConnectionDriver(connection, committed),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (database: Kysely<unknown>) => new SqliteIntrospector(database),
  }
}

class OneConnectionDriver implements Driver {
  readonly #connection: SqliteConnection
  readonly #committed: () => void
  #free: Promise<void> = Promise.resolve()
  #release: () => void = () => undefined

  constructor(connection: SqliteConnection, committed: () => void) {
    this.#connection = connection
    this.#committed = committed
  }

  async init(): Promise<void> {
    // The connection was opened before, with its settings.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const previous = this.#free
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#free = promise
    await previous
    this.#release = resolve
    return this.#connection
  }

  async beginTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('commit'))
    this.#committed()
  }

  async rollbackTransaction(): Promise<void> {
    // A full disk makes SQLite end the transaction by itself; a second end would hide that fault behind its own.
    if (this.#connection.isInTransaction) await this.#connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(): Promise<void> {
    this.#release()
  }

  async destroy(): Promise<void> {
    this.#connection.close()
  }
}
