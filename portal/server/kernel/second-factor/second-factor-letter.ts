import { fullName } from '../../../contract/own.ts'
import type { Account } from '../accounts/account.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { LetterParameters } from '../mail/letters.ts'
import type { Outbox } from '../mail/outbox.ts'

type About = 'secondfactoradded' | 'secondfactorremoved' | 'recoverycodesrenewed' | 'recoverycodeused'

interface Told<Template extends About> {
  readonly account: Account
  readonly template: Template
  /** All but the name. */
  readonly of: Omit<LetterParameters[Template], 'name'>
  /** Of the link "this was not me"; without it the letter says whom to turn to. */
  readonly secret?: string
  readonly now: Date
}

/** The person learns of it at the address that recovers the account, as of a changed password (SETTINGS-28). */
export async function mailSecondFactor<Template extends About>(
  transaction: PortalTransaction,
  outbox: Pick<Outbox, 'queue'>,
  { account, template, of, secret, now }: Told<Template>,
): Promise<void> {
  const { recoveryEmail: recipient, language } = account
  const parameters = { ...of, name: fullName(account) } as LetterParameters[Template]
  const letter = { template, parameters, recipient, language, now }
  await outbox.queue(transaction, secret === undefined ? letter : { ...letter, secret })
}
