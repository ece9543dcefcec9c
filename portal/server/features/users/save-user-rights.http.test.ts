import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { AskOf, User } from '../../../contract/own.ts'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { minutes } from '../../kernel/clock/clock.ts'
import { SqliteConnection } from '../../kernel/database/sqlite-dialect.ts'
import type { AdministeredPortal, Caller } from './testing/administered-portal.ts'
import { callerFor, startAdministeredPortal } from './testing/administered-portal.ts'

const { saveUser } = administrationCalls
type Sent = AskOf<typeof saveUser>

let fixture: AdministeredPortal
let superadmin: Caller
let biolanAdmin: Caller

beforeAll(async () => {
  fixture = await startAdministeredPortal()
  superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
  await fixture.person({ groups: ['superadmin'], usertype: 'admin' })
  biolanAdmin = await fixture.caller({ groups: ['biolan', 'biolanadmin'], company: 'Biolan' })
})
afterAll(() => fixture[Symbol.asyncDispose]())

/** ADMIN-EDIT-11: the whole user goes out, with the applications emptied. */
async function whole(reader: Caller, id: string, changes: Partial<Sent> = {}): Promise<Sent> {
  const user: User = await fixture.user(reader, id)
  return { ...user, apps: [], ...changes } as Sent
}

test('ADMIN-EDIT-25: the username stays', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  const asked = await whole(superadmin, person.id, { username: 'aivan_toinen' })
  expect(await superadmin.ask(saveUser, asked)).toMatchObject({ status: 422, body: { fields: ['username'] } })
  expect((await fixture.stored(person)).username).toBe(person.username)
})

test('ADMIN-EDIT-25, ROLE-27: a right that was taken away is gone on the next call', async () => {
  const other = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  await other.answered(administrationCalls.searchUsers, {})
  await superadmin.answered(saveUser, await whole(superadmin, other.account.id, { usergroups: [] }))
  expect(await other.ask(administrationCalls.searchUsers, {})).toMatchObject({ status: 403 })
})

test('ROLE-29: only a superadmin edits a superadmin', async () => {
  const boss = await fixture.person({ groups: ['superadmin'], usertype: 'admin', company: 'Biolan' })
  const asked = await whole(biolanAdmin, boss.id, { city: 'Kiukainen' })
  expect(await biolanAdmin.ask(saveUser, asked)).toMatchObject({ status: 403 })
  await superadmin.answered(saveUser, asked)
  expect((await fixture.stored(boss)).city).toBe('Kiukainen')
})

test('ROLE-20: address and password of somebody with rights beyond the own ones are out of reach', async () => {
  const twoHats = await fixture.person({ groups: ['biolanadmin', 'novarboadmin'], company: 'Biolan' })
  const newAddress = await whole(biolanAdmin, twoHats.id, { email: 'kaappari@posti.test' })
  expect(await biolanAdmin.ask(saveUser, newAddress)).toMatchObject({ status: 403 })
  await biolanAdmin.answered(saveUser, await whole(biolanAdmin, twoHats.id, { telephone: '000 000 0123' }))
  expect(await fixture.stored(twoHats)).toMatchObject({ email: twoHats.email, telephone: '000 000 0123' })
})

test('R29: a new address is told to the old one and recovers nothing until it is confirmed', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  const email = 'uusi.osoite@posti.test'
  await biolanAdmin.answered(saveUser, await whole(biolanAdmin, person.id, { email }))
  expect(await fixture.stored(person)).toMatchObject({ email, recoveryEmail: person.email })
  expect((await fixture.portal.letterTo(person.email)).links[0]).toContain('undoemailchange')
  expect((await fixture.portal.letterTo(email)).links[0]).toContain('confirmemail')
})

test('ENT-05: an address that somebody has is refused', async () => {
  const [one, other] = [await fixture.person({ company: 'Biolan' }), await fixture.person({ company: 'Biolan' })]
  const asked = await whole(biolanAdmin, one.id, { email: other.email.toUpperCase() })
  expect(await biolanAdmin.ask(saveUser, asked)).toMatchObject({ status: 409, body: { value: 'email_exists' } })
})

test('SETTINGS-27: the own address and password need a recent proof here as well', async () => {
  const self = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  fixture.portal.clock.advance(minutes(11))
  const asked = await whole(self, self.account.id, { email: 'oma.uusi@posti.test' })
  expect(await self.ask(saveUser, asked)).toMatchObject({ status: 403, body: { value: 'reauthentication_required' } })
  await self.answered(saveUser, { ...asked, email: self.account.email, city: 'Laitila' })
})

test('ENT-06, ADMIN-NEW-07: a transport user belongs to a transport company that exists', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  for (const company of ['Biolan', 'x', '', 'carrier-nobody']) {
    const asked = await whole(superadmin, person.id, { usertype: 'transport', company })
    expect(await superadmin.ask(saveUser, asked), company).toMatchObject({ status: 422, body: { fields: ['company'] } })
  }
  const { suo } = fixture.carriers
  await superadmin.answered(saveUser, await whole(superadmin, person.id, { usertype: 'transport', company: suo }))
  expect(await fixture.stored(person)).toMatchObject({ usertype: 'transport', company: suo, carrier: suo })
  await superadmin.answered(saveUser, await whole(superadmin, person.id, { usertype: 'customer', company: 'Novarbo' }))
  expect(await fixture.stored(person)).toMatchObject({ usertype: 'customer', company: 'Novarbo', carrier: '' })
})

test('ADMIN-NEW-15: a company administrator moves nobody to a company of others, nor to none', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  const asked = (company: string) => whole(biolanAdmin, person.id, { company })
  expect(await biolanAdmin.ask(saveUser, await asked('Novarbo'))).toMatchObject({ status: 403 })
  expect(await biolanAdmin.ask(saveUser, await asked(''))).toMatchObject({ status: 422, body: { fields: ['company'] } })
  expect(await biolanAdmin.ask(saveUser, await asked('Badminton'))).toMatchObject({ status: 422 })
  await biolanAdmin.answered(saveUser, await asked('  BIOLAN '))
  expect((await fixture.stored(person)).company).toBe('Biolan')
})

test('ENT-20, ENT-21: the transport flags are rights, so who has none gives none', async () => {
  const { suo } = fixture.carriers
  const driver = await fixture.person({ usertype: 'transport', company: suo, carrier: suo })
  const leader = {
    usertype: 'transport',
    company: suo,
    carrier: suo,
    groups: ['manuretransport', 'manuretransportadmin'],
  } as const
  const leading = await fixture.caller({ ...leader, transportadmin: false })
  const foreman = await fixture.caller({ ...leader, transportadmin: true })
  const asked = await whole(leading, driver.id, { transportadmin: true })
  expect(await leading.ask(saveUser, asked)).toMatchObject({ status: 403 })
  await foreman.answered(saveUser, asked)
  expect((await fixture.stored(driver)).transportadmin).toBe(true)
})

test('R03, CALL-32: nothing but the fields of the form is taken', async () => {
  const person = await fixture.person({ company: 'Biolan', activated: false })
  const hostile = {
    activated: true,
    deactivated: true,
    createdby: 'minä',
    isSuperadmin: true,
    is_superadmin: 1,
    carrier: 'x',
  }
  await biolanAdmin.answered(saveUser, { ...(await whole(biolanAdmin, person.id)), ...hostile } as Sent)
  const stored = await fixture.stored(person)
  expect(stored).toMatchObject({
    activated: false,
    deactivated: false,
    isSuperadmin: false,
    createdby: person.createdby,
    carrier: '',
  })
})

test('ADMIN-EDIT-24: whoever saves own settings meanwhile does not bring a taken right back', async () => {
  const person = await fixture.person({ company: 'Biolan', groups: ['biolan', 'biolanadmin'] })
  const self = await callerFor(fixture.portal, person)
  const asked = await whole(superadmin, person.id, { usergroups: [] })
  await Promise.all([
    superadmin.ask(saveUser, asked),
    ...['Pori', 'Rauma', 'Eura', 'Turku'].map((city) => self.ask(portalCalls.saveOwnSettings, { city })),
  ])
  const stored = await fixture.stored(person)
  const saved = await superadmin.ask(saveUser, await whole(superadmin, person.id, { usergroups: [] }))
  expect(saved.status).toBe(200)
  expect((await fixture.stored(person)).groups).toEqual([])
  expect([[], ['biolan', 'biolanadmin']]).toContainEqual([...stored.groups])
})

// The stores ask both engines for the same; on SQLite each statement can be heard.
test.runIf(process.env['PORTAL_TEST_DATABASE'] === 'sqlite')(
  'Speed: a save reads its target once and writes it once',
  async () => {
    const person = await fixture.person({ company: 'Biolan' })
    const asked = await whole(superadmin, person.id, { city: 'Kiukainen' })
    const heard = vi.spyOn(SqliteConnection.prototype, 'executeQuery')
    await superadmin.answered(saveUser, asked)
    const ofTarget = heard.mock.calls.map(([query]) => query).filter(({ parameters }) => parameters.includes(person.id))
    heard.mockRestore()
    const about = (statement: RegExp) => ofTarget.filter(({ sql }) => statement.test(sql)).length
    expect([about(/^select .* from "account"( |$)/), about(/^update "account" /)]).toEqual([1, 1])
    expect((await fixture.stored(person)).city).toBe('Kiukainen')
  },
)
