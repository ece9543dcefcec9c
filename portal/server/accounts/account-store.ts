import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { PeopleScope } from '../../contract/index.ts'
import { emailKey, usernameKey } from '../../contract/index.ts'
import type { Database } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import { finnishSortKey, searchText } from '../database/sort-key.ts'
import type { AccountTable, PortalTables } from '../database/tables.ts'
import type { Account } from './account.ts'
import { accountOf } from './account.ts'

/** An account with what proves it; only signing in and password changes read this. */
export interface PasswordRecord {
  readonly account: Account
  /** Undefined when the password was voided (ADMIN-EDIT-21). */
  readonly passwordHash: string | undefined
}

export type AccountFields = Omit<Account, 'id' | 'createdAt' | 'lastmodified'>
export type AccountChanges = Partial<AccountFields>

export interface AccountStore {
  findByUsername(username: string): Promise<PasswordRecord | undefined>
  findById(id: string): Promise<PasswordRecord | undefined>
  findByEmail(email: string): Promise<Account | undefined>
  /** Accounts within the scope, in Finnish order of names, at most `limit` of them; oneself is always in it. */
  visible(actor: Account, scope: PeopleScope, limit: number): Promise<{ accounts: readonly Account[]; total: number }>
}

export const accountColumns = [
  'id',
  'username',
  'username_key',
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
  'sort_name',
  'sort_username',
  'sort_email',
  'search_text',
] as const satisfies readonly (keyof AccountTable)[]

export function accountStore(database: Database<PortalTables>): AccountStore {
  const byKey = database.prepared((db, { key }: { key: string }) =>
    db.selectFrom('account').selectAll().where('username_key', '=', key),
  )
  const byId = database.prepared((db, { id }: { id: string }) =>
    db.selectFrom('account').selectAll().where('id', '=', id),
  )
  const byEmail = database.prepared((db, { email }: { email: string }) =>
    db.selectFrom('account').selectAll().where('email', '=', email),
  )
  return {
    findByUsername: async (username) => passwordRecord((await byKey({ key: usernameKey(username) }))[0]),
    findById: async (id) => passwordRecord((await byId({ id }))[0]),
    findByEmail: async (email) => passwordRecord((await byEmail({ email: emailKey(email) }))[0])?.account,
    visible: (actor, scope, limit) => visible(database.reading, { actor, scope, limit }),
  }
}

async function visible(
  database: Kysely<PortalTables>,
  { actor, scope, limit }: { actor: Account; scope: PeopleScope; limit: number },
): Promise<{ accounts: readonly Account[]; total: number }> {
  if (scope.of === 'self') return { accounts: [actor], total: 1 }
  const all = within(database.selectFrom('account'), scope, actor)
  const rows = await all.select(accountColumns).orderBy('sort_name').orderBy('id').limit(limit).execute()
  const total = rows.length < limit ? rows.length : await countOf(all)
  return { accounts: rows.map(accountOf), total }
}

/** The scope as a condition; the one place where a list of people is narrowed to whom the actor may see. */
export function within<Output>(
  query: SelectQueryBuilder<PortalTables, 'account', Output>,
  scope: PeopleScope,
  actor: Pick<Account, 'id'>,
): SelectQueryBuilder<PortalTables, 'account', Output> {
  switch (scope.of) {
    case 'all':
      return query
    case 'companies':
      return query.where((is) => is.or([is('company', 'in', [...scope.companies]), is('id', '=', actor.id)]))
    case 'carrier':
      return query.where((is) => is.or([is('carrier', '=', scope.carrier), is('id', '=', actor.id)]))
    case 'self':
      return query.where('id', '=', actor.id)
  }
}

async function countOf(query: SelectQueryBuilder<PortalTables, 'account', object>): Promise<number> {
  const row = await query.select((count) => count.fn.countAll<number>().as('count')).executeTakeFirst()
  return Number(row?.count ?? 0)
}

function passwordRecord(row: AccountTable | undefined): PasswordRecord | undefined {
  return row && { account: accountOf(row), passwordHash: row.password_hash ?? undefined }
}

type NewAccount = AccountFields & { id: string; passwordHash: string | null; now: Date }

/** @throws the engine's unique violation when the username or the address was taken meanwhile (OPS-09). */
export async function insertAccount(transaction: PortalTransaction, fields: NewAccount): Promise<Account> {
  const row = newRow(fields)
  await transaction.insertInto('account').values(row).execute()
  return accountOf(row)
}

/** Many at once, a few hundred in a statement: both engines bound how many values one statement may carry. */
export async function insertAccounts(transaction: PortalTransaction, accounts: readonly NewAccount[]): Promise<void> {
  for (let start = 0; start < accounts.length; start += rowsAtOnce) {
    const rows = accounts.slice(start, start + rowsAtOnce).map(newRow)
    await transaction.insertInto('account').values(rows).execute()
  }
}

const rowsAtOnce = 500

function newRow(fields: NewAccount): AccountTable {
  const now = fields.now.toISOString()
  return { id: fields.id, password_hash: fields.passwordHash, created_at: now, lastmodified: now, ...columnsOf(fields) }
}

/** Undefined when somebody removed the account meanwhile. The modification time always moves (ENT-16). */
export async function changeAccount(
  transaction: PortalTransaction,
  id: string,
  { now, ...changes }: AccountChanges & { now: Date },
): Promise<Account | undefined> {
  const stored = await findAccount(transaction, id)
  if (!stored) return undefined
  const changed = { ...stored, ...changes }
  const lastmodified = laterThan(stored.lastmodified, now)
  const row = { ...columnsOf(changed), lastmodified }
  await transaction.updateTable('account').set(row).where('id', '=', id).execute()
  return { ...changed, lastmodified }
}

/** The account as this transaction sees it. */
export async function findAccount(transaction: PortalTransaction, id: string): Promise<Account | undefined> {
  const row = await transaction.selectFrom('account').select(accountColumns).where('id', '=', id).executeTakeFirst()
  return row && accountOf(row)
}

/** Null voids the password: nothing fits it any more. */
export async function setPasswordHash(
  transaction: PortalTransaction,
  id: string,
  passwordHash: string | null,
): Promise<void> {
  await transaction.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

// Two changes within one millisecond must still differ, or the second editor would not notice (ADMIN-EDIT-24).
function laterThan(stored: string, now: Date): string {
  return now.toISOString() > stored ? now.toISOString() : new Date(Date.parse(stored) + 1).toISOString()
}

function columnsOf(account: AccountFields): Omit<AccountTable, 'id' | 'password_hash' | 'created_at' | 'lastmodified'> {
  const { username, email, firstname, lastname } = account
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
    sort_name: finnishSortKey(`${firstname} ${lastname}`.trim() || username),
    sort_username: finnishSortKey(username),
    sort_email: finnishSortKey(email),
    search_text: searchOf(account),
  }
}

/** ADMIN-USERS-04, 05: every value a person can see, no flags. */
function searchOf(account: AccountFields): string {
  return searchText([
    `${account.firstname} ${account.lastname}`,
    account.username,
    account.email,
    account.company,
    account.jobtitle,
    account.streetaddress,
    account.postal,
    account.city,
    account.country,
    account.telephone,
    account.usertype,
    ...account.groups,
    ...account.apps,
  ])
}
