import { selectAccountsOfImport } from '../../../kernel/accounts/people.ts'
import { yieldToEventLoop } from '../../../kernel/clock/yield-to-event-loop.ts'
import type { PortalTransaction } from '../../../kernel/database/portal-transaction.ts'
import { withoutTables } from '../../../kernel/database/portal-transaction.ts'
import type { PortalHost } from '../../../kernel/host/portal-host.ts'
import { endImport, failImport } from './import-store.ts'

const peopleAtOnce = 25
const everything = { company: true, pricelist: true }

/** An import that came to nothing: its names are free again. What fails here is done later by whoever looks (decision 42). */
export async function takeBackImport(portal: PortalHost, id: string): Promise<void> {
  try {
    if (await failImport(portal.database, id)) await removeRows(portal, id)
  } catch (fault) {
    portal.log.error('import_not_taken_back', fault)
  }
}

/** Takes the rows of a failed import away, a few at a time; several processes may do so at once. */
export async function removeRows(portal: PortalHost, id: string, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true) {
    await yieldToEventLoop()
    if (await portal.database.writing((transaction) => removeSome(portal, transaction, id))) return
  }
}

/** @returns whether none is left. */
async function removeSome(
  { applications }: PortalHost,
  transaction: PortalTransaction,
  importId: string,
): Promise<boolean> {
  const rows = await selectAccountsOfImport(transaction, importId)
    .select('id')
    .orderBy('id')
    .limit(peopleAtOnce)
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) {
    await endImport(transaction, importId)
    return true
  }
  // Applications have kept their part of them, and have heard of nobody who could leave.
  for (const id of ids)
    for (const { membership } of applications) await membership?.remove(withoutTables(transaction), id, everything)
  await transaction.deleteFrom('account').where('id', 'in', ids).execute()
  return false
}
