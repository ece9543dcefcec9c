import { fullName, isEmail, waitsForAccess } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { after, hours } from '../../kernel/clock/clock.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { administratorsFor } from './administrators.ts'

/** GEN-17: an administrator gets at most one letter in this time. */
const lettersEvery = hours(1)

/**
 * Has a letter go to those who can let these people in. One that waits to leave tells of everybody who waits by then, so
 * no second one is queued beside it. Called after the audit line, whose lock lets one at a time come here.
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
  const due = await nextLetters(transaction, receivers, { now, from })
  await portal.outbox.queueAll(
    transaction,
    receivers.flatMap((administrator) => {
      const leavesAt = due.get(administrator.id)
      const { id: account, recoveryEmail: recipient, language } = administrator
      const parameters = { name: fullName(administrator), account, waiting: [] }
      return leavesAt ? [{ template: 'newcomers' as const, recipient, language, parameters, now, leavesAt }] : []
    }),
  )
}

/** When the next letter to each of them may leave; without those to whom one is still to leave. */
async function nextLetters(
  transaction: PortalTransaction,
  receivers: readonly Account[],
  { now, from }: { now: Date; from: Date },
): Promise<ReadonlyMap<string, Date>> {
  const next = new Map<string, Date>()
  if (receivers.length === 0) return next
  const first = await transaction
    .insertInto('access_letter')
    .values(receivers.map(({ id: account_id }) => ({ account_id, leaves_at: from.toISOString() })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .execute()
  for (const { account_id } of first) next.set(account_id, from)
  const others = receivers.map(({ id }) => id).filter((id) => !next.has(id))
  if (others.length === 0) return next
  const due = await transaction
    .selectFrom('access_letter')
    .selectAll()
    .where('account_id', 'in', others)
    .where('leaves_at', '<=', now.toISOString())
    .execute()
  for (const { account_id, leaves_at } of due) {
    const allowed = after(new Date(leaves_at), lettersEvery)
    const leavesAt = allowed > from ? allowed : from
    next.set(account_id, leavesAt)
    const own = transaction.updateTable('access_letter').where('account_id', '=', account_id)
    await own.set({ leaves_at: leavesAt.toISOString() }).execute()
  }
  return next
}
