import { emailKey, usernameKey } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import type { AccountFields } from '../../kernel/accounts/account-store.ts'
import { insertAccount } from '../../kernel/accounts/account-store.ts'
import { refuseKeptAddress } from '../../kernel/accounts/kept-addresses.ts'
import { selectEveryAccount } from '../../kernel/accounts/people.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { Refused } from '../../kernel/refusals/refuse.ts'
import { newId } from '../../kernel/secrets/random-secret.ts'
import type { ResolvedUserRights } from './user-rights.ts'

type Contact = Pick<
  AccountFields,
  'firstname' | 'lastname' | 'jobtitle' | 'telephone' | 'streetaddress' | 'postal' | 'city' | 'country' | 'language'
>

/** ADMIN-NEW-16, ADMIN-NEW-18: active at once, made by the administrator, with the rights that were settled. */
export function newPersonFields(
  { username, email, createdby }: { username: string; email: string; createdby: string },
  contact: Contact,
  settled: ResolvedUserRights,
): AccountFields {
  const { memberships: _, parts: __, id: ___, ...standing } = settled
  return {
    username,
    email,
    recoveryEmail: email,
    ...contact,
    ...standing,
    homeapp: '',
    preferredapps: [],
    activated: true,
    deactivated: false,
    createdby,
    declinedCompany: '',
  }
}

/** @throws Refused user_exists or email_exists, also when somebody else takes the name at this very moment (OPS-09). */
export async function insertPerson(
  portal: PortalHost,
  transaction: PortalTransaction,
  { fields, passwordHash, now }: { fields: AccountFields; passwordHash: string | null; now: Date },
): Promise<Account> {
  const holders = await selectEveryAccount(transaction)
    .select('username_key')
    .where((is) =>
      is.or([is('username_key', '=', usernameKey(fields.username)), is('email', '=', emailKey(fields.email))]),
    )
    .execute()
  const isNamed = holders.some(({ username_key }) => username_key === usernameKey(fields.username))
  if (isNamed) throw new Refused('user_exists', { fields: ['username'] })
  if (holders.length > 0) throw new Refused('email_exists', { fields: ['email'] })
  try {
    const account = await insertAccount(transaction, { ...fields, id: newId(), passwordHash, now })
    await refuseKeptAddress(transaction, account, now)
    return account
  } catch (fault) {
    if (portal.database.isUniqueViolation(fault)) throw takenBy(fault)
    throw fault
  }
}

/** Which of the two names was taken, by the unique index that refused. */
export function takenBy(fault: unknown): Refused {
  const constraint = fault instanceof Error && 'constraint' in fault ? String(fault.constraint) : ''
  const isName = fault instanceof Error && /username_key/.test(`${fault.message} ${constraint}`)
  return isName
    ? new Refused('user_exists', { fields: ['username'] })
    : new Refused('email_exists', { fields: ['email'] })
}
