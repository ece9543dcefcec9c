import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { hasSetting, saveSetting } from '../../kernel/site/site-store.ts'

/** The row of the site's settings that says that production has used these data, and since when. */
export const productionMarker = 'production'

export async function markAsProduction(transaction: PortalTransaction, now: Date): Promise<void> {
  if (!(await isOfProduction(transaction))) await saveSetting(transaction, productionMarker, now.toISOString())
}

export function isOfProduction(database: Pick<PortalTransaction, 'selectFrom'>): Promise<boolean> {
  return hasSetting(database, productionMarker)
}
