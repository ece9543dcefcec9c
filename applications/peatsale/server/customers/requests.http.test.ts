/** Becoming a customer: somebody asks, the office decides, letters go both ways (2.11). */
import { days, newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { openLiveStream } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomerRequestRow, LikeCustomer } from '../../contract/index.ts'
import {
  changeMember,
  closeCustomer,
  decideCustomerRequest,
  readCustomer,
  readCustomerRequest,
  saveCustomer,
  searchCustomerRequests,
  sendCustomerRequest,
} from '../../contract/index.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, startPeatPortal } from '../testing/index.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
})
afterAll(() => portal[Symbol.asyncDispose]())

const { biolan, novarbo, kalliorinne, suviranta } = peat
const asked = {
  ...{ seller: biolan.seller, name: 'Notkonsuun Sikatila', businessId: '', farmId: '123456789', street: 'Notkontie 3' },
  ...{ postalCode: '00100', city: 'Kauhava', telephone: '000 000 0444' },
}
let farmers = 0

async function newFarmer(fields: object = {}): Promise<PeatPerson & { email: string }> {
  farmers++
  const email = `viljelija_${farmers}@posti.test`
  return { ...(await enterAs(portal, 'newcomer', { email, groups: [], ...fields })), email }
}

async function sent(by: PeatPerson, fields: object = {}): Promise<string> {
  return String((await by.ask(sendCustomerRequest, { ...asked, ...fields })).body['id'])
}

async function rowsFor(by: PeatPerson, view: object = {}): Promise<readonly CustomerRequestRow[]> {
  return (await by.ask(searchCustomerRequests, view)).body['rows'] as unknown as readonly CustomerRequestRow[]
}

test('GEN-13: a request reaches the seller’s office at once, and the sender reads it back without names of the office', async () => {
  const farmer = await newFarmer()
  await using stream = await openLiveStream(portal.address, office.token)
  await using otherStream = await openLiveStream(portal.address, otherOffice.token)
  const id = await sent(farmer)
  expect(await stream.told('data-changed')).toMatchObject({ topic: 'peatsale:requests', ids: [id] })

  const letter = await portal.letterTo(farmer.email)
  expect(letter.subject).toBe('Asiakaspyyntösi on vastaanotettu: Biolan')
  expect(letter.headers.get('reply-to')).toEqual(['tilaukset@biolan.demo.example'])
  const own = { ...asked, id, state: 'open', account: '', words: '', decidedAt: null, decidedBy: '' }
  expect(await rowsFor(farmer)).toMatchObject([{ ...own, person: null }])
  const told = await rowsFor(office, { state: 'open', seller: biolan.seller })
  expect(told.find((row) => row.id === id)).toMatchObject({
    ...{ ...own, person: { id: farmer.id, name: farmer.name, email: farmer.email } },
  })
  expect((await rowsFor(otherOffice)).some((row) => row.id === id)).toBe(false)
  expect((await otherOffice.ask(searchCustomerRequests, { seller: biolan.seller })).body.value).toBe('not_found')
  expect(otherStream.events.filter(({ ids }) => ids.includes(id))).toEqual([])
})

test('GEN-13: an accepted request is an account with its link and main member, who may order from then on', async () => {
  const farmer = await newFarmer()
  const id = await sent(farmer, { businessId: '9990014-7' })
  const { account } = (await office.ask(decideCustomerRequest, { id, decision: 'new' })).body
  const seen = (await farmer.ask(readCustomer, { id: String(account) })).body
  expect(seen).toMatchObject({
    ...{ name: asked.name, businessId: '9990014-7', farmId: '123456789', language: 'fi', managesMembers: true },
    members: [{ id: farmer.id, isMain: true }],
    links: [{ seller: biolan.seller, invoicingStreet: 'Notkontie 3', invoicingPostalCode: '00100', office: null }],
  })
  const letter = await portal.letterTo(farmer.email)
  expect(letter.subject).toBe('Olet nyt asiakas: Biolan')
  expect(letter.text).toContain('Notkonsuun Sikatila')
  expect(await rowsFor(farmer)).toMatchObject([{ state: 'accepted', account, decidedBy: '' }])
  const told = (await rowsFor(office)).find((row) => row.id === id)
  expect(told).toMatchObject({ decidedBy: office.name })
})

async function likeIn(by: PeatPerson, id: string): Promise<readonly LikeCustomer[]> {
  return (await by.ask(readCustomerRequest, { id })).body['like'] as unknown as readonly LikeCustomer[]
}

test('Kuivikemyynti 2.11: a request stands beside the accounts that it may double, and says why each may be', async () => {
  const farmer = await newFarmer()
  const home = { street: 'navettatie  1', postalCode: '62200', farmId: '' }
  const id = await sent(farmer, { name: 'Kalliorinteen maito', businessId: '9990003-2', ...home })
  const { body } = await office.ask(readCustomerRequest, { id })
  expect(body['request']).toMatchObject({ id, name: 'Kalliorinteen maito', person: { name: farmer.name } })
  const [first, ...others] = await likeIn(office, id)
  expect(first).toEqual({
    ...{ id: kalliorinne.customer, name: 'Kalliorinteen Maito Oy', municipality: 'Kauhava', isOwn: true },
    because: ['businessId', 'name', 'address'],
  })
  // Others of the office's live in the same yard; nobody else's customer is told of for that.
  expect(others).toMatchObject([{ id: peat.koivukumpu.customer, because: ['address'] }])
  expect((await otherOffice.ask(readCustomerRequest, { id })).body.value).toBe('not_found')
  expect((await farmer.ask(readCustomerRequest, { id })).body.value).toBe('forbidden')
})

test('Kuivikemyynti 2.11: of another seller’s customer the office hears by its exact business id alone', async () => {
  const own = { name: 'Suvirannan Lihakarja Oy', street: 'Navettatie 1', postalCode: '62200' }
  const nameless = await sent(await newFarmer(), own)
  expect((await likeIn(office, nameless)).map(({ id }) => id)).not.toContain(suviranta.customer)
  const named = await sent(await newFarmer(), { ...own, businessId: '9990004-0' })
  expect((await likeIn(office, named)).find(({ id }) => id === suviranta.customer)).toEqual({
    ...{ id: suviranta.customer, name: 'Suvirannan Lihakarja', municipality: 'Kauhava', isOwn: false },
    because: ['businessId'],
  })
  await office.ask(decideCustomerRequest, { id: named, decision: 'decline', words: 'Emme aja sinne.' })
  expect(await likeIn(office, named)).toEqual([])
})

test('GEN-13: a business id that is known links the person to that account, whoever it buys from', async () => {
  const farmer = await newFarmer()
  const id = await sent(farmer, { businessId: '9990004-0' })
  expect((await office.ask(decideCustomerRequest, { id, decision: 'new' })).body).toMatchObject({
    ...{ value: 'in_use', fields: ['businessId'] },
  })
  const foreign = { id, decision: 'account' as const, account: peat.otherSpare.customer }
  expect((await office.ask(decideCustomerRequest, foreign)).body.value).toBe('not_found')
  const known = { id, decision: 'account' as const, account: suviranta.customer }
  expect((await office.ask(decideCustomerRequest, known)).body).toMatchObject({ account: suviranta.customer })
  // The seller that the account has approves first.
  expect((await farmer.ask(readCustomer, { id: suviranta.customer })).body.value).toBe('forbidden')
  const admit = { account: suviranta.customer, person: farmer.id, change: 'admit' as const }
  expect((await otherOffice.ask(changeMember, admit)).status).toBe(200)
  expect((await farmer.ask(readCustomer, { id: suviranta.customer })).body).toMatchObject({
    members: [{ id: farmer.id }],
  })
  expect((await office.ask(readCustomer, { id: suviranta.customer })).body).toMatchObject({
    links: [{ seller: biolan.seller, active: true }],
  })
})

test('Kuivikemyynti 2.11: an account that another seller has closed is joined by nobody who knows its business id', async () => {
  const id = newId()
  const known = { name: 'Suljettu tila', businessId: '9990016-3', farmId: '', language: 'fi' as const }
  const made = await otherOffice.ask(saveCustomer, { id, version: 0, ...known, seller: novarbo.seller })
  expect(made.status, made.text).toBe(200)
  expect((await otherOffice.ask(closeCustomer, { id, reason: 'Lopetti' })).status).toBe(200)
  const request = await sent(await newFarmer(), { businessId: known.businessId })
  const answer = await office.ask(decideCustomerRequest, { id: request, decision: 'account', account: id })
  expect(answer.body).toMatchObject({ value: 'not_found', fields: ['account'] })
})

test('GEN-13: the office may say itself which of its accounts it is', async () => {
  const farmer = await newFarmer()
  const id = await sent(farmer)
  const given = { id, decision: 'account' as const, account: kalliorinne.customer }
  expect((await office.ask(decideCustomerRequest, { ...given, account: '' })).body.value).toBe('not_found')
  expect((await office.ask(decideCustomerRequest, given)).status).toBe(200)
  expect((await farmer.ask(readCustomer, { id: kalliorinne.customer })).status).toBe(200)
})

test('I18N-08: declined with words, which the letter says in the receiver’s language; who declines says why', async () => {
  const farmer = await newFarmer({ language: 'en' })
  const id = await sent(farmer)
  const given = { id, decision: 'decline' as const }
  expect((await office.ask(decideCustomerRequest, given)).body).toMatchObject({
    value: 'invalid_input',
    fields: ['words'],
  })
  expect(await rowsFor(farmer)).toMatchObject([{ state: 'open' }])
  const words = 'We do not deliver to islands.'
  expect((await office.ask(decideCustomerRequest, { ...given, words })).body).toMatchObject({ account: '' })
  const letter = await portal.letterTo(farmer.email)
  expect(letter.subject).toBe('Your request was declined: Biolan')
  expect(letter.text).toContain(words)
  expect(await rowsFor(farmer)).toMatchObject([{ state: 'declined', words }])
  expect((await farmer.ask(readCustomer, { id: kalliorinne.customer })).body.value).toBe('forbidden')
  // Whoever was declined may ask again.
  expect((await farmer.ask(sendCustomerRequest, asked)).status).toBe(200)
})

test('ROLE-27: two offices of a seller that decide at once: one has decided, the other is told', async () => {
  const farmer = await newFarmer()
  const id = await sent(farmer)
  const colleague = await enterAs(portal, 'office')
  const [first, second] = await Promise.all([
    office.ask(decideCustomerRequest, { id, decision: 'new' }),
    colleague.ask(decideCustomerRequest, { id, decision: 'decline', words: 'Emme aja sinne.' }),
  ])
  expect([first.body.value, second.body.value].toSorted()).toEqual(['modified_elsewhere', 'ok'])
  await portal.host.outbox.drain()
  const letters = portal.mail.letters.filter(({ receivers }) => receivers.includes(farmer.email))
  expect(letters).toHaveLength(2)
})

test('ROLE-23: another seller’s office decides nothing and reads nothing of it', async () => {
  const farmer = await newFarmer()
  const id = await sent(farmer)
  const given = { id, decision: 'decline' as const, words: 'Ei.' }
  expect((await otherOffice.ask(decideCustomerRequest, given)).body.value).toBe('not_found')
  expect((await farmer.ask(decideCustomerRequest, given)).body.value).toBe('forbidden')
  expect((await farmer.ask(sendCustomerRequest, asked)).body.value).toBe('in_use')
  expect((await farmer.ask(sendCustomerRequest, { ...asked, seller: novarbo.seller })).status).toBe(200)
  expect(await rowsFor(farmer, { seller: novarbo.seller })).toHaveLength(1)
  expect((await office.ask(sendCustomerRequest, asked)).body.value).toBe('forbidden')
})

test.each([
  ['telephone', ''],
  ['telephone', 'soita'],
  ['postalCode', '123'],
  ['name', ''],
  ['businessId', '9990014-8'],
] as const)('GEN-13: a request with the %s "%s" is answered at the field', async (field, value) => {
  const farmer = await newFarmer()
  const refused = await farmer.ask(sendCustomerRequest, { ...asked, [field]: value })
  expect(refused.body).toMatchObject({ value: 'invalid_input', fields: [field] })
})

test('GEN-13: five requests a day, no more; the next day again', async () => {
  await using limited = await startPeatPortal({ settings: {} })
  const asker = await enterAs(limited, 'newcomer', { username: 'viides_viljelija' })
  const send = (seller: string) => asker.ask(sendCustomerRequest, { ...asked, seller })
  const first = await Promise.all(Array.from({ length: 5 }, () => send(biolan.seller)))
  expect(first.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  expect((await send(novarbo.seller)).status).toBe(429)
  limited.clock.advance(days(1))
  const token = await limited.signIn({ username: 'viides_viljelija' })
  expect((await limited.ask(sendCustomerRequest, { ...asked, seller: novarbo.seller }, { token })).status).toBe(200)
})
