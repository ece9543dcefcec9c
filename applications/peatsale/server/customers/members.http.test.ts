/** Who belongs to an account: the main member and the offices decide, invitations go by mail (2.6, 2.11). */
import { days, hours, newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { openLiveStream } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  acceptInvitation,
  addMember,
  changeMember,
  closeCustomer,
  inviteMember,
  readCustomer,
  readInvitation,
  saveCustomer,
  searchPeople,
  withdrawInvitation,
} from '../../contract/index.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, peatTables, startPeatPortal } from '../testing/index.ts'

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

const { kalliorinne, suviranta, biolan } = peat
let accounts = 0

/** An account of Biolan's without people. */
async function newAccount(): Promise<string> {
  accounts++
  const id = newId()
  const given = { id, version: 0, name: `Tila ${accounts}`, businessId: '', farmId: '', language: 'en' as const }
  expect((await office.ask(saveCustomer, { ...given, seller: biolan.seller })).status).toBe(200)
  return id
}

/** Somebody whom Biolan's office sees in the portal. */
const farmer = (fields: object = {}) => enterAs(portal, 'newcomer', { company: 'Biolan', groups: [], ...fields })

async function mainOf(account: string): Promise<readonly (string | boolean)[][]> {
  const { body } = await office.ask(readCustomer, { id: account })
  const members = body['members'] as unknown as { id: string; isMain: boolean }[]
  return members.map(({ id, isMain }) => [id, isMain])
}

test('GEN-13: the first member is the main one; it hands that on, and then may be removed', async () => {
  const account = await newAccount()
  const [first, second] = [await farmer({ lastname: 'Aalto' }), await farmer({ lastname: 'Berg' })]
  expect((await office.ask(addMember, { account, person: first.id })).body).toMatchObject({ version: 2 })
  expect((await office.ask(addMember, { account, person: second.id })).status).toBe(200)
  expect(await mainOf(account)).toEqual([
    [first.id, true],
    [second.id, false],
  ])
  expect((await second.ask(changeMember, { account, person: first.id, change: 'remove' })).body.value).toBe('forbidden')
  const own = { account, person: first.id, change: 'remove' as const }
  for (const by of [first, office]) expect((await by.ask(changeMember, own)).body.fields).toEqual(['person'])
  expect((await first.ask(changeMember, { ...own, person: second.id, change: 'main' })).status).toBe(200)
  expect((await second.ask(changeMember, own)).status).toBe(200)
  expect(await mainOf(account)).toEqual([[second.id, true]])
  expect((await first.ask(readCustomer, { id: account })).body.value).toBe('forbidden')
  // The last one is the office's to take out.
  const last = { account, person: second.id, change: 'remove' as const }
  expect((await second.ask(changeMember, last)).body.value).toBe('in_use')
  expect((await office.ask(changeMember, last)).status).toBe(200)
  expect(await mainOf(account)).toEqual([])
})

test('ROLE-23: members are chosen among people whom the asker sees in the portal; nobody else is added', async () => {
  const account = await newAccount()
  const seen = await farmer({ lastname: 'Näkyvä' })
  const unseen = await farmer({ lastname: 'Näkymätön', company: 'Novarbo' })
  const off = await portal.person({ lastname: 'Näkyilevä', company: 'Biolan', deactivated: true })
  const names = (await office.ask(searchPeople, { find: 'näky' })).body['people']
  expect(names).toEqual([{ id: seen.id, name: 'Testi Näkyvä' }])
  for (const person of [unseen.id, off.id, 'ei ketään']) {
    expect((await office.ask(addMember, { account, person })).body).toMatchObject({
      value: 'not_found',
      fields: ['person'],
    })
  }
  expect((await office.ask(addMember, { account, person: seen.id })).status).toBe(200)
  // A sign that stands for any letter in a pattern finds itself alone.
  expect((await office.ask(searchPeople, { find: 'testaaja_' })).body['people']).not.toEqual([])
  expect((await office.ask(searchPeople, { find: 'testaaja%' })).body['people']).toEqual([])
  expect((await member.ask(searchPeople, { find: 'näky' })).body.value).toBe('forbidden')
  expect((await customer.ask(searchPeople, { find: 'näky' })).body['people']).toEqual([])
})

test('ROLE-25: telephones and addresses of members are told to the office, and to no fellow member', async () => {
  const telephone = '000 000 0801'
  const own = await customer.ask(readCustomer, { id: kalliorinne.customer })
  expect(own.body).toMatchObject({ members: [{ id: customer.id, isMain: true, telephone: '', email: '' }] })
  expect(own.text).not.toContain(telephone)
  const told = await office.ask(readCustomer, { id: kalliorinne.customer })
  expect(told.body).toMatchObject({ members: [{ telephone }] })
})

test('GEN-13: an invitation is accepted once, by its receiver, who then is a member', async () => {
  const receiver = await enterAs(portal, 'newcomer', { email: 'kutsuttu@posti.test', groups: [] })
  const given = { account: kalliorinne.customer, email: 'Kutsuttu@posti.test' }
  const sent = (await customer.ask(inviteMember, given)).body
  const letter = await portal.letterTo('kutsuttu@posti.test')
  expect(letter.subject).toBe('Kutsu asiakkuuteen Kalliorinteen Maito Oy')
  expect(letter.headers.get('reply-to')).toEqual(['tilaukset@biolan.demo.example'])
  expect(letter.text).toContain(customer.name)
  const link = await portal.codeTo('kutsuttu@posti.test')
  expect(letter.links).toContain(`https://portal.test/#/peatsale/invitation/${link}`)
  expect((await customer.ask(readCustomer, { id: kalliorinne.customer })).body).toMatchObject({
    invitations: [{ id: sent['id'], email: 'kutsuttu@posti.test', validUntil: sent['validUntil'] }],
  })

  expect((await receiver.ask(readInvitation, { link })).body).toMatchObject({
    ...{ state: 'open', name: 'Kalliorinteen Maito Oy', validUntil: sent['validUntil'], isMember: false },
  })
  expect((await member.ask(acceptInvitation, { link })).body.value).toBe('forbidden')
  // To whom it was not sent it does not say whose it is.
  const empty = { name: '', validUntil: null, isMember: false }
  expect((await member.ask(readInvitation, { link })).body).toMatchObject({ ...empty, state: 'other' })
  expect((await member.ask(readInvitation, { link: 'b'.repeat(43) })).body).toMatchObject({
    ...empty,
    state: 'unknown',
  })
  await using stream = await openLiveStream(portal.address, receiver.token)
  const accepted = (await receiver.ask(acceptInvitation, { link })).body
  expect(accepted).toMatchObject({ account: kalliorinne.customer, name: 'Kalliorinteen Maito Oy' })
  const isTold = () => stream.events.some(({ topic, ids }) => topic === 'peatsale:rights' && ids.includes(receiver.id))
  await expect.poll(isTold).toBe(true)
  expect((await receiver.ask(readCustomer, { id: kalliorinne.customer })).body).toMatchObject({
    managesMembers: false,
    invitations: [],
  })
  expect((await receiver.ask(acceptInvitation, { link })).body.value).toBe('invalid_code')
  expect((await receiver.ask(readInvitation, { link })).body).toMatchObject({ state: 'used', isMember: true })
})

test('R06: of an invitation the checksum is stored, not the link', async () => {
  await customer.ask(inviteMember, { account: kalliorinne.customer, email: 'tiiviste@posti.test' })
  const link = await portal.codeTo('tiiviste@posti.test')
  const rows = await peatTables(portal).selectFrom('logistics_invitation').selectAll().execute()
  expect(link).toHaveLength(43)
  expect(JSON.stringify(rows)).not.toContain(link)
  expect(rows.every(({ secret_sha }) => /^[0-9a-f]{64}$/.test(secret_sha))).toBe(true)
})

test.each([
  ['once it is withdrawn', async ({ id }: Sent) => office.ask(withdrawInvitation, { id }), 'withdrawn'],
  [
    'once a newer one has gone to the address',
    async ({ account, email }: Sent) => office.ask(inviteMember, { account, email }),
    'withdrawn',
  ],
  [
    'once the account is closed',
    async ({ account: id }: Sent) => office.ask(closeCustomer, { id, reason: 'Lopetti' }),
    'closed',
  ],
] as const)('GEN-13: an invitation is worth nothing %s, and says so', async (_, act, state) => {
  const account = await newAccount()
  const email = `kutsu_${accounts}@posti.test`
  const receiver = await enterAs(portal, 'newcomer', { email })
  const { id } = (await office.ask(inviteMember, { account, email })).body
  const link = await portal.codeTo(email)
  const stateNow = async () => (await receiver.ask(readInvitation, { link })).body['state']
  expect(await stateNow()).toBe('open')
  await act({ id: String(id), account, email })
  expect((await receiver.ask(acceptInvitation, { link })).body.value).toBe('invalid_code')
  expect(await stateNow()).toBe(state)
})
interface Sent {
  readonly id: string
  readonly account: string
  readonly email: string
}

test('GEN-13: an invitation is accepted for seven days, no longer', async () => {
  await using other = await startPeatPortal()
  const receiver = { username: 'kutsuttu_viljelija', email: 'viikko@posti.test' }
  await enterAs(other, 'newcomer', receiver)
  const account = peat.spare.customer
  const invited = async () => {
    const asker = await enterAs(other, 'office')
    await asker.ask(inviteMember, { account, email: receiver.email })
    return other.codeTo(receiver.email)
  }
  // A week is longer than a session.
  const accepted = async (link: string) =>
    (await other.ask(acceptInvitation, { link }, { token: await other.signIn(receiver) })).body.value
  const late = await invited()
  other.clock.advance(days(7))
  expect(await accepted(late)).toBe('invalid_code')
  const token = await other.signIn(receiver)
  expect((await other.ask(readInvitation, { link: late }, { token })).body['state']).toBe('expired')
  const inTime = await invited()
  other.clock.advance(hours(7 * 24 - 1))
  expect(await accepted(inTime)).toBe('ok')
})

test('ROLE-23: invitations are the main member’s and the linked offices’; others are told of none', async () => {
  const given = { account: suviranta.customer, email: 'suvi@posti.test' }
  for (const [asker, refusal] of [
    [member, 'forbidden'],
    [customer, 'not_found'],
    [office, 'not_found'],
  ] as const) {
    expect((await asker.ask(inviteMember, given)).body.value).toBe(refusal)
  }
  const { id } = (await otherOffice.ask(inviteMember, given)).body
  for (const asker of [member, customer, office]) {
    expect((await asker.ask(withdrawInvitation, { id: String(id) })).body.value).toBe('not_found')
  }
  expect((await member.ask(readCustomer, { id: suviranta.customer })).body).toMatchObject({ invitations: [] })
  expect((await otherOffice.ask(withdrawInvitation, { id: String(id) })).status).toBe(200)
  expect((await otherOffice.ask(withdrawInvitation, { id: String(id) })).body.value).toBe('not_found')
})

test('R18, I18N-08: a name of an account adds nothing to the letter but words; the letter is in the account’s language', async () => {
  const account = newId()
  const name = 'Tila <img src=x> Bcc: vieras@posti.test'
  const given = { id: account, version: 0, name, businessId: '', farmId: '', language: 'en' as const }
  expect((await office.ask(saveCustomer, { ...given, seller: biolan.seller })).status).toBe(200)
  await office.ask(inviteMember, { account, email: 'outo@posti.test' })
  const letter = await portal.letterTo('outo@posti.test')
  expect(letter.subject).toMatch(/^Invitation to the customer account Tila/)
  expect(letter.receivers).toEqual(['outo@posti.test'])
  expect([...letter.headers.keys()]).not.toContain('bcc')
  expect(letter.html).not.toMatch(/<img/)
})

test('GEN-13: one person sends twenty invitations a day, no more', async () => {
  await using limited = await startPeatPortal({ settings: {} })
  const asker = await enterAs(limited, 'customer')
  for (let number = 0; number < 20; number++) {
    const given = { account: kalliorinne.customer, email: `paljon_${number}@posti.test` }
    expect((await asker.ask(inviteMember, given)).status).toBe(200)
  }
  const last = { account: kalliorinne.customer, email: 'liikaa@posti.test' }
  expect((await asker.ask(inviteMember, last)).status).toBe(429)
})
