import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskOf, TransportCompany } from '../../../contract/own.ts'
import { administrationCalls } from '../../../contract/own.ts'
import { transportCompanies } from '../../kernel/registers/company-store.ts'
import type { SignedInPerson } from '../../testing/signed-in.ts'
import { everyKind, signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { saveTransportCompanies, readCompanyUse, searchUsers } = administrationCalls
let portal: TestPortal
let superadmin: SignedInPerson
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
  superadmin = await signedIn(portal, { groups: ['superadmin'] })
})
afterAll(() => portal[Symbol.asyncDispose]())

type Changes = AskOf<typeof saveTransportCompanies>['changes']
const save = (...changes: Changes) =>
  superadmin.ask(saveTransportCompanies, { admin: superadmin.person.username, changes })
const listed = () => transportCompanies(portal.host.database)
async function added(name: string): Promise<TransportCompany> {
  const answer = await save({ action: 'add', name })
  const companies = answer.body.transportcompanies as TransportCompany[]
  const company = companies.find(({ companyname }) => companyname === name)
  if (!company) throw new Error(answer.text)
  return company
}

test('ADMIN-SYS-19, ADMIN-NEW-07: the server makes the id, longer than five characters', async () => {
  const company = await added('Kuljetus Suokoski Oy')
  expect(company).toEqual({ _id: expect.stringMatching(/^.{6,64}$/), companyname: 'Kuljetus Suokoski Oy' })
  expect(await listed()).toContainEqual(company)
})

test('ADMIN-SYS-19: a rename keeps the id and everybody at it, who are found and sorted by the new name', async () => {
  const { _id } = await added('Lakeuden Irtorahti')
  const driver = await portal.person({ usertype: 'transport', company: _id, carrier: _id })

  const answer = await save({ action: 'rename', subject: _id, name: 'Rannikon Irtorahti' })

  expect(answer.body.transportcompanies).toContainEqual({ _id, companyname: 'Rannikon Irtorahti' })
  expect(await portal.stored(driver.id)).toMatchObject({ company: _id, carrier: _id })
  const found = async (find: string) =>
    ((await superadmin.ask(searchUsers, { find })).body.users as { _id: string; companyname: string }[]).map((user) => [
      user._id,
      user.companyname,
    ])
  expect(await found('rannikon')).toEqual([[driver.id, 'Rannikon Irtorahti']])
  expect(await found('lakeuden')).toEqual([])
})

test('ADMIN-SYS-19: one with people is not removed, one without is', async () => {
  const { _id } = await added('Rahtiveljekset')
  const driver = await portal.person({ usertype: 'transport', company: _id, carrier: _id })
  expect(await save({ action: 'remove', subject: _id })).toMatchObject({ status: 409, body: { value: 'in_use' } })

  await portal.host.database.writing((tx) => tx.deleteFrom('account').where('id', '=', driver.id).execute())
  expect((await save({ action: 'remove', subject: _id })).status).toBe(200)
  expect((await listed()).map((company) => company._id)).not.toContain(_id)
})

test('ADMIN-SYS-19: a member by the manure membership counts as well as a transport user', async () => {
  const { _id } = await added('Satarahka')
  await portal.person({ company: 'Biolan', carrier: _id })
  expect((await save({ action: 'remove', subject: _id })).status).toBe(409)
  const { transportcompanies } = (await superadmin.ask(readCompanyUse, {})).body
  expect(transportcompanies).toContainEqual({ _id, companyname: 'Satarahka', users: 1 })
})

test.each(['Administra Kuljetus', 'Super Rahti', 'Manure Rahti', 'All', 'x', ''])(
  'ADMIN-SYS-19, ADMIN-SYS-20: none is called %j',
  async (name) => {
    expect(await save({ action: 'add', name })).toMatchObject({ status: 422, body: { fields: ['changes.name'] } })
  },
)

test('ADMIN-SYS-19, ADMIN-SYS-20: no two have the same name, in whatever case', async () => {
  const { _id } = await added('Ainoa Rahti')
  const other = await added('Toinen Rahti')
  for (const name of ['Ainoa Rahti', 'AINOA RAHTI', ' ainoa  rahti']) {
    expect((await save({ action: 'add', name })).status).toBe(422)
    expect((await save({ action: 'rename', subject: other._id, name })).status).toBe(422)
  }
  expect((await save({ action: 'rename', subject: _id, name: 'AINOA RAHTI' })).status).toBe(200)
})

test('ADMIN-SYS-19: of twenty who add the same name at once one succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => save({ action: 'add', name: 'Kilpa Rahti' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await listed()).filter(({ companyname }) => companyname === 'Kilpa Rahti')).toHaveLength(1)
})

test('CALL-39: an id that is not there is not found, and the changes before it are not done', async () => {
  const before = await listed()
  const answer = await save({ action: 'add', name: 'Turha' }, { action: 'rename', subject: 'olematon', name: 'Uusi' })
  expect(answer).toMatchObject({ status: 404, body: { value: 'not_found' } })
  expect(await listed()).toEqual(before)
})

test('ROLE-15, CALL-13: nobody but a superadmin, in the own name', async () => {
  const { superadmin: _, ...others } = await everyKind(portal)
  const changes: Changes = [{ action: 'add', name: 'Kaapattu Rahti' }]
  for (const { ask, person } of Object.values(others)) {
    expect((await ask(saveTransportCompanies, { admin: person.username, changes })).status).toBe(403)
  }
  expect((await portal.ask(saveTransportCompanies, { admin: 'joku', changes })).status).toBe(401)
  expect((await superadmin.ask(saveTransportCompanies, { admin: 'joku_muu', changes })).status).toBe(403)
  expect((await listed()).map(({ companyname }) => companyname)).not.toContain('Kaapattu Rahti')
})

test('R41: the trail tells each change with the id', async () => {
  const { _id: id } = await added('Kirjattu')
  await save({ action: 'rename', subject: id, name: 'Kirjattu Rahti' }, { action: 'remove', subject: id })
  const rows = await portal.host.database.reading
    .selectFrom('audit')
    .select(['action', 'target', 'details'])
    .orderBy('seq', 'desc')
    .limit(3)
    .execute()
  expect(rows.map(({ action, target, details }) => [action, target, JSON.parse(details)])).toEqual([
    ['removetransportcompany', 'Kirjattu Rahti', { id }],
    ['renametransportcompany', 'Kirjattu Rahti', { id, before: 'Kirjattu' }],
    ['addtransportcompany', 'Kirjattu', { id }],
  ])
})
