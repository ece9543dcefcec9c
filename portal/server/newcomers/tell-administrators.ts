import { fullName, isEmail, waitsForAccess } from '../../contract/index.ts'
import type { Account } from '../accounts/account.ts'
import { after, hours } from '../clock/clock.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalHost } from '../host/portal-host.ts'
import { administratorsFor } from './administrators.ts'

/** GEN-17: an administrator gets at most one letter in this time. */
const lettersEvery = hours(1)

/**
 * Has a letter go to those who can let these people in. One that waits to leave tells of everybody who waits by then, so
 * no second one is queued beside it. Called after the audit line: whoever takes two locks takes them in one order.
 * @param from not before this moment. @param except whoever has just seen these people.
 */
export async function tellAdministrators(
  portal: Pick<PortalHost, 'outbox'>,
  transaction: PortalTransaction,
  { people, now, from = now, except }: { people: readonly Account[]; now: Date; from?: Date; except?: string },
): Promise<void> {
  const companies = new Set(people.filter(waitsForAccess).map(({ company }) => company))
  const told = new Map<string, Account>()
  for (const company of companies) {
    for (const each of await administratorsFor(transaction, company)) told.set(each.id, each)
  }
  const receivers = [...told.values()].filter(({ id, recoveryEmail }) => id !== except && isEmail(recoveryEmail))
  // In one order, so that two who tell at once do not wait for each other.
  for (const administrator of receivers.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const leavesAt = await nextLetter(transaction, administrator.id, { now, from })
    if (leavesAt === undefined) continue
    const { id: account, recoveryEmail: recipient, language } = administrator
    const parameters = { name: fullName(administrator), account, waiting: [] }
    await portal.outbox.queue(transaction, { template: 'newcomers', recipient, language, parameters, now, leavesAt })
  }
}

/** When the next letter may leave; undefined while one is still to leave. */
async function nextLetter(
  transaction: PortalTransaction,
  account_id: string,
  { now, from }: { now: Date; from: Date },
): Promise<Date | undefined> {
  const first = await transaction
    .insertInto('access_letter')
    .values({ account_id, leaves_at: from.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('leaves_at')
    .executeTakeFirst()
  if (first) return from
  // An update that changes nothing holds the row: of two who tell at once, the second finds the first one's letter.
  const { leaves_at } = await transaction
    .updateTable('access_letter')
    .set((is) => ({ leaves_at: is.ref('leaves_at') }))
    .where('account_id', '=', account_id)
    .returning('leaves_at')
    .executeTakeFirstOrThrow()
  const last = new Date(leaves_at)
  if (last > now) return undefined
  const allowed = after(last, lettersEvery)
  const next = allowed > from ? allowed : from
  await transaction
    .updateTable('access_letter')
    .set({ leaves_at: next.toISOString() })
    .where('account_id', '=', account_id)
    .execute()
  return next
}
