import type { Host } from '@workspace/portal/server'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** Name of the seller's company in the portal, whose administrators read audit lines about it; nothing where it is gone. */
export async function companyNamed(
  host: Host,
  reader: PeatReader,
  seller: string,
): Promise<{ readonly company?: string }> {
  const sellers = ownTables(reader).selectFrom('peatsale_seller').select('company_key').where('id', '=', seller)
  const key = (await sellers.executeTakeFirst())?.company_key
  const company = (await host.companies()).find((each) => each.key === key)?.name
  return company === undefined ? {} : { company }
}
