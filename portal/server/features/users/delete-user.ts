import type { InputOf } from '../../../contract/own.ts'
import { administrationCalls, may } from '../../../contract/own.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import { checkNamedActor } from '../../kernel/handlers/check-named-actor.ts'
import { writingHandler } from '../../kernel/handlers/handler.ts'
import type { RemovedParts } from '../../kernel/host/membership.ts'
import { removeAccount } from '../../kernel/host/remove-account.ts'
import { tellOfPerson } from '../../kernel/live/tell-overseers.ts'
import { authorizeIn } from '../../kernel/rights/acting.ts'
import { keepSuperadmin } from './last-superadmin.ts'
import { lockManagedUser } from './lock-managed-user.ts'

const { deleteUser } = administrationCalls

/** CALL-37: the person with everything that is his or hers, in one transaction. */
export const deleteUserHandler = writingHandler(deleteUser, {
  prepare: (context, { admin }) => checkNamedActor(context, admin, deleteUser),
  write: async (context, { id, username, userid, whichtodelete }, refuse) => {
    const { portal, actor, transaction } = context
    const { administrator } = await authorizeIn(transaction, portal, actor)
    const account = await lockManagedUser(transaction, administrator, { id, username, userid })
    if (!may.edit(administrator, account)) throw refuse('forbidden')
    await keepSuperadmin(transaction, account)
    if (account.id === administrator.id) throw refuse('own_account')
    if (!may.remove(administrator, account)) throw refuse('forbidden')
    const parts = removedParts(whichtodelete)
    if (!(await removeAccount(portal, transaction, { account, parts }))) throw refuse('in_use')
    await appendAuditEvent(context, {
      action: 'deleteuser',
      target: account.username,
      company: account.company,
      details: parts,
    })
    await tellOfPerson(portal, transaction, { account })
    return {}
  },
})

/** Booleans or a list of the two words; left out means both. */
function removedParts(which: InputOf<typeof deleteUser>['whichtodelete']): RemovedParts {
  if (which === undefined) return { company: true, pricelist: true }
  if (!Array.isArray(which)) return which
  return { company: which.includes('company'), pricelist: which.includes('pricelist') }
}
