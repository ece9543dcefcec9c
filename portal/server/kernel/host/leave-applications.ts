import type { Account } from '../accounts/account.ts'
import { personCard } from '../accounts/person-cards.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import { withoutTables } from '../database/portal-transaction.ts'
import type { RemovedParts } from './membership.ts'
import { withHooks } from './mounted-module.ts'
import type { PortalHost } from './portal-host.ts'

const everything: RemovedParts = { company: true, pricelist: true }

/**
 * Takes the person out of every application and module, before the account goes (CALL-37). All of them are asked first, so that
 * a refusal leaves everything as it was. @returns whether nothing kept the person.
 */
export async function leaveApplications(
  portal: PortalHost,
  transaction: PortalTransaction,
  { account, parts = everything, isForced = false }: { account: Account; parts?: RemovedParts; isForced?: boolean },
): Promise<boolean> {
  const leaving = { transaction: withoutTables(transaction), person: personCard(account), parts }
  for (const { people } of withHooks(portal)) {
    if ((await people?.leaves(portal, leaving)) && !isForced) return false
  }
  for (const { membership } of portal.applications)
    await membership?.remove(withoutTables(transaction), account.id, parts)
  return true
}
