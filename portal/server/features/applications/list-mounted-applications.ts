import type { ApplicationManifest } from '../../../contract/own.ts'
import { applicationAdminGroups, groupCatalogue, groupsOfApplications } from '../../../contract/own.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { listApplication, listedApplications, nameIcon } from '../../kernel/registers/application-store.ts'
import { companyNames, companyNamesIn } from '../../kernel/registers/company-store.ts'
import { iconName } from './application-icons.ts'

/**
 * GEN-04, GEN-05, GEN-13: what is mounted is listed, in use and open to nobody yet, so that an administrator finds it on
 * the applications form (ADMIN-APPS). What is listed already keeps what administrators have set, and gets its icon's name
 * where it has none (ENT-44). @throws where a group of an application is a company's.
 */
export async function listMountedApplications(
  portal: Pick<PortalHost, 'database' | 'manifests' | 'applications'>,
): Promise<void> {
  checkCompanyGroups(portal.manifests, await companyNames(portal.database))
  const listed = await listedApplications(portal.database)
  const missing = portal.manifests.filter(({ key }) => !listed.some(({ name }) => name === key))
  if (missing.length > 0) await listMissing(portal, missing)
  const mounted = portal.applications.filter(({ icon }) => icon !== undefined).map(({ manifest }) => manifest.key)
  const bare = mounted.filter((key) => !listed.some(({ name, appicon }) => name === key && appicon !== ''))
  if (bare.length === 0) return
  await portal.database.writing(async (transaction) => {
    for (const key of bare) await nameIcon(transaction, key, iconName(key))
  })
}

/** Otherwise members of the company would hold the application's right (ROLE-21). */
function checkCompanyGroups(manifests: readonly ApplicationManifest[], companies: readonly string[]): void {
  const ofCompanies = new Set(groupCatalogue(companies, []))
  for (const { name, application } of groupsOfApplications(manifests)) {
    if (ofCompanies.has(name)) throw new Error(`The group ${name} of ${application} is a group of a company`)
  }
}

async function listMissing(
  { database, manifests }: Pick<PortalHost, 'database' | 'manifests'>,
  missing: readonly ApplicationManifest[],
): Promise<void> {
  await database.writing(async (transaction) => {
    // Nobody adds or renames a company meanwhile, and of two processes that start one does it.
    await database.lock(transaction, 'superadmins')
    const companies = await companyNamesIn(transaction)
    for (const manifest of missing) {
      await listApplication(transaction, {
        ...newApplication(manifest, companies),
        groups: [],
        position: manifests.indexOf(manifest),
      })
    }
  })
}

/** ENT-29, ENT-32: administered by superadmins, every company's administrators, and those of the application itself. */
export function newApplication(manifest: ApplicationManifest, companies: readonly string[]) {
  return {
    name: manifest.key,
    clearname: manifest.names.fi,
    appicon: '',
    primarycompany: manifest.primaryCompany,
    isactive: true,
    iscative: true,
    admingroups: [
      ...applicationAdminGroups(companies),
      ...manifest.groups.filter(({ administers }) => administers).map(({ name }) => name),
    ],
  }
}
