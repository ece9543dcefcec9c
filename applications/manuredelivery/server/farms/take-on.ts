/** A company takes a farm on, and people join it. The caller checks the rights. */
import { accounts, sites } from '@workspace/logistics/server'
import type { InputOf, Language } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { newId } from '@workspace/portal/server'
import type { addFarm } from '../../contract/farms/new-farm.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { companiesOfFarm } from './farm-scope.ts'
import { publishFarm } from './save-farm.ts'

interface NewAccount {
  readonly id: string
  readonly name: string
  readonly businessId: string
  readonly language: Language
  readonly now: Date
}

/** @returns false where another open account has the business id. */
export async function isMade(host: Host, transaction: ManureTransaction, account: NewAccount): Promise<boolean> {
  await accounts.holdBusinessIds(host, transaction)
  if (await accounts.isBusinessIdTaken(transaction, account.businessId, account.id)) return false
  await accounts.save(transaction, { ...account, version: 0, farmId: '' })
  return true
}

/** The account is the company's farm from now on, with a first store where it has none. */
export async function takeOn(
  host: Host,
  transaction: ManureTransaction,
  { now, ...given }: NewFarm & { readonly now: Date },
): Promise<void> {
  await linkFarm(transaction, given, now)
  await beginFarm(transaction, given, now)
  await accounts.refreshSearchText(transaction, given.id)
  await publishFarm(host, transaction, given.id)
}

type NewFarm = Omit<InputOf<typeof addFarm>, 'isKnown' | 'businessId'>

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

/** The main member; an office where no other company collects from the farm. */
export async function managesMembers(reader: ManureReader, actor: ManureActor, account: string): Promise<boolean> {
  if (actor.mainOf.includes(account)) return true
  const seen = await companiesOfFarm(reader, actor, account)
  if (seen === undefined || actor.companies.length === 0) return false
  return (await companiesCollecting(reader, account)).every((company) => actor.companies.includes(company))
}

/** Ids of all companies that collect from the farm now. */
export async function companiesCollecting(reader: ManureReader, account: string): Promise<readonly string[]> {
  const links = ownTables(reader).selectFrom('manuredelivery_farm_link').select('company')
  const active = await links.where('account', '=', account).where('active', '=', 1).orderBy('company').execute()
  return active.map(({ company }) => company)
}

/** The first person is the main member. */
export async function join(
  host: Host,
  transaction: ManureTransaction,
  { account, person }: { readonly account: string; readonly person: string },
): Promise<void> {
  const members = await membersOf(transaction, account)
  if (members.some((member) => member.person === person)) return
  await accounts.addMember(transaction, { account, person, is_main: members.length === 0 ? 1 : 0 })
  await publishMember(host, transaction, { account, person })
}

export async function membersOf(reader: ManureReader, account: string) {
  const members = ownTables(reader).selectFrom('logistics_member').select(['person', 'is_main'])
  return await members.where('account', '=', account).execute()
}

export async function publishMember(
  host: Host,
  transaction: ManureTransaction,
  { account, person }: { readonly account: string; readonly person: string },
): Promise<void> {
  await publishFarm(host, transaction, account)
  await host.live.publish(transaction, { topic: 'rights', ids: [person], channels: [`person:${person}`] })
}
