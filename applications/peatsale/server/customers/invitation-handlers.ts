/** Mailed invitations to an account: seven days, once, for whoever has the address (2.11). The letter itself does nothing. */
import { accounts, invitations } from '@workspace/logistics/server'
import { handlersOf } from '@workspace/portal/server'
import { acceptInvitation, inviteMember, readInvitation, withdrawInvitation } from '../../contract/index.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import type { Admitting } from './admission.ts'
import { admit } from './admission.ts'
import { seenCustomer } from './customer-scope.ts'
import { sendInvitation } from './send-invitation.ts'
import { publishCustomer, publishRights } from './tell.ts'

const application = 'peatsale'
const { reads, writes } = handlersOf<PeatActor>()

export const inviteMemberHandler = writes(inviteMember, {
  prepare: async ({ host, actor }, { account }, refuse) => {
    const seen = await seenCustomer(host.database.reading, actor, account)
    if (!seen || seen.row.closed === 1) throw refuse('not_found')
    if (!seen.managesMembers) throw refuse('forbidden')
    await host.limits.spend(invitations.budget, actor.id)
  },
  write: async ({ host, actor, transaction, request }, { account, email }, refuse) => {
    const seen = await seenCustomer(transaction, actor, account)
    if (!seen || seen.row.closed === 1) throw refuse('not_found')
    if (!seen.managesMembers) throw refuse('forbidden')
    await accounts.touch(transaction, account, request.now)
    const sent = await sendInvitation({ host, actor, transaction, request }, { account, email })
    await publishCustomer(host, transaction, account)
    return sent
  },
})

export const withdrawInvitationHandler = writes(withdrawInvitation, {
  write: async ({ host, actor, transaction, request }, { id }, refuse) => {
    const sent = { application, id, now: request.now }
    const account = await invitations.accountOf(transaction, sent)
    const seen = account === undefined ? undefined : await seenCustomer(transaction, actor, account)
    // A member who does not manage the others reads of no invitations either.
    if (account === undefined || !seen?.managesMembers) throw refuse('not_found')
    if (!(await invitations.withdraw(transaction, sent))) throw refuse('not_found')
    await publishCustomer(host, transaction, account)
    return {}
  },
})

export const readInvitationHandler = reads(readInvitation, async ({ host, actor, request }, { link }) => {
  const email = await invitations.addressOf(host, actor.id)
  const { state, accepted, validUntil } = await invitations.read(host.database.reading, {
    ...{ application, link, email, now: request.now },
  })
  const isMember = accepted !== undefined && actor.accounts.includes(accepted.account)
  return { state, name: accepted?.name ?? '', validUntil, isMember }
})

export const acceptInvitationHandler = writes(acceptInvitation, {
  prepare: ({ host, actor }) => invitations.addressOf(host, actor.id),
  write: async ({ host, actor, transaction, request, prepared: email }, { link }, refuse) => {
    const accepted = await invitations.accept(transaction, { application, link, email, now: request.now })
    if ('refused' in accepted) throw refuse(accepted.refused)
    const { account, name, companies } = accepted
    await accounts.touch(transaction, account, request.now)
    const by: Admitting = companies.length === 0 ? 'main' : companies
    await admit({ host, transaction, request, actor: actor.id }, { account, person: actor.id, name: actor.name, by })
    await publishCustomer(host, transaction, account)
    await publishRights(host, transaction, [actor.id])
    return { account, name }
  },
})
