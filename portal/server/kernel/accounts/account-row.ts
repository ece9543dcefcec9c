import { usernameKey } from '../../../contract/own.ts'
import { finnishSortKey, searchText } from '../database/sort-key.ts'
import type { AccountTable } from '../database/tables.ts'
import type { Account, AccountRow } from './account.ts'

/** What a change may touch: everything that the store does not keep by itself. */
export type AccountFields = Omit<Account, 'id' | 'createdAt' | 'lastmodified'>

/** The columns of a person; the password's is read by `PasswordRecord` alone. */
export const accountColumns = [
  'id',
  'username',
  'email',
  'recovery_email',
  'company',
  'jobtitle',
  'firstname',
  'lastname',
  'streetaddress',
  'postal',
  'city',
  'country',
  'telephone',
  'usertype',
  'carrier',
  'usergroups',
  'apps',
  'homeapp',
  'preferredapps',
  'language',
  'activated',
  'deactivated',
  'transportalloworders',
  'transportadmin',
  'createdby',
  'created_at',
  'lastmodified',
  'is_superadmin',
  'is_admin',
  'declined_company',
] as const satisfies readonly (keyof AccountRow)[]

type ChangingColumns = Omit<
  AccountTable,
  'id' | 'password_hash' | 'created_at' | 'lastmodified' | 'import_id' | 'second_factor' | 'second_factor_due'
>

/** An account as its row holds it, with the keys that it is sorted and found by. */
export function columnsOf(
  account: AccountFields,
  { createdAt, carrierName }: { createdAt: string; carrierName: string },
): ChangingColumns {
  const { username, email, firstname, lastname } = account
  const sortName = finnishSortKey(`${firstname} ${lastname}`.trim() || username)
  const shownCompany = account.usertype === 'transport' ? carrierName : account.company
  return {
    username,
    username_key: usernameKey(username),
    email,
    recovery_email: account.recoveryEmail,
    company: account.company,
    jobtitle: account.jobtitle,
    firstname,
    lastname,
    streetaddress: account.streetaddress,
    postal: account.postal,
    city: account.city,
    country: account.country,
    telephone: account.telephone,
    usertype: account.usertype,
    carrier: account.carrier,
    usergroups: JSON.stringify(account.groups),
    apps: JSON.stringify(account.apps),
    homeapp: account.homeapp,
    preferredapps: JSON.stringify(account.preferredapps),
    language: account.language,
    activated: Number(account.activated),
    deactivated: Number(account.deactivated),
    transportalloworders: Number(account.transportalloworders),
    transportadmin: Number(account.transportadmin),
    createdby: account.createdby,
    is_superadmin: Number(account.isSuperadmin),
    is_admin: Number(account.isAdmin),
    sort_name: sortName,
    sort_username: finnishSortKey(username),
    sort_email: finnishSortKey(email),
    sort_company: `${finnishSortKey(shownCompany)}\n${sortName}`,
    sort_waiting: `${Number(account.activated)}${createdAt}`,
    search_text: searchOf(account, carrierName),
    declined_company: account.declinedCompany,
  }
}

/** What an update has to name: a column that it names is written into each of its indexes, the same or not. */
export function differingColumns(before: object, now: object): Partial<AccountTable> {
  const old = new Map(Object.entries(before))
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== old.get(name)))
}

/** ADMIN-USERS-04, 05: every value a person can see, no flags. */
function searchOf(account: AccountFields, carrierName: string): string {
  const words = searchText([
    `${account.firstname} ${account.lastname}`,
    account.username,
    account.email,
    account.usertype === 'transport' ? '' : account.company,
    carrierName,
    account.jobtitle,
    account.streetaddress,
    account.postal,
    account.city,
    account.country,
    account.telephone,
    account.usertype,
    ...account.groups,
    ...account.apps,
    account.homeapp,
    ...account.preferredapps,
    account.createdby,
  ])
  // Two signs behind the last letter: each letter then begins a trigram, by which even a single one is found.
  return `${words}\n\n`
}
