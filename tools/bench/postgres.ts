/** A PostgreSQL of the run's own that keeps what it has acknowledged, as in production. */
import pg from 'pg'
import { freshPostgresDatabase, startPostgres } from '../../portal/server/testing/postgres-server.ts'

let stop: Promise<() => Promise<void>> | undefined

/** The address of an empty database; the server starts with the first one. */
export async function freshDatabase(): Promise<string> {
  stop ??= startPostgres({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', shared_buffers: '256MB' })
  await stop
  const { url } = await freshPostgresDatabase()
  return url
}

/** The server does so by itself within a minute of a large import; no round should begin before. */
export async function gatherStatistics(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('analyze')
  await client.end()
}

export async function stopPostgres(): Promise<void> {
  await (await stop)?.()
}
