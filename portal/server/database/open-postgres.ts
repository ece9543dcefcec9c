import { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database, SqlValue } from './database.ts'
import { compileOnce } from './database.ts'
import { listenToPostgres } from './listen-to-postgres.ts'

/** bigint as a number: sequences here stay far below 2^53. */
const int8 = 20
pg.types.setTypeParser(int8, Number)

const serializationFailure = '40001'
const deadlock = '40P01'
const uniqueViolation = '23505'
/** `cached plan must not change result type`, as a feature that PostgreSQL does not have. */
const planIsOld = '0A000'

const statementTimeout = 15_000
/** Only slightly longer: whoever has not even said by then that the statement took too long will say nothing more. */
const silentTooLong = 16_000

/** PostgreSQL, for when one machine is outgrown. A lost connection fails within two seconds instead of hanging (R82). */
export function openPostgres<Tables>(url: string): Database<Tables> {
  // Two pools: a transaction may read outside itself, and must not wait for the others that hold every connection.
  const pool = openPool(url)
  const reading = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const writing = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url) }) })
  // A migration may take longer than any call may wait; its connection goes soon after the last one.
  const migrating = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool(url, { isUnhurried: true }) }),
  })
  let statements = 0
  return {
    engine: 'postgres',
    reading,
    migrating,
    changingSchema: (_, act) =>
      migrating.transaction().execute(async (transaction) => {
        await sql`set local lock_timeout = '5min'`.execute(transaction)
        const { adapter } = transaction.getExecutor()
        // The same lock as Kysely's own, which a starting process of version 0.1.0 takes.
        await adapter.acquireMigrationLock(transaction, { lockTable: '', lockRowId: '' })
        // A change that waits for somebody's long query holds up everybody behind it.
        await sql`set local lock_timeout = '15s'`.execute(transaction)
        return act(transaction)
      }),
    writing: (act) => retried(() => writing.transaction().execute(act)),
    noting: (act) =>
      retried(() =>
        writing.transaction().execute(async (transaction) => {
          await sql`set local synchronous_commit = off`.execute(transaction)
          return act(transaction)
        }),
      ),
    lock: async (transaction, name) => {
      await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction)
    },
    prepared: (build) => {
      const query = compileOnce(reading, build)
      let name = `portal_${statements++}`
      const ask = async (values: SqlValue[]) => (await pool.query({ name, text: query.sql, values })).rows
      return async (parameters) => {
        const values = query.values(parameters)
        try {
          return await ask(values)
        } catch (fault) {
          // A newer version has added a column (R48): under another name the statement is planned anew.
          if (postgresCode(fault) !== planIsOld) throw fault
          name = `portal_${statements++}`
          return ask(values)
        }
      }
    },
    listen: (channel, heard) => listenToPostgres({ url, channel, heard }),
    isUniqueViolation: (fault) => postgresCode(fault) === uniqueViolation,
    close: async () => {
      await reading.destroy()
      await writing.destroy()
      await migrating.destroy()
    },
  }
}

function openPool(url: string, { isUnhurried = false } = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: isUnhurried ? 2 : 10,
    connectionTimeoutMillis: 2000,
    keepAlive: true,
    ...(isUnhurried ? { idleTimeoutMillis: 1000 } : { statement_timeout: statementTimeout, stream: openLine }),
  })
  // A client whose server went away emits this, idle on the pool and in use on itself, and would end the process.
  // The query in hand fails by itself and the pool replaces the client, so there is nothing more to do (R82).
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * A connection whose server hangs is given up (R82). `query_timeout` would fail the query and keep the connection, on which
 * the next one hangs again; idle connections are closed sooner, so that only a query under way is met.
 */
function openLine(): Socket {
  const line = new Socket()
  const silence = Object.assign(new Error('PostgreSQL has fallen silent'), { code: 'ETIMEDOUT' })
  return line.setTimeout(silentTooLong, () => line.destroy(silence))
}

async function retried<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act()
    } catch (fault) {
      const code = postgresCode(fault)
      if (attempt >= 20 || (code !== serializationFailure && code !== deadlock)) throw fault
      // Growing, uneven pauses, so that those who lost do not meet again.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * attempt))
    }
  }
}

function postgresCode(fault: unknown): string | undefined {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : undefined
}
