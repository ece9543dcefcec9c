import { companyKey } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { accountOf } from '../../kernel/accounts/account.ts'
import { accountColumns } from '../../kernel/accounts/account-row.ts'
import { selectPeople } from '../../kernel/accounts/people.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'

/** Who gets letters about people that claim the company: its administrators; superadmins where it has none, or none is claimed. */
export async function administratorsFor(transaction: PortalTransaction, company: string): Promise<readonly Account[]> {
  const rows = await selectPeople(transaction)
    .select(accountColumns)
    .where('is_admin', '=', 1)
    .where('activated', '=', 1)
    .where('deactivated', '=', 0)
    .orderBy('id')
    .execute()
  const administrators = rows.map(accountOf)
  const group = `${companyKey(company)}admin`
  const own = company === '' ? [] : administrators.filter(({ groups }) => groups.includes(group))
  return own.length > 0 ? own : administrators.filter(({ isSuperadmin }) => isSuperadmin)
}
