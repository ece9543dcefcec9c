import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { hasSetting, productionMarker, saveSetting } from '../../kernel/site/site-store.ts'

export async function markAsProduction(transaction: PortalTransaction, now: Date): Promise<void> {
  if (!(await isOfProduction(transaction))) await saveSetting(transaction, productionMarker, now.toISOString())
}

export function isOfProduction(database: Pick<PortalTransaction, 'selectFrom'>): Promise<boolean> {
  return hasSetting(database, productionMarker)
}
