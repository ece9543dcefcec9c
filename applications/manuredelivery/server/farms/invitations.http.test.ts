/** People come to a farm by mailed invitations: who sends them, who accepts, and when one is worth nothing (lanta-appi 7.4, 7.5). */
import { invitations } from '@workspace/logistics/server'
import { days, hours } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Farm } from '../../contract/farms/calls.ts'
import { readFarm } from '../../contract/farms/calls.ts'
import {
  acceptInvitation,
  inviteMember,
  readInvitation,
  withdrawInvitation,
} from '../../contract/farms/invitation-calls.ts'
import { addFarm } from '../../contract/farms/new-farm.ts'
import { readStart } from '../../contract/start/calls.ts'
import { manuredeliveryServer } from '../index.ts'
import type { ManurePerson } from '../testing/callers.ts'
import { enterAs } from '../testing/callers.ts'
import { manure, nothing } from '../testing/ids.ts'
import { newFarm } from '../testing/inputs.ts'
import { manureTables, startManurePortal, writeManure, writeShared } from '../testing/manure-fixture.ts'

const { novarbo, ekoasuminen } = manure
const account = novarbo.account as never
let portal: TestPortal
let main: ManurePerson
let office: ManurePerson
let otherOffice: ManurePerson
beforeAll(async () => {
  portal = await startManurePortal()
  main = await enterAs(portal, 'farm')
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
})
afterAll(() => portal[Symbol.asyncDispose]())

const rights = { groups: ['manureappuser'], usertype: 'customer', carrier: '' }
const receiverOf = (email: string) => enterAs(portal, 'newcomer', { ...rights, email })
const farmSeenBy = async (by: ManurePerson, id: string = account) =>
  ((await by.ask(readFarm, { id: id as never })).body as unknown as { farm: Farm }).farm

test('Lanta-appi 7.5: an invitation is accepted once, by its receiver, who then is a member of the farm', async () => {
  const receiver = await receiverOf('kutsuttu@posti.test')
  const stranger = await receiverOf('vieras@posti.test')
  const sent = (await main.ask(inviteMember, { account, email: 'Kutsuttu@posti.test' })).body
  const { name } = await farmSeenBy(main)
  const letter = await portal.letterTo('kutsuttu@posti.test')
  expect(letter.subject).toBe(`Kutsu tilalle ${name}`)
  expect(letter.text).toContain(main.name)
  const link = await portal.codeTo('kutsuttu@posti.test')
  expect(letter.links).toContain(`https://portal.test/#/manuredelivery/invitation/${link}`)
  const open = { id: sent['id'], email: 'kutsuttu@posti.test', validUntil: sent['validUntil'] }
  expect(await farmSeenBy(main)).toMatchObject({ managesMembers: true, invitations: [open] })

  const answer = { state: 'open', name, validUntil: sent['validUntil'], isMember: false }
  expect((await receiver.ask(readInvitation, { link })).body).toMatchObject(answer)
  // To whom it was not sent it does not say whose it is.
  const empty = { name: '', validUntil: null, isMember: false }
  expect((await stranger.ask(acceptInvitation, { link })).body.value).toBe('forbidden')
  expect((await stranger.ask(readInvitation, { link })).body).toMatchObject({ ...empty, state: 'other' })
  const unknown = { link: 'b'.repeat(43) }
  expect((await stranger.ask(readInvitation, unknown)).body).toMatchObject({ ...empty, state: 'unknown' })

  expect((await receiver.ask(acceptInvitation, { link })).body).toMatchObject({ account, name })
  expect((await receiver.ask(readStart, {})).body).toMatchObject({ roles: ['farm'], accounts: [{ id: account }] })
  expect(await farmSeenBy(receiver)).toMatchObject({ managesMembers: false, invitations: [] })
  expect((await receiver.ask(acceptInvitation, { link })).body.value).toBe('invalid_code')
  expect((await receiver.ask(readInvitation, { link })).body).toMatchObject({ state: 'used', isMember: true })
  expect((await receiver.ask(inviteMember, { account, email: 'kolmas@posti.test' })).body.value).toBe('not_found')
})

test('Lanta-appi 2.1: of an invitation the checksum is stored, not the link', async () => {
  await main.ask(inviteMember, { account, email: 'tiiviste@posti.test' })
  const link = await portal.codeTo('tiiviste@posti.test')
  const rows = await manureTables(portal).selectFrom('logistics_invitation').selectAll().execute()
  expect(link).toHaveLength(43)
  expect(JSON.stringify(rows)).not.toContain(link)
})

let farms = 0
/** A farm that Novarbo alone collects from; nobody has joined it. */
async function newAccount(language = 'fi'): Promise<string> {
  farms++
  const id = crypto.randomUUID()
  const given = { ...newFarm, id, company: novarbo.company, businessId: '', name: `Tila ${farms}` }
  expect((await office.ask(addFarm, given as never)).status).toBe(200)
  await setAccount(id, { language })
  return id
}

const setAccount = (id: string, set: object) =>
  writeShared(portal, (own) => own.updateTable('logistics_account').set(set).where('id', '=', id).execute())
const endLinks = (account: string) =>
  writeManure(portal, (own) =>
    own.updateTable('manuredelivery_farm_link').set({ active: 0 }).where('account', '=', account).execute(),
  )

test.each([
  ['once it is withdrawn', 'withdrawn', ({ id }: Sent) => office.ask(withdrawInvitation, { id: id as never })],
  ['once a newer one has gone to the address', 'withdrawn', ({ farm, email }: Sent) => invite(office, farm, email)],
  ['once the account is closed', 'closed', ({ farm }: Sent) => setAccount(farm, { closed: 1 })],
  ['once no company collects from the farm', 'closed', ({ farm }: Sent) => endLinks(farm)],
  ['of an office, once another company collects from the farm', 'withdrawn', ({ farm }: Sent) => linkToOther(farm)],
] as const)('Lanta-appi 7.5: an invitation is worth nothing %s, and says so', async (_, state, act) => {
  const farm = await newAccount()
  const email = `kutsu_${farms}@posti.test`
  const receiver = await receiverOf(email)
  const id = await invite(office, farm, email)
  const link = await portal.codeTo(email)
  const stateNow = async () => (await receiver.ask(readInvitation, { link })).body['state']
  expect(await stateNow()).toBe('open')
  await act({ id, farm, email })
  expect((await receiver.ask(acceptInvitation, { link })).body.value).toBe('invalid_code')
  expect(await stateNow()).toBe(state)
  expect((await receiver.ask(readStart, {})).body).toMatchObject({ accounts: [] })
})
interface Sent {
  readonly id: string
  readonly farm: string
  readonly email: string
}

async function invite(by: ManurePerson, farm: string, email: string): Promise<string> {
  const sent = await by.ask(inviteMember, { account: farm as never, email })
  expect(sent.status, sent.text).toBe(200)
  return String(sent.body['id'])
}

async function linkToOther(farm: string): Promise<void> {
  await writeManure(portal, async (own) => {
    const links = own.selectFrom('manuredelivery_farm_link').selectAll().where('account', '=', farm)
    const link = { ...(await links.executeTakeFirstOrThrow()), id: crypto.randomUUID(), company: ekoasuminen.company }
    await own.insertInto('manuredelivery_farm_link').values(link).execute()
  })
}

test('Lanta-appi 7.1: an office invites while no other company collects from the farm; who manages no members reads of none', async () => {
  const farm = await newAccount()
  const id = await invite(office, farm, 'yksin@posti.test')
  expect((await farmSeenBy(office, farm)).invitations).toMatchObject([{ id }])
  expect((await otherOffice.ask(withdrawInvitation, { id: id as never })).body.value).toBe('not_found')
  await linkToOther(farm)
  for (const by of [office, otherOffice]) {
    const asked = await by.ask(inviteMember, { account: farm as never, email: 'toinen@posti.test' })
    expect(asked.body.value).toBe('not_found')
    expect(await farmSeenBy(by, farm)).toMatchObject({ managesMembers: false, invitations: [] })
    expect((await by.ask(withdrawInvitation, { id: id as never })).body.value).toBe('not_found')
  }
})

test('Lanta-appi 2.2: an invitation of another application opens nothing here, and is not listed', async () => {
  const receiver = await receiverOf('turve@posti.test')
  const sent = { application: 'peatsale', account: novarbo.account, by: nothing, companies: [] }
  const now = portal.clock.now()
  const { id, link } = await writeManure(portal, (_, transaction) =>
    invitations.write(transaction, { ...sent, email: 'turve@posti.test', now }),
  )
  expect((await receiver.ask(readInvitation, { link })).body).toMatchObject({ state: 'unknown', name: '' })
  expect((await receiver.ask(acceptInvitation, { link })).body.value).toBe('invalid_code')
  expect((await main.ask(withdrawInvitation, { id: id as never })).body.value).toBe('not_found')
  expect((await farmSeenBy(main)).invitations.map((each) => each.id)).not.toContain(id)
})

test('Lanta-appi 7.4: the letter is in the language of the farm, and a name in it is no link', async () => {
  const farm = await newAccount('en')
  await setAccount(farm, { name: 'Tila https://vieras.test Oy' })
  await invite(office, farm, 'outo@posti.test')
  const letter = await portal.letterTo('outo@posti.test')
  expect(letter.subject).toMatch(/^Invitation to the farm Tila/)
  expect(letter.text).not.toContain('https://vieras.test')
})

test('Lanta-appi 7.5: an invitation is accepted for seven days, no longer; one person sends twenty a day', async () => {
  await using other = await startManurePortal({ settings: {} })
  const receiver = { username: 'kutsuttu_viljelija', email: 'viikko@posti.test', ...rights }
  await enterAs(other, 'newcomer', receiver)
  const invited = async () => {
    const asker = await enterAs(other, 'office')
    await asker.ask(inviteMember, { account, email: receiver.email })
    return await other.codeTo(receiver.email)
  }
  // A week is longer than a session.
  const token = () => other.signIn({ username: receiver.username })
  const accepted = async (link: string) =>
    (await other.ask(acceptInvitation, { link }, { token: await token() })).body.value
  const late = await invited()
  other.clock.advance(days(7))
  expect(await accepted(late)).toBe('invalid_code')
  expect((await other.ask(readInvitation, { link: late }, { token: await token() })).body['state']).toBe('expired')
  const inTime = await invited()
  other.clock.advance(hours(7 * 24 - 1))
  expect(await accepted(inTime)).toBe('ok')
  const asker = await enterAs(other, 'office')
  const send = (number: number) => asker.ask(inviteMember, { account, email: `monta_${number}@posti.test` })
  for (let number = 0; number < 20; number++) expect((await send(number)).status).toBe(200)
  expect((await send(20)).status).toBe(429)
})

test('Lanta-appi 7.11: an invitation stays 30 days after its end', async () => {
  const id = await invite(main, account, 'vanha@posti.test')
  const left = async () =>
    (await manureTables(portal).selectFrom('logistics_invitation').select('id').where('id', '=', id).execute()).length
  const retention = manuredeliveryServer.jobs?.find(({ name }) => name === 'retention')
  const runAfter = (time: number) => retention?.run(portal.host, new Date(portal.clock.now().getTime() + time))
  await runAfter(days(37))
  expect(await left()).toBe(1)
  await runAfter(days(37) + 1)
  expect(await left()).toBe(0)
})
