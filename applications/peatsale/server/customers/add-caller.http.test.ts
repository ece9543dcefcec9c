/** Somebody unknown calls: customer, yard and zone at once, found again by what the next caller says (issue 26, 3.1). */
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomerRow } from '../../contract/index.ts'
import { addCaller, proposeZone, readCustomer, searchCustomers } from '../../contract/index.ts'
import { newCaller } from '../testing/customer-inputs.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, peatTables, startPeatPortal } from '../testing/index.ts'
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

async function lettersTo(address: string): Promise<readonly string[]> {
  await portal.host.background.idle()
  await portal.host.outbox.drain()
  return portal.mail.letters.flatMap(({ receivers, subject }) => (receivers[0] === address ? [subject] : []))
}

async function found(by: PeatPerson, find: string): Promise<readonly string[]> {
  const rows = (await by.ask(searchCustomers, { find })).body['rows'] as unknown as readonly CustomerRow[]
  return rows.map(({ id }) => id)
}

test('Kuivikemyynti 2.11: a caller becomes a customer with a yard in the zone of the yards around, and an order', async () => {
  const given = { ...newCaller(), seller: biolan.seller, name: 'Koskelan Talli', email: 'tiina@posti.test' }
  expect((await office.ask(addCaller, given)).body).toMatchObject({ account: given.account, site: given.site })
  expect((await office.ask(readCustomer, { id: given.account })).body).toMatchObject({
    name: 'Koskelan Talli',
    links: [{ office: { contactName: 'Tiina Koskela', telephone: '000 000 0351', email: 'tiina@posti.test' } }],
    sites: [{ street: 'Tallitie 4', contactPhone: '000 000 0351', zones: [{ zone: biolan.nearZone }] }],
  })
  const draft = biolanDraft({ account: given.account, site: given.site })
  expect((await sendOrder(office, 'submit', newId(), draft)).body).toMatchObject({ state: 'submitted' })
  // Nobody of the account signs in yet: the letter goes where the caller said.
  expect(await lettersTo('tiina@posti.test')).toEqual([expect.stringContaining('KM-26-')])
})

test('Kuivikemyynti 2.11: a caller is found by telephone, contact person, e-mail address and number, by the own office alone', async () => {
  const given = { ...newCaller(), seller: biolan.seller, telephone: '+358 40 123 4567', contactName: 'Ärjä Öhman' }
  await office.ask(addCaller, { ...given, email: 'arja.ohman@posti.test' })
  for (const find of ['040 1234567', '040-123 45', '+358401234567', 'ärjä', 'ÖHMAN', 'arja.ohman@']) {
    expect(await found(office, find), find).toContain(given.account)
    expect(await found(otherOffice, find), find).not.toContain(given.account)
  }
  // A yard's own, and a member's of the portal.
  expect(await found(office, '000 0000 311')).toEqual([kalliorinne.customer])
  expect(await found(office, `Yhteys ${kalliorinne.site.slice(-3)}`)).toEqual([kalliorinne.customer])
  await enterAs(portal, 'customer')
  expect(await found(office, '000-000 0801')).toContain(kalliorinne.customer)
  expect(await found(otherOffice, '000-000 0801')).toEqual([])
})

test('Kuivikemyynti 2.11: the invitation goes out with the customer, and not without an address', async () => {
  const given = { ...newCaller(), seller: biolan.seller, invite: true }
  expect((await office.ask(addCaller, given)).body).toMatchObject({ value: 'invalid_input', fields: ['email'] })
  expect((await office.ask(readCustomer, { id: given.account })).body.value).toBe('not_found')
  expect((await office.ask(addCaller, { ...given, email: 'kutsuttu@posti.test' })).body.value).toBe('ok')
  expect(await lettersTo('kutsuttu@posti.test')).toHaveLength(1)
  expect((await office.ask(readCustomer, { id: given.account })).body).toMatchObject({
    invitations: [{ email: 'kutsuttu@posti.test' }],
  })
})

test.each([
  ['for another seller', { seller: novarbo.seller }, { value: 'not_found' }],
  ['in a zone of another seller', { zone: novarbo.farZone }, { value: 'not_found', fields: ['zone'] }],
  ['without a telephone', { telephone: '' }, { value: 'invalid_input', fields: ['telephone'] }],
  ['without a postal code', { postalCode: '' }, { value: 'invalid_input', fields: ['postalCode'] }],
])('Kuivikemyynti 2.11: an office adds no caller %s', async (_, fields, refusal) => {
  const given = { ...newCaller(), seller: biolan.seller, ...fields }
  expect((await office.ask(addCaller, given as never)).body).toMatchObject(refusal)
  const rows = peatTables(portal).selectFrom('logistics_account').select('id').where('id', '=', given.account)
  expect(await rows.execute()).toEqual([])
})

test('Kuivikemyynti 2.7: a zone is proposed by the place, else by the own yards of the postal code or the town', async () => {
  const asked = { seller: biolan.seller, gate: null, postalCode: '', city: '' }
  const proposed = async (fields: object) => (await office.ask(proposeZone, { ...asked, ...fields })).body
  expect(await proposed({ gate: { lat: 63_100_000, lon: 23_000_000 } })).toMatchObject({ by: 'place' })
  expect(await proposed({ postalCode: '62200' })).toMatchObject({ by: 'postalCode', zone: { id: biolan.nearZone } })
  expect(await proposed({ postalCode: '00100', city: 'Kauhava' })).toMatchObject({ by: 'city' })
  expect(await proposed({ city: 'Helsinki' })).toMatchObject({ by: 'none', zone: null })
  expect((await otherOffice.ask(proposeZone, asked)).body.value).toBe('not_found')
})
