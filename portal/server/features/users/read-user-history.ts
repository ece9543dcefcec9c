import * as z from 'zod/mini'
import type { Administrator, AuditAction, ChangedValue, FieldChange, HistoryLine } from '../../../contract/own.ts'
import { AuditChanges, administrationCalls, ChangedValue as ChangedValues, may } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { handler } from '../../kernel/handlers/handler.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { actingReader } from '../../kernel/rights/acting.ts'
import { hiddenChange } from './person-changes.ts'

/** What changes a person or the way in; signing in and out is not a change. */
const told: readonly AuditAction[] = [
  'register',
  'verifyemail',
  'requestreset',
  'resetpassword',
  'confirmemail',
  'undoemailchange',
  'saveownsettings',
  'saveownapplications',
  'adduser',
  'saveuser',
  'verifyuser',
  'unverifyuser',
  'resendverification',
  'resetuserpassword',
  'deactivateuser',
  'reactivateuser',
  'letinuser',
  'unletinuser',
  'declineuserclaim',
  'undeclineuserclaim',
]

const asking: readonly AuditAction[] = ['requestreset', 'resendverification', 'resetuserpassword']

const Details = z.object({ changes: z.optional(AuditChanges), fields: z.optional(z.array(z.string())) })

/**
 * What happened to a person, from the audit trail, for whoever may see him or her. Lines that another company's
 * administrators may read stay theirs, and those of an earlier person of that name are not this one's.
 */
export const readUserHistoryHandler = handler(
  administrationCalls.readUserHistory,
  async (context, { id, before, limit }, refuse) => {
    const { portal } = context
    const { administrator } = actingReader(context)
    const account = (await portal.accounts.findById(id))?.account
    if (!account || !may.see(administrator, account)) throw refuse('user_not_found')
    let query = linesOf(portal, administrator, account)
      .where('action', 'in', told)
      .limit(limit + 1)
    if (before > 0) query = query.where('seq', '<', before)
    const rows = await query.execute()
    const lines = rows.slice(0, limit).map(lineOf)
    return { lines, before: rows.length > limit ? (lines.at(-1)?.seq ?? 0) : 0 }
  },
)

/** Who changed the person last; asking for letters and links changes nothing. */
export async function lastChangedBy(
  portal: PortalHost,
  administrator: Administrator,
  account: Account,
): Promise<string> {
  const changing = told.filter((action) => !asking.includes(action))
  const query = linesOf(portal, administrator, account).where('action', 'in', changing).where('result', '=', 'done')
  return (await query.limit(1).executeTakeFirst())?.actor ?? ''
}

/** Newest first, those that the administrator may read. */
function linesOf({ database }: PortalHost, administrator: Administrator, account: Account) {
  const query = database.reading
    .selectFrom('audit')
    .select(['seq', 'at', 'actor', 'action', 'details', 'result'])
    .where('target', '=', account.username)
    .where('at', '>=', account.createdAt)
    .orderBy('seq', 'desc')
  if (administrator.isSuperadmin) return query
  return query.where('company', 'in', [account.company, ...administrator.companies])
}

function lineOf(row: {
  readonly seq: number
  readonly at: string
  readonly actor: string
  readonly action: string
  readonly details: string
  readonly result: string
}): HistoryLine {
  const { seq, at, actor, action } = row
  return { seq, at, actor, action, result: row.result === 'done' ? 'done' : 'refused', changes: changesOf(row.details) }
}

function changesOf(details: string): FieldChange[] {
  const parsed = Details.safeParse(JSON.parse(details))
  if (!parsed.success) return []
  const { changes = [], fields = [] } = parsed.data
  const told = changes.map(({ field, before, after }) => ({
    field,
    before: shownValue(before),
    after: shownValue(after),
  }))
  return [...told, ...fields.map(hiddenChange)]
}

function shownValue(value: unknown): ChangedValue {
  const known = ChangedValues.safeParse(value)
  return known.success ? known.data : JSON.stringify(value)
}
