import { administrationCalls, may } from '../../../contract/own.ts'
import { findAccounts, setFlag } from '../../kernel/accounts/account-store.ts'
import { markUnproven } from '../../kernel/accounts/unproven-addresses.ts'
import { auditEvent } from '../../kernel/handlers/audit-event.ts'
import { checkNamedActor } from '../../kernel/handlers/check-named-actor.ts'
import { writingHandler } from '../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../kernel/handlers/nothing-changed.ts'
import { tellOverseers } from '../../kernel/live/tell-overseers.ts'
import { authorizeIn } from '../../kernel/rights/acting.ts'
import { keepUndo } from './bulk/bulk-undo.ts'
import { tellOfNewcomers } from './bulk/tell-of-newcomers.ts'

const { verifyUsers } = administrationCalls

/** CALL-33: all or nothing (ADMIN-USERS-23); whoever was verified before stays so. */
export const verifyUsersHandler = writingHandler(verifyUsers, {
  prepare: (context, { username }) => checkNamedActor(context, username, verifyUsers),
  write: async (context, { users }, refuse) => {
    const { portal, request, actor, transaction } = context
    const { administrator } = await authorizeIn(transaction, portal, actor)
    const ids = [...new Set(users)]
    const people = await findAccounts(transaction, ids)
    const isAllowed = people.length === ids.length && people.every((person) => may.verify(administrator, person))
    if (!isAllowed) throw refuse('forbidden')
    const waiting = people.filter(({ activated }) => !activated)
    const waitingIds = waiting.map(({ id }) => id)
    if (waiting.length === 0) throw nothingChanged(verifyUsers, { verified: ids, undo: null })
    await setFlag(transaction, waitingIds, { flag: 'activated', value: true, now: request.now })
    await markUnproven(transaction, waiting, request.now)
    const events = waiting.map(({ username: target, company }) => ({ action: 'verifyuser', target, company }) as const)
    await portal.audit.appendAll(
      transaction,
      events.map((event) => auditEvent(context, event)),
    )
    await tellOverseers(portal, transaction, waiting)
    await tellOfNewcomers(context, { act: 'verify' }, waiting)
    return { verified: ids, undo: await keepUndo(context, { act: 'verify' }, waitingIds) }
  },
})
