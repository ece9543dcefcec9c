/** One wait (GEN-17, 2.11): who waits for access asks to become a customer meanwhile, and one acceptance does both. */
import { minutes, newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { openLiveStream } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomerRequestRow } from '../../contract/index.ts'
import {
  decideCustomerRequest,
  readCustomer,
  readSellers,
  searchCustomerRequests,
  sendCustomerRequest,
} from '../../contract/index.ts'
import { searchOrders } from '../../contract/orders/search-call.ts'
import { readStart } from '../../contract/start/calls.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, startPeatPortal } from '../testing/index.ts'
import { biolanDraft, sendOrder } from '../testing/order-events.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
})
afterAll(() => portal[Symbol.asyncDispose]())

const { biolan, novarbo, kalliorinne } = peat
const asked = {
  ...{ seller: biolan.seller, name: 'Notkonsuun Sikatila', businessId: '', farmId: '123456789', street: 'Notkontie 3' },
  ...{ postalCode: '62200', city: 'Kauhava', telephone: '000 000 0444' },
}
let people = 0

async function waiting(company: string): Promise<PeatPerson & { readonly email: string }> {
  people++
  const email = `odottaja_${people}@posti.test`
  return { ...(await enterAs(portal, 'waiting', { company, email })), email }
}

async function sent(by: PeatPerson, fields: object = {}): Promise<string> {
  const answer = await by.ask(sendCustomerRequest, { ...asked, ...fields })
  expect(answer.status, answer.text).toBe(200)
  return String(answer.body['id'])
}

async function lettersTo(address: string): Promise<readonly string[]> {
  await portal.host.outbox.drain()
  return portal.mail.letters.flatMap(({ receivers, subject }) => (receivers.includes(address) ? [subject] : []))
}

async function rowFor(by: PeatPerson, id: string): Promise<CustomerRequestRow | undefined> {
  const { body } = await by.ask(searchCustomerRequests, { limit: 100 })
  return (body['rows'] as unknown as readonly CustomerRequestRow[]).find((row) => row.id === id)
}

const firstSite = {
  tag: 'pig',
  zone: '',
  gate: null,
  maxCombination: 'semi',
  unloadSide: 'side',
  instructions: 'Vie perälle.',
} as const

test('GEN-17: one acceptance lets the person in and makes account, yard, zone and price list; the person orders at once', async () => {
  const farmer = await waiting('Biolan')
  expect((await farmer.ask(readStart, {})).body).toMatchObject({ roles: ['newcomer'], ownRequests: [] })
  expect((await farmer.ask(readSellers, {})).status).toBe(200)
  const id = await sent(farmer)
  expect(await rowFor(office, id)).toMatchObject({ person: { id: farmer.id, access: 'given' } })
  expect((await farmer.ask(readStart, {})).body).toMatchObject({ ownRequests: [{ id, state: 'open' }] })
  expect((await farmer.ask(searchOrders, {})).body.value).toBe('forbidden')
  await using stream = await openLiveStream(portal.address, farmer.token)

  const site = newId()
  const decided = await office.ask(decideCustomerRequest, { id, decision: 'new', site, ...firstSite })
  expect(decided.status, decided.text).toBe(200)
  const account = String(decided.body['account'])
  expect(await stream.told('rights-changed')).toBeDefined()
  expect((await farmer.ask(readStart, {})).body).toMatchObject({ roles: ['customer'], accounts: [{ id: account }] })
  expect((await office.ask(readCustomer, { id: account })).body).toMatchObject({
    members: [{ id: farmer.id, isMain: true }],
    links: [{ office: { tags: ['pig'], contactName: farmer.name, telephone: '000 000 0444' } }],
    sites: [
      {
        id: site,
        street: 'Notkontie 3',
        maxCombination: 'semi',
        contactPhone: '000 000 0444',
        zones: [{ zone: biolan.nearZone }],
      },
    ],
  })
  const order = await sendOrder(farmer, 'submit', newId(), biolanDraft({ account, site }))
  expect(order.body, order.text).toMatchObject({ state: 'submitted' })
  // The application's letter says it all: none of the portal's beside it.
  portal.clock.advance(minutes(2))
  expect(await lettersTo(farmer.email)).toEqual([
    'Asiakaspyyntösi on vastaanotettu: Biolan',
    'Olet nyt asiakas: Biolan',
    expect.stringContaining('KM-26-'),
  ])
  const lines = portal.host.database.reading.selectFrom('audit').select(['actor', 'action', 'company'])
  expect(await lines.where('action', '=', 'letinuser').execute()).toMatchObject([{ company: 'Biolan' }])
})

test('GEN-17: a private person’s request is the claim, and a decline lets nobody in', async () => {
  const farmer = await waiting('')
  const id = await sent(farmer)
  await office.ask(decideCustomerRequest, { id, decision: 'decline', words: 'Emme aja saaristoon.' })
  expect((await farmer.ask(readStart, {})).body).toMatchObject({
    ...{ roles: ['newcomer'], ownRequests: [{ id, state: 'declined', words: 'Emme aja saaristoon.' }] },
  })
  expect((await farmer.ask(searchOrders, {})).body.value).toBe('forbidden')
  const again = await sent(farmer)
  expect(await rowFor(office, again)).toMatchObject({ person: { access: 'given' } })
  const known = { decision: 'account', account: kalliorinne.customer } as const
  expect((await office.ask(decideCustomerRequest, { id: again, ...known })).status).toBe(200)
  expect((await farmer.ask(searchOrders, {})).status).toBe(200)
})

test('GEN-17: who claims a company that is a seller asks that seller alone', async () => {
  const farmer = await waiting('Biolan')
  const refused = await farmer.ask(sendCustomerRequest, { ...asked, seller: novarbo.seller })
  expect(refused.body).toMatchObject({ value: 'invalid_input', fields: ['seller'] })
  await sent(farmer)
})

test('GEN-17: an office lets nobody in who claims another company; the customer is made, and the access waits', async () => {
  const farmer = await waiting('Favorit')
  const id = await sent(farmer)
  expect(await rowFor(office, id)).toMatchObject({ person: { access: 'elsewhere' } })
  const { body } = await office.ask(decideCustomerRequest, { id, decision: 'new' })
  expect((await office.ask(readCustomer, { id: String(body['account']) })).body).toMatchObject({ sites: [] })
  expect((await farmer.ask(searchOrders, {})).body.value).toBe('forbidden')
  const groups = portal.host.database.reading.selectFrom('account').select('usergroups').where('id', '=', farmer.id)
  expect(await groups.execute()).toEqual([{ usergroups: '[]' }])
})

test('GEN-17: an acceptance gives no right to somebody who can open the application already', async () => {
  const farmer = await enterAs(portal, 'newcomer', { groups: [], company: 'Biolan' })
  const id = await sent(farmer)
  expect(await rowFor(office, id)).toMatchObject({ person: { access: 'there' } })
  expect((await office.ask(decideCustomerRequest, { id, decision: 'new' })).status).toBe(200)
  const groups = portal.host.database.reading.selectFrom('account').select('usergroups').where('id', '=', farmer.id)
  expect(await groups.execute()).toEqual([{ usergroups: '[]' }])
})

test('ROLE-20: another seller’s office accepts nothing, and so lets nobody in', async () => {
  const farmer = await waiting('Biolan')
  const id = await sent(farmer)
  expect((await otherOffice.ask(decideCustomerRequest, { id, decision: 'new' })).body.value).toBe('not_found')
  expect((await farmer.ask(searchOrders, {})).body.value).toBe('forbidden')
})

test.each([
  ['has not proved the address', { activated: false }, 'unauthorized'],
  ['has another right', { groups: ['novarbo'] }, 'forbidden'],
  ['is of another user type', { usertype: 'swampperson' }, 'forbidden'],
])('GEN-17: nobody asks before access who %s', async (_, fields, value) => {
  const person = await enterAs(portal, 'waiting', fields)
  expect((await person.ask(sendCustomerRequest, asked)).body.value).toBe(value)
  expect((await person.ask(readStart, {})).body.value).toBe(value)
})

test('R66: while the application is out of use nobody who waits asks either', async () => {
  const farmer = await waiting('Biolan')
  const use = (isactive: number) =>
    portal.host.database.writing((transaction) =>
      transaction.updateTable('application').set({ isactive }).where('name', '=', 'peatsale').execute(),
    )
  await use(0)
  expect((await farmer.ask(readStart, {})).body.value).toBe('forbidden')
  expect((await farmer.ask(sendCustomerRequest, asked)).body.value).toBe('forbidden')
  await use(1)
})

test('GEN-17: a yard id that is taken changes nothing', async () => {
  const farmer = await waiting('Biolan')
  const id = await sent(farmer)
  const site = kalliorinne.site
  const taken = await office.ask(decideCustomerRequest, { id, decision: 'new', site, ...firstSite })
  expect(taken.body.value).toBe('modified_elsewhere')
  expect(await rowFor(office, id)).toMatchObject({ state: 'open' })
  const zone = novarbo.farZone
  const foreign = await office.ask(decideCustomerRequest, { id, decision: 'new', site: newId(), ...firstSite, zone })
  expect(foreign.body).toMatchObject({ value: 'not_found', fields: ['zone'] })
  expect((await farmer.ask(searchOrders, {})).body.value).toBe('forbidden')
})
