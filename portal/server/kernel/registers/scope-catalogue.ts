import type { ApplicationManifest, ScopeCatalogue } from '../../../contract/own.ts'
import { groupsOfApplications } from '../../../contract/own.ts'
import type { Database } from '../database/database.ts'
import type { PortalTables } from '../database/tables.ts'
import { companyNames } from './company-store.ts'

/** What scopes of people are about, as it is now. */
export async function scopeCatalogue({
  database,
  manifests,
}: {
  readonly database: Pick<Database<PortalTables>, 'prepared'>
  readonly manifests: readonly ApplicationManifest[]
}): Promise<ScopeCatalogue> {
  return { companies: await companyNames(database), applicationGroups: groupsOfApplications(manifests) }
}
