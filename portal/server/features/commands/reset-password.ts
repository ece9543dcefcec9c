import { fullName } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { setPasswordHash } from '../../kernel/accounts/account-password.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { refundLogin } from '../../kernel/limits/login-throttle.ts'
import { letterRoutes } from '../../kernel/mail/letters.ts'
import { lifetimes, newMailedSecret, voidSecrets } from '../../kernel/mailed-secrets/mailed-secret.ts'
import { endSessionsOf } from '../../kernel/sessions/session-store.ts'
import type { Command } from './command.ts'
import { requiredOption } from './command.ts'
import { existingAccount } from './existing-account.ts'

/** For the superadmin who is locked out: what an administrator's reset does, from the console (ADMIN-EDIT-21). */
export const resetPassword: Command = {
  usage: '--username <name> [--print-link]',
  summary:
    'Voids the password, ends the sessions and has the portal mail a link for a new one, or prints it. It is valid for 24 hours.',
  options: { username: { type: 'string' }, 'print-link': { type: 'boolean' } },
  words: 0,
  run: (given, place) =>
    place.withPortal(async (portal) => {
      const account = await existingAccount(portal, requiredOption(given, 'username'))
      const isPrinted = given.options['print-link'] === true || place.settings.smtpUrl === ''
      const secret = await portal.database.writing((transaction) => reset(transaction, { portal, account, isPrinted }))
      place.print(`The password of ${account.username} is void and the sessions have ended.`)
      if (isPrinted) {
        place.print(`Open within 24 hours: ${portal.publicUrl()}/#${letterRoutes.adminreset}${secret}`)
        return
      }
      place.print(
        `The portal sends a link for a new one to ${account.recoveryEmail} within seconds, or once it runs again.`,
      )
    }),
}

interface Reset {
  readonly portal: PortalHost
  readonly account: Account
  readonly isPrinted: boolean
}

async function reset(transaction: PortalTransaction, { portal, account, isPrinted }: Reset): Promise<string> {
  const now = portal.clock.now()
  const { id: accountId, username, recoveryEmail: email, language, company } = account
  await setPasswordHash(transaction, accountId, null)
  await endSessionsOf(transaction, accountId)
  await voidSecrets(transaction, accountId, ['confirmemail'])
  await refundLogin(transaction, username)
  const lifetime = lifetimes.resetByAdministrator
  const secret = await newMailedSecret(transaction, { accountId, purpose: 'reset', email, lifetime, now })
  if (!isPrinted) {
    const letter = {
      template: 'adminreset',
      recipient: email,
      language,
      parameters: { name: fullName(account) },
    } as const
    await portal.outbox.queue(transaction, { ...letter, secret, now })
  }
  const event = { action: 'resetuserpassword', actor: 'console', target: username, company, result: 'done' } as const
  await portal.audit.append(transaction, { ...event, at: now, requestId: '', address: '' })
  return secret
}
