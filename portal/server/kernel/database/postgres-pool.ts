import { AsyncLocalStorage } from 'node:async_hooks'
import { Socket } from 'node:net'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { nameOfRepeated, renameRepeated } from './repeated-statements.ts'

/** Milliseconds that the server gives one statement. */
const statementTimeout = 15_000
/** Only slightly longer: whoever has not even said by then that the statement took too long will say nothing more. */
const silentTooLong = 16_000
/** What a call may wait for the database in all; after it a statement gets the little that an honest one needs. */
const callTimeout = 15_000
const littleTime = 5000
/** A server that is gone is known by then (R82); a connection that is in use may take longer to come free. */
const connectTimeout = 2000
const freeTimeout = callTimeout - littleTime

const readOnlyTransaction = '25006'
/** `cached plan must not change result type`, as a feature that PostgreSQL does not have. */
export const planIsOld = '0A000'

/** The moment, of `performance.now`, at which the call under way should have its answer. */
const deadline = new AsyncLocalStorage<number>()

/** Everything that is asked of PostgreSQL meanwhile shares one deadline: statements that wait one after the other add up. */
export function withinOneDeadline<Result>(act: () => Promise<Result>): Promise<Result> {
  return deadline.run(performance.now() + callTimeout, act)
}

/** @throws ETIMEDOUT where the call's time is over; what was asked goes on at the server until its own timeout. */
export async function beforeDeadline<Result>(asked: Promise<Result>): Promise<Result> {
  const ends = deadline.getStore()
  if (ends === undefined) return asked
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(tooLong()), Math.max(ends - performance.now(), littleTime))
  try {
    return await Promise.race([asked, promise])
  } finally {
    clearTimeout(timer)
  }
}

function tooLong(): Error {
  return Object.assign(new Error('PostgreSQL has kept a call waiting for too long'), { code: 'ETIMEDOUT' })
}

/** @param isUnhurried for migrations, which may take as long as they need. */
export function openPool(url: string, { isUnhurried = false } = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: isUnhurried ? 2 : 10,
    keepAlive: true,
    ...(isUnhurried
      ? { connectionTimeoutMillis: connectTimeout, idleTimeoutMillis: 1000 }
      : { connectionTimeoutMillis: freeTimeout, statement_timeout: statementTimeout, stream: openLine }),
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
  line.once('connect', () => line.setTimeout(silentTooLong))
  return line.setTimeout(connectTimeout, () => line.destroy(silence))
}

async function asked(
  client: pg.PoolClient,
  { text, values, isAlone }: { readonly text: string; readonly values: unknown[]; readonly isAlone: boolean },
) {
  const ask = () => {
    const name = nameOfRepeated(text)
    return beforeDeadline(client.query(name === undefined ? { text, values } : { name, text, values }))
  }
  try {
    return await ask()
  } catch (fault) {
    if (!isAlone || codeOf(fault) !== planIsOld) throw fault
    renameRepeated(text)
    return ask()
  }
}

function codeOf(fault: unknown): unknown {
  return fault instanceof Error && 'code' in fault ? fault.code : undefined
}

export interface WatchedPool extends PostgresPool {
  /** @throws where nothing can be written now: the server only reads, or a table of the portal is locked. */
  check(tables: readonly string[]): Promise<void>
}

type Client = PostgresPoolClient & { readonly whenReady: number; spoil(): void }

/**
 * A pool that drops connections on which nothing can be written, or on which a call was given up. A connection to a server
 * that only reads stays so when the server writes again: all that are as old are dropped with it.
 * @param isAlone whether each statement is its own transaction: one whose kept plan is old is then sent again.
 */
export function watchedPool(pool: pg.Pool, { isAlone = false } = {}): WatchedPool {
  const known = new WeakMap<pg.PoolClient, Client>()
  let readOnlySeen = Number.NEGATIVE_INFINITY

  const connect = async (): Promise<Client> => {
    while (true) {
      const plain = await pool.connect()
      const client = known.get(plain) ?? watched(plain)
      known.set(plain, client)
      if (client.whenReady > readOnlySeen) return client
      plain.release(true)
    }
  }
  const watched = (plain: pg.PoolClient): Client => {
    let isSpoilt = false
    const spoil = () => {
      isSpoilt = true
    }
    const note = (fault: unknown, text: string): never => {
      const code = codeOf(fault)
      // A newer version has added a column (R48).
      if (code === planIsOld) renameRepeated(text)
      if (code === readOnlyTransaction) readOnlySeen = performance.now()
      if (code === readOnlyTransaction || code === 'ETIMEDOUT') spoil()
      throw fault
    }
    return {
      whenReady: performance.now(),
      spoil,
      query: ((text: string, values: unknown[]) => {
        // What is given up may still be under way: the rollback would only wait behind it, and the line is closed anyway.
        if (isSpoilt) return Promise.resolve({ command: 'ROLLBACK', rowCount: 0, rows: [] })
        return asked(plain, { text, values, isAlone }).catch((fault: unknown) => note(fault, text))
      }) as unknown as PostgresPoolClient['query'],
      release: (isDiscarded) => plain.release(isSpoilt || isDiscarded === true),
    }
  }
  return {
    connect,
    end: () => pool.end(),
    options: pool.options,
    check: async (tables) => {
      const client = await connect()
      try {
        await client.query('begin', [])
        await client.query("set local lock_timeout = '1500ms'", [])
        const { rows } = await client.query<{ only: string }>(
          "select current_setting('transaction_read_only') as only",
          [],
        )
        if (rows[0]?.only === 'on') {
          readOnlySeen = performance.now()
          throw new Error('PostgreSQL only reads')
        }
        // What every insert takes: it waits for a lock that keeps all writers out, and for nothing else.
        await client.query(`lock table ${tables.join(', ')} in row exclusive mode`, [])
        await client.query('rollback', [])
      } catch (fault) {
        client.spoil()
        throw fault
      } finally {
        client.release()
      }
    },
  }
}
