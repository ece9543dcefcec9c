import type { Settings } from '../configuration/read-settings.ts'
import type { Database } from './database.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite } from './open-sqlite.ts'

/** The engine that the settings name. @param diskFailed of the embedded one, whose disk is this process's own (R45). */
export function openDatabase<Tables>(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  diskFailed?: () => void,
): Database<Tables> {
  return databaseUrl === '' ? openSqlite(dataDir, diskFailed) : openPostgres(databaseUrl)
}
