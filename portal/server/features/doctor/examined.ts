import type { SystemWarning } from '../../../contract/own.ts'
import type { Clock } from '../../kernel/clock/clock.ts'
import type { Settings } from '../../kernel/configuration/read-settings.ts'
import type { Environment } from '../../kernel/configuration/secret-files.ts'
import type { MigrationSet } from '../../kernel/database/migrate.ts'
import type { Looking } from '../../kernel/database/open-database.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import type { KeyRing } from '../../kernel/secrets/key-ring.ts'

/** The place that is looked at. */
export interface ExaminedPlace {
  readonly settings: Settings
  /** What is wrong with them, in sentences. */
  readonly settingFaults: readonly string[]
  /** Where the settings came from: the files that it names are looked at, too. */
  readonly environment: Environment
  /** The service's settings file; undefined where there is none. */
  readonly settingsFile: string | undefined
  /** The names that stand in it, as far as it was read. */
  readonly settingsNames: readonly string[]
  readonly migrations: readonly MigrationSet[]
  readonly clock: Clock
  /** Id of the user that this process runs as; undefined where the system knows no users. */
  readonly user: number | undefined
  /** What a portal that runs in this process has noticed. */
  readonly warnings: readonly SystemWarning[]
  /** Milliseconds by which its clock has jumped since it started; undefined for a process that has just begun. */
  readonly clockJump: number | undefined
}

/** The same with its database open. */
export interface ExaminedData extends ExaminedPlace {
  readonly database: Pick<Looking<PortalTables>, 'engine' | 'reading'>
}

/** What the database alone does not tell. */
export interface WithKeys {
  /** Undefined where secret.key is not there or cannot be used. */
  readonly keys: KeyRing | undefined
}
