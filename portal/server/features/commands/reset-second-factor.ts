import { needsSecondFactor } from '../../kernel/accounts/second-factor-state.ts'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { removeFactors } from '../../kernel/second-factor/factors.ts'
import { mailSecondFactor } from '../../kernel/second-factor/second-factor-letter.ts'
import { endSessionsOf } from '../../kernel/sessions/session-store.ts'
import type { Command } from './command.ts'
import { existingAccount } from './existing-account.ts'

/** For the last superadmin with a lost phone: what an administrator does for everybody else. The password stays needed. */
export const resetSecondFactor: Command = {
  usage: '<username>',
  summary:
    'Removes authenticator app, passkeys and recovery codes, ends the sessions and has the portal tell the person by mail.',
  options: {},
  words: 1,
  run: (given, place) =>
    place.withPortal(async (portal) => {
      const [username] = given.words
      if (username === undefined) throw new CommandFailed('Name the account: reset-second-factor <username>')
      const account = await existingAccount(portal, username)
      await portal.database.writing((transaction) => reset(transaction, portal, account))
      place.print(`${account.username} has no second factor any more, and the sessions have ended. The password stays.`)
    }),
}

async function reset(
  transaction: PortalTransaction,
  portal: PortalHost,
  account: Awaited<ReturnType<typeof existingAccount>>,
): Promise<void> {
  const now = portal.clock.now()
  const dueAt = needsSecondFactor(account, await portal.site.settings()) ? now.toISOString() : ''
  const details = await removeFactors(transaction, account.id, { dueAt })
  if (!details) throw new CommandFailed(`${account.username} has no second factor; nothing was changed`)
  await endSessionsOf(transaction, account.id)
  const told = { template: 'secondfactorremoved', of: { kind: 'all' }, now } as const
  await mailSecondFactor(transaction, portal.outbox, { account, ...told })
  const { username: target, company } = account
  const event = {
    action: 'removeusersecondfactor',
    actor: 'console',
    target,
    company,
    result: 'done',
    details,
  } as const
  await portal.audit.append(transaction, { ...event, at: now, requestId: '', address: '' })
}
