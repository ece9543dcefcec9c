import type { InputOf, SecondStep } from '../../../contract/own.ts'
import { portalCalls } from '../../../contract/own.ts'
import { holdPassword } from '../../kernel/accounts/account-password.ts'
import type { PasswordRecord } from '../../kernel/accounts/account-store.ts'
import type { SecondStepTable } from '../../kernel/database/second-factor-tables.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import type { HandlerContext, OpenContext, Refuse, WritingContext } from '../../kernel/handlers/handler.ts'
import { writingHandler } from '../../kernel/handlers/handler.ts'
import { isDeviceOf, secondStepCookie } from '../../kernel/http/cookies.ts'
import { countCodes, factorsOf } from '../../kernel/second-factor/factors.ts'
import { newChallenge, passkeyRequest, relyingParty } from '../../kernel/second-factor/passkeys.ts'
import { mailSecondFactor } from '../../kernel/second-factor/second-factor-letter.ts'
import type { SecondStepTry } from '../../kernel/second-factor/second-step-budget.ts'
import { countSecondStep, giveSecondStepBack } from '../../kernel/second-factor/second-step-budget.ts'
import { findTicket, isOfPassword, setChallenge, spendTicket } from '../../kernel/second-factor/sign-in-ticket.ts'
import { loginBlockOf, notMeLink, openSignIn, tellRefusal } from '../sessions/index.ts'
import { checkStep } from './check-step.ts'

const { beginPasskeyLogIn, finishLogIn } = portalCalls

export const beginPasskeyLogInHandler = writingHandler(beginPasskeyLogIn, {
  prepare: async (context, _, refuse) => {
    const held = await heldTicket(context)
    const party = relyingParty(context.request.origin)
    if (!held || !party) throw refuse('attempt_over')
    return { ...held, party }
  },
  write: async ({ transaction, prepared: { ticket, record, party } }) => {
    const { passkeys } = await factorsOf(transaction, record.account.id)
    const challenge = newChallenge()
    await setChallenge(transaction, ticket, challenge)
    return { request: passkeyRequest(party, challenge, passkeys) }
  },
})

/** The second step opens the session exactly as a password alone does where there is no factor. */
export const finishLogInHandler = writingHandler(finishLogIn, {
  prepare: async (context, given, refuse) => {
    const { portal, request } = context
    const by = stepIn(given)
    if (!by) throw refuse('invalid_input', { fields: ['code', 'recoverycode', 'passkey'] })
    const held = await heldTicket(context)
    if (!held) throw refuse('attempt_over')
    const { ticket, record } = held
    await refuseHindered(context, record, refuse)
    const isKnownDevice = isDeviceOf(portal.keys, request.devices, { ...record, now: request.now })
    const tried = { account: record.account, by, isKnownDevice, address: request.address }
    // Counted before it is looked at, so that guesses at once get exactly the budget (R15).
    const isLast = await portal.database.writeRelaxed((it) => countSecondStep(it, portal.limits, tried))
    const proof = await checkStep(context, { ...held, given })
    if (proof) return { ticket, record, tried, proof }
    const why = refusalOf(by)
    await tellRefusal(context, record, { why, by })
    if (isLast) await tellRefusal(context, record, { why: 'too_many_requests', by })
    throw refuse(why, by === 'passkey' ? {} : { fields: [by] })
  },
  write: async (context, _, refuse) => {
    const { portal, request, transaction, prepared } = context
    const { ticket, record, tried, proof } = prepared
    const { account, passwordHash = '' } = record
    // Both may have ended while the step was being looked at (R11).
    const secondFactor = await holdPassword(transaction, record)
    if (!secondFactor || !(await spendTicket(transaction, ticket))) throw refuse('attempt_over')
    if (!(await proof.spend(transaction))) throw refuse(refusalOf(tried.by))
    await giveSecondStepBack(transaction, portal.limits, tried)
    request.setCookie(secondStepCookie(undefined, portal.publicUrl().startsWith('https:')))
    const codesleft = await countCodes(transaction, account.id)
    if (tried.by === 'recoverycode') await tellUsedCode(context, record, codesleft)
    const opening = { account, passwordHash, secondFactor, isTrusted: tried.isKnownDevice, by: tried.by }
    return { ...(await openSignIn(context, opening)), codesleft }
  },
})

interface HeldTicket {
  readonly ticket: SecondStepTable
  readonly record: PasswordRecord
}

/** The ticket of this browser with its person; undefined when it is over, or the password is another one by now. */
async function heldTicket({ portal, request }: OpenContext): Promise<HeldTicket | undefined> {
  const { secondSteps: secrets, userAgent, now } = request
  const ticket = await findTicket(portal.database.reading, portal.keys, { secrets, userAgent, now })
  const record = ticket && (await portal.accounts.findById(ticket.account_id))
  if (!record || record.account.deactivated || !isOfPassword(portal.keys, ticket, record.passwordHash)) return undefined
  return { ticket, record }
}

async function refuseHindered(
  { portal }: HandlerContext<typeof finishLogIn>,
  { account }: PasswordRecord,
  refuse: Refuse<typeof finishLogIn>,
): Promise<void> {
  const hindrance = await loginBlockOf(portal, account)
  if (hindrance === 'system_offline') throw refuse(hindrance, { retryAfterSeconds: 60 })
  if (hindrance) throw refuse('attempt_over')
}

/** Exactly one of the three. */
function stepIn(given: InputOf<typeof finishLogIn>): SecondStep | undefined {
  const [step, ...others] = (['code', 'recoverycode', 'passkey'] as const).filter((name) => given[name] !== undefined)
  return others.length === 0 ? step : undefined
}

function refusalOf(by: SecondStepTry['by']): 'passkey_refused' | 'wrong_code' {
  return by === 'passkey' ? 'passkey_refused' : 'wrong_code'
}

async function tellUsedCode(context: WritingContext, { account }: PasswordRecord, left: number): Promise<void> {
  const { portal, request, transaction } = context
  const { username, company } = account
  const act = { action: 'userecoverycode', details: { left } } as const
  await appendAuditEvent(context, { ...act, actor: username, target: username, company })
  const link = await notMeLink(context, account)
  const told = { template: 'recoverycodeused', of: { left }, ...link, now: request.now } as const
  await mailSecondFactor(transaction, portal.outbox, { account, ...told })
}
