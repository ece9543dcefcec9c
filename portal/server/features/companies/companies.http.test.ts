import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskOf } from '../../../contract/own.ts'
import { administrationCalls } from '../../../contract/own.ts'
import { changeAccount } from '../../kernel/accounts/account-store.ts'
import { listedApplications } from '../../kernel/registers/application-store.ts'
import { companyNames } from '../../kernel/registers/company-store.ts'
import type { SignedInPerson } from '../../testing/signed-in.ts'
import { everyKind, signedIn } from '../../testing/signed-in.ts'
import { testApplication, testGroups } from '../../testing/test-application.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { saveApplications, saveCompanies, readCompanyUse, searchUsers } = administrationCalls
let portal: TestPortal
let superadmin: SignedInPerson
beforeAll(async () => {
  const turve = testApplication({ key: 'turve', primaryCompany: 'Biolan', groups: testGroups('turvetyo') })
  portal = await startTestPortal({ settings: { rateLimits: false }, applications: [turve] })
  superadmin = await signedIn(portal, { groups: ['superadmin'] })
})
afterAll(() => portal[Symbol.asyncDispose]())

type Changes = AskOf<typeof saveCompanies>['changes']
const save = (...changes: Changes) => superadmin.ask(saveCompanies, { admin: superadmin.person.username, changes })
const listed = () => companyNames(portal.host.database)
const application = async () => (await listedApplications(portal.host.database)).find(({ name }) => name === 'turve')

test('ADMIN-SYS-17, CALL-39: a company is added at the end, with its two groups', async () => {
  const answer = await save({ action: 'add', name: 'Suo & Turve Oy' })

  const expected = ['Biolan', 'Novarbo', 'Favorit', 'Ekoasuminen', 'Suo & Turve Oy']
  expect(answer).toMatchObject({ status: 200, body: { success: true, value: 'ok', companies: expected } })
  const admin = await signedIn(portal, { company: 'Suo & Turve Oy' })
  const rights = { groups: ['suo & turve oyadmin'], isAdmin: true, now: portal.clock.now() }
  await portal.host.database.writing((tx) => changeAccount(tx, admin.person.id, rights))
  const own = await portal.person({ company: 'Suo & Turve Oy' })
  const { users } = (await admin.ask(searchUsers, {})).body as unknown as { users: { _id: string }[] }
  expect(users.map(({ _id }) => _id).toSorted()).toEqual([admin.person.id, own.id].toSorted())
})

test('ENT-32, ROLE-17, ADMIN-APPS-15: a company added later administers every application, until it is removed', async () => {
  await setApplication({ admingroups: '["superadmin","biolanadmin"]' })
  await save({ action: 'add', name: 'Tulokas' })
  const admin = await signedIn(portal, { company: 'Tulokas', groups: ['tulokasadmin'] })
  const rights = { groups: ['tulokasadmin'], isAdmin: true, now: portal.clock.now() }
  await portal.host.database.writing((tx) => changeAccount(tx, admin.person.id, rights))
  const toggle = async (isactive: boolean, groups = ['biolan']) => {
    const stored = await application()
    const apps = [{ name: 'turve', clearname: '', admingroups: [], ...stored, isactive, groups }]
    return admin.ask(saveApplications, { admin: admin.person.username, apps })
  }

  expect((await toggle(false)).status).toBe(200)
  expect(await application()).toMatchObject({
    isactive: false,
    admingroups: ['superadmin', 'biolanadmin', 'tulokasadmin'],
  })
  expect((await toggle(true, ['biolan', 'tulokas'])).status).toBe(200)
  expect((await toggle(true, ['tulokas'])).status).toBe(403)

  expect((await save({ action: 'remove', subject: 'Tulokas' })).status).toBe(409)
  await portal.host.database.writing((tx) => tx.deleteFrom('account').where('company', '=', 'Tulokas').execute())
  await setApplication({ opengroups: '["biolan"]' })
  expect((await save({ action: 'remove', subject: 'Tulokas' })).status).toBe(200)
  expect((await application())?.admingroups).toEqual(['superadmin', 'biolanadmin'])
})

test('ADMIN-SYS-18: a rename carries people, groups and applications, and keeps its place and everybody’s rights', async () => {
  const admin = await signedIn(portal, { company: 'Biolan', groups: ['biolan', 'biolanadmin', 'novarbo'] })
  const outsider = await portal.person({ company: 'Novarbo', groups: ['biolanadmin'] })
  const untouched = await portal.person({ company: 'Novarbo', groups: ['novarbo', 'novarboadmin'] })
  const before = await application()

  const answer = await save({ action: 'rename', subject: 'Biolan', name: 'Biolaani' })

  expect(answer.status).toBe(200)
  expect((await listed())[0]).toBe('Biolaani')
  const stored = async (id: string) => {
    const { company, groups, isAdmin } = (await portal.stored(id)) ?? {}
    return { company, groups, isAdmin }
  }
  const groups = ['biolaani', 'biolaaniadmin', 'novarbo']
  expect(await stored(admin.person.id)).toEqual({ company: 'Biolaani', groups, isAdmin: true })
  expect(await stored(outsider.id)).toEqual({ company: 'Novarbo', groups: ['biolaaniadmin'], isAdmin: true })
  expect(await stored(untouched.id)).toEqual({ company: 'Novarbo', groups: ['novarbo', 'novarboadmin'], isAdmin: true })
  expect(before).toMatchObject({
    primarycompany: 'Biolan',
    groups: ['biolan'],
    admingroups: ['superadmin', 'biolanadmin'],
  })
  expect(await application()).toMatchObject({
    primarycompany: 'Biolaani',
    groups: ['biolaani'],
    admingroups: ['superadmin', 'biolaaniadmin'],
  })
  const { users } = (await admin.ask(searchUsers, { find: 'biolaani' })).body as unknown as { users: { _id: string }[] }
  expect(users.map(({ _id }) => _id)).toContain(admin.person.id)
  await save({ action: 'rename', subject: 'Biolaani', name: 'Biolan' })
})

test('ADMIN-SYS-18: an application that is open to all stays so through a rename', async () => {
  await portal.host.database.writing((tx) => tx.updateTable('application').set({ opengroups: '"all"' }).execute())
  await save({ action: 'rename', subject: 'Biolan', name: 'Biolaani' })
  expect((await application())?.groups).toBe('all')
  await save({ action: 'rename', subject: 'Biolaani', name: 'Biolan' })
  await portal.host.database.writing((tx) => tx.updateTable('application').set({ opengroups: '["biolan"]' }).execute())
})

test('ADMIN-SYS-18: only the spelling changes, and the groups are the same', async () => {
  const admin = await portal.person({ company: 'Favorit', groups: ['favorit', 'favoritadmin'] })
  expect((await save({ action: 'rename', subject: 'Favorit', name: 'FAVORIT' })).status).toBe(200)
  expect(await portal.stored(admin.id)).toMatchObject({ company: 'FAVORIT', groups: ['favorit', 'favoritadmin'] })
  await save({ action: 'rename', subject: 'FAVORIT', name: 'Favorit' })
})

test('ADMIN-SYS-18: a company that nobody and nothing refers to is removed', async () => {
  await save({ action: 'add', name: 'Lyhytikäinen' })
  expect((await save({ action: 'remove', subject: 'Lyhytikäinen' })).status).toBe(200)
  expect(await listed()).not.toContain('Lyhytikäinen')
})

test.each([
  ['a person belongs to it', () => portal.person({ company: 'Käytetty' })],
  ['a person holds its group', () => portal.person({ groups: ['käytetty'] })],
  ['a person holds its admin group', () => portal.person({ groups: ['käytettyadmin'] })],
  ['an application is its own', () => setApplication({ primarycompany: 'Käytetty' })],
  ['an application is open to it', () => setApplication({ opengroups: '["biolan","käytetty"]' })],
])('ADMIN-SYS-18: a company is not removed while %s', async (_, refer) => {
  await save({ action: 'add', name: 'Käytetty' })
  await refer()

  const answer = await save({ action: 'remove', subject: 'Käytetty' })

  expect(answer).toMatchObject({ status: 409, body: { success: false, value: 'in_use' } })
  expect(await listed()).toContain('Käytetty')
  await portal.host.database.writing(async (tx) => {
    await tx.deleteFrom('account').where('company', '=', 'Käytetty').execute()
    await tx.deleteFrom('account').where('usergroups', 'like', '%käytetty%').execute()
  })
  await setApplication({
    primarycompany: 'Biolan',
    opengroups: '["biolan"]',
    admingroups: '["superadmin","biolanadmin"]',
  })
  expect((await save({ action: 'remove', subject: 'Käytetty' })).status).toBe(200)
})

test.each([
  'Administra Oy',
  'Badminton',
  'BADMINTON',
  'Biolanadmin',
  'Supermulta',
  'Manure Oy',
  'Lanta-Manure',
  'All',
  'all',
  'Common',
  'Commonsense',
  'Biolan',
  'BIOLAN',
  '  biolan  ',
  'Turvetyo',
  'x',
  '',
  'Oy "Lainaus"',
  'Prosentti%',
  'Ala_viiva',
  '=SUM(1)',
  'a'.repeat(101),
  'Rivi\nvaihto',
  'Nul\u0000la',
])('ADMIN-SYS-20, R05: no company is called %j, by adding or by renaming', async (name) => {
  const before = await listed()
  for (const change of [{ action: 'add', name } as const, { action: 'rename', subject: 'Novarbo', name } as const]) {
    const answer = await save(change)
    expect(answer).toMatchObject({
      status: 422,
      body: { value: 'invalid_input', fields: [expect.stringContaining('changes')] },
    })
  }
  expect(await listed()).toEqual(before)
})

test('R05: a name is refused while somebody holds a group that it would make a right', async () => {
  const holder = await portal.person({ groups: ['haamuadmin'] })
  const answer = await save({ action: 'add', name: 'Haamu' })
  expect(answer).toMatchObject({ status: 422, body: { fields: ['changes.name'] } })
  await portal.host.database.writing((tx) => tx.deleteFrom('account').where('id', '=', holder.id).execute())
  expect((await save({ action: 'add', name: 'Haamu' })).status).toBe(200)
  await save({ action: 'remove', subject: 'Haamu' })
})

test('CALL-39: several changes are all done or none', async () => {
  const before = await listed()
  const answer = await save(
    { action: 'add', name: 'Ensimmäinen' },
    { action: 'rename', subject: 'Ensimmäinen', name: 'Toinen' },
    { action: 'remove', subject: 'Olematon' },
  )
  expect(answer).toMatchObject({ status: 404, body: { value: 'not_found' } })
  expect(await listed()).toEqual(before)
})

test('ADMIN-SYS-20: of twenty who add the same name at once one succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => save({ action: 'add', name: 'Kilpa' })))
  const statuses = answers.map(({ status }) => status)
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 422).length,
  ]).toEqual([1, 19])
  await save({ action: 'remove', subject: 'Kilpa' })
})

test('ADMIN-SYS-17: the panel says how many people belong to each', async () => {
  await save({ action: 'add', name: 'Laskettu' })
  await portal.person({ company: 'Laskettu' })
  await portal.person({ company: 'Laskettu' })
  const { companies } = (await superadmin.ask(readCompanyUse, {})).body as unknown as { companies: object[] }
  expect(companies).toContainEqual({ name: 'Laskettu', users: 2 })
  expect(companies).toHaveLength((await listed()).length)
})

test('ROLE-15, CALL-13: nobody but a superadmin, in the own name', async () => {
  const { superadmin: _, ...others } = await everyKind(portal)
  const changes: Changes = [{ action: 'add', name: 'Kaapattu' }]
  for (const { ask, person } of Object.values(others)) {
    expect((await ask(saveCompanies, { admin: person.username, changes })).status).toBe(403)
    expect((await ask(readCompanyUse, {})).status).toBe(403)
  }
  expect((await portal.ask(saveCompanies, { admin: 'joku', changes })).status).toBe(401)
  expect((await superadmin.ask(saveCompanies, { admin: 'joku_muu', changes })).status).toBe(403)
  expect(await listed()).not.toContain('Kaapattu')
})

const setApplication = (changes: Readonly<Record<string, string>>) =>
  portal.host.database.writing((tx) => tx.updateTable('application').set(changes).where('name', '=', 'turve').execute())
