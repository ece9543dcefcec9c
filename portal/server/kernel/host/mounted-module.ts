import type { Migrations } from '../database/migrate.ts'
import type { MountedApplication } from './mounted-application.ts'

/**
 * A module that several applications share, as the portal mounts it: tables of its own and hooks, without calls, roles or a
 * tile. Its tables, locks and live topics begin with its key, whichever application calls its functions.
 */
export interface MountedModule extends Pick<MountedApplication, 'people' | 'companies' | 'carriers'> {
  readonly key: string
  readonly migrations: Migrations
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
