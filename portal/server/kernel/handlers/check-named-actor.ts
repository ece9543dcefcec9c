import { usernameKey } from '../../../contract/own.ts'
import { Refused } from '../refusals/refuse.ts'
import { auditEvent } from './audit-event.ts'
import type { OpenContext } from './handler.ts'

/**
 * CALL-13: a field that names the acting administrator must name the session's person. It never gives a right; whoever
 * names another is refused and written down (security.md 3.1, 6). To be called in `prepare`, since a refusal undoes `write`.
 */
export async function checkNamedActor(context: OpenContext, named: string, call: { name: string }): Promise<void> {
  const { portal, actor } = context
  if (actor && usernameKey(named) === usernameKey(actor.username)) return
  const event = auditEvent(context, {
    action: 'claimactor',
    target: actor?.username ?? '',
    company: actor?.company,
    details: { call: call.name },
    result: 'refused',
  })
  await portal.database.writing((transaction) => portal.audit.append(transaction, event))
  throw new Refused('forbidden')
}
