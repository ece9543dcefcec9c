import type { Settings } from '../configuration/read-settings.ts'
import type { Database } from './database.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite } from './open-sqlite.ts'

/** The engine that the settings name. */
export function openDatabase<Tables>(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Database<Tables> {
  return settings.databaseUrl === '' ? openSqlite(settings.dataDir) : openPostgres(settings.databaseUrl)
}
