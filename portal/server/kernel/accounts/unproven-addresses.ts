import type { Kysely } from 'kysely'
import { emailKey } from '../../../contract/own.ts'
import { before, days } from '../clock/clock.ts'
import { yieldToEventLoop } from '../clock/yield-to-event-loop.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'
import type { Account } from './account.ts'
import { selectPeople } from './people.ts'

type Addressed = Pick<Account, 'id' | 'email'>

/** Somebody wrote these addresses down, and nobody has opened a link in their mailbox yet. */
export async function markUnproven(
  transaction: PortalTransaction,
  people: readonly Addressed[],
  now: Date,
): Promise<void> {
  const since = now.toISOString()
  for (let start = 0; start < people.length; start += rowsAtOnce) {
    if (start > 0) await yieldToEventLoop()
    const rows = people.slice(start, start + rowsAtOnce).map(({ id, email }) => ({ account_id: id, email, since }))
    await transaction
      .insertInto('unproven_address')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet((is) => ({ email: is.ref('excluded.email'), since: is.ref('excluded.since') })),
      )
      .execute()
  }
}

const rowsAtOnce = 100

/** A link that was mailed to the address has been opened, or the account has left it. */
export async function forgetUnproven(transaction: PortalTransaction, { id, email }: Addressed): Promise<void> {
  await transaction.deleteFrom('unproven_address').where('account_id', '=', id).where('email', '=', email).execute()
}

/** Whether the address that recovers the account has shown to be its holder's (R29): only such a one is worth keeping. */
export async function hasProvenRecovery(
  reader: Kysely<PortalTables>,
  { id, activated, recoveryEmail }: Pick<Account, 'id' | 'activated' | 'recoveryEmail'>,
): Promise<boolean> {
  if (!activated) return false
  const unproven = await reader
    .selectFrom('unproven_address')
    .select('email')
    .where('account_id', '=', id)
    .where('email', '=', recoveryEmail)
    .executeTakeFirst()
  return unproven === undefined
}

/** The same of many: by id the address that recovers the account, where it has shown to be its holder's. */
export async function confirmedAddresses(
  reader: Kysely<PortalTables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await selectPeople(reader)
    .leftJoin('unproven_address', (join) =>
      join.onRef('account_id', '=', 'account.id').onRef('unproven_address.email', '=', 'account.recovery_email'),
    )
    .select(['account.id', 'recovery_email'])
    .where('account.id', 'in', [...ids])
    .where('activated', '=', 1)
    .where('account_id', 'is', null)
    .execute()
  return new Map(rows.map(({ id, recovery_email }) => [id, recovery_email]))
}

/** An address that nobody has confirmed for so long is free for whoever asks for it. */
const unconfirmedHoldsAddressFor = days(7)

/**
 * Who has written down this address and has not confirmed it in time, while another, proven one recovers the account.
 * Undefined where nobody has, or where it is the only address of the account.
 */
export async function overdueHolder(
  database: Kysely<PortalTables>,
  email: string,
  now: Date,
): Promise<{ readonly id: string } | undefined> {
  return selectPeople(database)
    .innerJoin('unproven_address', (join) =>
      join.onRef('account_id', '=', 'account.id').onRef('unproven_address.email', '=', 'account.email'),
    )
    .select('account.id')
    .where('account.email', '=', emailKey(email))
    .whereRef('account.email', '!=', 'account.recovery_email')
    .where('since', '<=', before(now, unconfirmedHoldsAddressFor).toISOString())
    .executeTakeFirst()
}
