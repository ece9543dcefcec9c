import { administrationCalls, may } from '../../contract/index.ts'
import type { Account } from '../accounts/account.ts'
import { changeAccount, findAccount } from '../accounts/account-store.ts'
import { writingAnswer } from '../answering/answer.ts'
import { auditOf } from '../audit/audit-of.ts'
import { checkNamedActor } from '../audit/check-named-actor.ts'
import { actingIn } from './administration.ts'

const { verifyUsers } = administrationCalls

/** CALL-33: all or nothing (ADMIN-USERS-23); whoever was verified before stays so. */
export const verifyUsersAnswer = writingAnswer(verifyUsers, {
  prepare: (context, { username }) => checkNamedActor(context, username, verifyUsers),
  write: async (context, { users }, refuse) => {
    const { portal, request, actor, transaction } = context
    const { administrator } = await actingIn(transaction, portal, actor)
    const ids = [...new Set(users)]
    const people: Account[] = []
    for (const id of ids) {
      const person = await findAccount(transaction, id)
      if (!person || !may.verify(administrator, person)) throw refuse('forbidden')
      people.push(person)
    }
    const waiting = people.filter(({ activated }) => !activated)
    for (const { id } of waiting) await changeAccount(transaction, id, { activated: true, now: request.now })
    const events = waiting.map(({ username: target, company }) => ({ action: 'verifyuser', target, company }) as const)
    await portal.audit.appendAll(transaction, events.map((event) => auditOf(context, event)))
    await portal.live.publish(transaction, { kind: 'data-changed', topic: 'users', for: { to: 'administrators' } })
    return { verified: ids }
  },
})
