/** Customer accounts: the part that all sellers share, and what is between one seller and the account (2.2, 2.6). */
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomerLink, CustomerRow } from '../../contract/index.ts'
import {
  closeCustomer,
  findCustomer,
  readCustomer,
  saveCustomer,
  saveCustomerLink,
  searchCustomers,
} from '../../contract/index.ts'
import { plainLink } from '../testing/customer-inputs.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, nothing, peat, peatTables, startPeatPortal, writePeat } from '../testing/index.ts'
import { newLoad } from '../testing/new-load.ts'
import { priceDraft } from '../testing/price-draft.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson
let customer: PeatPerson
let member: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
  customer = await enterAs(portal, 'customer')
  member = await enterAs(portal, 'member')
})
afterAll(() => portal[Symbol.asyncDispose]())

const plain = { name: 'Uusi tila', businessId: '', farmId: '', language: 'fi' as const }
const { kalliorinne, suviranta, koivukumpu, biolan, novarbo } = peat

async function newCustomer(by: PeatPerson, seller: string, fields: object = {}): Promise<string> {
  const id = newId()
  expect((await by.ask(saveCustomer, { id, version: 0, ...plain, seller, ...fields })).body).toMatchObject({
    id,
    version: 1,
  })
  return id
}

async function found(by: PeatPerson, view: object): Promise<readonly CustomerRow[]> {
  return (await by.ask(searchCustomers, view)).body['rows'] as unknown as readonly CustomerRow[]
}

test('GEN-13: an office makes an account, which is its seller’s from the first moment and nobody else’s', async () => {
  const id = await newCustomer(office, biolan.seller, { name: 'Perustettu tila' })
  expect((await found(office, { find: 'perustettu' })).map((row) => row.id)).toEqual([id])
  expect((await office.ask(readCustomer, { id })).body).toMatchObject({
    ...{ name: 'Perustettu tila', version: 1, closed: false, isUnattended: true, managesMembers: true },
    links: [{ seller: biolan.seller, active: true, office: { version: 1 } }],
  })
  expect(await found(otherOffice, { find: 'perustettu' })).toEqual([])
  expect((await otherOffice.ask(readCustomer, { id })).body.value).toBe('not_found')
})

test.each([
  ['without a seller', { seller: '' }, 'invalid_input'],
  ['for another seller', { seller: novarbo.seller }, 'not_found'],
  ['with the business id of an open account', { businessId: '9990003-2' }, 'in_use'],
  ['with a business id that no check digit fits', { businessId: '9990003-3' }, 'invalid_input'],
  ['as an account that is not there in that version', { version: 3 }, 'not_found'],
] as const)('GEN-13: an office makes no account %s', async (_, fields, refusal) => {
  const id = newId()
  const given = { id, version: 0, ...plain, seller: biolan.seller, ...fields }
  expect((await office.ask(saveCustomer, given)).body.value).toBe(refusal)
  expect((await office.ask(readCustomer, { id })).body.value).toBe('not_found')
})

test('GEN-13: a customer makes no account of its own, and changes the own one but for its business id', async () => {
  const own = { id: kalliorinne.customer, version: 1, name: 'Kalliorinteen Maito Oy', businessId: '9990003-2' }
  const rest = { farmId: '123456789', language: 'fi' as const }
  expect((await customer.ask(saveCustomer, { ...plain, id: newId(), version: 0 })).body.value).toBe('not_found')
  const renumbered = await customer.ask(saveCustomer, { ...own, ...rest, businessId: '9990009-1' })
  expect(renumbered.body).toMatchObject({ value: 'forbidden', fields: ['businessId'] })
  expect((await customer.ask(saveCustomer, { ...own, ...rest })).body).toMatchObject({ version: 2 })
  expect((await office.ask(saveCustomer, { ...own, ...rest })).body.value).toBe('modified_elsewhere')
  expect((await office.ask(readCustomer, { id: own.id })).body).toMatchObject({ farmId: '123456789', version: 2 })
})

test('GEN-13: the common part is each linked office’s, and no answer to it shows another seller', async () => {
  const { body } = await office.ask(readCustomer, { id: koivukumpu.customer })
  expect((body['links'] as unknown as CustomerLink[]).map(({ seller }) => seller)).toEqual([biolan.seller])
  expect(JSON.stringify(body)).not.toContain(novarbo.seller)
  const id = koivukumpu.customer
  const changed = { id, version: 1, ...plain, name: 'Koivukummun Siipikarja', businessId: '9990005-9' }
  expect((await office.ask(saveCustomer, { ...changed, farmId: '7' })).body).toMatchObject({ version: 2 })
  expect((await otherOffice.ask(saveCustomer, { ...changed, version: 2, farmId: '8' })).body).toMatchObject({
    version: 3,
  })
})

test('Kuivikemyynti 2.6: a customer reads the own price lists once they are published, the office its drafts, too', async () => {
  const fields = { scope: 'customer', account: kalliorinne.customer, name: 'Oma sopimus' }
  const { id } = await priceDraft(office, 'cd01', { fields })
  const lists = async (by: PeatPerson) => {
    const { body } = await by.ask(readCustomer, { id: kalliorinne.customer })
    return (body['priceLists'] as unknown as readonly { id: string }[]).map((list) => list.id)
  }
  expect(await lists(office)).toContain(id)
  expect(await lists(customer)).not.toContain(id)
})

test('GEN-13: an account of others is found and linked by its exact business id alone', async () => {
  const id = await newCustomer(otherOffice, novarbo.seller, { name: 'Lehtovaaran Ravitalli', businessId: '9990008-3' })
  const link = { ...plainLink, account: id, seller: biolan.seller, version: 0 }
  expect((await office.ask(readCustomer, { id })).body.value).toBe('not_found')
  expect((await office.ask(saveCustomerLink, link)).body.value).toBe('not_found')
  expect((await office.ask(saveCustomerLink, { ...link, businessId: '9990009-1' })).body.value).toBe('not_found')
  expect((await office.ask(findCustomer, { businessId: '9990009-1' })).body.value).toBe('not_found')

  const seen = (await office.ask(findCustomer, { businessId: '9990008-3' })).body
  expect(seen).toEqual({ success: true, value: 'ok', id, name: 'Lehtovaaran Ravitalli', municipality: '' })
  expect((await office.ask(saveCustomerLink, { ...link, businessId: '9990008-3' })).body).toMatchObject({ version: 1 })
  expect((await office.ask(readCustomer, { id })).body).toMatchObject({ name: 'Lehtovaaran Ravitalli' })
})

test('GEN-13: a link is saved over the version that was seen; numbers and products are the seller’s own', async () => {
  const { customer: account } = kalliorinne
  const link = {
    ...plainLink,
    account,
    seller: biolan.seller,
    version: 1,
    number: 'A-1',
    allowedProducts: [biolan.bulk],
  }
  const ask = async (fields: object) => (await office.ask(saveCustomerLink, { ...link, ...fields })).body
  expect(await ask({ allowedProducts: [novarbo.bulk] })).toMatchObject({ fields: ['allowedProducts'] })
  expect(await ask({ number: `A-${koivukumpu.link.slice(-3)}` })).toMatchObject({
    value: 'invalid_input',
    fields: ['number'],
  })
  expect(await ask({ seller: novarbo.seller })).toMatchObject({ value: 'not_found' })
  expect(await ask({ version: 0 })).toMatchObject({ value: 'modified_elsewhere' })
  expect(await ask({})).toMatchObject({ version: 2 })
  expect(await ask({})).toMatchObject({ value: 'modified_elsewhere' })
  expect(await found(office, { find: 'a-1', tag: '' })).toMatchObject([{ id: account }])
})

test('GEN-13: a credit hold and the seller’s own words are the seller’s; they stand in the audit trail without a reason', async () => {
  const link = { ...plainLink, account: suviranta.customer, seller: novarbo.seller, version: 1 }
  const hold = { ...link, holdReason: 'Kolme laskua maksamatta', notes: 'Hankala piha', creditLimit: 500_000 }
  expect((await otherOffice.ask(saveCustomerLink, hold)).body).toMatchObject({ version: 2 })

  const told = (await otherOffice.ask(readCustomer, { id: suviranta.customer })).body
  expect(told).toMatchObject({
    links: [{ office: { holdReason: 'Kolme laskua maksamatta', holdBy: otherOffice.name, notes: 'Hankala piha' } }],
  })
  const own = (await member.ask(readCustomer, { id: suviranta.customer })).text
  expect(own).not.toMatch(/Kolme|Hankala|500000|holdReason/)
  expect(await found(otherOffice, { onHold: true })).toMatchObject([
    { id: suviranta.customer, office: { onHold: true } },
  ])
  const lines = await portal.host.database.reading.selectFrom('audit').selectAll().execute()
  const line = lines.find(({ action }) => action === 'peatsale.credithold')
  expect(line).toMatchObject({ target: 'Suvirannan Lihakarja', company: 'Novarbo' })
  expect(JSON.stringify(line)).not.toContain('Kolme')
  expect((await otherOffice.ask(saveCustomerLink, { ...link, version: 2 })).body).toMatchObject({ version: 3 })
  const after = await portal.host.database.reading.selectFrom('audit').selectAll().execute()
  const acts = after.filter(({ action }) => action === 'peatsale.credithold').map(({ details }) => JSON.parse(details))
  expect(acts).toEqual([{ onHold: true }, { onHold: false }])
})

test('GEN-13: one seller closes an account for itself; with the last one it is closed, and its people are out', async () => {
  const id = await newCustomer(office, biolan.seller, { name: 'Päättyvä tila', businessId: '9990010-4' })
  const linked = { ...plainLink, account: id, seller: novarbo.seller, version: 0, businessId: '9990010-4' }
  await otherOffice.ask(saveCustomerLink, linked)
  const person = await enterAs(portal, 'newcomer')
  await writePeat(portal, (own) =>
    own.insertInto('peatsale_customer_member').values({ customer: id, person: person.id, is_main: 1 }).execute(),
  )
  expect((await office.ask(closeCustomer, { id, reason: 'Lopetti' })).status).toBe(200)

  expect((await office.ask(readCustomer, { id })).body).toMatchObject({ closed: true, members: [], sites: [] })
  expect((await office.ask(saveCustomer, { id, version: 9, ...plain })).body.value).toBe('not_found')
  expect(await found(office, { closed: true, find: 'päättyvä' })).toMatchObject([{ id, office: { closed: true } }])
  expect(await found(office, { find: 'päättyvä' })).toEqual([])
  expect((await otherOffice.ask(readCustomer, { id })).body).toMatchObject({
    closed: false,
    members: [{ id: person.id }],
  })
  expect((await person.ask(readCustomer, { id })).status).toBe(200)

  expect((await otherOffice.ask(closeCustomer, { id, reason: 'Lopetti' })).status).toBe(200)
  expect((await person.ask(readCustomer, { id })).body.value).toBe('forbidden')
  expect((await office.ask(findCustomer, { businessId: '9990010-4' })).body.value).toBe('not_found')

  const { links } = (await office.ask(readCustomer, { id })).body as unknown as { links: CustomerLink[] }
  const version = links[0]?.office?.version ?? 0
  const again = { ...plainLink, account: id, seller: biolan.seller, version }
  expect((await office.ask(saveCustomerLink, again)).status).toBe(200)
  expect((await person.ask(readCustomer, { id })).status).toBe(200)
})

test('GEN-13: an account with an order of the own seller that is not ended is not closed', async () => {
  const id = await newCustomer(office, biolan.seller, { name: 'Tilaava tila' })
  await newLoad(portal, { customer: id, seller: biolan.seller, orderState: 'confirmed', state: 'planned' })
  expect((await office.ask(closeCustomer, { id, reason: 'Lopetti' })).body.value).toBe('in_use')
  expect((await office.ask(readCustomer, { id })).body).toMatchObject({ closed: false, openOrders: 1 })
})

test('GEN-13: a business id is asked for a hundred times a day, no more', async () => {
  await using limited = await startPeatPortal({ settings: {} })
  const asker = await enterAs(limited, 'office')
  const asks = Array.from({ length: 100 }, () => asker.ask(findCustomer, { businessId: '9990009-1' }))
  expect((await Promise.all(asks)).every(({ status }) => status === 404)).toBe(true)
  expect((await asker.ask(findCustomer, { businessId: '9990003-2' })).status).toBe(429)
})

test('GEN-13: two offices that save at once: one is first, the other is told', async () => {
  const id = await newCustomer(office, biolan.seller, { name: 'Kilpailtu tila' })
  const save = (farmId: string) =>
    office.ask(saveCustomer, { id, version: 1, ...plain, name: 'Kilpailtu tila', farmId })
  const values = (await Promise.all([save('1'), save('2')])).map(({ body }) => body.value)
  expect(values.toSorted()).toEqual(['modified_elsewhere', 'ok'])
  const taken = ['a', 'b'].map((name) => ({
    id: newId(),
    version: 0,
    ...plain,
    name: `Sama ${name}`,
    businessId: '9990013-9',
  }))
  const both = await Promise.all(taken.map((given) => office.ask(saveCustomer, { ...given, seller: biolan.seller })))
  expect(both.map(({ body }) => body.value).toSorted()).toEqual(['in_use', 'ok'])
  expect((await office.ask(readCustomer, { id: nothing })).body.value).toBe('not_found')
  const stored = peatTables(portal).selectFrom('logistics_account').select('id').where('business_id', '=', '9990013-9')
  expect(await stored.execute()).toHaveLength(1)
})
