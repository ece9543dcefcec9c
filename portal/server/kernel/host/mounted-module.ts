import type { Kysely } from 'kysely'
import type { PersonalList, PersonCard } from '../../../contract/own.ts'
import type { NoTables } from '../database/database.ts'
import type { Migrations } from '../database/migrate.ts'
import type { MountedApplication } from './mounted-application.ts'

/**
 * A module that several applications share, as the portal mounts it: tables of its own and hooks, without calls, roles or a
 * tile. Its tables, locks and live topics begin with its key, whichever application calls its functions.
 */
export interface MountedModule extends Pick<MountedApplication, 'people' | 'companies' | 'carriers'> {
  readonly key: string
  readonly migrations: Migrations
  /** What it holds of a person, for the copy of the own data; the names are the heading there. */
  readonly personalData?: {
    readonly names: { readonly fi: string; readonly en: string }
    lists(reader: Kysely<NoTables>, person: PersonCard): Promise<readonly PersonalList[]>
  }
}

/** Everything that is mounted. */
export interface Mounted<Application extends MountedApplication = MountedApplication> {
  readonly modules: readonly MountedModule[]
  readonly applications: readonly Application[]
}

/** Those whose hooks answer for people, companies and carriers: applications first, modules last. */
export function withHooks({
  applications,
  modules,
}: Mounted): readonly Pick<MountedApplication, 'people' | 'companies' | 'carriers'>[] {
  return [...applications, ...modules]
}
