import { Readable } from 'node:stream'
import type { AuditFilter, AuditLine } from '../../../contract/own.ts'
import { administrationCalls, companiesOf, fullName, peopleScope } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { within } from '../../kernel/accounts/account-store.ts'
import { selectPeople } from '../../kernel/accounts/people.ts'
import { newestLink, verifyAuditChain } from '../../kernel/audit/verify-audit-chain.ts'
import { auditEvent } from '../../kernel/handlers/audit-event.ts'
import type { OpenContext } from '../../kernel/handlers/handler.ts'
import { fileHandler, handler } from '../../kernel/handlers/handler.ts'
import { SentFile } from '../../kernel/handlers/sent-file.ts'
import { budgets } from '../../kernel/limits/budgets.ts'
import { rowsInPage } from '../../kernel/lists/page.ts'
import { companyNames } from '../../kernel/registers/company-store.ts'
import { scopeCatalogue } from '../../kernel/registers/scope-catalogue.ts'
import type { SignedIn } from '../../kernel/sessions/session.ts'
import { auditFile } from './audit-file.ts'
import { searchTrail } from './audit-search.ts'
import type { CompanyLines } from './company-lines.ts'
import { linesOfCompanies } from './company-lines.ts'

const { searchAudit, exportAudit, verifyAudit } = administrationCalls

export const searchAuditHandler = handler(searchAudit, async (context, { before, ...filter }) => {
  const lines = await readableLines(context, filter)
  const { reading } = context.portal.database
  const page = await searchTrail(reading, { filter, lines, before, limit: rowsInPage })
  return { ...page, people: await namesIn(context, page.lines) }
})

/** People as the user list names them; of those outside the reader's scope the username has to do. */
async function namesIn(
  { portal, actor, session }: OpenContext & { actor: Account; session: SignedIn },
  lines: readonly AuditLine[],
): Promise<{ username: string; name: string }[]> {
  const usernames = new Set(lines.flatMap((line) => [line.actor, line.target]))
  usernames.delete('')
  if (usernames.size === 0) return []
  const { reading } = portal.database
  const scope = peopleScope(actor, await scopeCatalogue(portal))
  const rows = await within(selectPeople(reading), scope, session.account)
    .select(['username', 'firstname', 'lastname'])
    .where('username', 'in', [...usernames])
    .execute()
  return rows.map((row) => ({ username: row.username, name: fullName(row) }))
}

/** The trail tells of its own export before the first line goes out. */
export const exportAuditHandler = fileHandler(exportAudit, async (context, { language, ...filter }) => {
  const { portal, request, actor, write } = context
  await portal.limits.spend(budgets.auditExport, actor.id)
  const lines = await readableLines(context, filter)
  const { company } = actor
  const event = auditEvent(context, { action: 'exportaudit', target: '', company, details: { filter: given(filter) } })
  await write(async (transaction) => {
    await portal.audit.append(transaction, event)
    return {}
  })
  const file = Readable.from(auditFile(portal.database.reading, { filter, lines, language }))
  return new SentFile('text/csv; charset=utf-8', file, `audit-${request.now.toISOString().slice(0, 10)}.csv`)
})

/** Lines that one call checks: a stretch that takes well under a second. */
const checkedAtOnce = 10_000

export const verifyAuditHandler = handler(verifyAudit, async ({ portal }, { after }) => {
  const { lines, broken, head, isWhole } = await verifyAuditChain(portal, { after, atMost: checkedAtOnce })
  const isOver = isWhole || broken !== undefined
  return {
    checked: lines,
    brokenat: broken?.seq ?? 0,
    after: isOver ? 0 : head.seq,
    head: await newestLink(portal.database),
  }
})

/** Superadmins read every line, company administrators those of their companies; nobody else has any (R41). */
async function readableLines(
  { portal, actor }: OpenContext,
  { company }: AuditFilter,
): Promise<readonly CompanyLines[] | undefined> {
  if (!actor) return []
  const { reading } = portal.database
  if (actor.isSuperadmin) return company === undefined ? undefined : linesOfCompanies(reading, [company])
  const own = companiesOf(actor, await companyNames(portal.database))
  return linesOfCompanies(reading, company === undefined ? own : own.filter((name) => name === company))
}

/** What the filter really asks for, for the trail. */
function given(filter: AuditFilter): Record<string, string | string[]> {
  const asked = Object.entries(filter)
  return Object.fromEntries(
    asked.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])),
  )
}
