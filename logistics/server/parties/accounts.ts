/** Accounts of farms and companies. Whoever calls has checked its own rights. */
import type { Host, NoTables } from '@workspace/portal/server'
import { finnishSortKey, searchText, writeRow } from '@workspace/portal/server'
import type { Kysely, Transaction } from 'kysely'
import type { AccountRow, StoredTables } from '../database/tables.ts'
import { storedTables } from '../database/tables.ts'

type Writer = Transaction<NoTables>

interface AccountFields {
  readonly id: string
  readonly name: string
  readonly businessId: string
  readonly farmId: string
  readonly language: string
}

export const accounts = {
  read: (reader: Kysely<NoTables>, id: string): Promise<AccountRow | undefined> =>
    storedTables(reader).selectFrom('logistics_account').selectAll().where('id', '=', id).executeTakeFirst(),

  /** A new account is open; a known one stays as it is. @returns the version that it has now; undefined where it changed. */
  async save(
    transaction: Writer,
    given: AccountFields & { readonly version: number; readonly now: Date },
  ): Promise<number | undefined> {
    const { id, version, name, businessId, farmId, language, now } = given
    const stored = await accounts.read(transaction, id)
    const { closed = 0, closed_reason = '' } = stored ?? {}
    const values = {
      ...{ name, language, closed, closed_reason, business_id: businessId, farm_id: farmId },
      ...{ sort_name: finnishSortKey(name), search_text: searchText([name]) },
    }
    const row = { id, version, now, isNew: stored === undefined, values }
    const written = await writeRow(storedTables(transaction), 'logistics_account', row)
    if (written !== undefined && stored !== undefined) await accounts.refreshSearchText(transaction, id)
    return written
  },

  /** The account is found by its name, and by names and towns of its sites. */
  async refreshSearchText(transaction: Writer, id: string): Promise<void> {
    const own = storedTables(transaction)
    const account = await accounts.read(transaction, id)
    const sites = own.selectFrom('logistics_site').select(['name', 'city']).where('account', '=', id)
    const there = await sites.where('removed', '=', 0).execute()
    const search_text = searchText([account?.name ?? '', ...there.flatMap((site) => [site.name, site.city])])
    await own.updateTable('logistics_account').set({ search_text }).where('id', '=', id).execute()
  },

  /** One more version of the account; holds its row, so that changes to its people come one after another. */
  async touch(transaction: Writer, id: string, now: Date): Promise<number> {
    const touched = await storedTables(transaction)
      .updateTable('logistics_account')
      .set((row) => ({ version: row('version', '+', 1), changed_at: now.toISOString() }))
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow()
    return touched.version
  },

  /** For `isBusinessIdTaken`, in any application. */
  holdBusinessIds: (host: Pick<Host, 'inModule'>, transaction: Writer): Promise<void> =>
    host.inModule('logistics').database.lock(transaction, 'business-id'),

  /** Whether another open account has the business id. Ask it under `holdBusinessIds`. */
  async isBusinessIdTaken(reader: Kysely<NoTables>, businessId: string, butOf: string): Promise<boolean> {
    if (businessId === '') return false
    const others = storedTables(reader).selectFrom('logistics_account').select('id').where('id', '!=', butOf)
    const open = others.where('business_id', '=', businessId).where('closed', '=', 0)
    return (await open.executeTakeFirst()) !== undefined
  },

  /** What follows for its members and rights is the caller's. */
  async setClosed(transaction: Writer, id: string, reason: string | undefined): Promise<void> {
    const set = reason === undefined ? { closed: 0, closed_reason: '' } : { closed: 1, closed_reason: reason }
    await storedTables(transaction).updateTable('logistics_account').set(set).where('id', '=', id).execute()
  },

  /** The application needs its name no longer. Once none does, its rows stay and name nobody. */
  async forget(
    transaction: Writer,
    { account: id, application }: { readonly account: string; readonly application: string },
  ): Promise<void> {
    const own = storedTables(transaction)
    const ended = own.deleteFrom('logistics_relationship').where('account', '=', id)
    await ended.where('application', '=', application).execute()
    const left = own.selectFrom('logistics_relationship').select('company').where('account', '=', id)
    if ((await left.executeTakeFirst()) !== undefined) return
    await own.deleteFrom('logistics_member').where('account', '=', id).execute()
    const named = { name: nobody, sort_name: finnishSortKey(nobody), search_text: '', closed_reason: '' }
    const account = { ...named, business_id: '', farm_id: '' }
    await own.updateTable('logistics_account').set(account).where('id', '=', id).execute()
  },

  /** A person becomes a member of the account, or its main member. */
  async addMember(transaction: Writer, row: StoredTables['logistics_member']): Promise<void> {
    const { is_main } = row
    const added = storedTables(transaction).insertInto('logistics_member').values(row)
    await added.onConflict((is) => is.columns(['account', 'person']).doUpdateSet({ is_main })).execute()
  },

  /** The member is the main one from now on, and nobody else. */
  async makeMain(
    transaction: Writer,
    { account, person }: Pick<StoredTables['logistics_member'], 'account' | 'person'>,
  ): Promise<void> {
    await storedTables(transaction)
      .updateTable('logistics_member')
      .set((row) => ({ is_main: row.case().when('person', '=', person).then(1).else(0).end() }))
      .where('account', '=', account)
      .execute()
  },

  async removeMember(
    transaction: Writer,
    { account, person }: Pick<StoredTables['logistics_member'], 'account' | 'person'>,
  ): Promise<void> {
    const members = storedTables(transaction).deleteFrom('logistics_member').where('account', '=', account)
    await members.where('person', '=', person).execute()
  },

  /** The person is removed from the portal. An account that loses its main member gets another one, where it has members left. */
  async memberLeaves(transaction: Writer, person: string): Promise<void> {
    const own = storedTables(transaction)
    const left = own.deleteFrom('logistics_member').where('person', '=', person).returning(['account', 'is_main'])
    for (const { account, is_main } of await left.execute()) {
      const others = own.selectFrom('logistics_member').select('person').where('account', '=', account)
      const next = is_main === 1 ? await others.orderBy('person').executeTakeFirst() : undefined
      if (next) await accounts.addMember(transaction, { account, person: next.person, is_main: 1 })
    }
  },

  async setRelationship(transaction: Writer, row: StoredTables['logistics_relationship']): Promise<void> {
    const settled = storedTables(transaction).insertInto('logistics_relationship').values(row)
    const { active } = row
    await settled
      .onConflict((is) => is.columns(['account', 'application', 'company']).doUpdateSet({ active }))
      .execute()
  },

  /** Whether any company of any application deals with it. */
  async hasRelationship(reader: Kysely<NoTables>, account: string): Promise<boolean> {
    const found = storedTables(reader).selectFrom('logistics_relationship').select('account')
    return (await found.where('account', '=', account).where('active', '=', 1).executeTakeFirst()) !== undefined
  },
}

const nobody = '–'
