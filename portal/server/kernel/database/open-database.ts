import type { Settings } from '../configuration/read-settings.ts'
import type { Log } from '../log/log.ts'
import type { Database } from './database.ts'
import { openSqlite } from './open-sqlite.ts'

/**
 * The engine that the settings name; what PostgreSQL takes is loaded where it is in use. @param diskFailed of the embedded one, whose disk is this process's own (R45).
 */
export async function openDatabase<Tables>(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  diskFailed?: () => void,
): Promise<Database<Tables>> {
  if (databaseUrl === '') return openSqlite(dataDir, diskFailed)
  const { openPostgres } = await import('./open-postgres.ts')
  return openPostgres(databaseUrl)
}

/** Until the engine that the settings name can be opened: the embedded one at once. @throws as `awaitPostgres` */
export async function awaitDatabase({ databaseUrl }: Pick<Settings, 'databaseUrl'>, log: Log): Promise<void> {
  if (databaseUrl === '') return
  const { awaitPostgres } = await import('./await-postgres.ts')
  await awaitPostgres(databaseUrl, log)
}
