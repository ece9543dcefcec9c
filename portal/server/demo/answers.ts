import { readDemoAccounts, readMailbox } from '../../contract/index.ts'
import type { Answer } from '../answering/answer.ts'
import { answer } from '../answering/answer.ts'
import type { Mailbox } from '../mail/transports.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'

/** Answers of demo mode: the accounts to sign in with, and the letters where no SMTP server takes them. */
export function demoAnswers(mailbox: Mailbox | undefined): Answer[] {
  const accounts = answer(readDemoAccounts, async () => ({ password: demoPassword, accounts: [...demoAccounts] }))
  if (!mailbox) return [accounts]
  return [accounts, answer(readMailbox, async () => ({ letters: await mailbox.letters() }))]
}
