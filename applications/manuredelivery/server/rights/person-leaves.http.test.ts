/** Somebody is removed from the portal: what goes here with the person, and what keeps the person (7.11, CALL-37). */
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFarm } from '../../contract/farms/calls.ts'
import { readRequest } from '../../contract/requests/calls.ts'
import { emptyConsignment } from '../consignments/empty-consignment.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, manureTables, novarboJourneys, startManurePortal, writeManure } from '../testing/index.ts'
import { writeShared } from '../testing/manure-fixture.ts'

const { novarbo } = manure
const now = '2026-10-01T06:00:00.000Z'
let portal: TestPortal
let boss: ManurePerson
let office: ManurePerson

beforeAll(async () => {
  portal = await startManurePortal()
  boss = await enterAs(portal, 'superadmin', { username: 'paakayttaja' })
  office = await enterAs(portal, 'office')
})
afterAll(() => portal[Symbol.asyncDispose]())

async function removed(id: string, whichtodelete: readonly 'company'[] = []): Promise<string | undefined> {
  const { username } = (await portal.stored(id)) ?? { username: '' }
  const body = { id, userid: id, username, admin: 'paakayttaja', whichtodelete }
  const headers = { authorization: `Bearer ${boss.token}` }
  return (await portal.send('POST', '/peatsale/admin/settings/deleteuser', { body, headers })).body.value
}

const person = async () => (await portal.person()).id
const edited = { version: 1, changed_at: now }

/** A farm of Novarbo's with these members, the first one its main member. */
async function newFarm(...members: readonly string[]): Promise<string> {
  const account = newId()
  await writeShared(portal, async (own) => {
    const named = { id: account, name: 'Lakean Lanta', business_id: '', farm_id: '', language: 'fi' }
    const open = { closed: 0, closed_reason: '', sort_name: '', search_text: '', ...edited }
    await own
      .insertInto('logistics_account')
      .values({ ...named, ...open })
      .execute()
    const relation = { account, application: 'manuredelivery', company: novarbo.company, active: 1 }
    await own.insertInto('logistics_relationship').values(relation).execute()
    const site = await own
      .selectFrom('logistics_site')
      .selectAll()
      .where('id', '=', novarbo.site)
      .executeTakeFirstOrThrow()
    const contact = { contact_name: 'Yrjö Yhteys', contact_phone: '000 000 0888' }
    await own
      .insertInto('logistics_site')
      .values({ ...site, ...contact, id: newId(), account })
      .execute()
    for (const [index, member] of members.entries()) {
      const row = { account, person: member, is_main: index === 0 ? 1 : 0 }
      await own.insertInto('logistics_member').values(row).execute()
    }
  })
  await writeManure(portal, async (own) => {
    const link = await own
      .selectFrom('manuredelivery_farm_link')
      .selectAll()
      .where('account', '=', novarbo.account)
      .executeTakeFirstOrThrow()
    await own
      .insertInto('manuredelivery_farm_link')
      .values({ ...link, id: newId(), account, notes: 'Kysy Yrjöä' })
      .execute()
    const store = await own
      .selectFrom('manuredelivery_store')
      .selectAll()
      .where('id', '=', novarbo.store)
      .executeTakeFirstOrThrow()
    await own
      .insertInto('manuredelivery_store')
      .values({ ...store, id: account, account })
      .execute()
  })
  return account
}

async function newConsignment(
  account: string,
  given: { readonly state: string; readonly driver?: string; readonly plant?: string },
) {
  const id = newId()
  await writeManure(portal, async (own) => {
    const request = await own
      .selectFrom('manuredelivery_request')
      .selectAll()
      .where('id', '=', novarbo.request)
      .executeTakeFirstOrThrow()
    const contact = { contact_name: 'Yrjö Yhteys', contact_phone: '000 000 0888', instructions: 'Takaovesta' }
    const asked = {
      ...request,
      ...contact,
      id,
      number: `LA-26-${id.slice(0, 8)}`,
      account,
      store: account,
      state: 'accepted',
    }
    await own.insertInto('manuredelivery_request').values(asked).execute()
    const of = { id, number: `${asked.number}-1`, request: id, position: 1, company: novarbo.company, account }
    const work = { store: account, type: novarbo.type, plant: novarbo.plant, carrier: novarbo.carrier, ...given }
    await own
      .insertInto('manuredelivery_consignment')
      .values({ ...emptyConsignment, ...of, ...work, created_at: now, ...edited })
      .execute()
  })
  return id
}

const stateOf = async (table: 'manuredelivery_request' | 'manuredelivery_consignment', id: string) =>
  (await manureTables(portal).selectFrom(table).select('state').where('id', '=', id).executeTakeFirst())?.state
const accountOf = (id: string) =>
  manureTables(portal).selectFrom('logistics_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const storeOf = (id: string) =>
  manureTables(portal).selectFrom('manuredelivery_store').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const membersOf = (account: string) =>
  manureTables(portal)
    .selectFrom('logistics_member')
    .select(['person', 'is_main'])
    .where('account', '=', account)
    .execute()

test.each([
  ['planned', 'ok'],
  ['assigned', 'ok'],
  ['loading', 'in_use'],
  ['collected', 'in_use'],
  ['received', 'in_use'],
  ['confirmed', 'in_use'],
  ['locked', 'ok'],
  ['refused', 'ok'],
  ['failed', 'ok'],
  ['cancelled', 'ok'],
] as const)('Lanta-appi 7.11: the last member of a farm with a consignment in %s: %s', async (state, expected) => {
  const [last, other] = [await person(), await person()]
  const account = await newFarm(last, other)
  const request = await newConsignment(account, { state })
  // Not the last one yet.
  expect(await removed(other, ['company'])).toBe('ok')
  expect(await stateOf('manuredelivery_request', request)).toBe('accepted')
  expect(await removed(last, ['company'])).toBe(expected)
  expect(await membersOf(account)).toHaveLength(expected === 'ok' ? 0 : 1)
  if (expected === 'in_use') expect(await stateOf('manuredelivery_request', request)).toBe('accepted')
})

test.each([
  ['open', 'ok'],
  ['assigned', 'in_use'],
  ['loading', 'in_use'],
  ['collected', 'in_use'],
  ['received', 'ok'],
] as const)('Lanta-appi 7.11: the driver of a consignment in %s: %s', async (state, expected) => {
  const driver = await person()
  await newConsignment(await newFarm(await person()), { state, driver })
  expect(await removed(driver)).toBe(expected)
})

test('Lanta-appi 7.11: the only receiver of a plant stays while a truck is on its way there; beside another one he may go', async () => {
  const [receiver, other] = [await person(), await person()]
  const list = (who: string) =>
    writeManure(portal, (own) =>
      own
        .insertInto('manuredelivery_plant_receiver')
        .values({ plant: manure.ekoasuminen.plant, person: who })
        .execute(),
    )
  await list(receiver)
  const coming = await newConsignment(await newFarm(await person()), {
    state: 'collected',
    plant: manure.ekoasuminen.plant,
  })
  expect(await removed(receiver)).toBe('in_use')
  await list(other)
  expect(await removed(receiver)).toBe('ok')
  await writeManure(portal, async (own) => {
    await own.updateTable('manuredelivery_consignment').set({ state: 'locked' }).where('id', '=', coming).execute()
  })
  expect(await removed(other)).toBe('ok')
})

test('Lanta-appi 7.11: with its last member a farm’s requests end, and its contacts go where that is asked; documents stay', async () => {
  const journeys = await novarboJourneys(portal)
  const [last, mate] = [await person(), await person()]
  const account = await newFarm(last, mate)
  const planned = await newConsignment(account, { state: 'assigned', driver: journeys.driver.id })
  const settled = await newConsignment(account, { state: 'locked' })
  expect(await removed(last, ['company'])).toBe('ok')
  expect(await membersOf(account)).toEqual([{ person: mate, is_main: 1 }])
  expect(await storeOf(account)).toMatchObject({ contact_name: 'Aino Isäntä' })

  expect(await removed(mate, ['company'])).toBe('ok')
  expect(await stateOf('manuredelivery_request', planned)).toBe('cancelled')
  expect(await stateOf('manuredelivery_consignment', planned)).toBe('cancelled')
  expect(await stateOf('manuredelivery_request', settled)).toBe('closed')
  expect(await stateOf('manuredelivery_consignment', settled)).toBe('locked')
  expect(await storeOf(account)).toMatchObject({
    name: 'Halli 1',
    contact_name: '',
    contact_phone: '',
    instructions: '',
  })
  expect(await accountOf(account)).toMatchObject({ closed: 1, name: 'Lakean Lanta' })
  const read = await journeys.office.ask(readRequest, { id: planned })
  expect(read.body).toMatchObject({ request: { state: 'cancelled' } })
  expect(read.text).not.toMatch(/Yrjö|0888|Takaovesta/)
  expect((await office.ask(readFarm, { id: account })).status).toBe(404)
  const audit = await portal.host.database.reading.selectFrom('audit').selectAll().execute()
  const details = audit
    .filter(({ action }) => action === 'manuredelivery.removefarm')
    .map((line) => String(line.details))
  expect(details.map((line) => JSON.parse(line))).toContainEqual({ company: true, requests: 2 })
})

test('Lanta-appi 2.2, 7.11: an account that Kuivikemyynti deals with stays open, with its yards', async () => {
  const last = await person()
  const account = await newFarm(last)
  const relation = { account, application: 'peatsale', company: novarbo.company, active: 1 }
  await writeShared(portal, (own) => own.insertInto('logistics_relationship').values(relation).execute())
  expect(await removed(last, ['company'])).toBe('ok')
  expect(await accountOf(account)).toMatchObject({ closed: 0 })
  expect(await storeOf(account)).toMatchObject({ contact_name: '' })
  const sites = manureTables(portal).selectFrom('logistics_site').selectAll().where('account', '=', account)
  expect(await sites.execute()).toMatchObject([{ contact_name: 'Yrjö Yhteys' }])
})

test('Lanta-appi 7.11: a company that receives manure cannot be removed, and keeps its office when it is renamed', async () => {
  const save = (changes: readonly object[]) =>
    portal.send('POST', '/api/admin/settings/savecompanies', {
      body: { admin: 'paakayttaja', changes },
      headers: { authorization: `Bearer ${boss.token}` },
    })
  expect((await save([{ action: 'remove', subject: 'Novarbo' }])).body.value).toBe('in_use')
  const renamed = await save([{ action: 'rename', subject: 'Novarbo', name: 'Novarbo Lanta' }])
  expect(renamed.body.value, renamed.text).toBe('ok')
  const companies = manureTables(portal).selectFrom('logistics_company').select('company_key')
  expect(await companies.where('id', '=', novarbo.company).execute()).toEqual([{ company_key: 'novarbo lanta' }])
})
