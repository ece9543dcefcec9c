import { bringUpToDate } from './features/backups/index.ts'
import { selectEveryAccount } from './kernel/accounts/people.ts'
import type { Clock } from './kernel/clock/clock.ts'
import { ForeseenFailure } from './kernel/configuration/foreseen-failure.ts'
import type { Settings } from './kernel/configuration/read-settings.ts'
import type { Database } from './kernel/database/database.ts'
import type { MigrationSet } from './kernel/database/migrate.ts'
import { refuseMoved } from './kernel/database/moved-database.ts'
import { openDatabase } from './kernel/database/open-database.ts'
import { isBusy, isDiskFull } from './kernel/database/storage-fault.ts'
import type { PortalTables } from './kernel/database/tables.ts'
import type { KeyRing } from './kernel/secrets/key-ring.ts'
import { BrokenKeyFile, openKeyRing, replaceBrokenKey } from './kernel/secrets/key-ring.ts'

interface Opening {
  readonly settings: Settings
  readonly migrations: readonly MigrationSet[]
  readonly clock: Clock
  readonly onUnsafe?: (() => void) | undefined
}

/** The database in the form of this version, and the keys. @throws ForeseenFailure, with the database closed. */
export async function openData(opening: Opening): Promise<{ database: Database<PortalTables>; keys: KeyRing }> {
  const { settings, migrations, clock, onUnsafe } = opening
  let database: Database<PortalTables> | undefined
  try {
    database = await openDatabase<PortalTables>(settings, onUnsafe)
    await refuseMoved(database.migrating)
    // The copy that an update makes is signed with the keys.
    const keys = await openKeys(database, settings.dataDir)
    await bringUpToDate(database, migrations, { settings, clock })
    return { database, keys }
  } catch (fault) {
    // A disk that has failed may fail this, too.
    await database?.close().catch(() => undefined)
    if (isBusy(fault))
      throw new ForeseenFailure(
        'Another process has the data file alone, as a move to another database has: start again when it is done.',
        { cause: fault },
      )
    if (!isDiskFull(fault)) throw fault
    throw new ForeseenFailure(
      'There is no room left on the disk of the data. What was acknowledged is there: make room and start again.',
      { cause: fault },
    )
  }
}

/** A first start that was cut short may have left half a key file; nothing has been written with that one. */
async function openKeys({ migrating }: Database<PortalTables>, dataDir: string): Promise<KeyRing> {
  try {
    return openKeyRing(dataDir)
  } catch (fault) {
    if (!(fault instanceof BrokenKeyFile)) throw fault
    const tables = await migrating.introspection.getTables()
    const accounts = selectEveryAccount(migrating).select('id').limit(1)
    if (tables.some(({ name }) => name === 'account') && (await accounts.executeTakeFirst())) throw fault
    return replaceBrokenKey(dataDir)
  }
}
