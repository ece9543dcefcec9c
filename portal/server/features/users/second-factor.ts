import { administrationCalls, may } from '../../../contract/own.ts'
import { needsSecondFactor } from '../../kernel/accounts/second-factor-state.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import { handler, writingHandler } from '../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../kernel/handlers/nothing-changed.ts'
import { actingReader, authorizeIn } from '../../kernel/rights/acting.ts'
import { factorsOf, removeFactors } from '../../kernel/second-factor/factors.ts'
import { mailSecondFactor } from '../../kernel/second-factor/second-factor-letter.ts'
import { endSessionsOf } from '../../kernel/sessions/session-store.ts'
import { notMeLink } from '../sessions/index.ts'
import { orMailUnavailable } from './letters.ts'
import { lockManagedUser } from './lock-managed-user.ts'

const { readUserSecondFactor, removeUserSecondFactor } = administrationCalls

export const readUserSecondFactorHandler = handler(readUserSecondFactor, async (context, { id }, refuse) => {
  const { portal } = context
  const { administrator } = actingReader(context)
  const account = (await portal.accounts.findById(id))?.account
  if (!account || !may.see(administrator, account)) throw refuse('user_not_found')
  if (!may.setCredentials(administrator, account)) throw refuse('forbidden')
  const { appSince, passkeys, codesLeft } = await factorsOf(portal.database.reading, id)
  return { app: appSince !== undefined, passkeys: passkeys.length, codesleft: codesLeft }
})

/** The lost phone. Whoever types the person's password could sign in as that person anyway (ROLE-31); the own goes by own settings. */
export const removeUserSecondFactorHandler = writingHandler(removeUserSecondFactor, {
  write: async (context, { id }, refuse) => {
    const { portal, request, actor, site, transaction } = context
    const { administrator } = await authorizeIn(transaction, portal, actor)
    const account = await lockManagedUser(transaction, administrator, { id })
    if (account.id === administrator.id) throw refuse('own_account')
    if (!may.setCredentials(administrator, account)) throw refuse('forbidden')
    const dueAt = needsSecondFactor(account, site.settings) ? request.now.toISOString() : ''
    const details = await removeFactors(transaction, id, { dueAt })
    if (!details) throw nothingChanged(removeUserSecondFactor, {})
    await endSessionsOf(transaction, id)
    const link = await notMeLink(context, account)
    const told = { template: 'secondfactorremoved', of: { kind: 'all' }, ...link, now: request.now } as const
    await orMailUnavailable(() => mailSecondFactor(transaction, portal.outbox, { account, ...told }))
    const event = { action: 'removeusersecondfactor', target: account.username, company: account.company } as const
    await appendAuditEvent(context, { ...event, details })
    return {}
  },
})
