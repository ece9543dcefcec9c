import { fullName, isEmail } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import type { Milliseconds } from '../../kernel/clock/clock.ts'
import { after, minutes } from '../../kernel/clock/clock.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'

/** For so long letting in and declining are taken back; their letters leave afterwards, if they are still true. */
export const newcomerUndoLifetime: Milliseconds = minutes(1)

/** GEN-17: the person learns either way what became of the claim. */
export async function tellNewcomer(
  portal: Pick<PortalHost, 'outbox'>,
  transaction: PortalTransaction,
  { person, template, now }: { person: Account; template: 'letin' | 'claimdeclined'; now: Date },
): Promise<void> {
  const { id: account, recoveryEmail: recipient, language } = person
  if (!isEmail(recipient)) return
  const parameters = { name: fullName(person), account, applications: [] }
  const leavesAt = after(now, newcomerUndoLifetime)
  await portal.outbox.queue(transaction, { template, recipient, language, parameters, now, leavesAt })
}
