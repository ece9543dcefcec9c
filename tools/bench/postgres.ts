/** A PostgreSQL of the run's own that keeps what it has acknowledged, as in production. */
import { freshPostgresDatabase, startPostgres } from '../../portal/server/testing/postgres-server.ts'

let stop: Promise<() => Promise<void>> | undefined

/** The address of an empty database; the server starts with the first one. */
export async function freshDatabase(): Promise<string> {
  stop ??= startPostgres({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', shared_buffers: '256MB' })
  await stop
  const { url } = await freshPostgresDatabase()
  return url
}

export async function stopPostgres(): Promise<void> {
  await (await stop)?.()
}
