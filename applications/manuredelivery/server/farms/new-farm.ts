/** An office takes a farm on, and farms and offices say who belongs to it. */
import { accounts } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import { days, handlersOf } from '@workspace/portal/server'
import { addFarm, addFarmMember, changeFarmMember, findAccount } from '../../contract/farms/new-farm.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { publishFarm } from './save-farm.ts'
import { isMade, join, managesMembers, membersOf, publishMember, takeOn } from './take-on.ts'

const { reads, writes } = handlersOf<ManureActor>()

/** Who asks more wants a list of other companies' farms. */
const searchesOfBusinessIds = { name: 'business-ids', most: 100, within: days(1) }

const findAccountHandler = reads(findAccount, async ({ host, actor }, { businessId }) => {
  await host.limits.spend(searchesOfBusinessIds, actor.id)
  const own = ownTables(host.database.reading)
  const found = own.selectFrom('logistics_account').select(['id', 'name']).where('business_id', '=', businessId)
  const account = await found.where('closed', '=', 0).executeTakeFirst()
  if (account === undefined) return { account: null }
  const site = await own
    .selectFrom('logistics_site')
    .select('city')
    .where('account', '=', account.id)
    .where('removed', '=', 0)
    .orderBy('id')
    .executeTakeFirst()
  return { account: { ...account, municipality: site?.city ?? '' } }
})

const addFarmHandler = writes(addFarm, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { id, isKnown, company, businessId } = given
    if (!actor.companies.includes(company)) throw refuse('not_found')
    const stored = await accounts.read(transaction, id)
    const isFound =
      stored !== undefined && stored.closed === 0 && businessId !== '' && stored.business_id === businessId
    if (isKnown ? !isFound : stored !== undefined) throw refuse('not_found')
    const account = { id, name: given.name, businessId, language: 'fi' as const, now: request.now }
    if (!isKnown && !(await isMade(host, transaction, account))) throw refuse('in_use', { fields: ['businessId'] })
    await takeOn(host, transaction, { ...given, now: request.now })
    return { id }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('in_use', { fields: ['businessId'] })
  },
})

const addFarmMemberHandler = writes(addFarmMember, {
  prepare: async ({ host, actor }, { email }) => personBy(host, actor, email),
  write: async ({ host, actor, transaction, request, prepared: person }, { account }, refuse) => {
    if (!(await managesMembers(transaction, actor, account))) throw refuse('not_found')
    if (person === undefined) throw refuse('not_found', { fields: ['email'] })
    await accounts.touch(transaction, account, request.now)
    await join(host, transaction, { account, person })
    return {}
  },
})

const changeFarmMemberHandler = writes(changeFarmMember, {
  write: async ({ host, actor, transaction, request }, { account, person, change }, refuse) => {
    if (!(await managesMembers(transaction, actor, account))) throw refuse('not_found')
    await accounts.touch(transaction, account, request.now)
    const members = await membersOf(transaction, account)
    const member = members.find((each) => each.person === person)
    if (member === undefined) throw refuse('not_found', { fields: ['person'] })
    if (change === 'main') {
      await makeMain(host, transaction, { account, person, people: members.map((each) => each.person) })
      return {}
    }
    if (member.is_main === 1 && members.length > 1) throw refuse('in_use', { fields: ['person'] })
    await accounts.removeMember(transaction, { account, person })
    await publishMember(host, transaction, { account, person })
    return {}
  },
})

interface Change {
  readonly account: string
  readonly person: string
  /** All members. */
  readonly people: readonly string[]
}

async function makeMain(host: Host, transaction: ManureTransaction, { account, person, people }: Change) {
  await accounts.makeMain(transaction, { account, person })
  await publishFarm(host, transaction, account)
  const channels = people.map((each) => `person:${each}`)
  await host.live.publish(transaction, { topic: 'rights', ids: people, channels })
}

/** The address is one person's; who is deactivated is not found. */
async function personBy(host: Host, actor: ManureActor, email: string): Promise<string | undefined> {
  const wanted = email.trim().toLowerCase()
  const found = await host.people.search(actor, wanted)
  return found.find((card) => card.active && card.email.toLowerCase() === wanted)?.id
}

export const newFarmHandlers = {
  findAccount: findAccountHandler,
  addFarm: addFarmHandler,
  addFarmMember: addFarmMemberHandler,
  changeFarmMember: changeFarmMemberHandler,
}
