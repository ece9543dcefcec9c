import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Settings } from '../configuration/read-settings.ts'
import type { Log } from '../log/log.ts'
import type { Database } from './database.ts'
import { openSqlite, sqliteFileName } from './open-sqlite.ts'
import { openSqliteFile, sqliteDialect } from './sqlite-dialect.ts'

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

/** What only looks: on the embedded engine it makes no file and changes none. @throws where there is no database. */
export async function openForReading<Tables>(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<Looking<Tables>> {
  if (settings.databaseUrl !== '') return openDatabase(settings)
  const reader = openSqliteFile(join(settings.dataDir, sqliteFileName), 'read', () => undefined)
  const reading = new Kysely<Tables>({ dialect: sqliteDialect(reader) })
  return {
    engine: 'sqlite',
    reading,
    close: async () => {
      await reading.destroy()
      // Kysely closes only what it has used.
      reader.close()
    },
  }
}

/** A database of which nothing is asked but rows. */
export type Looking<Tables> = Pick<Database<Tables>, 'engine' | 'reading' | 'close'>

/** Until the engine that the settings name can be opened: the embedded one at once. @throws as `awaitPostgres` */
export async function awaitDatabase({ databaseUrl }: Pick<Settings, 'databaseUrl'>, log: Log): Promise<void> {
  if (databaseUrl === '') return
  const { awaitPostgres } = await import('./await-postgres.ts')
  await awaitPostgres(databaseUrl, log)
}
