/** Mailed invitations to an account: seven days, once, for whoever has the address (2.11). The letter itself does nothing. */
import { accounts } from '@workspace/logistics/server'
import type { AnswerOf } from '@workspace/portal/contract'
import { emailKey } from '@workspace/portal/contract'
import type { Host, NoTables } from '@workspace/portal/server'
import { handlersOf } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import { acceptInvitation, inviteMember, readInvitation, withdrawInvitation } from '../../contract/index.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import type { Admitting } from './admission.ts'
import { admit } from './admission.ts'
import { seenCustomer } from './customer-scope.ts'
import { invitations } from './limits.ts'
import { sendInvitation, sha256, withdraw } from './send-invitation.ts'
import { publishCustomer, publishRights } from './tell.ts'

const { reads, writes } = handlersOf<PeatActor>()

export const inviteMemberHandler = writes(inviteMember, {
  prepare: async ({ host, actor }, { account }, refuse) => {
    const seen = await seenCustomer(host.database.reading, actor, account)
    if (!seen || seen.row.closed === 1) throw refuse('not_found')
    if (!seen.managesMembers) throw refuse('forbidden')
    await host.limits.spend(invitations, actor.id)
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
    const rows = ownTables(transaction).selectFrom('peatsale_invitation').select('customer').where('id', '=', id)
    const invitation = await rows.executeTakeFirst()
    const seen = invitation && (await seenCustomer(transaction, actor, invitation.customer))
    // A member who does not manage the others is not told of invitations either.
    if (!invitation || !seen?.managesMembers) throw refuse('not_found')
    if ((await withdraw(transaction, request.now, { id })) === 0) throw refuse('not_found')
    await publishCustomer(host, transaction, invitation.customer)
    return {}
  },
})

/** Whoever else got hold of the link reads no more than that it is not theirs. */
export const readInvitationHandler = reads(readInvitation, async ({ host, actor, request }, { link }) => {
  const nothing = { name: '', validUntil: null, isMember: false }
  const invitation = await ownTables(host.database.reading)
    .selectFrom('peatsale_invitation as invitation')
    .innerJoin('logistics_account as customer', 'customer.id', 'invitation.customer')
    .select(['invitation.customer', 'email', 'name', 'closed', 'valid_until', 'used_at', 'withdrawn_at'])
    .where('secret_sha', '=', sha256(link))
    .executeTakeFirst()
  if (!invitation) return { ...nothing, state: 'unknown' as const }
  if (invitation.email !== (await ownAddress(host, actor))) return { ...nothing, state: 'other' as const }
  const { customer, name, valid_until: validUntil } = invitation
  return { state: stateOf(invitation, request.now), name, validUntil, isMember: actor.accounts.includes(customer) }
})

type InvitationState = AnswerOf<typeof readInvitation>['state']

interface Ending {
  readonly closed: number
  readonly used_at: string | null
  readonly withdrawn_at: string | null
  readonly valid_until: string
}

function stateOf({ closed, used_at, withdrawn_at, valid_until }: Ending, now: Date): InvitationState {
  if (used_at !== null) return 'used'
  if (withdrawn_at !== null) return 'withdrawn'
  if (closed === 1) return 'closed'
  return valid_until > now.toISOString() ? 'open' : 'expired'
}

/** An address that was typed and not confirmed is nobody's yet. */
async function ownAddress(host: Host, { id }: PeatActor): Promise<string> {
  return emailKey((await host.people.confirmedAddresses([id])).get(id) ?? '')
}

export const acceptInvitationHandler = writes(acceptInvitation, {
  prepare: ({ host, actor }) => ownAddress(host, actor),
  write: async ({ host, actor, transaction, request, prepared: email }, { link }, refuse) => {
    const invitation = await openInvitation(transaction, link, request.now)
    if (!invitation) throw refuse('invalid_code')
    // Whoever else got hold of the link is not the one who was invited.
    if (invitation.email !== email) throw refuse('forbidden')
    const used = await ownTables(transaction)
      .updateTable('peatsale_invitation')
      .set({ used_at: request.now.toISOString() })
      .where('id', '=', invitation.id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!used) throw refuse('invalid_code')
    await accounts.touch(transaction, invitation.customer, request.now)
    const by: Admitting = invitation.sellers === '' ? 'main' : JSON.parse(invitation.sellers)
    const { customer: account } = invitation
    await admit({ host, transaction, request, actor: actor.id }, { account, person: actor.id, name: actor.name, by })
    await publishCustomer(host, transaction, invitation.customer)
    await publishRights(host, transaction, [actor.id])
    return { account, name: invitation.name }
  },
})

function openInvitation(transaction: Transaction<NoTables>, link: string, now: Date) {
  return ownTables(transaction)
    .selectFrom('peatsale_invitation as invitation')
    .innerJoin('logistics_account as customer', 'customer.id', 'invitation.customer')
    .select(['invitation.id', 'invitation.customer', 'email', 'name', 'invitation.sellers'])
    .where('secret_sha', '=', sha256(link))
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('valid_until', '>', now.toISOString())
    .where('closed', '=', 0)
    .executeTakeFirst()
}
