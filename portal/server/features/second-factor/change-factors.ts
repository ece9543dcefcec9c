/** What every change of the own factors brings along: the account's own word, recovery codes, line of the trail, letter. */
import type { AuditAct } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { holdAccount } from '../../kernel/accounts/account-store.ts'
import { needsSecondFactor } from '../../kernel/accounts/second-factor-state.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import type { OpenContext } from '../../kernel/handlers/handler.ts'
import { Refused } from '../../kernel/refusals/refuse.ts'
import type { Factors } from '../../kernel/second-factor/factors.ts'
import { factorsOf, settleFactors } from '../../kernel/second-factor/factors.ts'
import { renewCodes } from '../../kernel/second-factor/recovery-codes.ts'
import { mailSecondFactor } from '../../kernel/second-factor/second-factor-letter.ts'
import type { SignedIn } from '../../kernel/sessions/session.ts'
import { endSessionsOf } from '../../kernel/sessions/session-store.ts'
import { notMeLink } from '../sessions/index.ts'

export type Changing = OpenContext & {
  readonly session: SignedIn
  readonly actor: Account
  readonly transaction: PortalTransaction
}

/** What a factor is called in the trail; an app has no name. */
export interface ChangedFactor {
  readonly kind: 'app' | 'passkey'
  readonly name: string
}

/** The own factors, held until the transaction ends, so that two changes at once follow each other. */
export async function holdFactors({ transaction, actor }: Changing): Promise<Factors> {
  if (!(await holdAccount(transaction, actor.id))) throw new Refused('unauthorized')
  return factorsOf(transaction, actor.id)
}

/** @param before as they were held. @returns the recovery codes, made with the first factor. */
export async function noteAdded(context: Changing, before: Factors, factor: ChangedFactor): Promise<string[]> {
  const { portal, session, actor, request, transaction } = context
  const isFirst = before.appSince === undefined && before.passkeys.length === 0
  // Sessions elsewhere were opened by the password alone, by whoever knows it.
  if (isFirst) await endSessionsOf(transaction, actor.id, session.handle)
  await settleFactors(transaction, actor.id, { dueAt: '' })
  const codes = isFirst ? await renewCodes(transaction, portal.keys, actor.id) : []
  await tell(context, { action: 'addsecondfactor', details: { ...factor } })
  const link = await notMeLink(context, actor)
  const told = { template: 'secondfactoradded', of: { kind: factor.kind }, ...link, now: request.now } as const
  await mailSecondFactor(transaction, portal.outbox, { account: actor, ...told })
  return codes
}

/** Who is asked for a factor and had one gets no new time of grace. */
export async function noteRemoved(context: Changing, factor: ChangedFactor): Promise<void> {
  const { portal, actor, site, request, transaction } = context
  const dueAt = needsSecondFactor(actor, site.settings) ? request.now.toISOString() : ''
  await settleFactors(transaction, actor.id, { dueAt })
  await tell(context, { action: 'removesecondfactor', details: { ...factor } })
  const link = await notMeLink(context, actor)
  const told = { template: 'secondfactorremoved', of: { kind: factor.kind }, ...link, now: request.now } as const
  await mailSecondFactor(transaction, portal.outbox, { account: actor, ...told })
}

/** A line of the trail about the own account. */
export async function tell(context: Changing, act: AuditAct): Promise<void> {
  const { actor } = context
  await appendAuditEvent(context, { ...act, target: actor.username, company: actor.company })
}
