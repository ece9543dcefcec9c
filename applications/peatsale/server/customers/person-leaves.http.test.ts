/** Somebody is removed from the portal: what goes here with the person, and what keeps the person (2.6, CALL-37). */
import { foldFault } from '@workspace/logistics/server'
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOrder } from '../../contract/orders/calls.ts'
import { orderMachine } from '../../contract/states/order-machine.ts'
import type { PeatTables } from '../database/tables.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, peatTables, startPeatPortal, writePeat } from '../testing/index.ts'
import { makeLoad } from '../testing/load-events.ts'
import { newAccount } from '../testing/new-account.ts'
import { newLoad } from '../testing/new-load.ts'

let portal: TestPortal
let boss: PeatPerson & { readonly username: string }

beforeAll(async () => {
  portal = await startPeatPortal()
  boss = { ...(await enterAs(portal, 'superadmin', { username: 'paakayttaja' })), username: 'paakayttaja' }
})
afterAll(() => portal[Symbol.asyncDispose]())

const { biolan } = peat
type Parts = readonly ('company' | 'pricelist')[]

async function removed(id: string, whichtodelete: Parts = []): Promise<string | undefined> {
  const { username } = (await portal.stored(id)) ?? { username: '' }
  const body = { id, userid: id, username, admin: boss.username, whichtodelete }
  const headers = { authorization: `Bearer ${boss.token}` }
  return (await portal.send('POST', '/peatsale/admin/settings/deleteuser', { body, headers })).body.value
}

const row = <Name extends keyof PeatTables>(table: Name) =>
  peatTables(portal)
    .selectFrom(table as 'logistics_site')
    .selectAll()

const person = async () => (await portal.person()).id
const accountOf = async (id: string) =>
  (await row('logistics_account').where('id', '=', id).executeTakeFirst()) as unknown as PeatTables['logistics_account']
const siteOf = (customer: string) => row('logistics_site').where('account', '=', customer).executeTakeFirstOrThrow()
const listsOf = (customer: string) =>
  peatTables(portal)
    .selectFrom('peatsale_price_list')
    .select(['id', 'state'])
    .where('customer', '=', customer)
    .execute()
const membersOf = (customer: string) =>
  peatTables(portal)
    .selectFrom('peatsale_customer_member')
    .select(['person', 'is_main'])
    .where('customer', '=', customer)
    .execute()

test('CALL-37, ENT-46: the last member takes company data along where that is asked; the account is closed', async () => {
  const last = await person()
  const customer = await newAccount(portal, last)
  expect(await removed(last, ['company'])).toBe('ok')
  expect(await accountOf(customer)).toMatchObject({ closed: 1, name: 'Kalliorinteen Maito Oy' })
  expect(await siteOf(customer)).toMatchObject({ contact_name: '', contact_phone: '', gate_code: '', instructions: '' })
  expect(await listsOf(customer)).toMatchObject([{ state: 'published' }])
  expect(await membersOf(customer)).toEqual([])
})

test('CALL-37, ENT-46: price lists of the account go where that is asked, but for those that a confirmed order names', async () => {
  const last = await person()
  const customer = await newAccount(portal, last)
  const [list] = await listsOf(customer)
  const { order } = await newLoad(portal, { customer, seller: biolan.seller, state: 'locked' })
  await writePeat(portal, (own) =>
    own
      .updateTable('peatsale_order')
      .set({ snapshot: `{"list":"${list?.id}"}` })
      .where('id', '=', order)
      .execute(),
  )
  expect(await removed(last, ['pricelist'])).toBe('ok')
  expect(await listsOf(customer)).toMatchObject([{ id: list?.id, state: 'retired' }])
  expect(await accountOf(customer)).toMatchObject({ closed: 0 })
  expect(await siteOf(customer)).toMatchObject({ instructions: 'Soita Eerolle' })

  const other = await person()
  const plain = await newAccount(portal, other)
  expect(await removed(other, ['pricelist'])).toBe('ok')
  expect(await listsOf(plain)).toEqual([])
})

test('CALL-37: while others are left the account keeps everything, and has a main member', async () => {
  const [first, second] = [await person(), await person()]
  const customer = await newAccount(portal, first, second)
  expect(await removed(first, ['company', 'pricelist'])).toBe('ok')
  expect(await accountOf(customer)).toMatchObject({ closed: 0 })
  expect(await siteOf(customer)).toMatchObject({ instructions: 'Soita Eerolle' })
  expect(await membersOf(customer)).toEqual([{ person: second, is_main: 1 }])
})

test('CALL-37: what somebody has asked, set and been listed for goes along', async () => {
  const who = await person()
  await writePeat(portal, async (own) => {
    await own.insertInto('peatsale_swamp_loader').values({ swamp: biolan.swamp, person: who }).execute()
    const bucket = { id: newId(), person: who, machine: 'Volvo', m3: 5000, changed_at: '2026-09-01T06:00:00.000Z' }
    await own.insertInto('peatsale_bucket').values(bucket).execute()
    const asked = {
      ...{ id: newId(), person: who, seller: biolan.seller, name: 'Tila', business_id: '', farm_id: '', street: '' },
      ...{ postal_code: '', city: '', telephone: '000 000 0555', state: 'open', words: '', customer: null },
      ...{ sent_at: '2026-09-01T06:00:00.000Z', decided_by: '', decided_at: null },
    }
    await own.insertInto('peatsale_customer_request').values(asked).execute()
  })
  expect(await removed(who)).toBe('ok')
  const own = peatTables(portal)
  for (const table of ['peatsale_swamp_loader', 'peatsale_bucket', 'peatsale_customer_request'] as const) {
    expect(await own.selectFrom(table).selectAll().where('person', '=', who).execute()).toEqual([])
  }
})

test.each([
  ['loading', 'in_use'],
  ['loaded', 'in_use'],
  ['delivered', 'in_use'],
  ['verified', 'in_use'],
  ['planned', 'ok'],
  ['assigned', 'ok'],
  ['locked', 'ok'],
  ['failed', 'ok'],
  ['cancelled', 'ok'],
] as const)('CALL-37: the last member of an account with a load in %s: %s', async (state, expected) => {
  const [last, other] = [await person(), await person()]
  const customer = await newAccount(portal, last, other)
  await newLoad(portal, { customer, seller: biolan.seller, state })
  // Not the last one yet.
  expect(await removed(other)).toBe('ok')
  expect(await removed(last, ['company'])).toBe(expected)
  expect(await membersOf(customer)).toHaveLength(expected === 'ok' ? 0 : 1)
})

test.each([
  ['planned', 'ok'],
  ['open', 'ok'],
  ['assigned', 'in_use'],
  ['loading', 'in_use'],
  ['loaded', 'in_use'],
  ['delivered', 'ok'],
] as const)('CALL-37: a driver of a load in %s: %s', async (state, expected) => {
  const driver = await person()
  await newLoad(portal, { customer: peat.kalliorinne.customer, seller: biolan.seller, state, driver })
  expect(await removed(driver)).toBe(expected)
})

test('CALL-37: the only loader of a swamp where somebody is being loaded stays; beside another one he may go', async () => {
  const [loader, other] = [await person(), await person()]
  const list = (who: string) =>
    writePeat(portal, (own) =>
      own.insertInto('peatsale_swamp_loader').values({ swamp: biolan.swamp, person: who }).execute(),
    )
  await list(loader)
  await newLoad(portal, {
    customer: peat.koivukumpu.customer,
    seller: biolan.seller,
    state: 'loading',
    swamp: biolan.swamp,
  })
  expect(await removed(loader)).toBe('in_use')
  await list(other)
  expect(await removed(loader)).toBe('ok')
})

async function stateOf(order: string): Promise<string | undefined> {
  const orders = peatTables(portal).selectFrom('peatsale_order').select('state').where('id', '=', order)
  return (await orders.executeTakeFirst())?.state
}

async function orderOf(customer: string, of: { order?: object; load?: object } = {}) {
  const made = await makeLoad(portal, { order: { customer, ...of.order }, load: { customer, ...of.load } })
  const own = peatTables(portal).selectFrom('peatsale_order').select('number').where('id', '=', made.order)
  return { ...made, number: (await own.executeTakeFirstOrThrow()).number }
}

test('CALL-37, 2.6: the earlier orders of an account end with its last member, and their crews are told', async () => {
  const [last, other] = [await person(), await person()]
  const customer = await newAccount(portal, last, other)
  const email = 'ajojarjestely@posti.test'
  await enterAs(portal, 'lead', { email })
  const draft = await orderOf(customer, { order: { state: 'draft', number: null }, load: { state: 'cancelled' } })
  await writePeat(portal, async (own) => {
    await own.deleteFrom('peatsale_load_line').where('load_id', '=', draft.id).execute()
    await own.deleteFrom('peatsale_load').where('id', '=', draft.id).execute()
    await own.deleteFrom('peatsale_reservation').where('order_id', '=', draft.order).execute()
  })
  const waiting = await orderOf(customer, { order: { state: 'submitted' }, load: { state: 'cancelled' } })
  const given = await orderOf(customer, { order: { contact_phone: '000 000 0999' } })
  const held = await orderOf(customer, {
    order: { state: 'on_hold', held_from: 'confirmed' },
    load: { state: 'open', carrier: null },
  })
  const invoiced = await orderOf(customer, { order: { state: 'in_delivery' }, load: { state: 'locked' } })
  const rejected = await orderOf(customer, { order: { state: 'rejected' }, load: { state: 'cancelled' } })
  const all = [draft, waiting, given, held, invoiced, rejected]
  const states = async () => await Promise.all(all.map(({ order }) => stateOf(order)))

  expect(await removed(other, ['company'])).toBe('ok')
  expect(await states()).toEqual(['draft', 'submitted', 'confirmed', 'on_hold', 'in_delivery', 'rejected'])
  expect(await removed(last, ['company'])).toBe('ok')
  expect(await states()).toEqual([undefined, 'cancelled', 'cancelled', 'cancelled', 'closed', 'rejected'])

  const own = peatTables(portal)
  const orders = all.map(({ order }) => order)
  const kept = own.selectFrom('peatsale_reservation').select('id').where('order_id', 'in', orders.slice(1, 5))
  expect(await kept.execute()).toEqual([])
  const loads = own.selectFrom('peatsale_load').select('state').where('id', 'in', [given.id, held.id, invoiced.id])
  expect((await loads.execute()).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'cancelled', 'locked'])
  const events = own.selectFrom('peatsale_event').select(['kind', 'role', 'state']).where('of_id', '=', given.order)
  const logged = await events.orderBy('seq').execute()
  expect(logged).toEqual([{ kind: 'customerLeft', role: 'system', state: 'cancelled' }])
  expect(foldFault(orderMachine, logged, 'cancelled')).toBeUndefined()
  expect((await portal.letterTo(email)).subject).toBe(`Kuorma ${given.number}-1 on peruttu`)
  const office = await enterAs(portal, 'office')
  const read = (await office.ask(readOrder, { id: given.order })).text
  expect(read).toContain('"cancelled"')
  expect(read).not.toContain('000 000 0999')

  const audit = await portal.host.database.reading.selectFrom('audit').selectAll().execute()
  const told = audit.filter(({ action }) => action === 'peatsale.removecustomer').map(({ details }) => String(details))
  expect(told.map((details) => JSON.parse(details))).toContainEqual({ company: true, pricelist: false, orders: 4 + 1 })
})

test('CALL-37: what keeps the last member keeps the orders as they are', async () => {
  const last = await person()
  const customer = await newAccount(portal, last)
  const ahead = await orderOf(customer)
  await orderOf(customer, { order: { state: 'in_delivery' }, load: { state: 'delivered' } })
  expect(await removed(last, ['company'])).toBe('in_use')
  expect(await stateOf(ahead.order)).toBe('confirmed')
})
