import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import type { Settings } from '../../kernel/configuration/read-settings.ts'
import { openDatabase } from '../../kernel/database/open-database.ts'
import { sqliteFileName } from '../../kernel/database/open-sqlite.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { keyFileName } from '../../kernel/secrets/key-ring.ts'

type Place = Pick<Settings, 'dataDir' | 'databaseUrl'>

/** A command in the wrong folder must not find, or make, an empty portal there and say that all is well. */
export async function refuseWithoutPortal(place: Place): Promise<void> {
  if (!(await holdsPortal(place)))
    throw new CommandFailed(
      'There is no portal there. Name the right DATA_DIR or DATABASE_URL, by --env-file <file> or in the environment; `setup` makes a new portal.',
    )
}

/** A database elsewhere has its keys in another folder: one made anew would be found out weeks later. */
export async function refuseForeignKey(place: Place): Promise<void> {
  const { databaseUrl, dataDir } = place
  if (databaseUrl === '' || existsSync(join(dataDir, keyFileName)) || !(await holdsPortal(place))) return
  throw new CommandFailed(
    `The database holds a portal, but there is no ${keyFileName} in ${resolve(dataDir)}: name the folder of the running portal in DATA_DIR, or put its ${keyFileName} there.`,
  )
}

async function holdsPortal(place: Place): Promise<boolean> {
  // Opening the embedded database would make it.
  if (place.databaseUrl === '') return existsSync(sqlitePath(place))
  const database = await openDatabase<PortalTables>(place)
  try {
    const tables = await database.migrating.introspection.getTables()
    return tables.some(({ name }) => name === 'account')
  } finally {
    await database.close()
  }
}

function sqlitePath({ dataDir }: Place): string {
  return resolve(dataDir, sqliteFileName)
}
