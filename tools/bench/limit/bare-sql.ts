/** One way to ask bare `node:sqlite` and bare `pg`; each statement is prepared once. */
import { join } from 'node:path'
import type { StatementSync } from 'node:sqlite'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

type Value = string | number | null
type Row = Readonly<Record<string, unknown>>
type Ask = (text: string, values: readonly Value[]) => Promise<readonly Row[]>

export interface BareSql {
  /** Values stand as `$1`, `$2` and so on. */
  readonly rows: Ask
  /** In one transaction, durable when it resolves. */
  together(act: (rows: Ask) => Promise<void>): Promise<void>
}

export async function bareSql(): Promise<BareSql> {
  const { DATABASE_URL = '', DATA_DIR = '' } = process.env
  return DATABASE_URL === '' ? onSqlite(join(DATA_DIR, 'portal.sqlite')) : onPostgres(DATABASE_URL)
}

function onSqlite(path: string): BareSql {
  const file = new DatabaseSync(path, { timeout: 5000 })
  file.exec('PRAGMA synchronous = FULL; PRAGMA cache_size = -16000')
  const prepared = new Map<string, StatementSync>()
  const ask = (text: string, values: readonly Value[]): readonly Row[] => {
    const statement = prepared.get(text) ?? file.prepare(text.replaceAll('$', '?'))
    prepared.set(text, statement)
    return statement.all(...values)
  }
  let last = Promise.resolve()
  return {
    rows: async (text, values) => ask(text, values),
    together: (act) => {
      // One connection has one transaction at a time.
      last = last.then(async () => {
        file.exec('begin immediate')
        await act(async (text, values) => ask(text, values))
        file.exec('commit')
      })
      return last
    },
  }
}

function onPostgres(url: string): BareSql {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const names = new Map<string, string>()
  const query = (text: string, values: readonly Value[]) => {
    const name = names.get(text) ?? `q${names.size}`
    names.set(text, name)
    return { name, text, values: [...values] }
  }
  return {
    rows: async (text, values) => (await pool.query(query(text, values))).rows,
    together: async (act) => {
      const client = await pool.connect()
      await client.query('begin')
      await act(async (text, values) => (await client.query(query(text, values))).rows)
      await client.query('commit')
      client.release()
    },
  }
}
