import type { Compilable, CompiledQuery, Kysely, Transaction } from 'kysely'
import { noteRepeated } from './repeated-statements.ts'

/** The tables that the portal shows an application: none (decision 0053). It names its own with Kysely's `withTables`. */
export type NoTables = Record<never, never>

/** Either engine, as stores see it. `Tables` grows by each application's own tables. */
export interface Database<Tables> {
  readonly engine: 'sqlite' | 'postgres'
  /** Outside a transaction: for reading only. On SQLite it is a read-only connection, so a stray write fails. */
  readonly reading: Kysely<Tables>
  /** One transaction: BEGIN IMMEDIATE on SQLite; READ COMMITTED on PostgreSQL, retried after a deadlock. */
  writing<Result>(act: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>
  /**
   * The same for counts and notes that no answer vouches for: every process sees them at once and a killed process keeps
   * them, but nobody waits for the disk, so that a power cut may take the last ones back.
   */
  writeRelaxed<Result>(act: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>
  /** Lets one transaction at a time past this line, until it ends: for rules that span rows, such as the last superadmin. */
  lock(transaction: Transaction<Tables>, name: string): Promise<void>
  /** The connection that may change the schema. */
  readonly migrating: Kysely<Tables>
  /**
   * One transaction that changes the schema: of all processes one at a time, however long it takes.
   * @throws when another process has been changing it for five minutes.
   */
  changingSchema<Result>(
    change: SchemaChange,
    act: (transaction: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result>
  /** A query that is compiled once and then only run: compiling costs more than running (performance.md). */
  prepared<Parameters extends Readonly<Record<string, SqlValue>>, Row>(
    build: QueryBuild<Tables, Parameters, Row>,
  ): PreparedQuery<Parameters, Row>
  /** What a call asks of a remote database meanwhile has one deadline in all, however many statements wait (R82). */
  withinOneDeadline<Result>(act: () => Promise<Result>): Promise<Result>
  /** @throws where nothing can be written now: the server only reads, or somebody keeps all writers out. */
  check(): Promise<void>
  /** Calls back when another process may have something new under that name; wakes only, and may miss (R84). */
  listen(channel: string, heard: () => void): Listening
  /** Whether an error means that a unique index refused a second row. */
  isUniqueViolation(fault: unknown): boolean
  close(): Promise<void>
}

export interface SchemaChange {
  /** A table that others refer to is dropped and made again: SQLite would delete their rows with it. */
  readonly isRebuilding: boolean
}

export interface Listening {
  stop(): Promise<void>
}

export type SqlValue = string | number | null
export type QueryBuild<Tables, Parameters, Row> = (database: Kysely<Tables>, parameters: Parameters) => Compilable<Row>
export type PreparedQuery<Parameters, Row> = (parameters: Parameters) => Promise<Row[]>

/** A prepared query that belongs to no store: compiled at its first use on each database. */
export function preparedQuery<Tables, Parameters extends Readonly<Record<string, SqlValue>>, Row>(
  build: QueryBuild<Tables, Parameters, Row>,
): (database: Pick<Database<Tables>, 'prepared'>, parameters: Parameters) => Promise<Row[]> {
  const compiled = new WeakMap<object, PreparedQuery<Parameters, Row>>()
  return (database, parameters) => {
    const query = compiled.get(database) ?? database.prepared(build)
    compiled.set(database, query)
    return query(parameters)
  }
}

/** The same for a statement inside or outside a transaction; inside it sees what its own transaction has written. */
export function preparedStatement<Tables, Parameters extends Readonly<Record<string, SqlValue>>, Row>(
  build: QueryBuild<Tables, Parameters, Row>,
): (on: Kysely<Tables>, parameters: Parameters) => Promise<Row[]> {
  const compiled = new WeakMap<object, ReturnType<typeof compileOnce<Tables, Parameters, Row>>>()
  return async (on, parameters) => {
    // All transactions of a database have the adapter of its connection.
    const { adapter } = on.getExecutor()
    const known = compiled.get(adapter) ?? compileOnce(on, build)
    if (!compiled.has(adapter)) noteRepeated(known.sql)
    compiled.set(adapter, known)
    const { query, values } = known
    const bound: CompiledQuery<Row> = { ...query, parameters: values(parameters) }
    return (await on.executeQuery(bound)).rows
  }
}

/** Compiles a query with a mark in the place of each parameter, and says which parameter stands where. */
export function compileOnce<Tables, Parameters extends Readonly<Record<string, SqlValue>>, Row>(
  database: Kysely<Tables>,
  build: QueryBuild<Tables, Parameters, Row>,
): { sql: string; values: (parameters: Parameters) => SqlValue[]; query: CompiledQuery<Row> } {
  const marks = new Proxy({}, { get: (_, name) => `\u0001${String(name)}` }) as Parameters
  const query = build(database, marks).compile()
  const places = query.parameters.map((value) =>
    typeof value === 'string' && value.startsWith('\u0001') ? { name: value.slice(1) } : { value: value as SqlValue },
  )
  const values = (parameters: Parameters) =>
    places.map((place) => ('name' in place ? (parameters[place.name] ?? null) : place.value))
  return { sql: query.sql, values, query }
}
