import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { ForeseenFailure } from '../configuration/foreseen-failure.ts'
import type { Log } from '../log/log.ts'

/** A server that is still starting, or whose name or socket is not there yet; anything else does not pass by itself. */
const notYet = new Set([
  '57P03', // the database system is starting up
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'ETIMEDOUT',
])
const askEvery = 500
const patience = 60_000

/**
 * Waits until PostgreSQL takes connections: after a power cut both start, in whatever order.
 * @throws ForeseenFailure when it has not come within a minute, or at once where the server itself refuses.
 */
export async function awaitPostgres(url: string, log: Log): Promise<void> {
  const began = performance.now()
  for (let tries = 0; ; tries++) {
    const fault = await faultOfConnecting(url)
    if (fault === undefined) return
    const code = codeOf(fault)
    if (!notYet.has(code)) throw readable(fault)
    if (tries === 0) log.warn('waiting_for_database', { code, seconds: patience / 1000 })
    if (performance.now() - began > patience)
      throw new ForeseenFailure(
        `PostgreSQL does not answer (${code}): start it, or set DATABASE_URL to where it is, and start again.`,
        { cause: fault },
      )
    await setTimeout(askEvery)
  }
}

/** What the server says names the user or the database, and no password. */
function readable(fault: unknown): unknown {
  if (!(fault instanceof pg.DatabaseError)) return fault
  return new ForeseenFailure(`PostgreSQL refuses the connection of DATABASE_URL: ${fault.message}`, { cause: fault })
}

async function faultOfConnecting(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return undefined
  } catch (fault) {
    return fault
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Of several addresses of one name each has its own fault, told together. */
function codeOf(fault: unknown): string {
  if (fault instanceof AggregateError && fault.errors.length > 0) return codeOf(fault.errors[0])
  if (!(fault instanceof Error)) return ''
  if ('code' in fault) return String(fault.code)
  // The driver's own, which has no code.
  return fault.message.includes('timeout') || fault.message.includes('terminated') ? 'ETIMEDOUT' : ''
}
