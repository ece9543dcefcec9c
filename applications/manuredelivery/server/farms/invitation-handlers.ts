/** Mailed invitations to a farm: seven days, once, for the person with the address (7.5). The letter itself changes nothing. */
import { accounts, invitations } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import { handlersOf, plainName } from '@workspace/portal/server'
import {
  acceptInvitation,
  inviteMember,
  readInvitation,
  withdrawInvitation,
} from '../../contract/farms/invitation-calls.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { letters } from '../letters/templates.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { accountCard } from './accounts.ts'
import { auditFarm } from './audit-farm.ts'
import { publishFarm } from './save-farm.ts'
import { companiesCollecting, join, managesMembers } from './take-on.ts'

const { reads, writes } = handlersOf<ManureActor>()
const application = 'manuredelivery'

const inviteMemberHandler = writes(inviteMember, {
  prepare: async ({ host, actor }, { account }, refuse) => {
    if (!(await managesMembers(host.database.reading, actor, account))) throw refuse('not_found')
    await host.limits.spend(invitations.budget, actor.id)
  },
  write: async ({ host, actor, transaction, request }, { account, email }, refuse) => {
    if (!(await managesMembers(transaction, actor, account))) throw refuse('not_found')
    const { now } = request
    await accounts.touch(transaction, account, now)
    const isMain = actor.mainOf.includes(account)
    const companies = isMain ? [] : await companiesCollecting(transaction, account)
    const sent = { application, account, email, by: actor.id, companies, now }
    const { id, link, validUntil } = await invitations.write(transaction, sent)
    await mailLink(host, transaction, { account, email, inviter: actor.name, link, validUntil, now })
    await auditFarm({ host, transaction, request }, { account, action: 'invitemember', details: { person: email } })
    await publishFarm(host, transaction, account)
    return { id, validUntil }
  },
})

interface Mailed {
  readonly account: string
  readonly email: string
  readonly inviter: string
  readonly link: string
  readonly validUntil: string
  readonly now: Date
}

/** In the language of the account; answers go to the first of the offices that collect from it. */
async function mailLink(host: Host, transaction: ManureTransaction, mailed: Mailed): Promise<void> {
  const { account, email, inviter, link, validUntil, now } = mailed
  const { name, language } = await accountCard(transaction, account)
  const operators = ownTables(transaction).selectFrom('manuredelivery_operator').select('orders_email as email')
  const offices = operators.where('id', 'in', await companiesCollecting(transaction, account)).orderBy('id')
  const replyTo = (await offices.execute()).find((office) => office.email !== '')?.email
  await host.mail.queue(transaction, {
    template: letters.farm_invitation,
    to: { address: email, language: language === 'en' ? 'en' : 'fi' },
    parameters: { farm: plainName(name), inviter: plainName(inviter), until: validUntil },
    ...{ route: '/invitation/', secret: link, now },
    ...(replyTo !== undefined && { replyTo }),
  })
}

const withdrawInvitationHandler = writes(withdrawInvitation, {
  write: async ({ host, actor, transaction, request }, { id }, refuse) => {
    const sent = { application, id, now: request.now }
    const account = await invitations.accountOf(transaction, sent)
    if (account === undefined || !(await managesMembers(transaction, actor, account))) throw refuse('not_found')
    if (!(await invitations.withdraw(transaction, sent))) throw refuse('not_found')
    await publishFarm(host, transaction, account)
    return {}
  },
})

const readInvitationHandler = reads(readInvitation, async ({ host, actor, request }, { link }) => {
  const reader = host.database.reading
  const email = await invitations.addressOf(host, actor.id)
  const found = await invitations.read(reader, { application, link, email, now: request.now })
  const { accepted, validUntil } = found
  const state = found.state === 'open' && accepted !== undefined ? await endOf(reader, accepted) : found.state
  const isMember = accepted !== undefined && actor.accounts.includes(accepted.account)
  return { state, name: accepted?.name ?? '', validUntil, isMember }
})

interface Invited {
  readonly account: string
  /** The companies whose office invites; empty where the main member does. */
  readonly companies: readonly string[]
}

/** No company collects from the farm any more, or one does that has not agreed to the member whom an office invites. */
async function endOf(reader: ManureReader, { account, companies }: Invited): Promise<'open' | 'closed' | 'withdrawn'> {
  const collecting = await companiesCollecting(reader, account)
  if (collecting.length === 0) return 'closed'
  return companies.length === 0 || collecting.every((company) => companies.includes(company)) ? 'open' : 'withdrawn'
}

const acceptInvitationHandler = writes(acceptInvitation, {
  prepare: ({ host, actor }) => invitations.addressOf(host, actor.id),
  write: async ({ host, actor, transaction, request, prepared: email }, { link }, refuse) => {
    const accepted = await invitations.accept(transaction, { application, link, email, now: request.now })
    if ('refused' in accepted) throw refuse(accepted.refused)
    const { account, name } = accepted
    await accounts.touch(transaction, account, request.now)
    if ((await endOf(transaction, accepted)) !== 'open') throw refuse('invalid_code')
    await join(host, transaction, { account, person: actor.id })
    await auditFarm({ host, transaction, request }, { account, action: 'joinfarm', details: { person: actor.name } })
    return { account, name }
  },
})

export const invitationHandlers = {
  inviteMember: inviteMemberHandler,
  withdrawInvitation: withdrawInvitationHandler,
  readInvitation: readInvitationHandler,
  acceptInvitation: acceptInvitationHandler,
}
