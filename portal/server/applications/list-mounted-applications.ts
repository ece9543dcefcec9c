import type { ApplicationManifest } from '../../contract/index.ts'
import { applicationAdminGroups } from '../../contract/index.ts'
import { companyNamesIn } from '../companies/company-store.ts'
import type { PortalHost } from '../host/portal-host.ts'
import { listApplication, listedApplications } from './application-store.ts'

/**
 * GEN-04, GEN-05, GEN-13: what is mounted is listed, in use and open to nobody yet, so that an administrator finds it on
 * the applications form (ADMIN-APPS). What is listed already keeps what administrators have set.
 */
export async function listMountedApplications({
  database,
  manifests,
}: Pick<PortalHost, 'database' | 'manifests'>): Promise<void> {
  const listed = (await listedApplications(database)).map(({ name }) => name)
  const missing = manifests.filter(({ key }) => !listed.includes(key))
  if (missing.length === 0) return
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
      ...manifest.groups.filter((group) => group.endsWith('appadmin')),
    ],
  }
}
