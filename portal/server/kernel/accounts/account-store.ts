import type { Kysely, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { PeopleScope } from '../../../contract/own.ts'
import { emailKey, usernameKey } from '../../../contract/own.ts'
import { yieldToEventLoop } from '../clock/yield-to-event-loop.ts'
import type { Database } from '../database/database.ts'
import { preparedStatement } from '../database/database.ts'
import { isPostgres } from '../database/migrations/engine.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { AccountTable, PortalTables } from '../database/tables.ts'
import type { Account } from './account.ts'
import { accountOf } from './account.ts'
import type { AccountFields } from './account-row.ts'
import { accountColumns, columnsOf, differingColumns } from './account-row.ts'
import type { PasswordRecord } from './password-record.ts'
import { passwordRecord } from './password-record.ts'
import { countPeople, selectEveryAccount, selectPeople } from './people.ts'

export type { AccountFields } from './account-row.ts'
export type { PasswordRecord } from './password-record.ts'
export type AccountChanges = Partial<AccountFields>

export interface AccountStore {
  findByUsername(username: string): Promise<PasswordRecord | undefined>
  /** By username, or by the address that recovers the account (LOGIN-21): one that is still to be confirmed opens nothing. */
  findBySignInName(name: string): Promise<PasswordRecord | undefined>
  findById(id: string): Promise<PasswordRecord | undefined>
  findByEmail(email: string): Promise<Account | undefined>
  /** By the address that recovers the account, which is another one while a change of it waits for its confirmation (R29). */
  findByRecoveryEmail(email: string): Promise<Account | undefined>
  /** Accounts within the scope, in Finnish order of names, at most `limit` of them; oneself is always in it. */
  visible(actor: Account, scope: PeopleScope, limit: number): Promise<{ accounts: readonly Account[]; total: number }>
}

export function accountStore(database: Database<PortalTables>): AccountStore {
  const byKey = database.prepared((db, { key }: { key: string }) =>
    selectPeople(db).selectAll().where('username_key', '=', key),
  )
  const byId = database.prepared((db, { id }: { id: string }) => selectPeople(db).selectAll().where('id', '=', id))
  const byEmail = database.prepared((db, { email }: { email: string }) =>
    selectPeople(db).selectAll().where('email', '=', email),
  )
  const byRecoveryEmail = database.prepared((db, { email }: { email: string }) =>
    selectPeople(db).selectAll().where('recovery_email', '=', email),
  )
  const findByUsername: AccountStore['findByUsername'] = async (username) =>
    passwordRecord((await byKey({ key: usernameKey(username) }))[0])
  return {
    findByUsername,
    // A username cannot hold @, so no name is both.
    findBySignInName: async (name) =>
      name.includes('@') ? passwordRecord((await byRecoveryEmail({ email: emailKey(name) }))[0]) : findByUsername(name),
    findById: async (id) => passwordRecord((await byId({ id }))[0]),
    findByEmail: async (email) => passwordRecord((await byEmail({ email: emailKey(email) }))[0])?.account,
    findByRecoveryEmail: async (email) =>
      passwordRecord((await byRecoveryEmail({ email: emailKey(email) }))[0])?.account,
    visible: (actor, scope, limit) => visible(database.reading, { actor, scope, limit }),
  }
}

async function visible(
  database: Kysely<PortalTables>,
  { actor, scope, limit }: { actor: Account; scope: PeopleScope; limit: number },
): Promise<{ accounts: readonly Account[]; total: number }> {
  if (scope.of === 'self') return { accounts: [actor], total: 1 }
  const all = within(selectPeople(database), scope, actor)
  const rows = await all.select(accountColumns).orderBy('sort_name').orderBy('id').limit(limit).execute()
  const counted = countPeople(database, 'indexed', (accounts) => within(accounts, scope, actor))
  const total = rows.length < limit ? rows.length : Number((await counted.executeTakeFirst())?.count)
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
      return query.where((is) => {
        const ofCarrier = scope.carrier === '' ? [] : [is('carrier', '=', scope.carrier)]
        return is.or([is('company', 'in', [...scope.companies]), ...ofCarrier, is('id', '=', actor.id)])
      })
    case 'carrier':
      return query.where((is) => is.or([is('carrier', '=', scope.carrier), is('id', '=', actor.id)]))
    case 'self':
      return query.where('id', '=', actor.id)
  }
}

type NewAccount = AccountFields & {
  id: string
  passwordHash: string | null
  now: Date
  /** The import that the person comes with; nobody else sees the row before the whole import is shown. */
  importId?: string
}

/** @throws the engine's unique violation when the username or the address was taken meanwhile (OPS-09). */
export async function insertAccount(transaction: PortalTransaction, fields: NewAccount): Promise<Account> {
  const row = newRow(fields, await carrierNames(transaction, [fields]))
  await transaction.insertInto('account').values(row).execute()
  return accountOf(row)
}

/** Many at once, a few hundred in a statement: both engines bound how many values one statement may carry. */
export async function insertAccounts(transaction: PortalTransaction, accounts: readonly NewAccount[]): Promise<void> {
  const names = await carrierNames(transaction, accounts)
  for (let start = 0; start < accounts.length; start += rowsAtOnce) {
    const rows = accounts.slice(start, start + rowsAtOnce).map((fields) => newRow(fields, names))
    await transaction.insertInto('account').values(rows).execute()
  }
}

const rowsAtOnce = 500
/** Each is written with its keys of order and what live events are made of. */
const rowsBetweenTurns = 25
const rowsRead = 100

function newRow(fields: NewAccount, names: ReadonlyMap<string, string>): AccountTable {
  const { id, passwordHash: password_hash, importId: import_id = '' } = fields
  const now = fields.now.toISOString()
  const columns = columnsOf(fields, { createdAt: now, carrierName: names.get(fields.carrier) ?? '' })
  const none = { second_factor: 0, second_factor_due: '' }
  return { id, password_hash, created_at: now, lastmodified: now, import_id, ...none, ...columns }
}

/** Names of these people's transport companies: lists are sorted and searched by what people read, not by ids. */
async function carrierNames(
  transaction: PortalTransaction,
  people: readonly Pick<Account, 'carrier'>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(people.map(({ carrier }) => carrier))].filter((id) => id !== '')
  if (ids.length === 0) return new Map()
  const rows = await transaction.selectFrom('transport_company').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** New sort keys and search texts, after the transport company was renamed. */
export async function refreshCarrierName(transaction: PortalTransaction, carrier: string): Promise<void> {
  const rows = await selectEveryAccount(transaction).select(accountColumns).where('carrier', '=', carrier).execute()
  const accounts = rows.map(accountOf)
  const names = await carrierNames(transaction, accounts)
  for (const [index, account] of accounts.entries()) {
    if (index % rowsBetweenTurns === 0) await yieldToEventLoop()
    const carrierName = names.get(carrier) ?? ''
    const { sort_company, search_text } = columnsOf(account, { createdAt: account.createdAt, carrierName })
    await transaction.updateTable('account').set({ sort_company, search_text }).where('id', '=', account.id).execute()
  }
}

/** Undefined when somebody removed the account meanwhile. The modification time always moves (ENT-16). */
export async function changeAccount(
  transaction: PortalTransaction,
  id: string,
  changes: AccountChanges & { now: Date },
): Promise<Account | undefined> {
  const stored = await holdAccount(transaction, id)
  return stored && changeHeld(transaction, stored, changes)
}

/** The same for an account that this transaction holds already. */
export async function changeHeld(
  transaction: PortalTransaction,
  stored: Account,
  { now, ...changes }: AccountChanges & { now: Date },
): Promise<Account> {
  const changed = { ...stored, ...changes }
  const lastmodified = laterThan(stored.lastmodified, now)
  const names = await carrierNames(transaction, [stored, changed])
  const columns = (account: Account) =>
    columnsOf(account, { createdAt: stored.createdAt, carrierName: names.get(account.carrier) ?? '' })
  const row = { ...differingColumns(columns(stored), columns(changed)), lastmodified }
  await transaction.updateTable('account').set(row).where('id', '=', stored.id).execute()
  return { ...changed, lastmodified }
}

/** Sets one of the two flags of many people at once; those without rights among them lose or gain nothing else. */
export async function setFlag(
  transaction: PortalTransaction,
  ids: readonly string[],
  { flag, value, now }: { flag: 'activated' | 'deactivated'; value: boolean; now: Date },
): Promise<void> {
  const moment = now.toISOString()
  const sorted = flag === 'activated' ? { sort_waiting: sql<string>`${String(Number(value))} || created_at` } : {}
  for (let start = 0; start < ids.length; start += rowsBetweenTurns) {
    if (start > 0) await yieldToEventLoop()
    const some = ids.slice(start, start + rowsBetweenTurns)
    const changed = await transaction
      .updateTable('account')
      .set({ [flag]: Number(value), ...sorted, lastmodified: moment })
      .where('id', 'in', some)
      .where('lastmodified', '<', moment)
      .returning('id')
      .execute()
    // The time of change must move, so whoever was changed within this millisecond is changed on his or her own.
    const moved = new Set(changed.map(({ id }) => id))
    for (const id of some) if (!moved.has(id)) await changeAccount(transaction, id, { [flag]: value, now })
  }
}

/** The accounts of these ids, as this transaction sees them; an id that nobody has is left out. */
export async function findAccounts(transaction: PortalTransaction, ids: readonly string[]): Promise<Account[]> {
  const found: Account[] = []
  for (let start = 0; start < ids.length; start += rowsRead) {
    if (start > 0) await yieldToEventLoop()
    const some = ids.slice(start, start + rowsRead)
    const rows = await selectPeople(transaction).select(accountColumns).where('id', 'in', some).execute()
    found.push(...rows.map(accountOf))
  }
  return found
}

/** The account, held until this transaction ends, so that what is changed beside it is not written over. */
export async function holdAccount(transaction: PortalTransaction, id: string): Promise<Account | undefined> {
  const [row] = await heldAccount(transaction, { id })
  return row && accountOf(row)
}

// SQLite has one writing transaction at a time. On PostgreSQL this is the lock of an update, which lets sign-ins through.
const heldAccount = preparedStatement((db: Kysely<PortalTables>, { id }: { id: string }) => {
  const account = selectPeople(db).select(accountColumns).where('id', '=', id)
  return isPostgres(db) ? account.forNoKeyUpdate() : account
})

/** The account as this transaction sees it. */
export async function findAccount(transaction: PortalTransaction, id: string): Promise<Account | undefined> {
  const row = await selectPeople(transaction).select(accountColumns).where('id', '=', id).executeTakeFirst()
  return row && accountOf(row)
}

// Two changes within one millisecond must still differ, or the second editor would not notice (ADMIN-EDIT-24).
function laterThan(stored: string, now: Date): string {
  return now.toISOString() > stored ? now.toISOString() : new Date(Date.parse(stored) + 1).toISOString()
}
