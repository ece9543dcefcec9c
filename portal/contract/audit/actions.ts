import * as z from 'zod/mini'
import { SecondStep } from '../second-factor/second-factor.ts'
import { LoginRefusal } from '../sessions/login-refusal.ts'

/** Fields with their values before and after, null where there was none; never a secret. */
export const AuditChanges = z.array(z.object({ field: z.string(), before: z.json(), after: z.json() }))
export type AuditChanges = z.infer<typeof AuditChanges>

const nothing = z.object({})
const count = z.number()
const Names = z.array(z.string())
const SecondFactor = z.object({ kind: z.enum(['app', 'passkey']), name: z.string() })

/** Everything that the audit trail tells of, and what its details hold. An action that is not here does not compile. */
export const auditActions = {
  // Signing in and out.
  login: z.object({
    why: z.optional(LoginRefusal),
    /** How the second step was taken, or tried. */
    by: z.optional(SecondStep),
    /** The browser and system, as a person knows them. */
    device: z.optional(z.string()),
  }),
  logout: nothing,
  endsession: nothing,
  endothersessions: z.object({ ended: count }),
  endpersonsession: z.object({ device: z.string() }),
  endpersonsessions: z.object({ ended: count }),

  // A person's own account.
  register: nothing,
  verifyemail: nothing,
  requestreset: nothing,
  resetpassword: nothing,
  /** By the link "this was not me" of a letter: all sessions ended, the password voided. */
  secureaccount: nothing,
  confirmemail: nothing,
  undoemailchange: nothing,
  saveownsettings: z.object({ fields: Names }),
  saveownapplications: z.object({ homeapp: z.string(), preferredapps: Names }),
  exportowndata: nothing,
  /** The name is a passkey's; an authenticator app has none. */
  addsecondfactor: SecondFactor,
  removesecondfactor: SecondFactor,
  renamepasskey: z.object({ name: z.string(), before: z.string() }),
  renewrecoverycodes: nothing,
  userecoverycode: z.object({ left: count }),

  // People, as administrators change them.
  adduser: z.object({ changes: AuditChanges }),
  saveuser: z.object({ changes: AuditChanges }),
  verifyuser: nothing,
  unverifyuser: nothing,
  resendverification: nothing,
  /** The target was let in to the company, or that was taken back at once. */
  letinuser: z.object({ company: z.string() }),
  unletinuser: z.object({ company: z.string() }),
  /** The company's administrators passed the claim of the target on to the superadmins, or took that back at once. */
  declineuserclaim: z.object({ company: z.string() }),
  undeclineuserclaim: z.object({ company: z.string() }),
  resetuserpassword: nothing,
  /** All of them, by an administrator or at the console. */
  removeusersecondfactor: z.object({ app: z.boolean(), passkeys: count }),
  deactivateuser: nothing,
  reactivateuser: nothing,
  deleteuser: z.object({ company: z.boolean(), pricelist: z.boolean() }),
  exportusers: z.object({ format: z.enum(['csv', 'xlsx']), filter: z.record(z.string(), z.json()) }),
  importusers: z.object({ added: count, skipped: count }),
  saveapplication: z.object({ changes: AuditChanges }),

  // The system.
  startsystem: nothing,
  shutsystem: nothing,
  planshutdown: z.object({ from: z.string(), to: z.string() }),
  cancelplannedshutdown: z.object({ from: z.string(), to: z.string() }),
  savesystemsettings: z.object({ changes: AuditChanges }),

  // Companies; the target is the name, after the change where it is a rename.
  addcompany: nothing,
  renamecompany: z.object({ before: z.string(), users: count, applications: count }),
  removecompany: nothing,
  addtransportcompany: z.object({ id: z.string() }),
  renametransportcompany: z.object({ id: z.string(), before: z.string() }),
  removetransportcompany: z.object({ id: z.string() }),

  // Letters, feedback, the trail itself.
  resendletter: z.object({ template: z.string() }),
  resenddeadletters: z.object({ letters: count }),
  sendtestletter: nothing,
  /** Held back by a command, and let go by one or by a superadmin. */
  pauseletters: nothing,
  releaseletters: nothing,
  handlefeedback: z.object({ ids: Names }),
  reopenfeedback: z.object({ ids: Names }),
  exportaudit: z.object({ filter: z.record(z.string(), z.json()) }),

  // The operator's commands and the portal's own housekeeping; their actor is `console` or `portal`.
  createsuperadmin: nothing,
  restorebackup: z.object({ file: z.string() }),
  /** All data came here from the other database engine; or are worked on again where they had been left (decision 108). */
  movedatabase: z.object({ to: z.enum(['SQLite', 'PostgreSQL']) }),
  reopendatabase: nothing,
  removeunverified: nothing,
  pruneaudit: z.object({ removed: count, before: z.string() }),
  signanchors: z.object({ anchors: count }),

  /** A request named somebody else than its session's person as the one who acts (CALL-13). */
  claimactor: z.object({ call: z.string() }),
} as const satisfies Readonly<Record<string, z.ZodMiniType<object>>>

export type AuditAction = keyof typeof auditActions
export type AuditDetails<Action extends AuditAction> = z.output<(typeof auditActions)[Action]>

/** An action with its own details; those without content may be left out. */
export type AuditAct = { [Action in AuditAction]: ActOf<Action> }[AuditAction]
type ActOf<Action extends AuditAction> =
  Record<never, never> extends AuditDetails<Action>
    ? { readonly action: Action; readonly details?: AuditDetails<Action> }
    : { readonly action: Action; readonly details: AuditDetails<Action> }

/** The line's action with its details typed; undefined for one that another version of the portal wrote. */
export function knownAct(line: { readonly action: string; readonly details: unknown }): AuditAct | undefined {
  if (!isAuditAction(line.action)) return undefined
  const details = auditActions[line.action].safeParse(line.details)
  return details.success ? ({ action: line.action, details: details.data } as AuditAct) : undefined
}

export function isAuditAction(action: string): action is AuditAction {
  return Object.hasOwn(auditActions, action)
}
