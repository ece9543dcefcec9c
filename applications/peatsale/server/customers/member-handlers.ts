/** Who belongs to an account: its main member decides, and each office that sells to it. */
import { accounts } from '@workspace/logistics/server'
import type { Host, NoTables } from '@workspace/portal/server'
import { handlersOf } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import { addMember, changeMember, searchPeople } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { admit, admittingAs, auditMember, decidesAlone, linkedSellers, mayAdmit } from './admission.ts'
import { seenCustomer } from './customer-scope.ts'
import type { Member } from './members.ts'
import { everyMember, removeMember } from './members.ts'
import { publishCustomer, publishRights } from './tell.ts'

const { reads, writes } = handlersOf<PeatActor>()

export const searchPeopleHandler = reads(searchPeople, async ({ host, actor }, { find }, refuse) => {
  if (actor.sellers.length === 0 && actor.mainOf.length === 0 && !actor.roles.has('superadmin'))
    throw refuse('forbidden')
  const found = await host.people.search(actor, find)
  return { people: found.filter(({ active }) => active).map(({ id, name }) => ({ id, name })) }
})

export const addMemberHandler = writes(addMember, {
  prepare: ({ host, actor }, { person }) => nameInScope(host, actor, person),
  write: async ({ host, actor, transaction, request, prepared: name }, { account, person }, refuse) => {
    const seen = await seenCustomer(transaction, actor, account)
    if (!seen) throw refuse('not_found')
    if (!seen.managesMembers) throw refuse('forbidden')
    if (name === undefined || seen.row.closed === 1) throw refuse('not_found', { fields: ['person'] })
    const version = await accounts.touch(transaction, account, request.now)
    const by = await admittingAs(transaction, actor, account)
    await admit({ host, transaction, request, actor: actor.id }, { account, person, name, by })
    await tellOfMember(host, transaction, { account, person })
    return { version }
  },
})

/** Asked by the address, which is one person's: a name may be that of more people than a search shows. */
async function nameInScope(host: Host, actor: PeatActor, person: string): Promise<string | undefined> {
  const card = await host.people.card(person)
  if (!card?.active) return undefined
  const isSeen = (await host.people.search(actor, card.email)).some(({ id }) => id === person)
  return isSeen ? card.name : undefined
}

export const changeMemberHandler = writes(changeMember, {
  prepare: async ({ host }, { person }) => (await host.people.card(person))?.name ?? '',
  write: async ({ host, actor, transaction, request, prepared: name }, { account, person, change }, refuse) => {
    const seen = await seenCustomer(transaction, actor, account)
    if (!seen) throw refuse('not_found')
    if (!seen.managesMembers) throw refuse('forbidden')
    const version = await accounts.touch(transaction, account, request.now)
    const members = await everyMember(transaction, [account])
    const member = members.find((one) => one.person === person)
    if (!member) throw refuse('not_found', { fields: ['person'] })
    if (!(await mayChange(transaction, actor, { account, member, change }))) throw refuse('forbidden')
    const acting = { host, transaction, request, actor: actor.id }
    if (change === 'admit') {
      await admit(acting, { account, person, name, by: await admittingAs(transaction, actor, account) })
    } else if (change === 'main') {
      await makeMain(transaction, account, person)
      await auditMember(acting, { account, action: 'mainmember', person: name })
    } else {
      const others = members.filter((one) => !one.waits && one.person !== person)
      // An account never loses its people by its own hand; the office may take the last one out.
      if (member.isMain && (others.length > 0 || !seen.isOffice)) throw refuse('in_use', { fields: ['person'] })
      await removeMember(transaction, account, person)
      await auditMember(acting, { account, action: 'removemember', person: name })
    }
    await tellOfMember(host, transaction, { account, person })
    return { version }
  },
})

interface MemberChange {
  readonly account: string
  readonly member: Member
  readonly change: 'main' | 'remove' | 'admit'
}

/** What an office does to members stays within what its seller has let in, where the account has another seller. */
async function mayChange(
  reader: PeatReader,
  actor: PeatActor,
  { account, member, change }: MemberChange,
): Promise<boolean> {
  if (change === 'admit') return mayAdmit(actor, { account, member, linked: await linkedSellers(reader, account) })
  if (change === 'main' && member.waits) return false
  if (await decidesAlone(reader, actor, account)) return true
  const isOwn = !member.seesAll && member.sellers.every((seller) => actor.sellers.includes(seller))
  return change === 'remove' && isOwn
}

/** Who was the main member has seen everything, and goes on to. */
async function makeMain(transaction: Transaction<NoTables>, account: string, person: string): Promise<void> {
  await ownTables(transaction)
    .updateTable('peatsale_customer_member')
    .set((row) => ({
      is_main: row.case().when('person', '=', person).then(1).else(0).end(),
      opened: row.case().when('person', '=', person).then(1).else(row.ref('opened')).end(),
    }))
    .where('customer', '=', account)
    .execute()
}

async function tellOfMember(
  host: Host,
  transaction: Transaction<NoTables>,
  { account, person }: { readonly account: string; readonly person: string },
): Promise<void> {
  const members = await everyMember(transaction, [account])
  await publishCustomer(host, transaction, account)
  await publishRights(host, transaction, [...new Set([person, ...members.map((member) => member.person)])])
}
