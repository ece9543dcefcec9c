import { readDemoAccounts, readMailbox } from '../../../contract/own.ts'
import type { Settings } from '../../kernel/configuration/read-settings.ts'
import type { Handler } from '../../kernel/handlers/handler.ts'
import { handler } from '../../kernel/handlers/handler.ts'
import type { Mailbox } from '../../kernel/mail/transports.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { isOfProduction } from './production-mark.ts'

/**
 * Answers of demo mode: the accounts to sign in with, and the letters where no SMTP server takes them.
 * In production the accounts are none: a call that answers so leaves no error in every visitor's console.
 */
export function demoHandlers(mode: Settings['mode'], mailbox: Pick<Mailbox, 'letters'> | undefined): Handler[] {
  const shown =
    mode === 'demo' ? { password: demoPassword, accounts: [...demoAccounts] } : { password: '', accounts: [] }
  const accounts = handler(readDemoAccounts, async () => shown)
  if (mode !== 'demo' || !mailbox) return [accounts]
  const letters = handler(readMailbox, async ({ portal }) => {
    // Data of production may be restored under a demo that runs.
    const isReal = await isOfProduction(portal.database.reading)
    return { letters: isReal ? [] : await mailbox.letters() }
  })
  return [accounts, letters]
}
