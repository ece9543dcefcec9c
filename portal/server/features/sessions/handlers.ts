import { portalCalls } from '../../../contract/own.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import { handler, writingHandler } from '../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../kernel/handlers/nothing-changed.ts'
import { companyNames } from '../../kernel/registers/company-store.ts'
import { endSession, endSessionsOf } from '../../kernel/sessions/session-store.ts'
import { mainRecord } from '../../kernel/site/site-store.ts'
import { initialDataOf, visibleCarriers } from './initial-data.ts'

export const readInitialDataHandler = handler(portalCalls.readInitialData, ({ portal, session, actor, site }) =>
  initialDataOf(portal, actor, { site, secondFactor: session.secondFactor }),
)

export const readPublicDataHandler = handler(portalCalls.readPublicData, async ({ portal, site }) => ({
  maindata: [mainRecord(site)],
  companies: [...(await companyNames(portal.database))],
}))

export const readTransportCompaniesHandler = handler(portalCalls.readTransportCompanies, async ({ site, actor }) => ({
  transportcompanies: visibleCarriers(site, actor),
}))

/** CALL-40: a success for an ended session, too. */
export const logOutHandler = writingHandler(portalCalls.logOut, {
  write: async (context) => {
    const { session, transaction } = context
    if (!session) return {}
    await endSession(transaction, session.handle)
    const { username, company } = session.account
    await appendAuditEvent(context, { action: 'logout', target: username, company })
    return {}
  },
})

export const readOwnSessionsHandler = handler(portalCalls.readOwnSessions, async ({ portal, session }) => {
  const rows = await portal.database.reading
    .selectFrom('session')
    .select(['handle', 'created_at', 'last_seen_at', 'user_agent'])
    .where('account_id', '=', session.account.id)
    .orderBy('last_seen_at', 'desc')
    .execute()
  const sessions = rows.map((row) => ({
    id: row.handle,
    current: row.handle === session.handle,
    device: row.user_agent,
    signedinat: row.created_at,
    lastseenat: row.last_seen_at,
  }))
  return { sessions }
})

/** Ends one of one's own sessions; another person's is not found. */
export const endOwnSessionHandler = writingHandler(portalCalls.endOwnSession, {
  write: async (context, { id }, refuse) => {
    const { actor, transaction } = context
    const ended = await transaction
      .deleteFrom('session')
      .where('handle', '=', id)
      .where('account_id', '=', actor.id)
      .returning('handle')
      .executeTakeFirst()
    if (!ended) throw refuse('not_found')
    await appendAuditEvent(context, { action: 'endsession', target: actor.username, company: actor.company })
    return {}
  },
})

export const endOtherSessionsHandler = writingHandler(portalCalls.endOtherSessions, {
  write: async (context) => {
    const { session, actor, transaction } = context
    const ended = await endSessionsOf(transaction, actor.id, session.handle)
    if (ended === 0) throw nothingChanged(portalCalls.endOtherSessions, { ended })
    const { username, company } = actor
    await appendAuditEvent(context, { action: 'endothersessions', target: username, company, details: { ended } })
    return { ended }
  },
})
