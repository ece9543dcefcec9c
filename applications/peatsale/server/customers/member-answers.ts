/** Who belongs to an account: its main member decides, and each office that sells to it. */
import type { Host, NoTables } from '@workspace/portal/server'
import { answersOf } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import { addMember, changeMember, searchPeople } from '../../contract/index.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { seenCustomer } from './customer-scope.ts'
import { touchCustomer } from './customer-store.ts'
import { insertMember, membersOf } from './members.ts'
import { tellOfCustomer, tellOfRights } from './tell.ts'

const { reads, writes } = answersOf<PeatActor>()

export const searchPeopleAnswer = reads(searchPeople, async ({ host, actor }, { find }, refuse) => {
  if (actor.sellers.length === 0 && actor.mainOf.length === 0 && !actor.roles.has('superadmin'))
    throw refuse('forbidden')
  const found = await host.people.search(actor, find)
  return { people: found.filter(({ active }) => active).map(({ id, name }) => ({ id, name })) }
})

export const addMemberAnswer = writes(addMember, {
  prepare: ({ host, actor }, { person }) => isInScope(host, actor, person),
  write: async ({ host, actor, transaction, request, prepared: isKnown }, { account, person }, refuse) => {
    const seen = await seenCustomer(transaction, actor, account)
    if (!seen) throw refuse('not_found')
    if (!seen.managesMembers) throw refuse('forbidden')
    if (!isKnown || seen.row.closed === 1) throw refuse('not_found', { fields: ['person'] })
    const version = await touchCustomer(transaction, account, request.now)
    await insertMember(transaction, account, person)
    await tellOfMember(host, transaction, { account, person })
    return { version }
  },
})

/** Asked by the address, which is one person's: a name may be that of more people than a search shows. */
async function isInScope(host: Host, actor: PeatActor, person: string): Promise<boolean> {
  const card = await host.people.card(person)
  if (!card?.active) return false
  return (await host.people.search(actor, card.email)).some(({ id }) => id === person)
}

export const changeMemberAnswer = writes(changeMember, {
  write: async ({ host, actor, transaction, request }, { account, person, change }, refuse) => {
    const seen = await seenCustomer(transaction, actor, account)
    if (!seen) throw refuse('not_found')
    if (!seen.managesMembers) throw refuse('forbidden')
    const version = await touchCustomer(transaction, account, request.now)
    const members = await membersOf(transaction, [account])
    const member = members.find((one) => one.person === person)
    if (!member) throw refuse('not_found', { fields: ['person'] })
    if (change === 'main') await makeMain(transaction, account, person)
    else {
      // An account never loses its people by its own hand; the office may take the last one out.
      if (member.isMain && (members.length > 1 || !seen.isOffice)) throw refuse('in_use', { fields: ['person'] })
      await removeMember(transaction, account, person)
    }
    await tellOfMember(host, transaction, { account, person })
    return { version }
  },
})

async function makeMain(transaction: Transaction<NoTables>, account: string, person: string): Promise<void> {
  await ownTables(transaction)
    .updateTable('peatsale_customer_member')
    .set((row) => ({ is_main: row.case().when('person', '=', person).then(1).else(0).end() }))
    .where('customer', '=', account)
    .execute()
}

async function removeMember(transaction: Transaction<NoTables>, account: string, person: string): Promise<void> {
  const members = ownTables(transaction).deleteFrom('peatsale_customer_member')
  await members.where('customer', '=', account).where('person', '=', person).execute()
}

async function tellOfMember(
  host: Host,
  transaction: Transaction<NoTables>,
  { account, person }: { readonly account: string; readonly person: string },
): Promise<void> {
  const members = await membersOf(transaction, [account])
  await tellOfCustomer(host, transaction, account)
  await tellOfRights(host, transaction, [...new Set([person, ...members.map((member) => member.person)])])
}
