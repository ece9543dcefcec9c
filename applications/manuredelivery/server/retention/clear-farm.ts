/** A closed account: whom one calls and how one gets in goes first, and with the last of its rows in the ledger its name. */
import { accounts, invitations, sites } from '@workspace/logistics/server'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ClearedLevel, Clearing } from './cleared.ts'
import { clearedLevels, markCleared } from './cleared.ts'

/** Closed, and untouched since that moment. */
export async function farmsWithContacts(reader: ManureReader, before: string): Promise<readonly string[]> {
  return (await closedBefore(reader, before, 'contacts').execute()).map(({ id }) => id)
}

/** Closed, and without a consignment that changed on that day or after it. */
export async function farmsToClear(reader: ManureReader, before: string): Promise<readonly string[]> {
  const later = ownTables(reader).selectFrom('manuredelivery_consignment').select('account')
  const found = closedBefore(reader, before, 'all').where(
    'account.id',
    'not in',
    later.where('changed_at', '>=', before),
  )
  return (await found.execute()).map(({ id }) => id)
}

/** One that was opened and closed again is cleared once more. */
function closedBefore(reader: ManureReader, before: string, level: ClearedLevel) {
  const own = ownTables(reader)
  return own
    .selectFrom('logistics_account as account')
    .select('account.id')
    .where('account.closed', '=', 1)
    .where('account.changed_at', '<', before)
    .where('account.id', 'in', own.selectFrom('manuredelivery_farm_link').select('account'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('manuredelivery_cleared as cleared')
            .select('cleared.of_id')
            .whereRef('cleared.of_id', '=', 'account.id')
            .whereRef('cleared.at', '>=', 'account.changed_at')
            .where('cleared.level', '>=', clearedLevels[level]),
        ),
      ),
    )
}

export async function clearFarmContacts(transaction: ManureTransaction, { id, now }: Clearing): Promise<void> {
  await sites.forgetContacts(transaction, id)
  await clearStores(transaction, id)
  await invitations.forgetAccount(transaction, { account: id, application: 'manuredelivery' })
  const links = ownTables(transaction).updateTable('manuredelivery_farm_link').set({ notes: '' })
  await links.where('account', '=', id).execute()
  await markCleared(transaction, { id, level: 'contacts', now })
}

/** Whom one calls at the stores of a farm, and how one gets in. */
export async function clearStores(transaction: ManureReader, account: string): Promise<void> {
  const noContact = { contact_name: '', contact_phone: '', instructions: '' }
  const stores = ownTables(transaction).updateTable('manuredelivery_store').set(noContact)
  await stores.where('account', '=', account).execute()
}

/** Its consignments and visits keep their account, which names nobody any more. */
export async function clearFarm(transaction: ManureTransaction, { id, now }: Clearing): Promise<void> {
  await clearFarmContacts(transaction, { id, now })
  const invoicing = { invoicing_name: '', invoicing_street: '', invoicing_postal_code: '', invoicing_city: '' }
  const einvoice = { einvoice_address: '', einvoice_operator: '' }
  const links = ownTables(transaction).updateTable('manuredelivery_farm_link').where('account', '=', id)
  await links.set({ ...invoicing, ...einvoice, farm_number: '', self_billing: null, contract: null }).execute()
  await accounts.forget(transaction, { account: id, application: 'manuredelivery' })
  await markCleared(transaction, { id, level: 'all', now })
}
