import type { InputOf } from '@workspace/portal/contract'
import type { Host, NoTables } from '@workspace/portal/server'
import { handlersOf, newId, writeRow } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import { saveCustomer } from '../../contract/index.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { changeableCustomer } from './customer-scope.ts'
import {
  businessIdLock,
  customerColumns,
  isBusinessIdTaken,
  newLinkColumns,
  refreshSearchText,
} from './customer-store.ts'
import { publishCustomer } from './tell.ts'

const { writes } = handlersOf<PeatActor>()
type Given = InputOf<typeof saveCustomer>
type Closing = { readonly closed: number; readonly closed_reason: string }

export const saveCustomerHandler = writes(saveCustomer, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { id, version, businessId } = given
    const stored = await ownTables(transaction)
      .selectFrom('peatsale_customer')
      .select(['business_id', 'closed', 'closed_reason'])
      .where('id', '=', id)
      .executeTakeFirst()
    const seen = stored && (await changeableCustomer(transaction, actor, id))
    if (stored ? !seen : version !== 0 || actor.sellers.length === 0) throw refuse('not_found')
    if (!stored && given.seller === '') throw refuse('invalid_input', { fields: ['seller'] })
    if (!stored && !actor.sellers.includes(given.seller)) throw refuse('not_found')
    const isRenumbered = stored?.business_id !== businessId
    // By its business id other sellers link the account, so its own people do not choose it.
    if (stored && isRenumbered && !seen?.isOffice) throw refuse('forbidden', { fields: ['businessId'] })
    await host.database.lock(transaction, businessIdLock)
    if (isRenumbered && (await isBusinessIdTaken(transaction, businessId, id))) {
      throw refuse('in_use', { fields: ['businessId'] })
    }
    const written = await writeCustomer(transaction, given, { stored, now: request.now })
    if (written === undefined) throw refuse('modified_elsewhere')
    await publishCustomer(host, transaction, id)
    return { id, version: written }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

async function writeCustomer(
  transaction: Transaction<NoTables>,
  given: Given,
  { stored, now }: { readonly stored: Closing | undefined; readonly now: Date },
): Promise<number | undefined> {
  const { id, version, seller } = given
  const isNew = !stored
  const { closed = 0, closed_reason = '' } = stored ?? {}
  const values = { ...customerColumns(given), closed, closed_reason }
  const written = await writeRow(ownTables(transaction), 'peatsale_customer', { id, version, now, isNew, values })
  if (written === undefined) return undefined
  if (isNew) await linkNew(transaction, { customer: id, seller, now })
  else await refreshSearchText(transaction, id)
  return written
}

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
}

/** An account that a seller sells to again is open again. @returns false where another open one has its business id by now. */
export async function reopenCustomer(host: Host, transaction: Transaction<NoTables>, id: string): Promise<boolean> {
  const own = ownTables(transaction)
  const { business_id } = await own
    .selectFrom('peatsale_customer')
    .select('business_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await host.database.lock(transaction, businessIdLock)
  if (await isBusinessIdTaken(transaction, business_id, id)) return false
  await own.updateTable('peatsale_customer').set({ closed: 0, closed_reason: '' }).where('id', '=', id).execute()
  return true
}
