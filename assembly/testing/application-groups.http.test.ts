/** ROLE-20, ROLE-30: the groups of a third application are given as its manifest says, without a line in the portal. */
import type { AnswerOf, AskOf } from '@workspace/portal/contract/own'
import { administrationCalls as calls } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { startTestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mounted } from '../server/applications.ts'
import { recordVisit } from './weighbridge/contract/index.ts'
import { weighbridgeServer } from './weighbridge/server/index.ts'

const application = 'weighbridge'
type Part = AnswerOf<typeof calls.searchApplicationPeople>['people'][number]

let portal: TestPortal
/** Tokens of people who administer the weighbridge, Biolan, or both, and of one who weighs. */
let admin: string
let biolan: string
let both: string
let weigher: string
let superadmin: string

beforeAll(async () => {
  const applications = [...mounted.applications, weighbridgeServer]
  portal = await startTestPortal({ ...mounted, applications, settings: { rateLimits: false } })
  const signedIn = async (groups: string[]) => portal.signIn(await portal.person({ groups, company: 'Biolan' }))
  admin = await signedIn(['weighbridgeadmin'])
  biolan = await signedIn(['biolanadmin'])
  both = await signedIn(['biolanadmin', 'weighbridgeadmin'])
  weigher = await signedIn(['weighbridgeuser'])
  superadmin = await signedIn(['superadmin'])
})
afterAll(() => portal[Symbol.asyncDispose]())

function give(token: string, id: string, group = 'weighbridgeuser') {
  const action = { act: 'givegroup' as const, group }
  return portal.ask(calls.bulkUsers, { preview: false, action, people: { ids: [id] } }, { token })
}

async function partOf(id: string, token = admin): Promise<Part> {
  const answer = await portal.ask(calls.searchApplicationPeople, { application }, { token })
  const part = (answer.body['people'] as Part[]).find(({ _id }) => _id === id)
  if (part === undefined) throw new Error(`${id} is not listed: ${answer.text}`)
  return part
}

async function save(id: string, changes: Partial<AskOf<typeof calls.saveApplicationPart>>, token = admin) {
  const { version } = await partOf(id)
  return portal.ask(calls.saveApplicationPart, { application, _id: id, version, usergroups: [], ...changes }, { token })
}

test('ROLE-20: whoever administers it gives and takes its groups among the people of the own company', async () => {
  const person = await portal.person({ company: 'Biolan', apps: [application] })
  const token = await portal.signIn(person)
  expect((await portal.ask(recordVisit, { kilograms: 1 }, { token })).body.value).toBe('forbidden')
  expect((await give(both, person.id)).body).toMatchObject({ done: 1 })
  expect((await portal.ask(recordVisit, { kilograms: 1 }, { token })).status).toBe(200)
  const action = { act: 'takegroup' as const, group: 'weighbridgeuser' }
  const people = { ids: [person.id] }
  const taken = await portal.ask(calls.bulkUsers, { preview: false, action, people }, { token: both })
  expect(taken.body).toMatchObject({ done: 1 })
  expect((await portal.stored(person.id))?.groups).toEqual([])
})

test('ROLE-20: whoever does not administer it is refused, and so are others’ people and other applications’ groups', async () => {
  const own = await portal.person({ company: 'Biolan' })
  const other = await portal.person({ company: 'Novarbo' })
  expect((await give(biolan, own.id)).body.value).toBe('forbidden')
  expect((await give(weigher, own.id)).body.value).toBe('forbidden')
  expect((await give(both, own.id, 'manureappuser')).body.value).toBe('forbidden')
  expect((await give(both, other.id)).body['rows']).toMatchObject([{ result: 'user_not_found' }])
  for (const { id } of [own, other]) expect((await portal.stored(id))?.groups).toEqual([])
})

test('ADMIN-EDIT-26: the editor is told which of its groups are open, and which rights they give', async () => {
  const person = await portal.person({ company: 'Biolan', groups: ['weighbridgeadmin'] })
  const read = async (token: string) => {
    const { body } = await portal.ask(calls.readUser, { id: person.id }, { token })
    return body as unknown as AnswerOf<typeof calls.readUser>
  }
  const seen = await read(both)
  expect(seen.changeable.groups).toEqual(['biolan', 'biolanadmin', 'weighbridgeadmin', 'weighbridgeuser'])
  expect((await read(biolan)).changeable.groups).toEqual(['biolan', 'biolanadmin'])
  expect(seen.rights).toContainEqual({
    right: 'gives',
    groups: ['weighbridgeadmin', 'weighbridgeuser'],
    source: { by: 'group', group: 'weighbridgeadmin' },
  })
})

test('ROLE-30: whoever administers it finds its people in every company, and changes their part of it', async () => {
  const person = await portal.person({
    company: 'Novarbo',
    groups: ['novarbo', 'weighbridgeuser'],
    lastname: 'Vaakanen',
  })
  expect(await partOf(person.id)).toMatchObject({
    company: 'Novarbo',
    usergroups: ['weighbridgeuser'],
    membership: { weighbridge: { bridge: '' } },
    changeable: true,
  })
  const membership = { weighbridge: { bridge: 'Pelso' } }
  const saved = await save(person.id, { usergroups: ['weighbridgeadmin', 'weighbridgeuser'], membership })
  expect(saved.status, saved.text).toBe(200)
  expect(saved.body['person']).toMatchObject({ usergroups: ['weighbridgeuser', 'weighbridgeadmin'], membership })
  expect(await portal.stored(person.id)).toMatchObject({
    groups: ['novarbo', 'weighbridgeuser', 'weighbridgeadmin'],
    isAdmin: true,
    company: 'Novarbo',
  })
})

test('ROLE-30: nobody else finds or changes them', async () => {
  const person = await portal.person({ company: 'Biolan', groups: ['weighbridgeuser'] })
  const plain = await portal.person({ company: 'Biolan' })
  const { version } = await partOf(person.id)
  const part = { application, _id: person.id, version, usergroups: ['weighbridgeadmin'] }
  for (const token of [biolan, weigher, superadmin]) {
    expect((await portal.ask(calls.searchApplicationPeople, { application }, { token })).body.value).toBe('forbidden')
    expect((await portal.ask(calls.saveApplicationPart, part, { token })).body.value).toBe('forbidden')
  }
  for (const key of ['manuredelivery', 'peatsale', 'invented', '__proto__']) {
    const asked = { token: admin }
    expect((await portal.ask(calls.searchApplicationPeople, { application: key }, asked)).body.value).toBe('forbidden')
    const foreign = { ...part, application: key }
    expect((await portal.ask(calls.saveApplicationPart, foreign, asked)).body.value).toBe('forbidden')
  }
  const unseen = { ...part, _id: plain.id }
  expect((await portal.ask(calls.saveApplicationPart, unseen, { token: admin })).body.value).toBe('user_not_found')
  expect((await portal.stored(person.id))?.groups).toEqual(['weighbridgeuser'])
})

test('ROLE-20, ROLE-30: another application’s part is neither told nor changed there', async () => {
  const carrier = 'carrier-suokoski'
  await portal.host.database.writing((transaction) =>
    transaction
      .insertInto('transport_company')
      .values({ id: carrier, name: 'Kuljetus Suokoski Oy', name_key: 'kuljetus suokoski oy' })
      .execute(),
  )
  const groups = ['weighbridgeuser', 'manuretransport']
  const person = await portal.person({ company: 'Novarbo', groups, carrier })
  const part = await partOf(person.id)
  expect(part).toMatchObject({ usergroups: ['weighbridgeuser'], transportcompany: '' })
  expect(Object.keys(part.membership)).toEqual(['weighbridge'])
  expect(JSON.stringify(part)).not.toMatch(/manure|suokoski/i)
  const membership = { manureuserobj: { usertype: 'none' }, usertypemanure: 'none' }
  for (const changes of [{ membership }, { usergroups: ['weighbridgeuser', 'manureappadmin'] }]) {
    const answer = await save(person.id, { usergroups: ['weighbridgeuser'], ...changes })
    expect([answer.status, answer.body.value], answer.text).toEqual([403, 'forbidden'])
  }
  expect(await portal.stored(person.id)).toEqual(person)
  expect((await save(person.id, { usergroups: ['weighbridgeadmin'] })).status).toBe(200)
  expect(await portal.stored(person.id)).toMatchObject({ groups: ['manuretransport', 'weighbridgeadmin'], carrier })
})
