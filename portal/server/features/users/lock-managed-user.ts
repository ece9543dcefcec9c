import type { Administrator } from '../../../contract/own.ts'
import { may, usernameKey } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { holdAccount } from '../../kernel/accounts/account-store.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { Refused } from '../../kernel/refusals/refuse.ts'

/** The person, held until the transaction ends. @throws Refused user_not_found for somebody outside the actor's list, too (ROLE-24). */
export async function lockManagedUser(
  transaction: PortalTransaction,
  administrator: Administrator,
  { id, username, userid }: { id: string; username?: string; userid?: string | undefined },
): Promise<Account> {
  const person = await holdAccount(transaction, id)
  if (!person || !may.see(administrator, person)) throw new Refused('user_not_found')
  if (username !== undefined && usernameKey(username) !== usernameKey(person.username)) throw contradiction('username')
  if (userid !== undefined && userid !== person.id) throw contradiction('userid')
  return person
}

/** R38: ids that name different people are refused. */
function contradiction(field: string): Refused {
  return new Refused('invalid_input', { fields: [field] })
}
