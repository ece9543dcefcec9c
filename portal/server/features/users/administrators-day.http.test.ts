import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls as calls, portalCalls } from '../../../contract/own.ts'
import type { AdministeredPortal, Caller } from './testing/administered-portal.ts'
import { newUser, startAdministeredPortal } from './testing/administered-portal.ts'

let fixture: AdministeredPortal
let superadmin: Caller
let admin: string

beforeAll(async () => {
  fixture = await startAdministeredPortal()
  superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
  admin = superadmin.account.username
})
afterAll(() => fixture[Symbol.asyncDispose]())

test('GEN-10: an administrator lists, searches, verifies, creates, edits, resets and deletes users and switches applications', async () => {
  const { user } = await superadmin.answered(calls.addUser, newUser({ username: 'paivan_tulokas' }))
  const waiting = await fixture.person({ activated: false, lastname: 'Odottaja' })
  expect((await superadmin.answered(calls.readAdminData, sessionOf(superadmin))).users.length).toBeGreaterThan(1)
  expect((await superadmin.answered(calls.searchUsers, { find: 'odottaja' })).users).toHaveLength(1)
  await superadmin.answered(calls.verifyUsers, { users: [waiting.id], username: admin })
  await superadmin.answered(calls.saveUser, { ...user, firstname: 'Toinen', apps: [] })
  await superadmin.answered(calls.resetUserPassword, { modifiedby: admin, username: user.username, id: user._id })
  await superadmin.answered(calls.deleteUser, { username: user.username, id: user._id, userid: user._id, admin })
  const { applications } = await superadmin.answered(calls.readApplications, {})
  const [first] = applications
  if (!first) throw new Error('There are applications')
  const saved = await superadmin.answered(calls.saveApplications, {
    admin,
    apps: [{ ...first.application, isactive: false }],
  })
  expect(saved.applications.find(({ name }) => name === first.application.name)?.isactive).toBe(false)
})

test('GEN-11: a superadmin shuts down and starts the whole system', async () => {
  await superadmin.answered(calls.startOrShutSystem, { admin, command: 'shutdown' })
  expect((await fixture.portal.send('GET', portalCalls.readPublicData.path)).body).toMatchObject({
    maindata: [{ isactive: false }],
  })
  await superadmin.answered(calls.startOrShutSystem, { admin, command: 'start' })
  expect((await fixture.portal.send('GET', portalCalls.readPublicData.path)).body).toMatchObject({
    maindata: [{ isactive: true }],
  })
})

test('GEN-12, ENT-35: a superadmin maintains companies, which are plain names, and transport companies', async () => {
  const changes = [{ action: 'add' as const, name: 'Uusi Yhtiö' }]
  const { companies } = await superadmin.answered(calls.saveCompanies, { admin, changes })
  expect(companies).toContain('Uusi Yhtiö')
  const { transportcompanies } = await superadmin.answered(calls.saveTransportCompanies, { admin, changes })
  expect(transportcompanies.map(({ companyname }) => companyname)).toContain('Uusi Yhtiö')
})

test('ENT-03, ENT-04, ENT-24: password, its confirmation and the form fields of the manure block are stored under no such name', async () => {
  const given = { ...newUser({ username: 'salainen_nimi' }), transportmanureadmin: true, manurecompany: 'x' }
  const { user } = await superadmin.answered(calls.addUser, { ...given, editpassword: given.password } as typeof given)
  for (const name of ['password', 'editpassword', 'transportmanureadmin', 'manurecompany'])
    expect(user).not.toHaveProperty(name)
  await fixture.portal.signIn({ username: 'salainen_nimi' }, given.password)
})

test('ENT-11, ENT-12, ENT-17, ENT-18: groups, applications, language and the verified flag come back as they were given', async () => {
  const given = newUser({
    username: 'kierros_nimi',
    company: 'Biolan',
    usergroups: ['biolan'],
    misc: { language: 'en' },
    apps: ['peatsale'],
  })
  const { user } = await superadmin.answered(calls.addUser, given)
  const read = await fixture.user(superadmin, user._id)
  expect(read).toMatchObject({ usergroups: ['biolan'], apps: ['peatsale'], misc: { language: 'en' }, activated: true })
})

function sessionOf({ account, token }: Caller) {
  return { username: account.username, token }
}
