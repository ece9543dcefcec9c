import type { Kysely } from 'kysely'
import { emailKey } from '../../../contract/own.ts'
import { latestPast } from '../clock/clock.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'
import { Refused } from '../refusals/refuse.ts'
import type { Account } from './account.ts'
import { selectEveryAccount } from './people.ts'
import { overdueHolder } from './unproven-addresses.ts'

/**
 * Those of the addresses that are somebody's way back: one recovers an account that has another address by now, or its
 * holder may still undo a change; either was proven. Were they free, a thief could take them and so block both (R29, security.md 4.12).
 */
export async function keptAddresses(
  database: Kysely<PortalTables>,
  addresses: readonly string[],
  { now, exceptFor = '' }: { now: Date; exceptFor?: string },
): Promise<readonly string[]> {
  const recovering = selectEveryAccount(database)
    .select('recovery_email as address')
    .where('recovery_email', 'in', addresses)
    .whereRef('recovery_email', '!=', 'email')
    .where('id', '!=', exceptFor)
  const undoing = database
    .selectFrom('mailed_secret')
    .select('email as address')
    .where('email', 'in', addresses)
    .where('purpose', '=', 'undoemail')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('created_at', '<=', latestPast(now).toISOString())
    .where('account_id', '!=', exceptFor)
  return (await recovering.unionAll(undoing).execute()).map(({ address }) => address)
}

export async function isKeptAddress(
  database: Kysely<PortalTables>,
  { email, ...holding }: { email: string; now: Date; exceptFor?: string },
): Promise<boolean> {
  return (await keptAddresses(database, [emailKey(email)], holding)).length > 0
}

/** Whether an account has the address, or keeps it as its way back; one that was not confirmed in time is free again. */
export async function isTakenAddress(
  database: Kysely<PortalTables>,
  { email, ...holding }: { email: string; now: Date; exceptFor?: string },
): Promise<boolean> {
  const holder = await selectEveryAccount(database).select('id').where('email', '=', emailKey(email)).executeTakeFirst()
  const isHeld = holder !== undefined && (await overdueHolder(database, email, holding.now)) === undefined
  return isHeld || (await isKeptAddress(database, { email, ...holding }))
}

/** After the address was written, so that of two at once the later one sees what the earlier one left (OPS-09). */
export async function refuseKeptAddress(
  transaction: PortalTransaction,
  { id, email }: Pick<Account, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  if (await isKeptAddress(transaction, { email, now, exceptFor: id }))
    throw new Refused('email_exists', { fields: ['email'] })
}
