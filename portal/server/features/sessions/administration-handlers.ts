import { administrationCalls, may, peopleScope } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { findAccount } from '../../kernel/accounts/account-store.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import type { OpenContext } from '../../kernel/handlers/handler.ts'
import { handler, writingHandler } from '../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../kernel/handlers/nothing-changed.ts'
import { scopeCatalogue } from '../../kernel/registers/scope-catalogue.ts'
import { authorizeIn } from '../../kernel/rights/acting.ts'
import { endSession, endSessionsOf, findSession } from '../../kernel/sessions/session-store.ts'
import { countLivingSessions, searchLivingSessions } from './session-list.ts'

const { searchSessions, endPersonSession, endPersonSessions } = administrationCalls

/** R36: superadmins see everybody's sessions, company administrators those of their people. */
export const searchSessionsHandler = handler(searchSessions, async (context, { find, userid, cursor }) => {
  const { portal, request, session, actor, site } = context
  const scope = peopleScope(actor, await scopeCatalogue(portal))
  const question = { session, scope, settings: site.settings, now: request.now, find, userid }
  const [page, total] = await Promise.all([
    searchLivingSessions(portal.database.reading, { ...question, cursor }),
    countLivingSessions(portal.database.reading, question),
  ])
  return { sessions: [...page.rows], cursor: page.cursor, total }
})

export const endPersonSessionHandler = writingHandler(endPersonSession, {
  write: async (context, { id }, refuse) => {
    const { transaction } = context
    const found = await findSession(transaction, id)
    const standing = found && (await rightsTo(context, found.accountId))
    if (!found || !standing) throw refuse('not_found')
    if (!standing.mayEnd) throw refuse('forbidden')
    await endSession(transaction, id)
    const { username: target, company } = standing.person
    const details = { device: found.device }
    await appendAuditEvent(context, { action: 'endpersonsession', target, company, details })
    return {}
  },
})

export const endPersonSessionsHandler = writingHandler(endPersonSessions, {
  write: async (context, { userid }, refuse) => {
    const { session, transaction } = context
    const standing = await rightsTo(context, userid)
    if (!standing) throw refuse('user_not_found')
    if (!standing.mayEnd) throw refuse('forbidden')
    const ended = await endSessionsOf(transaction, userid, session.handle)
    if (ended === 0) throw nothingChanged(endPersonSessions, { ended })
    const { username: target, company } = standing.person
    const details = { ended }
    await appendAuditEvent(context, { action: 'endpersonsessions', target, company, details })
    return { ended }
  },
})

/** The person, and whether the administrator may end his or her sessions; undefined outside the administrator's list (ROLE-24). */
async function rightsTo(
  { portal, actor, transaction }: OpenContext & { actor: Account; transaction: PortalTransaction },
  id: string,
): Promise<{ person: Account; mayEnd: boolean } | undefined> {
  const person = await findAccount(transaction, id)
  const { administrator } = await authorizeIn(transaction, portal, actor)
  if (!person || !may.see(administrator, person)) return undefined
  return { person, mayEnd: may.edit(administrator, person) }
}
