/** A closed account: who is called and how one gets in goes first, and with the last of its rows in the ledger its name. */
import { accounts, invitations, sites } from '@workspace/logistics/server'
import type { PeatReader, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { clearedLevels, markCleared } from './cleared.ts'

interface Clearing {
  readonly id: string
  readonly now: string
}

/** Closed, and untouched since that moment. */
export async function accountsWithContacts(reader: PeatReader, before: string): Promise<readonly string[]> {
  return (await closedBefore(reader, before, 'contacts').execute()).map(({ id }) => id)
}

/** Closed, and without an order that changed on that day or after it. */
export async function accountsToClear(reader: PeatReader, before: string): Promise<readonly string[]> {
  const later = ownTables(reader).selectFrom('peatsale_order').select('customer').where('changed_at', '>=', before)
  const found = closedBefore(reader, before, 'all').where('account.id', 'not in', later)
  return (await found.execute()).map(({ id }) => id)
}

/** One that was opened and closed again is cleared once more. */
function closedBefore(reader: PeatReader, before: string, level: keyof typeof clearedLevels) {
  return ownTables(reader)
    .selectFrom('logistics_account as account')
    .select('account.id')
    .where('account.closed', '=', 1)
    .where('account.changed_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('peatsale_cleared as cleared')
            .select('cleared.of_id')
            .whereRef('cleared.of_id', '=', 'account.id')
            .whereRef('cleared.at', '>=', 'account.changed_at')
            .where('cleared.level', '>=', clearedLevels[level]),
        ),
      ),
    )
}

const noContact = { contact_name: '', telephone: '', email: '', contact_search: '' }

export async function clearAccountContacts(transaction: PeatTransaction, { id, now }: Clearing): Promise<void> {
  const own = ownTables(transaction)
  await sites.forgetContacts(transaction, id)
  await own
    .updateTable('peatsale_customer_link')
    .set({ notes: '', ...noContact })
    .where('customer', '=', id)
    .execute()
  await invitations.forgetAccount(transaction, { account: id, application: 'peatsale' })
  await markCleared(transaction, { of: id, level: 'contacts', now })
}

/** Its orders keep their account, which names nobody any more. */
export async function clearAccount(transaction: PeatTransaction, { id, now }: Clearing): Promise<void> {
  await clearAccountContacts(transaction, { id, now })
  const own = ownTables(transaction)
  const place = { street: '', postal_code: '', city: '', gate_lat: null, gate_lon: null, tip_lat: null, tip_lon: null }
  const site = { ...place, name: '', allowed_hours: '' }
  await sites.clear(transaction, id, site)
  const invoicing = { invoicing_name: '', invoicing_street: '', invoicing_postal_code: '', invoicing_city: '' }
  const link = { ...invoicing, number: '', einvoice_address: '', einvoice_operator: '', hold_reason: '', hold_by: '' }
  await own.updateTable('peatsale_customer_link').set(link).where('customer', '=', id).execute()
  await own.deleteFrom('peatsale_member_seller').where('customer', '=', id).execute()
  await own.deleteFrom('peatsale_customer_member').where('customer', '=', id).execute()
  await accounts.forget(transaction, { account: id, application: 'peatsale' })
  await markCleared(transaction, { of: id, level: 'all', now })
}
