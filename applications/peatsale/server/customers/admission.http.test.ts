/** A member sees the sellers that admitted the member, or all that the main member opens (2.6): who joins how, and who hears of it. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { openLiveStream } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchDocuments } from '../../contract/documents/calls.ts'
import {
  acceptInvitation,
  addMember,
  changeMember,
  decideCustomerRequest,
  inviteMember,
  readCustomer,
  saveCustomerLink,
  searchPriceLists,
  sendCustomerRequest,
} from '../../contract/index.ts'
import { readLoad, searchLoads } from '../../contract/loads/calls.ts'
import { ordersCalls, readOrder } from '../../contract/orders/calls.ts'
import { readCustomerPrices } from '../../contract/prices/calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { plainLink } from '../testing/customer-inputs.ts'
import { fillPapers } from '../testing/fixture-papers.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, startPeatPortal, writePeat } from '../testing/index.ts'
import { submitted } from '../testing/order-events.ts'

let portal: TestPortal
type Name = 'customer' | 'office' | 'otherOffice' | 'superadmin'
let people: Record<Name, PeatPerson>

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  await fillPapers(portal)
  people = {
    customer: await enterAs(portal, 'customer', { email: mainAddress }),
    office: await enterAs(portal, 'office'),
    otherOffice: await enterAs(portal, 'otherOffice'),
    superadmin: await enterAs(portal, 'superadmin'),
  }
})
afterAll(() => portal[Symbol.asyncDispose]())

const { novarbo, kalliorinne } = peat
const account = kalliorinne.customer
const mainAddress = 'paajasen@posti.test'
let strangers = 0

type Stranger = PeatPerson & { readonly email: string }

async function stranger(fields: object = {}): Promise<Stranger> {
  const email = `vieras_${++strangers}@posti.test`
  return { ...(await enterAs(portal, 'newcomer', { email, groups: [], company: 'Novarbo', ...fields })), email }
}

/** What Biolan has of the account, and what everybody of the account knows. */
async function seenBy(person: PeatPerson) {
  const asked = {
    order: await person.ask(readOrder, { id: peat.biolanOrder.order }),
    load: await person.ask(readLoad, { id: peat.biolanOrder.load }),
    account: await person.ask(readCustomer, { id: account }),
    orders: await person.ask(ordersCalls.searchOrders, { view: {} } as never),
    loads: await person.ask(searchLoads, { view: {} } as never),
    documents: await person.ask(searchDocuments, {} as never),
    lists: await person.ask(searchPriceLists, {} as never),
    start: await person.ask(readStart, {}),
  }
  const [order] = [peat.biolanOrder]
  const needles = [order.order, order.load, order.waybill, kalliorinne.link, 'BIO hinnasto']
  return Object.entries(asked).flatMap(([name, { text }]) =>
    needles.some((needle) => text.includes(needle)) ? [name] : [],
  )
}

/** The stranger asks Novarbo with the business id of Biolan's customer, and Novarbo's office takes the account that is proposed. */
async function joinsByRequest(by: PeatPerson): Promise<void> {
  const given = {
    ...{ seller: novarbo.seller, name: 'Kalliorinne', businessId: '9990003-2', farmId: '', street: 'Kyläntie 3' },
    ...{ postalCode: '62200', city: 'Kauhava', telephone: '000 000 0444' },
  }
  const sent = await by.ask(sendCustomerRequest, given as never)
  const decided = { id: String(sent.body['id']), decision: 'account', account, words: '' }
  const answer = await people.otherOffice.ask(decideCustomerRequest, decided as never)
  expect(answer.status, answer.text).toBe(200)
}

async function membersSeen(by: PeatPerson) {
  const { body } = await by.ask(readCustomer, { id: account })
  return (body as unknown as { members: { id: string; waits: boolean; mayAdmit: boolean }[] }).members
}

const all = ['order', 'load', 'account', 'orders', 'loads', 'documents', 'lists', 'start']

test('Kuivikemyynti 2.6: who joins another seller’s customer by its business id waits for the main member, and sees nothing before', async () => {
  const vieras = await stranger()
  await joinsByRequest(vieras)
  expect(await seenBy(vieras)).toEqual([])
  expect((await vieras.ask(readCustomer, { id: account })).body['value']).not.toBe('ok')
  const asked = await portal.letterTo(mainAddress)
  expect(asked.subject).toBe('Kalliorinteen Maito Oy: uusi jäsen odottaa hyväksyntääsi')
  expect(asked.text).toContain(vieras.name)
  const told = await portal.letterTo(vieras.email)
  expect(told.subject).toBe('Jäsenyytesi odottaa vielä hyväksyntää: Kalliorinteen Maito Oy')
  expect(await membersSeen(people.customer)).toContainEqual(
    expect.objectContaining({ id: vieras.id, waits: true, mayAdmit: true }),
  )
  // The office that let the person in cannot let him or her see what is another seller's.
  const admit = { account, person: vieras.id, change: 'admit' } as const
  expect((await people.otherOffice.ask(changeMember, admit)).body['value']).toBe('forbidden')
  const main = { account, person: vieras.id, change: 'main' } as const
  expect((await people.otherOffice.ask(changeMember, main)).body['value']).toBe('forbidden')
  const off = { account, person: people.customer.id, change: 'remove' } as const
  expect((await people.otherOffice.ask(changeMember, off)).body['value']).toBe('forbidden')
  expect((await people.customer.ask(changeMember, admit)).status).toBe(200)
  expect((await seenBy(vieras)).toSorted()).toEqual(all.toSorted())
  const remove = { account, person: vieras.id, change: 'remove' } as const
  expect((await people.customer.ask(changeMember, remove)).status).toBe(200)
  expect(await seenBy(vieras)).toEqual([])
})

test('Kuivikemyynti 2.6: an office that links another seller’s customer brings no colleague of its own in, by name or by invitation', async () => {
  await linkNovarbo()
  const colleague = await stranger({ lastname: 'Kollega' })
  expect((await people.otherOffice.ask(addMember, { account, person: colleague.id })).status).toBe(200)
  expect(await seenBy(colleague)).toEqual([])
  const invited = await stranger()
  expect((await people.otherOffice.ask(inviteMember, { account, email: invited.email })).status).toBe(200)
  const link = await portal.codeTo(invited.email)
  expect((await invited.ask(acceptInvitation, { link })).status).toBe(200)
  expect(await seenBy(invited)).toEqual([])
  for (const { id } of [colleague, invited]) {
    expect(await membersSeen(people.office)).toContainEqual(
      expect.objectContaining({ id, waits: true, mayAdmit: true }),
    )
    // The office that asked takes its own back.
    const remove = { account, person: id, change: 'remove' } as const
    expect((await people.otherOffice.ask(changeMember, remove)).status).toBe(200)
  }
})

test('Kuivikemyynti 2.6: the other seller’s office may approve, and the member then sees the sellers that admitted him or her', async () => {
  await linkNovarbo()
  const vieras = await stranger()
  expect((await people.otherOffice.ask(addMember, { account, person: vieras.id })).status).toBe(200)
  const admit = { account, person: vieras.id, change: 'admit' } as const
  expect((await people.office.ask(changeMember, admit)).status).toBe(200)
  expect((await seenBy(vieras)).toSorted()).toEqual(all.toSorted())
  expect((await people.customer.ask(changeMember, { ...admit, change: 'remove' })).status).toBe(200)
})

test('Kuivikemyynti 2.6: a member whom one seller admitted does not see what the account has with a seller that links it later', async () => {
  await unlinkNovarbo()
  const member = await stranger({ company: 'Biolan' })
  expect((await people.office.ask(addMember, { account, person: member.id })).status).toBe(200)
  await linkNovarbo()
  const at = {
    seller: novarbo.seller,
    account,
    lines: [{ id: crypto.randomUUID(), product: novarbo.bulk, quantity: 90_000 }],
  }
  const order = await submitted(people.customer, at)
  expect((await people.customer.ask(readOrder, { id: order })).status).toBe(200)
  await using stream = await openLiveStream(portal.address, member.token)
  expect((await member.ask(readOrder, { id: order })).body['value']).toBe('not_found')
  const found = await member.ask(ordersCalls.searchOrders, { view: {} } as never)
  expect(found.text).not.toContain(order)
  expect(found.text).toContain(peat.biolanOrder.order)
  const prices = await member.ask(readCustomerPrices, { account, seller: novarbo.seller } as never)
  expect(prices.status).not.toBe(200)
  expect((await member.ask(readStart, {})).text).not.toContain(novarbo.seller)
  const known = await member.ask(readCustomer, { id: account })
  expect(known.text).not.toContain(novarbo.seller)
  const second = await submitted(people.customer, { ...at, lines: [{ ...at.lines[0], id: crypto.randomUUID() }] })
  expect(stream.events.filter(({ ids }) => ids.includes(second))).toEqual([])
  await expect(portal.letterTo(member.email)).rejects.toThrow('no letter')
  // The main member opens the rest.
  const admit = { account, person: member.id, change: 'admit' } as const
  expect((await people.customer.ask(changeMember, admit)).status).toBe(200)
  expect((await member.ask(readOrder, { id: order })).status).toBe(200)
})

test('Kuivikemyynti 2.6: members hear by letter of who joins, and the audit trail has who admitted whom', async () => {
  await unlinkNovarbo()
  const known = await stranger({ company: 'Biolan' })
  expect((await people.office.ask(addMember, { account, person: known.id })).status).toBe(200)
  const letter = await portal.letterTo(mainAddress)
  expect(letter.subject).toBe('Kalliorinteen Maito Oy: uusi jäsen')
  expect(letter.text).toContain(known.name)
  const lines = await auditLines()
  expect(lines).toContainEqual(
    expect.objectContaining({ action: 'peatsale.addmember', target: 'Kalliorinteen Maito Oy' }),
  )
  expect((await people.customer.ask(changeMember, { account, person: known.id, change: 'remove' })).status).toBe(200)
  expect(await auditLines()).toContainEqual(expect.objectContaining({ action: 'peatsale.removemember' }))
})

test('Kuivikemyynti 2.6: the first member of a customer that another seller has is not its main one until that seller approves', async () => {
  const empty = peat.spare.customer
  await writePeat(portal, async (own) => {
    const customers = own.updateTable('logistics_account').set({ business_id: '9990014-7' })
    await customers.where('id', '=', empty).execute()
    await own.deleteFrom('peatsale_customer_member').where('customer', '=', empty).execute()
  })
  const vieras = await stranger()
  const sent = await vieras.ask(sendCustomerRequest, {
    ...{ seller: novarbo.seller, name: 'Tila', businessId: '9990014-7', farmId: '', street: 'Kyläntie 3' },
    ...{ postalCode: '62200', city: 'Kauhava', telephone: '000 000 0444' },
  } as never)
  const decided = { id: String(sent.body['id']), decision: 'account', account: empty, words: '' }
  expect((await people.otherOffice.ask(decideCustomerRequest, decided as never)).status).toBe(200)
  expect((await vieras.ask(readCustomer, { id: empty })).body['value']).not.toBe('ok')
  const asked = await portal.letterTo('tilaukset@biolan.demo.example')
  expect(asked.subject).toMatch(/uusi jäsen odottaa hyväksyntääsi$/)
  const admit = { account: empty, person: vieras.id, change: 'admit' } as const
  expect((await people.office.ask(changeMember, admit)).status).toBe(200)
  expect((await vieras.ask(readCustomer, { id: empty })).body).toMatchObject({ managesMembers: true })
})

async function auditLines(): Promise<readonly { readonly action: string; readonly target: string | null }[]> {
  return await portal.host.database.reading.selectFrom('audit').select(['action', 'target']).execute()
}

async function linkNovarbo(): Promise<void> {
  const { body } = await people.otherOffice.ask(readCustomer, { id: account })
  const stored = (body as unknown as { links?: { office: { version: number } | null }[] }).links?.[0]
  const link = { ...plainLink, account, seller: novarbo.seller, version: stored?.office?.version ?? 0 }
  const answer = await people.otherOffice.ask(saveCustomerLink, { ...link, businessId: '9990003-2' })
  expect(answer.status, answer.text).toBe(200)
}

async function unlinkNovarbo(): Promise<void> {
  await writePeat(portal, async (own) => {
    const links = own.deleteFrom('peatsale_customer_link').where('customer', '=', account)
    await links.where('seller', '=', novarbo.seller).execute()
  })
}
