import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { emailKey } from '../../../contract/own.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'
import type { Account } from './account.ts'
import { selectPeople } from './people.ts'

type Person = Pick<Account, 'id' | 'company' | 'carrier'>

/** Of a row of `account`: a mail server has refused its present address for good. The few are looked up first. */
export const hasRefusedAddress = sql<boolean>`(account.id in (select account_id from refused_address)
  and exists (select 1 from refused_address
    where refused_address.account_id = account.id and refused_address.email = account.email))`

/** The mail server knows no such mailbox. @returns whose address it is, where that was not known yet. */
export async function markRefused(transaction: PortalTransaction, address: string, now: Date): Promise<Person[]> {
  const [email, since] = [emailKey(address), now.toISOString()]
  const found = selectPeople(transaction).select(['id', 'company', 'carrier']).where('email', '=', email)
  const people = await found.where(sql<boolean>`not ${hasRefusedAddress}`).execute()
  for (const { id } of people) {
    // Read again as it is written: somebody removed meanwhile must not stop the letter from being settled.
    const row = selectPeople(transaction).where('id', '=', id)
    await transaction
      .insertInto('refused_address')
      .columns(['account_id', 'email', 'since'])
      .expression(row.select(['id', sql.val(email).as('email'), sql.val(since).as('since')]))
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ email, since }))
      .execute()
  }
  return people
}

/** A letter to the address was taken. @returns whose it is, where it had been refused. */
export async function forgetRefused(transaction: PortalTransaction, address: string): Promise<Person[]> {
  const forgotten = transaction.deleteFrom('refused_address').where('email', '=', emailKey(address))
  const ids = (await forgotten.returning('account_id').execute()).map(({ account_id }) => account_id)
  if (ids.length === 0) return []
  return selectPeople(transaction).select(['id', 'company', 'carrier']).where('id', 'in', ids).execute()
}

/** Addresses that their accounts have left, and that were refused before that moment. */
export function removeLeftAddresses(transaction: PortalTransaction, before: Date) {
  const present = selectPeople(transaction).select('id').where(hasRefusedAddress)
  return transaction
    .deleteFrom('refused_address')
    .where('since', '<=', before.toISOString())
    .where('account_id', 'not in', present)
}

/** Whether the person's present address was refused. */
export async function isAddressRefused(database: Kysely<PortalTables>, { id }: Pick<Account, 'id'>): Promise<boolean> {
  const refused = selectPeople(database).select('id').where('id', '=', id).where(hasRefusedAddress)
  return (await refused.executeTakeFirst()) !== undefined
}
