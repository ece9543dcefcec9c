import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf, AskOf } from '../../../../contract/own.ts'
import { administrationCalls, portalCalls } from '../../../../contract/own.ts'
import { manureGroups } from '../../../../contract/rights/testing/manure-groups.ts'
import type { Account } from '../../../kernel/accounts/account.ts'
import type { AdministeredPortal, Caller } from '../testing/administered-portal.ts'
import { startAdministeredPortal } from '../testing/administered-portal.ts'

const calls = administrationCalls
const { searchApplicationPeople, saveApplicationPart } = calls
const application = 'manuredelivery'

type Part = AnswerOf<typeof searchApplicationPeople>['people'][number]

let fixture: AdministeredPortal
let admin: Caller
let biolanAdmin: Caller
let stranger: Account

beforeAll(async () => {
  fixture = await startAdministeredPortal({ settings: { rateLimits: false } })
  const maija = { company: 'Biolan', firstname: 'Maija', lastname: 'Lanta' }
  admin = await fixture.caller({ ...maija, groups: [manureGroups.admin] })
  biolanAdmin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  stranger = await fixture.person({
    groups: ['novarbo', manureGroups.customer],
    company: 'Novarbo',
    firstname: 'Ville',
    lastname: 'Virtanen',
    username: 'salatunnus_9',
    email: 'piilossa@salaposti.test',
    recoveryEmail: 'piilossa@salaposti.test',
    jobtitle: 'Karjanhoitaja',
    telephone: '+358 40 7654321',
    streetaddress: 'Salapolku 7',
    postal: '61450',
    city: 'Kylänpää',
    apps: ['peatsale'],
    createdby: 'kutsuja_x',
  })
  await fixture.person({ company: 'Novarbo', firstname: 'Oiva', lastname: 'Oikeudeton' })
})
afterAll(() => fixture[Symbol.asyncDispose]())

async function found(find = '', by = admin): Promise<Part[]> {
  return (await by.answered(searchApplicationPeople, { application, find })).people
}

async function partOf({ id }: { id: string }): Promise<Part> {
  const part = (await everybody()).find(({ _id }) => _id === id)
  if (!part) throw new Error(`${id} is not listed`)
  return part
}

async function everybody(): Promise<Part[]> {
  const people: Part[] = []
  let cursor = ''
  do {
    const page = await admin.answered(searchApplicationPeople, { application, cursor })
    people.push(...page.people)
    cursor = page.cursor
  } while (cursor !== '')
  return people
}

async function save({ id }: { id: string }, changes: Partial<AskOf<typeof saveApplicationPart>>, by = admin) {
  const { version } = await partOf({ id })
  return by.ask(saveApplicationPart, { application, _id: id, version, usergroups: [], ...changes })
}

test('ROLE-30: who holds a manure right is seen with name, company, user type and manure part, and with nothing else', async () => {
  const answer = await admin.ask(searchApplicationPeople, { application })
  const names = (answer.body['people'] as Part[]).map(({ name }) => name)
  expect(names).toEqual(['Maija Lanta', 'Ville Virtanen'])
  expect(await partOf(stranger)).toEqual({
    _id: stranger.id,
    name: 'Ville Virtanen',
    company: 'Novarbo',
    companyname: 'Novarbo',
    usertype: 'customer',
    usergroups: [manureGroups.customer],
    transportcompany: '',
    membership: {},
    version: expect.any(String),
    changeable: true,
  })
  const hidden = [stranger.username, stranger.email, stranger.telephone, 'Salapolku', '61450', 'Kylänpää', 'peatsale']
  for (const text of [...hidden, 'kutsuja_x', 'Karjanhoitaja', stranger.lastmodified, '"novarbo"']) {
    expect(answer.text).not.toContain(text)
  }
})

test('ROLE-30, R02: the search finds by name and company, and by no field that is not shown', async () => {
  for (const find of ['virta', 'VILLE VIR', 'novarb']) expect((await found(find)).length, find).toBe(1)
  const hidden = [
    'salatunnus',
    'salaposti',
    '7654321',
    'salapolku',
    '61450',
    'kylänpää',
    'karjan',
    'kutsuja',
    'peatsale',
  ]
  for (const find of hidden) expect(await found(find), find).toEqual([])
})

test('ROLE-30: pages hold everybody once in the order of names, and their cursors say nothing but that', async () => {
  const many = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      fixture.person({
        company: 'Favorit',
        groups: [manureGroups.customer],
        firstname: 'Sivu',
        lastname: `Nro ${at + 10}`,
      }),
    ),
  )
  const first = await admin.answered(searchApplicationPeople, { application, find: 'sivu' })
  expect(first.people).toHaveLength(50)
  expect(JSON.parse(Buffer.from(first.cursor, 'base64url').toString())).toEqual([
    'name',
    'asc',
    'sivu nro 59',
    many[49]?.id,
  ])
  const rest = await admin.answered(searchApplicationPeople, { application, find: 'sivu', cursor: first.cursor })
  expect([...first.people, ...rest.people].map(({ _id }) => _id)).toEqual(many.map(({ id }) => id))
  expect(rest.cursor).toBe('')
  expect((await admin.ask(searchApplicationPeople, { application, cursor: 'keksitty' })).body.value).toBe(
    'invalid_input',
  )
})

test('ROLE-30: her change touches the manure part and nothing else, and the trail says so', async () => {
  const person = await fixture.person({ company: 'Novarbo', groups: ['novarbo', manureGroups.customer] })
  const answer = await save(person, { usergroups: [manureGroups.admin] })
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body['person']).toMatchObject({ usergroups: [manureGroups.admin], changeable: true })
  const { lastmodified, ...stored } = await fixture.stored(person)
  const { lastmodified: before, ...rest } = person
  expect(stored).toEqual({ ...rest, groups: ['novarbo', manureGroups.admin], isAdmin: true })
  expect(lastmodified > before).toBe(true)
  const superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
  const { lines } = await superadmin.answered(calls.readUserHistory, { id: person.id })
  expect(lines[0]).toMatchObject({
    actor: admin.account.username,
    action: 'saveuser',
    changes: [{ field: 'usergroups', before: person.groups, after: ['novarbo', manureGroups.admin] }],
  })
})

test('ROLE-30: other fields that are sent along change nothing, and groups that are not of manure are refused', async () => {
  const person = await fixture.person({ company: 'Novarbo', groups: ['novarbo', manureGroups.customer] })
  for (const group of ['superadmin', 'biolan', 'novarboadmin', 'fooadmin']) {
    const answer = await save(person, { usergroups: [manureGroups.customer, group] })
    expect([answer.status, answer.body.value], group).toEqual([403, 'forbidden'])
  }
  expect(await fixture.stored(person)).toEqual(person)
  const more = {
    email: 'kaapattu@posti.test',
    company: 'Biolan',
    usertype: 'admin',
    apps: ['peatsale'],
    activated: false,
  }
  const answer = await save(person, { ...more, usergroups: [manureGroups.customer] } as never)
  expect(answer.status).toBe(200)
  expect(await fixture.stored(person)).toEqual(person)
  // One who administers a company, too, gives its groups where the whole person is seen.
  const both = await fixture.caller({ groups: ['biolanadmin', manureGroups.admin], company: 'Biolan' })
  const given = await save(person, { usergroups: [manureGroups.customer, 'biolan'] }, both)
  expect(given.body.value).toBe('forbidden')
})

test('ROLE-30: without a manure right, without manureappadmin, as oneself and for a superadmin it is refused', async () => {
  const plain = await fixture.person({ company: 'Biolan', groups: ['biolan'] })
  const wish = { usergroups: [manureGroups.customer] }
  expect((await admin.ask(saveApplicationPart, { application, _id: plain.id, version: 'x', ...wish })).body.value).toBe(
    'user_not_found',
  )
  expect((await save(admin.account, wish)).body.value).toBe('forbidden')
  const superadmin = await fixture.caller({ groups: ['superadmin', manureGroups.customer], usertype: 'admin' })
  expect((await save(superadmin.account, { usergroups: [] })).body.value).toBe('forbidden')
  expect((await partOf(superadmin.account)).changeable).toBe(false)
  for (const other of [biolanAdmin, superadmin]) {
    expect(
      (await other.ask(saveApplicationPart, { application, _id: stranger.id, version: 'x', ...wish })).body.value,
    ).toBe('forbidden')
    expect((await other.ask(searchApplicationPeople, { application })).body.value).toBe('forbidden')
  }
})

test('ROLE-27, ROLE-30: with her right goes her sight, between two calls', async () => {
  const former = await fixture.caller({ groups: [manureGroups.admin], company: 'Biolan' })
  expect((await found('virtanen', former)).length).toBe(1)
  expect((await save(former.account, { usergroups: [] })).status).toBe(200)
  expect((await former.ask(searchApplicationPeople, { application })).status).toBe(403)
  expect((await everybody()).some(({ _id }) => _id === former.account.id)).toBe(false)
})

test('ADMIN-EDIT-24, ROLE-30: a manure part that somebody changed meanwhile is not written over; other changes are no hindrance', async () => {
  const person = await fixture.person({ company: 'Novarbo', groups: [manureGroups.customer] })
  const { version } = await partOf(person)
  await fixture.portal.host.database.writing((transaction) =>
    transaction
      .updateTable('account')
      .set({ lastmodified: '2040-01-01T00:00:00.000Z' })
      .where('id', '=', person.id)
      .execute(),
  )
  expect((await partOf(person)).version).toBe(version)
  expect((await save(person, { usergroups: [manureGroups.admin] })).status).toBe(200)
  const late = await admin.ask(saveApplicationPart, { application, _id: person.id, version, usergroups: [] })
  expect([late.status, late.body.value]).toEqual([409, 'modified_elsewhere'])
})

test('ROLE-24, ROLE-30: to every other call the person is not there, by list, by export, by act and by session', async () => {
  const { id, username } = stranger
  const own = { id, username, admin: admin.account.username, modifiedby: admin.account.username }
  const asked = [
    await admin.ask(calls.readUser, { id }),
    await admin.ask(calls.readUserHistory, { id }),
    await admin.ask(calls.resetUserPassword, own),
    await admin.ask(calls.deleteUser, own),
    await admin.ask(calls.setUserActive, { id, active: false }),
    await admin.ask(calls.takeOutOfCompany, { id, company: 'Novarbo' }),
    await admin.ask(calls.endPersonSessions, { userid: id }),
  ]
  expect(asked.map(({ body }) => body.value)).toEqual(asked.map(() => 'user_not_found'))
  const lists = [
    await admin.ask(calls.searchUsers, { find: 'virtanen' }),
    await admin.ask(calls.searchSessions, { find: 'virtanen' }),
    await admin.ask(calls.searchAudit, { find: username }),
    await admin.ask(portalCalls.readInitialData, { username: admin.account.username, token: admin.token }),
  ]
  for (const { status, text } of lists) {
    expect(status).toBe(200)
    expect(text).not.toContain('Virtanen')
    expect(text).not.toContain(id)
  }
  const people = { ids: [id] }
  const action = { act: 'givegroup' as const, group: manureGroups.transport }
  const bulk = await admin.answered(calls.bulkUsers, { preview: false, action, people })
  expect(bulk.rows).toEqual([{ _id: id, name: '', result: 'user_not_found' }])
})
