/** What guards an account, or gives away all of it, needs a password proved a short while ago (SETTINGS-27). */
import type { AuditAct } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { after, minutes } from '../../kernel/clock/clock.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { auditEvent } from '../../kernel/handlers/audit-event.ts'
import type { OpenContext } from '../../kernel/handlers/handler.ts'
import { budgetAddress, budgets } from '../../kernel/limits/budgets.ts'
import { unlessBusy } from '../../kernel/passwords/password-hasher.ts'
import type { RefusalDetail, Refused } from '../../kernel/refusals/refuse.ts'
import type { SignedIn } from '../../kernel/sessions/session.ts'
import { noteAuthenticated } from '../../kernel/sessions/session-store.ts'

const provedRecently = minutes(10)

type Context = OpenContext & { readonly session: SignedIn; readonly actor: Account }

interface Proof {
  /** Undefined or empty where none was given. */
  readonly currentpassword?: string | undefined
  /** What a wrong one was given for, for the audit trail. */
  readonly act: AuditAct
}

type Refuse = (code: 'reauthentication_required' | 'invalid_password', detail?: RefusalDetail) => Refused

/** True when the current password was given and right; needed when the last proof is too old. */
export async function provePassword(
  context: Context,
  { currentpassword, act }: Proof,
  refuse: Refuse,
): Promise<boolean> {
  const { portal, request, session, actor } = context
  if (currentpassword === undefined || currentpassword === '') {
    if (request.now > after(new Date(session.authenticatedAt), provedRecently))
      throw refuse('reauthentication_required')
    return false
  }
  await portal.limits.spend(budgets.failuresOfDevice, proofKey(actor))
  const record = await portal.accounts.findById(actor.id)
  const fits = await unlessBusy(
    () => portal.passwords.verify(record?.passwordHash, currentpassword, budgetAddress(request.address)),
    () => takeProofBack(context),
  )
  if (fits) return true
  const told = { ...act, target: actor.username, company: actor.company, result: 'refused' } as const
  await portal.database.writing((transaction) => portal.audit.append(transaction, auditEvent(context, told)))
  // 403, not the code's own 401: the session is alive, and the screen must not take it for ended.
  throw refuse('invalid_password', { status: 403, fields: ['currentpassword'] })
}

/** The password was right, and what it was needed for is done. */
export async function keepProof({ portal, request, session, actor }: Context, transaction: PortalTransaction) {
  await noteAuthenticated(transaction, session.handle, request.now)
  await portal.limits.giveBack(transaction, budgets.failuresOfDevice, proofKey(actor))
}

/** What the proof was for came to nothing. */
export async function takeProofBack({ portal, actor }: Pick<Context, 'portal' | 'actor'>): Promise<void> {
  await portal.database.writeRelaxed((transaction) =>
    portal.limits.giveBack(transaction, budgets.failuresOfDevice, proofKey(actor)),
  )
}

/** Where wrong current passwords of this person are counted. */
function proofKey({ id }: Account): string {
  return `reauthentication:${id}`
}
