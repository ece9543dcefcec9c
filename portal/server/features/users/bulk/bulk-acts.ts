import type { BulkResult, BulkUndo } from '../../../../contract/own.ts'
import { BulkResult as BulkResults, may } from '../../../../contract/own.ts'
import type { Account } from '../../../kernel/accounts/account.ts'
import { changeAccount } from '../../../kernel/accounts/account-store.ts'
import { markUnproven } from '../../../kernel/accounts/unproven-addresses.ts'
import { budgets } from '../../../kernel/limits/budgets.ts'
import { Refused } from '../../../kernel/refusals/refuse.ts'
import { endSessionsOf } from '../../../kernel/sessions/session-store.ts'
import { mailActivation } from '../../registration/index.ts'
import { keepSuperadmin } from '../last-superadmin.ts'
import { allowSignIns, endSignIns } from '../sign-ins.ts'
import type { Bulk, Told } from './acted-on.ts'
import type { WantedRights } from './apply-rights.ts'
import { applyRights } from './apply-rights.ts'
import { asBeforeDeclining, declineClaim, letIn, takeBackDeclining, takeBackLetIn } from './newcomer-acts.ts'

export interface BulkOutcome {
  readonly id: string
  readonly result: BulkResult
  /** What the audit trail tells of it, where something was done. */
  readonly event?: Told
}

type BulkAct = Bulk & { readonly action: BulkUndo }

/** The action on one person: done, needless, or refused for a reason that does not stop the others. */
export async function bulkActs(bulk: BulkAct): Promise<BulkOutcome> {
  const { id } = bulk.person
  try {
    const event = await act(bulk)
    return event ? { id, result: 'done', event } : { id, result: 'unchanged' }
  } catch (fault) {
    const reason = fault instanceof Refused ? BulkResults.safeParse(fault.code) : undefined
    if (reason?.success) return { id, result: reason.data }
    throw fault
  }
}

/** Undefined when there was nothing to do. @throws Refused */
async function act(bulk: BulkAct): Promise<Told | undefined> {
  const { acting, action, person } = bulk
  if (!may.edit(acting.administrator, asSeen(action, person))) throw new Refused('forbidden')
  switch (action.act) {
    case 'verify':
      return verify(bulk)
    case 'unverify':
      return unverify(bulk)
    case 'resendverification':
      return resend(bulk)
    case 'deactivate':
      return setDeactivated(bulk, true)
    case 'reactivate':
      return setDeactivated(bulk, false)
    case 'giveapp':
      return changeStanding(bulk, { apps: withName(person.apps, action.app), groups: person.groups })
    case 'takeapp':
      return changeStanding(bulk, { apps: person.apps.filter((name) => name !== action.app), groups: person.groups })
    case 'givegroup':
      return changeStanding(bulk, { apps: person.apps, groups: withName(person.groups, action.group) })
    case 'takegroup':
      return changeStanding(bulk, { apps: person.apps, groups: person.groups.filter((name) => name !== action.group) })
    case 'letin':
      return letIn(bulk, action.company)
    case 'unletin':
      return takeBackLetIn(bulk, action.company)
    case 'declineclaim':
      return declineClaim(bulk)
    case 'undeclineclaim':
      return takeBackDeclining(bulk)
  }
}

/** The person as whoever asks for that action may see him or her. */
export function asSeen({ act }: BulkUndo, person: Account): Account {
  return act === 'undeclineclaim' ? asBeforeDeclining(person) : person
}

/** Groups and applications go the same way as in the editor, so that nothing is possible here that is not there. */
async function changeStanding(bulk: Bulk, wanted: WantedRights): Promise<Told | undefined> {
  const changes = await applyRights(bulk, wanted)
  return changes && { action: 'saveuser', ...toldOf(bulk.person), details: { changes } }
}

async function verify({ context, acting, person }: Bulk): Promise<Told | undefined> {
  if (!may.verify(acting.administrator, person)) throw new Refused('forbidden')
  if (person.activated) return undefined
  await changeAccount(context.transaction, person.id, { activated: true, now: context.request.now })
  // Nobody has opened the link of the letter.
  await markUnproven(context.transaction, [person], context.request.now)
  return { action: 'verifyuser', ...toldOf(person) }
}

/** As before the mistake: the person waits for the link, which still opens, and who has signed in since is out. */
async function unverify({ context, acting, person }: Bulk): Promise<Told | undefined> {
  const { request, transaction } = context
  if (person.id === acting.administrator.id) throw new Refused('own_account')
  if (!may.verify(acting.administrator, person)) throw new Refused('forbidden')
  if (!person.activated) return undefined
  await keepSuperadmin(transaction, person)
  await changeAccount(transaction, person.id, { activated: false, now: request.now })
  await endSessionsOf(transaction, person.id)
  return { action: 'unverifyuser', ...toldOf(person) }
}

async function resend({ context, person }: Bulk): Promise<Told | undefined> {
  const { portal, request, transaction } = context
  if (person.activated || person.deactivated) return undefined
  await portal.limits.spendWithin(transaction, budgets.resend, person.id)
  await mailActivation(portal, transaction, { account: person, now: request.now })
  return { action: 'resendverification', ...toldOf(person) }
}

async function setDeactivated({ context, acting, person }: Bulk, deactivated: boolean): Promise<Told | undefined> {
  const { request, transaction } = context
  const { administrator } = acting
  if (person.id === administrator.id) throw new Refused('own_account')
  const isAllowed = deactivated ? may.deactivate(administrator, person) : may.reactivate(administrator, person)
  if (!isAllowed) throw new Refused('forbidden')
  if (person.deactivated === deactivated) return undefined
  if (deactivated) await keepSuperadmin(transaction, person)
  await changeAccount(transaction, person.id, { deactivated, now: request.now })
  if (deactivated) await endSignIns(transaction, person.id)
  else await allowSignIns(transaction, person.username)
  return { action: deactivated ? 'deactivateuser' : 'reactivateuser', ...toldOf(person) }
}

function withName(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names : [...names, name]
}

function toldOf({ username: target, company }: Account) {
  return { target, company }
}
