import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { changeAccount } from '../../kernel/accounts/account-store.ts'
import { seconds } from '../../kernel/clock/clock.ts'
import { testApplication } from '../../testing/test-application.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { saveOwnApplications, saveOwnSettings } = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({
    applications: [testApplication({ key: 'peatsale' }), testApplication({ key: 'manuredelivery' })],
  })
})
afterAll(() => portal[Symbol.asyncDispose]())

async function signedIn(fields: Partial<Account> = {}) {
  const person = await portal.person(fields)
  return { person, token: await portal.signIn(person) }
}

test('CALL-24, SETTINGS-24, ENT-07, ENT-08, ENT-09: own contact data are saved, and the user comes back', async () => {
  const { person, token } = await signedIn({ jobtitle: 'Lastaaja' })
  const changes = {
    firstname: 'Päivi',
    lastname: 'Suo-Nieminen',
    telephone: '+358 40 000 0000',
    streetaddress: 'Rahkatie 9',
    postal: '61800',
    city: 'Kauhajoki',
    country: 'Ruotsi',
  }
  portal.clock.advance(seconds(5))

  const answer = await portal.ask(saveOwnSettings, { ...changes, misc: { language: 'en' } }, { token })

  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    success: true,
    value: 'ok',
    payload: { ...changes, _id: person.id, misc: { language: 'en' }, jobtitle: 'Lastaaja', email: person.email },
  })
  expect(await portal.stored(person.id)).toEqual({
    ...person,
    ...changes,
    language: 'en',
    lastmodified: portal.clock.now().toISOString(),
  })
})

test('SETTINGS-24, R03, SETTINGS-09: nothing but own contact data is taken, whatever is sent', async () => {
  const { person, token } = await signedIn({ jobtitle: 'Lastaaja', usertype: 'swampperson' })
  const hostile = {
    _id: person.id,
    username: 'toinen_nimi',
    usertype: 'admin',
    usergroups: ['superadmin'],
    groups: ['superadmin'],
    apps: ['peatsale'],
    company: 'Biolan',
    carrier: 'kuljetus-1',
    jobtitle: 'Johtaja',
    activated: false,
    deactivated: true,
    transportadmin: true,
    transportalloworders: true,
    createdby: 'root',
    lastmodified: '1999-01-01T00:00:00.000Z',
    homeapp: 'peatsale',
    preferredapps: ['peatsale'],
    recoveryEmail: 'thief@elsewhere.test',
    recovery_email: 'thief@elsewhere.test',
    isSuperadmin: true,
    is_admin: 1,
    password_hash: 'x',
    editpassword: 'x',
    manureuserobj: { usertype: 'admin' },
    firstname: 'Päivi',
  }
  portal.clock.advance(seconds(5))

  const answer = await portal.send('POST', saveOwnSettings.path, {
    body: hostile,
    headers: { authorization: token },
  })

  expect(answer.status).toBe(200)
  expect(await portal.stored(person.id)).toEqual({
    ...person,
    firstname: 'Päivi',
    lastmodified: portal.clock.now().toISOString(),
  })
})

test('SETTINGS-23, CONST-07: an empty user type leaves a customer', async () => {
  const { person, token } = await signedIn()

  const body = { usertype: '', firstname: 'Päivi' }
  const answer = await portal.send('POST', saveOwnSettings.path, { body, headers: { authorization: token } })

  expect(answer.body['payload']).toMatchObject({ usertype: 'customer' })
  expect((await portal.stored(person.id))?.usertype).toBe('customer')
})

test('ROLE-19, R01: another user’s id is refused with 403, and nobody is changed', async () => {
  const { person, token } = await signedIn()
  const other = await portal.person()

  const answer = await portal.ask(saveOwnSettings, { _id: other.id, firstname: 'Varas' }, { token })

  expect([answer.status, answer.body.value]).toEqual([403, 'forbidden'])
  expect(await portal.stored(other.id)).toEqual(other)
  expect(await portal.stored(person.id)).toEqual(person)
})

test('ROLE-19: a visitor saves nothing', async () => {
  const answer = await portal.ask(saveOwnSettings, { firstname: 'Varas' })

  expect([answer.status, answer.body.value]).toEqual([401, 'unauthorized'])
})

test.each([
  ['SETTINGS-26: a first name of one letter', { firstname: 'P' }, 'firstname'],
  ['SETTINGS-26: an empty last name', { lastname: '' }, 'lastname'],
  ['SETTINGS-26: a postal code with a letter', { postal: '2010A' }, 'postal'],
  ['SETTINGS-26, REG-31: a postal code that the rule does not know', { postal: '00100' }, 'postal'],
  ['REG-34: a telephone of letters', { telephone: 'soita' }, 'telephone'],
  ['SETTINGS-15, SETTINGS-25: an address of a wrong format', { email: 'aino@' }, 'email'],
  ['SETTINGS-13: a password under 8 characters', { password: 'lyhyt77' }, 'password'],
])('CALL-10, %s is refused, and nothing is saved', async (_, changes, field) => {
  const { person, token } = await signedIn()

  const answer = await portal.ask(saveOwnSettings, { city: 'Pori', ...changes }, { token })

  expect(answer.status).toBe(422)
  expect(answer.body).toEqual({ success: false, value: 'invalid_input', fields: [field] })
  expect(await portal.stored(person.id)).toEqual(person)
})

test('SETTINGS-26: other contact data may be empty, and an empty password changes none', async () => {
  const { person, token } = await signedIn()
  const emptied = { telephone: '', streetaddress: '', postal: '', city: '', country: '' }

  const answer = await portal.ask(saveOwnSettings, { ...emptied, password: '' }, { token })

  expect(answer.status).toBe(200)
  expect(await portal.stored(person.id)).toMatchObject(emptied)
  await portal.signIn(person)
})

test('ENT-16: the time of change moves at each change, within a moment as well, and at none that changes nothing', async () => {
  const { person, token } = await signedIn()
  const times = [person.lastmodified]
  for (const city of ['Pori', 'Rauma', 'Eura']) {
    await portal.ask(saveOwnSettings, { city }, { token })
    times.push((await portal.stored(person.id))?.lastmodified ?? '')
  }
  expect(times).toEqual([...new Set(times)].toSorted())

  await portal.ask(saveOwnSettings, { city: 'Eura' }, { token })
  expect((await portal.stored(person.id))?.lastmodified).toBe(times.at(-1))
})

test('R64: what an administrator changes at the same moment is not written over', async () => {
  const { person, token } = await signedIn({ groups: ['biolanadmin'] })
  let saving: Promise<unknown> = Promise.resolve()
  await portal.host.database.writing(async (transaction) => {
    await changeAccount(transaction, person.id, { groups: [], isAdmin: false, now: portal.clock.now() })
    saving = portal.ask(saveOwnSettings, { firstname: 'Päivi' }, { token })
    await new Promise((resolve) => setTimeout(resolve, 150))
  })
  await saving

  expect(await portal.stored(person.id)).toMatchObject({ groups: [], isAdmin: false, firstname: 'Päivi' })
})

test('CALL-25, SETTINGS-29, ENT-13, ENT-14: home and favourite applications are saved, and the user comes back', async () => {
  const { person, token } = await signedIn({ apps: ['peatsale', 'manuredelivery'] })
  const favourites = ['manuredelivery', 'peatsale', 'manuredelivery']
  const input = { username: person.username.toUpperCase(), homeapp: 'peatsale', preferredapps: favourites }

  const answer = await portal.ask(saveOwnApplications, input, { token })

  const saved = { homeapp: 'peatsale', preferredapps: ['manuredelivery', 'peatsale'] }
  expect([answer.status, answer.body['payload']]).toMatchObject([200, { _id: person.id, ...saved }])
  expect(await portal.stored(person.id)).toMatchObject(saved)
})

test.each([
  ['a home application that is not visible', { homeapp: 'manuredelivery', preferredapps: [] }, 'homeapp'],
  ['a favourite that is not visible', { homeapp: '', preferredapps: ['peatsale', 'manuredelivery'] }, 'preferredapps'],
  ['an application that does not exist', { homeapp: 'constructor', preferredapps: [] }, 'homeapp'],
])('CALL-25: %s is refused with 422', async (_, input, field) => {
  const { person, token } = await signedIn({ apps: ['peatsale'] })

  const answer = await portal.ask(saveOwnApplications, { username: person.username, ...input }, { token })

  expect([answer.status, answer.body.value, answer.body.fields]).toEqual([422, 'invalid_input', [field]])
  expect(await portal.stored(person.id)).toEqual(person)
})

test('CALL-25, R01: the applications of somebody else are refused with 403', async () => {
  const { token } = await signedIn({ apps: ['peatsale'] })
  const other = await portal.person({ apps: ['peatsale'] })

  const input = { username: other.username, homeapp: 'peatsale', preferredapps: [] }
  const answer = await portal.ask(saveOwnApplications, input, { token })

  expect([answer.status, answer.body.value]).toEqual([403, 'forbidden'])
  expect((await portal.stored(other.id))?.homeapp).toBe('')
})
