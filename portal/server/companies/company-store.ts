import type { TransportCompany } from '../../contract/index.ts'
import type { Database } from '../database/database.ts'
import type { PortalTables } from '../database/tables.ts'
import type { PortalHost } from '../host/portal-host.ts'

/** Company names in the operator's order (ENT-35). */
export async function companyNames(database: Pick<Database<PortalTables>, 'reading'>): Promise<readonly string[]> {
  const rows = await database.reading.selectFrom('company').select('name').orderBy('position').orderBy('name').execute()
  return rows.map((row) => row.name)
}

export async function transportCompanies(
  database: Pick<Database<PortalTables>, 'reading'>,
): Promise<TransportCompany[]> {
  const rows = await database.reading.selectFrom('transport_company').selectAll().orderBy('name_key').execute()
  return rows.map((row) => ({ _id: row.id, companyname: row.name }))
}

/** Every group there is: companies' groups and those that applications bring. */
export function applicationGroups(portal: Pick<PortalHost, 'manifests'>): readonly string[] {
  return portal.manifests.flatMap((manifest) => manifest.groups)
}
