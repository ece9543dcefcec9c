/** A farm asks to have its manure collected, the office decides, letters go back (lanta-appi 7.1, 7.4, 7.5). */
import { days } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { beforeAll, expect, test } from 'vitest'
import type { Farm } from '../../contract/farms/calls.ts'
import { readFarm } from '../../contract/farms/calls.ts'
import { closeFarm, saveFarmLink } from '../../contract/farms/farm-link.ts'
import type { FarmRequestRow } from '../../contract/farms/farm-request.ts'
import { decideFarmRequest, searchFarmRequests, sendFarmRequest } from '../../contract/farms/farm-request.ts'
import { addFarm } from '../../contract/farms/new-farm.ts'
import { searchFarms } from '../../contract/farms/search-farms.ts'
import { readStart } from '../../contract/start/calls.ts'
import type { ManurePerson } from '../testing/callers.ts'
import { enterAs } from '../testing/callers.ts'
import { manure } from '../testing/ids.ts'
import { newFarm, newFarmLink, newFarmRequest } from '../testing/inputs.ts'
import { startManurePortal } from '../testing/manure-fixture.ts'

const { novarbo, ekoasuminen } = manure
const place = { store: 'Lantala', storeKind: 'store', municipality: 'Lapua', keepingPlace: 'FI-901' } as const
let portal: TestPortal
let office: ManurePerson
let otherOffice: ManurePerson
beforeAll(async () => {
  portal = await startManurePortal()
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
})

let farmers = 0
async function farmer(fields: object = {}): Promise<ManurePerson & { email: string }> {
  farmers++
  const email = `karjatila_${farmers}@posti.test`
  const rights = { groups: ['manureappuser'], usertype: 'customer', carrier: '' }
  return { ...(await enterAs(portal, 'newcomer', { ...rights, email, ...fields })), email }
}

async function sent(by: ManurePerson, fields: object = {}): Promise<string> {
  const { body, text } = await by.ask(sendFarmRequest, {
    company: novarbo.company,
    ...newFarmRequest,
    ...fields,
  } as never)
  expect(body['id'], text).toBeTypeOf('string')
  return String(body['id'])
}

async function rowsFor(by: ManurePerson): Promise<readonly FarmRequestRow[]> {
  return (await by.ask(searchFarmRequests, {} as never)).body['rows'] as unknown as readonly FarmRequestRow[]
}

const farmOf = (body: unknown) => (body as { farm: Farm }).farm
const decide = (by: ManurePerson, id: string, given: object) => by.ask(decideFarmRequest, { id, ...given } as never)

test('Lanta-appi 7.5: a request reaches the office of its company alone, and its sender reads nothing of the office', async () => {
  const asker = await farmer()
  const id = await sent(asker)
  expect((await portal.letterTo(asker.email)).subject).toBe('Pyyntösi liittää tila on vastaanotettu: Novarbo')
  expect(await rowsFor(asker)).toMatchObject([{ id, name: newFarmRequest.name, state: 'open', office: null }])
  const told = (await rowsFor(office)).find((row) => row.id === id)
  expect(told).toMatchObject({ office: { person: asker.name, email: asker.email, hasRight: true, known: null } })
  expect((await rowsFor(otherOffice)).map((row) => row.id)).not.toContain(id)
  const declined = { decision: 'decline', words: 'Ei' }
  expect((await decide(otherOffice, id, declined)).body).toMatchObject({ value: 'not_found' })
  expect((await office.ask(readStart, {})).body).toMatchObject({ waiting: { newFarms: (await open(office)).length } })
})

async function open(by: ManurePerson): Promise<readonly FarmRequestRow[]> {
  return (await rowsFor(by)).filter(({ state }) => state === 'open')
}

test('Lanta-appi 7.5: an accepted request is a farm with its first store, and its sender its main member', async () => {
  const asker = await farmer()
  const id = await sent(asker)
  const decided = await decide(office, id, { decision: 'new', farmNumber: '500', ...place })
  const account = String(decided.body['account'])
  expect((await portal.letterTo(asker.email)).subject).toBe('Tilasi on liitetty: Novarbo')
  expect((await asker.ask(readStart, {})).body).toMatchObject({ roles: ['farm'], accounts: [{ id: account }] })
  expect(farmOf((await asker.ask(readFarm, { id: account as never })).body)).toMatchObject({
    ...{ name: newFarmRequest.name, companies: [{ number: '500' }], links: [] },
    ...{ members: [{ id: asker.id, isMain: true }], stores: [{ name: 'Lantala', municipality: 'Lapua' }] },
  })
  expect((await decide(office, id, { decision: 'decline', words: 'Ei' })).body.value).toBe('modified_elsewhere')
})

test('Lanta-appi 7.1: a known business id is found and linked; what another company has is opened by no third one', async () => {
  const businessId = '9990014-7'
  const id = crypto.randomUUID()
  await office.ask(addFarm, { ...newFarm, id, company: novarbo.company, businessId } as never)
  const asker = await farmer()
  const toOwn = await sent(asker, { businessId })
  const seen = (await rowsFor(office)).find((row) => row.id === toOwn)
  expect(seen?.office?.known).toEqual({ id, name: newFarm.name, municipality: 'Lapua' })
  expect((await decide(office, toOwn, { decision: 'new', ...place })).body).toMatchObject({ value: 'in_use' })
  expect((await decide(office, toOwn, { decision: 'known' })).body).toMatchObject({ account: id })
  expect((await asker.ask(readFarm, { id: id as never })).status).toBe(200)

  const stranger = await farmer()
  const toOther = await sent(stranger, { businessId, company: ekoasuminen.company })
  expect((await decide(otherOffice, toOther, { decision: 'known' })).body).toMatchObject({ value: 'in_use' })
  expect((await stranger.ask(readStart, {})).body).toMatchObject({ roles: ['newcomer'] })
  expect((await otherOffice.ask(readFarm, { id: id as never })).body).toMatchObject({ value: 'not_found' })
})

test('Lanta-appi 7.4: declined with words, which the letter says in the language of its receiver; without words it is refused', async () => {
  const asker = await farmer({ language: 'en' })
  const id = await sent(asker)
  expect((await decide(office, id, { decision: 'decline' })).body).toMatchObject({ fields: ['words'] })
  expect((await decide(office, id, { decision: 'new' })).body).toMatchObject({ fields: ['municipality', 'store'] })
  const words = 'The plant is too far.'
  expect((await decide(office, id, { decision: 'decline', words })).status).toBe(200)
  const letter = await portal.letterTo(asker.email)
  expect(letter.subject).toBe('Your farm was not taken on: Novarbo')
  expect(letter.text).toContain(words)
  expect(await rowsFor(asker)).toMatchObject([{ state: 'declined', words }])
  await sent(asker)
})

test('Lanta-appi 7.5: one open request to a company at a time, and five a day', async () => {
  const asker = await farmer()
  await sent(asker)
  const again = await asker.ask(sendFarmRequest, { company: novarbo.company, ...newFarmRequest } as never)
  expect(again.body).toMatchObject({ value: 'in_use' })
  await sent(asker, { company: ekoasuminen.company })
  const foreign = { ...newFarmRequest, company: crypto.randomUUID() }
  expect((await asker.ask(sendFarmRequest, foreign as never)).body).toMatchObject({ fields: ['company'] })
})

test.each([
  ['telephone', ''],
  ['telephone', 'soita'],
  ['name', ''],
  ['businessId', '9990014-8'],
] as const)('Lanta-appi 7.5: a request with the %s "%s" is answered at the field', async (field, value) => {
  const asker = await farmer()
  const given = { company: novarbo.company, ...newFarmRequest, [field]: value }
  expect((await asker.ask(sendFarmRequest, given as never)).body).toMatchObject({ fields: [field] })
})

test('Lanta-appi 2.3: the office keeps number, invoicing and contract of its farm; members and other companies read none of it', async () => {
  const asker = await farmer()
  const { body } = await decide(office, await sent(asker), { decision: 'new', ...place })
  const account = String(body['account']) as never
  const link = { account, company: novarbo.company, version: 1, ...newFarmLink } as never
  expect((await office.ask(saveFarmLink, link)).body).toMatchObject({ value: 'ok', version: 2 })
  expect((await office.ask(saveFarmLink, link)).body).toMatchObject({ value: 'modified_elsewhere' })
  expect(farmOf((await office.ask(readFarm, { id: account })).body).links).toMatchObject([newFarmLink])
  const read = await asker.ask(readFarm, { id: account })
  expect(farmOf(read.body)).toMatchObject({ links: [], companies: [{ number: newFarmLink.farmNumber }] })
  expect(read.text).not.toContain(newFarmLink.notes)
  const turned = { ...newFarmLink.contract, from: '2027-12-31', to: '2026-01-01' }
  const wrong = { account, company: novarbo.company, version: 2, ...newFarmLink, contract: turned } as never
  expect((await office.ask(saveFarmLink, wrong)).body).toMatchObject({ value: 'invalid_input' })
})

test('Lanta-appi 7.5: a farm is closed with a reason once nothing is open, and its members are newcomers then', async () => {
  const asker = await farmer()
  const { body } = await decide(office, await sent(asker), { decision: 'new', ...place })
  const account = String(body['account']) as never
  const used = { account: novarbo.account, company: novarbo.company, version: 1, reason: 'Lopetti' } as never
  expect((await office.ask(closeFarm, used)).body).toMatchObject({ value: 'in_use' })
  const closing = { account, company: novarbo.company, version: 1, reason: 'Lopetti karjanpidon' } as never
  expect((await otherOffice.ask(closeFarm, closing)).body).toMatchObject({ value: 'not_found' })
  expect((await office.ask(closeFarm, closing)).status).toBe(200)
  expect((await asker.ask(readStart, {})).body).toMatchObject({ roles: ['newcomer'] })
  expect((await office.ask(readFarm, { id: account })).body).toMatchObject({ value: 'not_found' })
  const found = (await office.ask(searchFarms, {} as never)).body['rows'] as unknown as readonly { id: string }[]
  expect(found.map(({ id }) => id)).not.toContain(account)
})

test('Lanta-appi 7.5: five requests of a person in a day; the next day again', async () => {
  await using limited = await startManurePortal({ settings: {} })
  const username = 'viides_karjatila'
  const rights = { groups: ['manureappuser'], usertype: 'customer', carrier: '', username }
  const asker = await enterAs(limited, 'newcomer', rights)
  const send = () => asker.ask(sendFarmRequest, { company: novarbo.company, ...newFarmRequest } as never)
  const first = await Promise.all(Array.from({ length: 5 }, send))
  expect(first.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  expect((await send()).status).toBe(429)
  limited.clock.advance(days(1))
  const token = await limited.signIn({ username })
  const other = { company: ekoasuminen.company, ...newFarmRequest } as never
  expect((await limited.ask(sendFarmRequest, other, { token })).status).toBe(200)
})
