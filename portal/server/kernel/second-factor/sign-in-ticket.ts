/** What stands between a right password and its second step: a secret in a cookie, for the browser that gave the password. */
import type { Account } from '../accounts/account.ts'
import { after, isAhead, minutes } from '../clock/clock.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { SecondStepTable } from '../database/second-factor-tables.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { hashSecret, randomSecret } from '../secrets/random-secret.ts'

const ticketTime = minutes(5)

interface Given {
  readonly account: Pick<Account, 'id'>
  readonly passwordHash: string
  readonly userAgent: string
  readonly now: Date
}

/** @returns the only copy of its secret. */
export async function issueTicket(
  transaction: PortalTransaction,
  keys: KeyRing,
  { account, passwordHash, userAgent, now }: Given,
): Promise<string> {
  const secret = randomSecret()
  await transaction
    .insertInto('second_step')
    .values({
      ticket_hash: hashSecret(secret),
      account_id: account.id,
      password_mark: keys.sign('secondstep', passwordHash),
      browser_mark: keys.sign('secondstep', userAgent),
      challenge: '',
      created_at: now.toISOString(),
      expires_at: after(now, ticketTime).toISOString(),
    })
    .execute()
  return secret
}

/** The first ticket of those secrets that is this browser's and has time left. */
export async function findTicket(
  reading: Pick<PortalTransaction, 'selectFrom'>,
  keys: KeyRing,
  { secrets, userAgent, now }: { secrets: readonly string[]; userAgent: string; now: Date },
): Promise<SecondStepTable | undefined> {
  if (secrets.length === 0) return undefined
  const rows = await reading
    .selectFrom('second_step')
    .selectAll()
    .where('ticket_hash', 'in', secrets.map(hashSecret))
    .execute()
  return rows.find(
    (row) =>
      row.expires_at > now.toISOString() &&
      !isAhead(row.created_at, now) &&
      keys.fits('secondstep', userAgent, row.browser_mark),
  )
}

/** Whether the password is still the one that was right when the ticket was issued. */
export function isOfPassword(keys: KeyRing, ticket: SecondStepTable, passwordHash: string | undefined): boolean {
  return passwordHash !== undefined && keys.fits('secondstep', passwordHash, ticket.password_mark)
}

/** The new challenge takes the place of the one before. */
export async function setChallenge(transaction: PortalTransaction, ticket: SecondStepTable, challenge: string) {
  const row = transaction.updateTable('second_step').where('ticket_hash', '=', ticket.ticket_hash)
  await row.set({ challenge }).execute()
}

/** Of those who answer one challenge at once, one gets to try. */
export async function takeChallenge(transaction: PortalTransaction, ticket: SecondStepTable): Promise<boolean> {
  if (ticket.challenge === '') return false
  const taken = await transaction
    .updateTable('second_step')
    .set({ challenge: '' })
    .where('ticket_hash', '=', ticket.ticket_hash)
    .where('challenge', '=', ticket.challenge)
    .returning('ticket_hash')
    .executeTakeFirst()
  return taken !== undefined
}

/** One sign-in for each ticket: false where it has been used, or ended with the person's sessions. */
export async function spendTicket(transaction: PortalTransaction, ticket: SecondStepTable): Promise<boolean> {
  const used = await transaction
    .deleteFrom('second_step')
    .where('ticket_hash', '=', ticket.ticket_hash)
    .returning('ticket_hash')
    .executeTakeFirst()
  return used !== undefined
}
