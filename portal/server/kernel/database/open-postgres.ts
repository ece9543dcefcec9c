import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database, SqlValue } from './database.ts'
import { compileOnce } from './database.ts'
import { listenToPostgres } from './listen-to-postgres.ts'
import { beforeDeadline, openPool, planIsOld, watchedPool, withinOneDeadline } from './postgres-pool.ts'

/** bigint as a number: sequences here stay far below 2^53. */
const int8 = 20
pg.types.setTypeParser(int8, Number)

const serializationFailure = '40001'
const deadlock = '40P01'
/** What the same transaction does not meet again, or not for ever. */
const passing = new Set<string | undefined>([serializationFailure, deadlock, planIsOld])
const uniqueViolation = '23505'
const readOnlyTransaction = '25006'

/** What nearly every write goes through. */
const writtenTables = ['account', 'session', 'audit', 'site_setting']

/** PostgreSQL, for when one machine is outgrown. A lost connection fails within two seconds instead of hanging (R82). */
export function openPostgres<Tables>(url: string): Database<Tables> {
  // Two pools: a transaction may read outside itself, and must not wait for the others that hold every connection.
  const pool = openPool(url)
  const reading = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: watchedPool(pool, { isAlone: true }) }) })
  const writingPool = watchedPool(openPool(url))
  const writing = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: writingPool }) })
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
    writeRelaxed: (act) =>
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
      const ask = async (values: SqlValue[]) =>
        (await beforeDeadline(pool.query({ name, text: query.sql, values }))).rows
      return async (parameters) => {
        const values = query.values(parameters)
        try {
          return await ask(values)
        } catch (fault) {
          // A newer version has added a column (R48): under another name the statement is planned again.
          if (postgresCode(fault) !== planIsOld) throw fault
          name = `portal_${statements++}`
          return ask(values)
        }
      }
    },
    withinOneDeadline,
    check: () => writingPool.check(writtenTables),
    listen: (channel, heard) => listenToPostgres({ url, channel, heard }),
    isUniqueViolation: (fault) => postgresCode(fault) === uniqueViolation,
    close: async () => {
      await reading.destroy()
      await writing.destroy()
      await migrating.destroy()
    },
  }
}

async function retried<Result>(act: () => Promise<Result>): Promise<Result> {
  let isFresh = false
  for (let attempt = 1; ; attempt++) {
    try {
      return await act()
    } catch (fault) {
      const code = postgresCode(fault)
      // The server may write again: the next connection is one that was opened since.
      if (code === readOnlyTransaction && !isFresh) {
        isFresh = true
        continue
      }
      if (attempt >= 20 || !passing.has(code)) throw fault
      // Growing, uneven pauses, so that those who lost do not meet again.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * attempt))
    }
  }
}

function postgresCode(fault: unknown): string | undefined {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : undefined
}
