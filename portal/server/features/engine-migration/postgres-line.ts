import pg from 'pg'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'

export type Line = pg.Client

/** A connection on which a statement may take as long as it needs. @param setting the setting that names the database. */
export async function openLine(url: string, setting: string): Promise<Line> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 })
  // The statement in hand fails by itself.
  client.on('error', () => undefined)
  try {
    await client.connect()
    for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`set ${limit} = 0`)
    await client.query("set lock_timeout = '15s'")
    return client
  } catch (fault) {
    await client.end().catch(() => undefined)
    throw new CommandFailed(`PostgreSQL of ${setting} cannot be used: ${messageOf(fault)}. Nothing was changed.`, {
      cause: fault,
    })
  }
}

/** Of several addresses of one name each has its own fault, told together. */
function messageOf(fault: unknown): string {
  if (fault instanceof AggregateError && fault.errors.length > 0) return messageOf(fault.errors[0])
  return fault instanceof Error ? fault.message : String(fault)
}

export async function rowsOfQuery<Found extends pg.QueryResultRow>(line: Line, text: string): Promise<Found[]> {
  return (await line.query<Found>(text)).rows
}

export const inOwnSchema = 'relnamespace = current_schema()::regnamespace'
