import type { ApplicationManifest } from '../../../contract/own.ts'
import { groupMarkers, groupsOfApplications, isAdminByGroups } from '../../../contract/own.ts'
import type { MigrationSet } from '../database/migrate.ts'
import { portalMigrations } from '../database/migrations/index.ts'
import type { LetterTemplate } from '../mail/application-letters.ts'
import type { MountedApplication } from './mounted-application.ts'
import type { Mounted } from './mounted-module.ts'

const keyForm = /^[a-z][a-z0-9]{2,30}$/

/** @throws where a key is of another form than tables, paths and names can begin with, or is used twice. */
export function checkKeys({ applications, modules }: Mounted): void {
  const ofModules = modules.map(({ key }) => key)
  checkForms('module', ofModules)
  const keys = applications.map(({ manifest }) => manifest.key)
  checkForms('application', keys)
  const taken = keys.find((key) => ofModules.includes(key))
  if (taken !== undefined) throw new Error(`No application can be called ${taken}: that is the key of a module`)
}

function checkForms(kind: 'application' | 'module', keys: readonly string[]): void {
  for (const [index, key] of keys.entries()) {
    if (!keyForm.test(key)) throw new Error(`No ${kind} can be called ${key}: a key is like ${keyForm.source}`)
    if (keys.indexOf(key) !== index) throw new Error(`Two ${kind}s are called ${key}`)
  }
}

const groupForm = /^[a-z][a-z0-9]{2,59}$/

/**
 * Groups are rights by their exact names (ROLE-21), and the administration opens by a name with `admin` alone (ROLE-06).
 * @throws where a name is of another form or there twice, or where somebody would give whom the administration is closed to.
 */
export function checkGroups(manifests: readonly ApplicationManifest[]): void {
  const owners = new Map<string, string>()
  for (const { application, name, givenBy, administers } of groupsOfApplications(manifests)) {
    const says = `The group ${name} of ${application}`
    const other = owners.get(name)
    if (other !== undefined) throw new Error(`${says} is a group of ${other}`)
    owners.set(name, application)
    if (!groupForm.test(name) || name.includes(groupMarkers.super) || name === groupMarkers.common) {
      throw new Error(`${says} cannot be called so: a name is like ${groupForm.source}, without "super"`)
    }
    const closed = [...givenBy, ...(administers ? [name] : [])].find((each) => !isAdminByGroups([each]))
    if (closed !== undefined) throw new Error(`${says}: ${closed} has no "admin" in its name and gives nothing`)
  }
}

/** The portal's migrations first, then those of modules, then those of applications, each under its own key. */
export function migrationSets({ applications, modules }: Mounted): readonly MigrationSet[] {
  const ofModules = modules.map(({ key, migrations }) => ({ owner: key, migrations }))
  const ofApplications = applications.map(({ manifest, migrations }) => ({ owner: manifest.key, migrations }))
  return [portalMigrations, ...ofModules, ...ofApplications]
}

/** What an application's letter is called among all letters; names of the portal's own have no point in them. */
export function applicationTemplate(key: string, name: string): string {
  return `${key}.${name}`
}

/** The letters of all mounted applications. */
export function lettersOfApplications(
  applications: readonly MountedApplication[],
): ReadonlyMap<string, LetterTemplate<never>> {
  return new Map(
    applications.flatMap(({ manifest, letters = {} }) =>
      Object.entries(letters).map(([name, template]) => [applicationTemplate(manifest.key, name), template] as const),
    ),
  )
}
