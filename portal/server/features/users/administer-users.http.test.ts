import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { insertAccounts } from '../../kernel/accounts/account-store.ts'
import { hours } from '../../kernel/clock/clock.ts'
import type { AdministeredPortal, Caller } from './testing/administered-portal.ts'
import { callerFor, startAdministeredPortal } from './testing/administered-portal.ts'

const { verifyUsers, resetUserPassword, deleteUser, setUserActive, readAdminData, readUser } = administrationCalls

let fixture: AdministeredPortal
let superadmin: Caller
let biolanAdmin: Caller

beforeAll(async () => {
  fixture = await startAdministeredPortal()
  superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
  await fixture.person({ groups: ['superadmin'], usertype: 'admin' })
  biolanAdmin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
})
afterAll(() => fixture[Symbol.asyncDispose]())

const named = (caller: Caller) => ({ username: caller.account.username })

test('ADMIN-USERS-22, R61: verifying activates each sent user, and doing it again changes nothing', async () => {
  const people = [
    await fixture.person({ company: 'Biolan', activated: false }),
    await fixture.person({ company: 'Biolan', activated: false }),
  ]
  const users = people.map(({ id }) => id)
  const { verified } = await biolanAdmin.answered(verifyUsers, { users, ...named(biolanAdmin) })
  expect(verified).toEqual(users)
  const first = await Promise.all(people.map(fixture.stored))
  expect(first.map(({ activated }) => activated)).toEqual([true, true])
  await biolanAdmin.answered(verifyUsers, { users: [...users, ...users], ...named(biolanAdmin) })
  expect(await Promise.all(people.map(fixture.stored))).toEqual(first)
})

test('ADMIN-USERS-23: one user out of reach answers 403 and changes none', async () => {
  const own = await fixture.person({ company: 'Biolan', activated: false })
  const strangers = [
    (await fixture.person({ company: 'Novarbo', activated: false })).id,
    (await fixture.person({ groups: ['superadmin'], company: 'Biolan', activated: false })).id,
    'nobody',
  ]
  for (const id of strangers) {
    const answer = await biolanAdmin.ask(verifyUsers, { users: [own.id, id], ...named(biolanAdmin) })
    expect(answer).toMatchObject({ status: 403, body: { value: 'forbidden' } })
  }
  expect((await fixture.stored(own)).activated).toBe(false)
})

test('CALL-33: a thousand users are verified with one call', async () => {
  const { id: _, ...fields } = await fixture.person({ company: 'Biolan', activated: false })
  const now = fixture.portal.clock.now()
  const many = Array.from({ length: 1000 }, (_, number) => {
    const username = `tuhannes_${number}`
    return { ...fields, id: `tuhannes-${number}`, username, email: `${username}@posti.test`, passwordHash: null, now }
  })
  await fixture.portal.host.database.writing((transaction) => insertAccounts(transaction, many))
  const users = many.map(({ id }) => id)
  const { verified } = await biolanAdmin.answered(verifyUsers, { users, ...named(biolanAdmin) })
  expect(verified).toEqual(users)
  expect((await fixture.stored({ id: 'tuhannes-999' })).activated).toBe(true)
})

test('CALL-13: whoever names another as the acting administrator is refused, and it is written down', async () => {
  const person = await fixture.person({ company: 'Biolan', activated: false })
  const { username: other } = superadmin.account
  const { id, username } = person
  const claims = [
    biolanAdmin.ask(verifyUsers, { users: [id], username: other }),
    biolanAdmin.ask(resetUserPassword, { id, username, modifiedby: other }),
    biolanAdmin.ask(deleteUser, { id, username, admin: other }),
    biolanAdmin.ask(administrationCalls.saveApplications, {
      admin: other,
      apps: [{ name: 'peatsale', clearname: 'peatsale', groups: 'all', admingroups: [] }],
    }),
  ]
  for (const answer of await Promise.all(claims))
    expect(answer).toMatchObject({ status: 403, body: { value: 'forbidden' } })
  expect(await fixture.stored(person)).toMatchObject({ activated: false })
  const told = await fixture.portal.host.database.reading
    .selectFrom('audit')
    .select('seq')
    .where('action', '=', 'claimactor')
    .execute()
  expect(told.length).toBe(4)
})

test('ADMIN-EDIT-21, CALL-34, R31: a reset voids the password, ends the sessions and mails a link for 24 hours', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  const session = await callerFor(fixture.portal, person)
  const { id, username } = person
  const answer = await biolanAdmin.answered(resetUserPassword, {
    id,
    username,
    modifiedby: biolanAdmin.account.username,
  })
  expect(Object.keys(answer).toSorted()).toEqual(['success', 'value'])
  expect(await session.ask(portalCalls.readOwnSessions, {})).toMatchObject({ status: 401 })
  await expect(fixture.portal.signIn(person)).rejects.toThrow('invalid_password')
  const hash = await fixture.portal.codeTo(person.email)
  fixture.portal.clock.advance(hours(23))
  await fixture.portal.send('POST', '/api/user/resetpassword', { body: { hash, password: 'Rahkasammal-88' } })
  await fixture.portal.signIn(person, 'Rahkasammal-88')
})

test('ADMIN-EDIT-21: a link older than 24 hours opens nothing', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  const { id, username } = person
  const admin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  await admin.answered(resetUserPassword, { id, username, modifiedby: admin.account.username })
  const hash = await fixture.portal.codeTo(person.email)
  fixture.portal.clock.advance(hours(24.1))
  const late = await fixture.portal.send('POST', '/api/user/resetpassword', {
    body: { hash, password: 'Rahkasammal-88' },
  })
  expect(late).toMatchObject({ status: 404, body: { value: 'invalid_code' } })
})

test('ADMIN-EDIT-21: where the letter cannot be queued nothing changes', async () => {
  await using fresh = await startAdministeredPortal()
  const admin = await fresh.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const person = await fresh.person({ company: 'Biolan' })
  await fresh.portal.host.database.migrating.schema.alterTable('outbox').renameTo('outbox_away').execute()
  const { id, username } = person
  const answer = await admin.ask(resetUserPassword, { id, username, modifiedby: admin.account.username })
  expect(answer).toMatchObject({ status: 503, body: { value: 'mail_unavailable' } })
  await fresh.portal.host.database.migrating.schema.alterTable('outbox_away').renameTo('outbox').execute()
  await fresh.portal.signIn(person)
})

test('CALL-34, R38: ids that name different people are refused', async () => {
  const [one, other] = [await fixture.person({ company: 'Biolan' }), await fixture.person({ company: 'Biolan' })]
  const admin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const by = admin.account.username
  const mixed = [
    await admin.ask(deleteUser, { id: one.id, username: other.username, admin: by }),
    await admin.ask(deleteUser, { id: one.id, username: one.username, userid: other.id, admin: by }),
    await admin.ask(resetUserPassword, { id: one.id, username: other.username, modifiedby: by }),
  ]
  for (const answer of mixed) expect(answer).toMatchObject({ status: 422, body: { value: 'invalid_input' } })
  await fixture.portal.signIn(one)
})

test('CALL-37: a deleted user is gone with sessions and links, and the name is free again', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  const session = await callerFor(fixture.portal, person)
  const { id, username } = person
  const admin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const asked = {
    id,
    userid: id,
    username,
    admin: admin.account.username,
    whichtodelete: { company: true, pricelist: true },
  }
  await admin.answered(deleteUser, asked)
  expect(await fixture.portal.stored(id)).toBeUndefined()
  expect(await session.ask(portalCalls.readOwnSessions, {})).toMatchObject({ status: 401 })
  expect(await admin.ask(deleteUser, asked)).toMatchObject({ status: 404, body: { value: 'user_not_found' } })
  await fixture.person({ username })
})

test('a deactivated user cannot sign in, keeps the data, and can be brought back', async () => {
  const admin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const person = await fixture.person({ company: 'Biolan', groups: ['biolan'], apps: ['peatsale'], city: 'Kokemäki' })
  const session = await callerFor(fixture.portal, person)
  await admin.answered(setUserActive, { id: person.id, active: false })
  expect(await session.ask(portalCalls.readOwnSessions, {})).toMatchObject({ status: 401 })
  await expect(fixture.portal.signIn(person)).rejects.toThrow('invalid_password')
  expect(await fixture.stored(person)).toMatchObject({
    city: 'Kokemäki',
    groups: ['biolan'],
    apps: ['peatsale'],
    deactivated: true,
  })
  await admin.answered(setUserActive, { id: person.id, active: true })
  await fixture.portal.signIn(person)
  expect(await admin.ask(setUserActive, { id: 'nobody', active: false })).toMatchObject({ status: 404 })
})

test('CALL-29, ENT-41, ROLE-23: administrators start from their own people and from everything there is to give', async () => {
  const admin = await fixture.caller({ groups: ['novarboadmin'], company: 'Novarbo' })
  const customer = await fixture.person({ company: 'Novarbo' })
  const { username } = admin.account
  const data = await admin.answered(readAdminData, { username, token: admin.token })
  expect(data.users.map(({ _id }) => _id)).toContain(customer.id)
  expect(data.users.every(({ company }) => company === 'Novarbo')).toBe(true)
  expect(data).toMatchObject({
    userstotal: data.users.length,
    companies: ['Biolan', 'Novarbo', 'Favorit', 'Ekoasuminen'],
  })
  expect(data.usergroups).toContain('manuretransportadmin')
  expect(data.applications.map(({ name }) => name)).toEqual(['peatsale', 'manuredelivery'])
  expect(data.transportcompanies.length).toBe(2)
})

test('ADMIN-EDIT-26: a user comes with every right, its source, and what this administrator may change', async () => {
  const admin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const person = await fixture.person({
    company: 'Biolan',
    groups: ['biolan', 'novarboadmin'],
    apps: ['manuredelivery'],
  })
  const { rights, changeable, createdat } = await admin.answered(readUser, { id: person.id })
  expect(createdat).toBe(person.createdAt)
  expect(rights).toContainEqual({
    right: 'companypeople',
    company: 'Novarbo',
    source: { by: 'group', group: 'novarboadmin' },
  })
  expect(rights).toContainEqual({ right: 'sees', application: 'manuredelivery', source: { by: 'given' } })
  expect(rights).toContainEqual({ right: 'sees', application: 'peatsale', source: { by: 'group', group: 'biolan' } })
  expect(changeable).toMatchObject({
    edit: '',
    credentials: 'forbidden',
    remove: 'forbidden',
    usertypes: ['customer', 'swampperson'],
    companies: ['Biolan'],
    groups: ['biolan', 'biolanadmin'],
    transportflags: false,
  })
})
