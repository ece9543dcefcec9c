import { accounts } from '@workspace/logistics/server'
import type { Host, NoTables } from '@workspace/portal/server'
import { handlersOf, newId } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import { saveCustomer } from '../../contract/index.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { changeableCustomer } from './customer-scope.ts'
import { newLinkColumns } from './customer-store.ts'
import { relate } from './links.ts'
import { publishCustomer } from './tell.ts'

const { writes } = handlersOf<PeatActor>()

export const saveCustomerHandler = writes(saveCustomer, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { id, version, businessId } = given
    const stored = await accounts.read(transaction, id)
    const seen = stored && (await changeableCustomer(transaction, actor, id))
    if (stored ? !seen : version !== 0 || actor.sellers.length === 0) throw refuse('not_found')
    if (!stored && given.seller === '') throw refuse('invalid_input', { fields: ['seller'] })
    if (!stored && !actor.sellers.includes(given.seller)) throw refuse('not_found')
    const isRenumbered = stored?.business_id !== businessId
    // By its business id other sellers link the account, so its own people do not choose it.
    if (stored && isRenumbered && !seen?.isOffice) throw refuse('forbidden', { fields: ['businessId'] })
    await accounts.holdBusinessIds(host, transaction)
    if (isRenumbered && (await accounts.isBusinessIdTaken(transaction, businessId, id))) {
      throw refuse('in_use', { fields: ['businessId'] })
    }
    const written = await accounts.save(transaction, { ...given, now: request.now })
    if (written === undefined) throw refuse('modified_elsewhere')
    if (!stored) await linkNew(transaction, { customer: id, seller: given.seller, now: request.now })
    await publishCustomer(host, transaction, id)
    return { id, version: written }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

/** The first link of a new account, or of one that an office takes on. */
export async function linkNew(
  transaction: Transaction<NoTables>,
  {
    customer,
    seller,
    now,
    ...given
  }: { readonly customer: string; readonly seller: string; readonly now: Date } & Partial<
    ReturnType<typeof newLinkColumns>
  >,
): Promise<void> {
  const row = {
    ...newLinkColumns(),
    ...given,
    id: newId(),
    customer,
    seller,
    version: 1,
    changed_at: now.toISOString(),
  }
  await ownTables(transaction).insertInto('peatsale_customer_link').values(row).execute()
  await relate(transaction, row)
}

/** An account that a seller sells to again is open again. @returns false where another open one has its business id by now. */
export async function reopenCustomer(host: Host, transaction: Transaction<NoTables>, id: string): Promise<boolean> {
  const account = await accounts.read(transaction, id)
  await accounts.holdBusinessIds(host, transaction)
  if (await accounts.isBusinessIdTaken(transaction, account?.business_id ?? '', id)) return false
  await accounts.setClosed(transaction, id, undefined)
  return true
}
