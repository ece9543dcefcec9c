import type { Account } from '../../kernel/accounts/account.ts'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'

/** The account that a command names. @throws CommandFailed when there is none, or it is deactivated. */
export async function existingAccount(portal: PortalHost, username: string): Promise<Account> {
  const found = await portal.accounts.findByUsername(username)
  if (!found) throw new CommandFailed(`there is no account ${username}`)
  if (found.account.deactivated) throw new CommandFailed(`${found.account.username} is deactivated`)
  return found.account
}
