/** An office takes a farm on, and farms and offices say who belongs to it. */
import { accounts, sites } from '@workspace/logistics/server'
import type { InputOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { days, handlersOf, newId } from '@workspace/portal/server'
import { addFarm, addFarmMember, findAccount, removeFarmMember } from '../../contract/farms/new-farm.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { companiesOfFarm } from './farm-scope.ts'
import { publishFarm } from './save-farm.ts'

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
    if (!isKnown) {
      await accounts.holdBusinessIds(host, transaction)
      if (await accounts.isBusinessIdTaken(transaction, businessId, id)) {
        throw refuse('in_use', { fields: ['businessId'] })
      }
      const account = { id, version: 0, name: given.name, businessId, farmId: '', language: 'fi' }
      await accounts.save(transaction, { ...account, now: request.now })
    }
    await linkFarm(transaction, given, request.now)
    await beginFarm(transaction, given, request.now)
    await accounts.refreshSearchText(transaction, id)
    await publishFarm(host, transaction, id)
    return { id }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('in_use', { fields: ['businessId'] })
  },
})

type NewFarm = InputOf<typeof addFarm>

/** A link that had ended begins again. */
async function linkFarm(transaction: ManureTransaction, { id, company, farmNumber }: NewFarm, now: Date) {
  const own = ownTables(transaction)
  const links = own.selectFrom('manuredelivery_farm_link').select('id').where('account', '=', id)
  const before = await links.where('company', '=', company).executeTakeFirst()
  const changed_at = now.toISOString()
  if (before === undefined) {
    const row = {
      ...{ id: newId(), account: id, company, farm_number: farmNumber, tags: '[]', payment_days: 14 },
      ...{ invoicing_name: '', invoicing_street: '', invoicing_postal_code: '', invoicing_city: '' },
      ...{ einvoice_address: '', einvoice_operator: '', self_billing: null, contract: null, notes: '', active: 1 },
    }
    await own
      .insertInto('manuredelivery_farm_link')
      .values({ ...row, version: 1, changed_at })
      .execute()
  } else {
    const again = { active: 1, farm_number: farmNumber, changed_at }
    await own.updateTable('manuredelivery_farm_link').set(again).where('id', '=', before.id).execute()
  }
  await accounts.setRelationship(transaction, { account: id, application: 'manuredelivery', company, active: 1 })
}

/** The farm, its site and the first store, where the account has none of them yet. */
async function beginFarm(transaction: ManureTransaction, given: NewFarm, now: Date): Promise<void> {
  const { id: account, keepingPlace, municipality } = given
  const own = ownTables(transaction)
  const edited = { version: 1, changed_at: now.toISOString() }
  const farms = own.selectFrom('manuredelivery_farm').select('id').where('id', '=', account)
  if ((await farms.executeTakeFirst()) === undefined) {
    const keeping_places = JSON.stringify(keepingPlace === '' ? [] : [{ id: keepingPlace, municipality }])
    const farm = { id: account, keeping_places, species: '[]', vat: '[]', ...edited }
    await own.insertInto('manuredelivery_farm').values(farm).execute()
  }
  const stores = own.selectFrom('manuredelivery_store').select('id').where('account', '=', account)
  if ((await stores.where('removed', '=', 0).executeTakeFirst()) !== undefined) return
  const site = (await firstSite(transaction, account)) ?? (await newSite(transaction, given, now))
  await own
    .insertInto('manuredelivery_store')
    .values({
      ...{ id: newId(), account, site, name: given.store, kind: given.storeKind, keeping_place: keepingPlace },
      ...{ municipality, capacity: null, covered: 0, lat: null, lon: null, loading_by: 'farm', surface: 'hard' },
      ...{ contact_name: '', contact_phone: '', instructions: '', kg_per_m3: null, removed: 0, ...edited },
    })
    .execute()
}

async function firstSite(reader: ManureReader, account: string): Promise<string | undefined> {
  const found = ownTables(reader).selectFrom('logistics_site').select('id').where('account', '=', account)
  return (await found.where('removed', '=', 0).orderBy('id').executeTakeFirst())?.id
}

async function newSite(transaction: ManureTransaction, given: NewFarm, now: Date): Promise<string> {
  const id = newId()
  await sites.save(transaction, {
    ...{ id, account: given.id, version: 0, isNew: true, now, name: given.name, street: given.street },
    ...{ postal_code: given.postalCode, city: given.city, gate_lat: null, gate_lon: null, tip_lat: null },
    ...{ tip_lon: null, surface: 'hard', max_combination: 'full', turning_note: '', height_limit_cm: null },
    ...{ storage_m3: null, thaw_prone: 0, unload_side: 'rear', allowed_hours: '', contact_name: '' },
    ...{ contact_phone: '', contact_search: '', gate_code: '', instructions: '' },
  })
  return id
}

const addFarmMemberHandler = writes(addFarmMember, {
  prepare: async ({ host, actor }, { email }) => personBy(host, actor, email),
  write: async ({ host, actor, transaction, request, prepared: person }, { account }, refuse) => {
    if (!(await managesMembers(transaction, actor, account))) throw refuse('not_found')
    if (person === undefined) throw refuse('not_found', { fields: ['email'] })
    await accounts.touch(transaction, account, request.now)
    const members = await membersOf(transaction, account)
    if (members.some((member) => member.person === person)) return {}
    await accounts.addMember(transaction, { account, person, is_main: members.length === 0 ? 1 : 0 })
    await publishMember(host, transaction, { account, person })
    return {}
  },
})

const removeFarmMemberHandler = writes(removeFarmMember, {
  write: async ({ host, actor, transaction, request }, { account, person }, refuse) => {
    if (!(await managesMembers(transaction, actor, account))) throw refuse('not_found')
    await accounts.touch(transaction, account, request.now)
    const members = await membersOf(transaction, account)
    const member = members.find((each) => each.person === person)
    if (member === undefined) throw refuse('not_found', { fields: ['person'] })
    if (member.is_main === 1 && members.length > 1) throw refuse('in_use', { fields: ['person'] })
    await accounts.removeMember(transaction, { account, person })
    await publishMember(host, transaction, { account, person })
    return {}
  },
})

/** The address is one person's; who is deactivated is not found. */
async function personBy(host: Host, actor: ManureActor, email: string): Promise<string | undefined> {
  const wanted = email.trim().toLowerCase()
  const found = await host.people.search(actor, wanted)
  return found.find((card) => card.active && card.email.toLowerCase() === wanted)?.id
}

/** The main member; an office where no other company collects from the farm. */
async function managesMembers(reader: ManureReader, actor: ManureActor, account: string): Promise<boolean> {
  if (actor.mainOf.includes(account)) return true
  const seen = await companiesOfFarm(reader, actor, account)
  if (seen === undefined || actor.companies.length === 0) return false
  const links = ownTables(reader).selectFrom('manuredelivery_farm_link').select('company')
  const all = await links.where('account', '=', account).where('active', '=', 1).execute()
  return all.every(({ company }) => actor.companies.includes(company))
}

async function membersOf(reader: ManureReader, account: string) {
  const members = ownTables(reader).selectFrom('logistics_member').select(['person', 'is_main'])
  return await members.where('account', '=', account).execute()
}

async function publishMember(
  host: Host,
  transaction: ManureTransaction,
  { account, person }: { readonly account: string; readonly person: string },
): Promise<void> {
  await publishFarm(host, transaction, account)
  await host.live.publish(transaction, { topic: 'rights', ids: [person], channels: [`person:${person}`] })
}

export const newFarmHandlers = {
  findAccount: findAccountHandler,
  addFarm: addFarmHandler,
  addFarmMember: addFarmMemberHandler,
  removeFarmMember: removeFarmMemberHandler,
}
