import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../../contract/own.ts'
import { registrationForm } from '../../../testing/registration-form.ts'
import type { AdministeredPortal, Caller } from '../testing/administered-portal.ts'
import { newUser, startAdministeredPortal } from '../testing/administered-portal.ts'
import { heldImport, untilQuiet, uploadedPlan } from '../testing/held-import.ts'

const calls = { ...portalCalls, ...administrationCalls }

let fixture: AdministeredPortal
let superadmin: Caller
let biolanAdmin: Caller
let manureAdmin: Caller

beforeAll(async () => {
  fixture = await startAdministeredPortal({ settings: { rateLimits: false } })
  superadmin = await fixture.caller({ username: 'paakayttaja', groups: ['superadmin'], usertype: 'admin' })
  biolanAdmin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  manureAdmin = await fixture.caller({ groups: ['manureappadmin'], company: 'Biolan' })
})
afterAll(() => fixture[Symbol.asyncDispose]())

const rowOf = (username: string, groups = 'biolan') => `${username};${username}@posti.test;Etu;Suku;Biolan;${groups};`

/** Every answer that tells of people, to each of those who may ask. */
async function everythingSeen(): Promise<Record<string, string>> {
  const views = [
    {},
    { find: 'tuleva' },
    { find: 'tuleva_ihminen_1@posti.test' },
    { find: 'tu' },
    { company: 'Biolan' },
    { state: 'verified' },
    { state: 'withoutrights' },
    { view: 'admins' },
    { sort: 'email', direction: 'desc', limit: 3 },
    { sort: 'waiting' },
    { limit: 2 },
    { company: 'Biolan', limit: 2 },
    { state: 'verified', limit: 2 },
    { find: 'posti', limit: 2 },
  ] as const
  const preview = { preview: true, action: { act: 'deactivate' }, people: { matching: { find: 'tuleva' } } } as const
  const named = ({ account: { username }, token }: Caller) => ({ username, token })
  const seen: Record<string, string> = {}
  const note = async (what: string, asked: ReturnType<Caller['ask']>) => {
    const { status, text } = await asked
    seen[what] = `${status} ${text}`
  }
  for (const [name, caller] of Object.entries({ superadmin, biolanAdmin })) {
    for (const view of views) {
      await note(
        `${name} searchUsers ${JSON.stringify(view)}`,
        caller.ask(calls.searchUsers, { counted: true, ...view }),
      )
    }
    await note(`${name} exportUsers`, caller.ask(calls.exportUsers, { format: 'csv', language: 'fi' }))
    await note(`${name} readApplications`, caller.ask(calls.readApplications, {}))
    await note(`${name} readAdminData`, caller.ask(calls.readAdminData, named(caller)))
    await note(`${name} readFrontPage`, caller.ask(calls.readFrontPage, {}))
    await note(`${name} bulkUsers`, caller.ask(calls.bulkUsers, preview))
  }
  const application = 'manuredelivery'
  await note('searchApplicationPeople', manureAdmin.ask(calls.searchApplicationPeople, { application }))
  await note('readCompanyUse', superadmin.ask(calls.readCompanyUse, {}))
  await note('searchLetters', superadmin.ask(calls.searchLetters, {}))
  return seen
}

/** Without what differs from one asking to the next: the export tells of itself, a preview has a name. */
function comparable(seen: Record<string, string>) {
  return Object.entries(seen).map(([what, text]) => [what, text.replace(/"previewed":"[^"]*"/, '')])
}

test('R13: nobody sees the people of an import before all are there, in any list, count, find or export; then everybody sees all', async () => {
  const before = await everythingSeen()
  // With a superadmin, an administrator, a manure user and somebody without rights among them.
  const groups = ['biolan', 'biolanadmin', 'superadmin', 'manureappuser', '', 'biolan', 'biolan']
  const rows = groups.map((group, number) => rowOf(`tuleva_ihminen_${number}`, group))
  const held = await heldImport(fixture, superadmin, rows)
  const { reading } = fixture.portal.host.database
  const written = await reading.selectFrom('account').select('id').where('username', 'like', 'tuleva%').execute()
  expect(written).toHaveLength(rows.length)

  const meanwhile = await everythingSeen()
  expect(comparable(meanwhile)).toEqual(comparable(before))
  for (const { id } of written) {
    expect(await superadmin.ask(calls.readUser, { id })).toMatchObject({ status: 404 })
    expect(await superadmin.ask(calls.setUserActive, { id, active: false })).toMatchObject({ status: 404 })
  }

  expect(await held.goOn()).toMatchObject({ status: 201, body: { added: rows.length } })
  await fixture.portal.host.background.idle()
  const after = await everythingSeen()
  // Each of those answers can tell of them: none is the same as before.
  const same = Object.keys(after).filter((what) => after[what] === before[what])
  expect(same).toEqual([])
  for (const { id } of written) expect((await superadmin.answered(calls.readUser, { id })).user._id).toBe(id)
})

test('R13: nobody of an import that is not shown can recover a password, and there is no letter yet', async () => {
  const held = await heldImport(fixture, superadmin, [rowOf('kirjeeton_1')])
  const ask = (username: string, useremail: string) => fixture.portal.ask(calls.requestReset, { username, useremail })
  expect(await ask('kirjeeton_1', '')).toMatchObject({ status: 404, body: { value: 'user_not_found' } })
  expect(await ask('', 'kirjeeton_1@posti.test')).toMatchObject({ status: 404, body: { value: 'user_not_found' } })
  await fixture.portal.host.outbox.drain()
  expect(() => fixture.portal.mail.lastTo('kirjeeton_1@posti.test')).toThrow('no letter')
  await held.goOn()
  const code = await fixture.portal.codeTo('kirjeeton_1@posti.test')
  const password = 'Rahkasammal-88'
  expect(await fixture.portal.ask(calls.resetByLink, { hash: code, password })).toMatchObject({ status: 200 })
  expect(await fixture.portal.signIn({ username: 'kirjeeton_1' }, password)).toContain('.')
})

test('OPS-09: names that an import holds are taken for everybody else, in the ordinary words', async () => {
  const held = await heldImport(fixture, superadmin, [rowOf('varattu_nimi1')])
  const email = 'varattu_nimi1@posti.test'
  const { portal } = fixture
  expect(await portal.ask(calls.checkUsername, { username: 'VARATTU_nimi1' })).toMatchObject({
    body: { value: 'user_exists' },
  })
  expect(await portal.ask(calls.checkEmail, { email })).toMatchObject({ body: { value: 'email_exists' } })
  const taken = { status: 409, body: { value: 'user_exists', fields: ['username'] } }
  const takenAddress = { status: 409, body: { value: 'email_exists', fields: ['email'] } }
  expect(await portal.ask(calls.register, registrationForm({ username: 'varattu_nimi1' }))).toMatchObject(taken)
  expect(await portal.ask(calls.register, registrationForm({ email }))).toMatchObject(takenAddress)
  expect(await superadmin.ask(calls.addUser, newUser({ username: 'varattu_nimi1' }))).toMatchObject(taken)
  expect(await superadmin.ask(calls.addUser, newUser({ username: 'muu_nimi_1', email }))).toMatchObject(takenAddress)
  const own = await portal.person()
  const token = await portal.signIn(own)
  expect(await portal.ask(calls.saveOwnSettings, { email }, { token })).toMatchObject(takenAddress)
  const plan = await uploadedPlan(fixture, superadmin, [rowOf('varattu_nimi1')])
  const { faults } = await superadmin.answered(calls.rehearseUserImport, plan)
  expect(faults.map(({ code }) => code)).toEqual(['user_exists', 'email_exists'])
  expect(await held.goOn()).toMatchObject({ status: 201 })
})

test('OPS-09, R13: somebody who takes a name of an import while it is under way keeps it, and nobody of the import is there', async () => {
  const rows = Array.from({ length: 60 }, (_, number) => rowOf(`kilpailija_${number}`))
  const plan = await uploadedPlan(fixture, superadmin, rows)
  const { database } = fixture.portal.host
  const { writing } = database
  const form = registrationForm({ username: 'kilpailija_59' })
  await untilQuiet(fixture)
  let transactions = 0
  const racing: typeof writing = async (act) => {
    if (transactions++ === 2) {
      Object.assign(database, { writing })
      expect(await fixture.portal.ask(calls.register, form)).toMatchObject({ status: 201 })
    }
    return writing(act)
  }
  Object.assign(database, { writing: racing })
  const refused = await superadmin.ask(calls.confirmUserImport, plan)
  expect(refused).toMatchObject({ status: 422, body: { value: 'invalid_input', fields: ['import'] } })
  const { users } = await superadmin.answered(calls.searchUsers, { find: 'kilpailija_' })
  expect(users.map(({ username, email }) => [username, email])).toEqual([['kilpailija_59', form.email]])

  const { addable, faults } = await superadmin.answered(calls.rehearseUserImport, plan)
  expect([addable, faults]).toMatchObject([59, [{ row: 61, field: 'username', code: 'user_exists' }]])
  const skipping = await superadmin.answered(calls.confirmUserImport, { ...plan, skipfaulty: true })
  expect(skipping).toMatchObject({ added: 59, skipped: 1 })
})

test('R14, R13: the same file twice at once is imported once; the second is told to wait', async () => {
  const held = await heldImport(fixture, superadmin, [rowOf('kahdesti_1')])
  const busy = { status: 503, body: { value: 'busy' } }
  const again = await superadmin.ask(calls.confirmUserImport, held.plan)
  expect(again).toMatchObject(busy)
  expect(again.headers.get('retry-after')).toBe('5')
  expect(await superadmin.ask(calls.rehearseUserImport, held.plan)).toMatchObject(busy)
  expect(await held.goOn()).toMatchObject({ status: 201, body: { added: 1 } })
  expect(await superadmin.ask(calls.confirmUserImport, held.plan)).toMatchObject({ status: 404 })
})

test('R11, ROLE-27: whoever loses the right while the rows are written has imported nobody, and the names are free', async () => {
  const admin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const held = await heldImport(fixture, admin, [rowOf('oikeudeton_1')])
  const { account } = admin
  const gone = { id: account.id, userid: account.id, username: account.username, admin: superadmin.account.username }
  await superadmin.answered(calls.deleteUser, gone)
  expect(await held.goOn()).toMatchObject({ status: 401 })
  expect(await fixture.portal.ask(calls.checkUsername, { username: 'oikeudeton_1' })).toMatchObject({
    body: { value: 'available' },
  })
  expect((await superadmin.answered(calls.searchUsers, { find: 'oikeudeton_1' })).users).toEqual([])
})

test('R67: those who see the people hear of an import once, when all are there', async () => {
  const events = async () => {
    const rows = await fixture.portal.host.database.reading.selectFrom('event').select('topic').execute()
    return rows.filter(({ topic }) => topic === 'users').length
  }
  const held = await heldImport(fixture, superadmin, [rowOf('kuultu_yksi'), rowOf('kuultu_kaksi')])
  const before = await events()
  await held.goOn()
  await fixture.portal.host.background.idle()
  expect((await events()) - before).toBe(1)
})
