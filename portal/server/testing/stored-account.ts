import type { Account } from '../kernel/accounts/account.ts'
import type { AccountFields } from '../kernel/accounts/account-store.ts'
import { insertAccount } from '../kernel/accounts/account-store.ts'
import type { PortalTransaction } from '../kernel/database/portal-transaction.ts'
import { newId } from '../kernel/secrets/random-secret.ts'

/** Puts an activated customer without rights into the database; a test names only what it is about. */
export function storedAccount(
  transaction: PortalTransaction,
  { now, passwordHash = null, ...fields }: Partial<AccountFields> & { now: Date; passwordHash?: string | null },
): Promise<Account> {
  const id = newId()
  const username = fields.username ?? `user_${id.slice(0, 12)}`
  const email = fields.email ?? `${username.toLowerCase()}@demo.example`
  return insertAccount(transaction, {
    ...plainCustomer,
    username,
    email,
    recoveryEmail: email,
    createdby: username,
    ...fields,
    id,
    passwordHash,
    now,
  })
}

const plainCustomer = {
  company: '',
  jobtitle: '',
  firstname: 'Aino',
  lastname: 'Korpi',
  streetaddress: 'Suotie 1',
  postal: '61800',
  city: 'Kauhajoki',
  country: 'Suomi',
  telephone: '000 000 0001',
  usertype: 'customer',
  carrier: '',
  groups: [],
  apps: [],
  homeapp: '',
  preferredapps: [],
  language: 'fi',
  activated: true,
  deactivated: false,
  transportalloworders: false,
  transportadmin: false,
  isSuperadmin: false,
  isAdmin: false,
  declinedCompany: '',
} as const satisfies Partial<AccountFields>
