/** A place with SQLite and an empty database of PostgreSQL beside it, for moves between the two. */
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { testPlace } from './test-database.ts'
import { testEnvironment } from './test-host.ts'

export interface TwoEngines extends AsyncDisposable {
  readonly dataDir: string
  readonly databaseUrl: string
  /** Settings of a portal on SQLite that knows where it could be moved to. */
  readonly onSqlite: Readonly<Record<string, string>>
  /** Settings of the same portal on PostgreSQL. */
  readonly onPostgres: Readonly<Record<string, string>>
  /** Of a data file, whatever is connected to it; open until what was asked has come. */
  sqlite<Result>(act: (database: DatabaseSync) => Result, file?: string): Result
  postgres<Result>(act: (client: pg.Client) => Promise<Result>): Promise<Result>
}

/** Only where the engine under test is PostgreSQL. */
export async function twoEngines(): Promise<TwoEngines> {
  const { dataDir, databaseUrl, [Symbol.asyncDispose]: remove } = await testPlace()
  return {
    dataDir,
    databaseUrl,
    onSqlite: { ...testEnvironment({ dataDir, databaseUrl: '' }), TARGET_DATABASE_URL: databaseUrl },
    onPostgres: testEnvironment({ dataDir, databaseUrl }),
    sqlite: (act, file = `${dataDir}/portal.sqlite`) => {
      const database = new DatabaseSync(file)
      const close = () => database.close()
      try {
        const result = act(database)
        if (result instanceof Promise) return result.finally(close) as typeof result
        close()
        return result
      } catch (fault) {
        close()
        throw fault
      }
    },
    postgres: async (act) => {
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      try {
        return await act(client)
      } finally {
        await client.end()
      }
    },
    [Symbol.asyncDispose]: remove,
  }
}

/** Every row of both, as text in an order of its own: what each has that the other has not, up to three of each table. */
export async function differences(place: TwoEngines, file?: string): Promise<Readonly<Record<string, unknown>>> {
  const tables = place.sqlite(
    (database) =>
      database
        .prepare(
          `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%'`,
        )
        .all()
        .map(({ name }) => String(name))
        .filter((name) => !/_migration(_lock)?$|^portal_move$|_found$/.test(name)),
    file,
  )
  const found: Record<string, unknown> = {}
  for (const table of tables) {
    const ofSqlite = place.sqlite((database) => {
      const statement = database.prepare(`select * from "${table}"`)
      statement.setReadBigInts(true)
      return statement.all().map(({ number, ...row }) => asText(table === 'account' ? row : { number, ...row }))
    }, file)
    const ofPostgres = await place.postgres(async (client) => {
      const { rows } = await client.query({ text: `select * from "${table}"`, types: exact })
      return rows.map(({ id, ...row }) => asText(table === 'event' ? row : { id, ...row }))
    })
    const only = (these: string[], others: string[]) => {
      const known = new Set(others)
      return these.filter((row) => !known.has(row)).slice(0, 3)
    }
    const [left, right] = [only(ofSqlite, ofPostgres), only(ofPostgres, ofSqlite)]
    if (left.length + right.length > 0 || ofSqlite.length !== ofPostgres.length) found[table] = { left, right }
  }
  return found
}

/** The portal's own driver gives large numbers as what JavaScript makes of them. */
const exact: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (type === pg.types.builtins.INT8 ? String : pg.types.getTypeParser(type, format)),
}

function asText(row: Readonly<Record<string, unknown>>): string {
  const values = Object.entries(row).filter(([, value]) => value !== undefined)
  return JSON.stringify(values.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, told(value)]))
}

function told(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex')
  return value === null ? null : String(typeof value === 'boolean' ? Number(value) : value)
}
