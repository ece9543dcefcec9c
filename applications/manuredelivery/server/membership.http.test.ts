import type { ApplicationPerson, AskOf, User } from '@workspace/portal/contract/own'
import { administrationCalls, portalCalls } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { startTestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choiceOf, fieldsOf, groupsWithChoice } from '../contract/index.ts'
import { manuredeliveryServer } from './index.ts'

const { addUser, saveUser, readUser, saveTransportCompanies, bulkUsers, searchApplicationPeople, saveApplicationPart } =
  administrationCalls
const application = 'manuredelivery'
type Sent = Partial<AskOf<typeof addUser>>

let portal: TestPortal
let token: string
let carrier: { _id: string; companyname: string }
let people = 0

beforeAll(async () => {
  portal = await startTestPortal({ applications: [manuredeliveryServer] })
  const superadmin = await portal.person({ groups: ['superadmin'], usertype: 'admin' })
  token = await portal.signIn(superadmin)
  const changes = [{ action: 'add' as const, name: 'Kuljetus Suokoski Oy' }]
  const answer = await portal.ask(saveTransportCompanies, { admin: superadmin.username, changes }, { token })
  const [added] = answer.body['transportcompanies'] as (typeof carrier)[]
  if (!added) throw new Error(answer.text)
  carrier = added
})
afterAll(() => portal[Symbol.asyncDispose]())

function add(changes: Sent, by = token) {
  people++
  const username = `lannan_kayttaja_${people}`
  const person = {
    username,
    email: `${username}@posti.test`,
    password: 'Rahkasammal-88',
    firstname: 'Lanta',
    lastname: 'Käyttäjä',
  }
  return portal.ask(addUser, { ...person, usertype: 'customer', ...changes } as AskOf<typeof addUser>, { token: by })
}

async function added(changes: Sent): Promise<User> {
  const answer = await add(changes)
  expect(answer.status, answer.text).toBe(201)
  return answer.body['user'] as User
}

const transport = (isTransportAdmin = false) => {
  const choice = { type: 'transport', isTransportAdmin, transportCompany: carrier._id } as const
  return { ...fieldsOf(choice, [carrier]), usergroups: [...groupsWithChoice([], choice)] }
}

async function save(user: User, changes: Sent, by = token) {
  const read = await portal.ask(readUser, { id: user._id }, { token })
  return portal.ask(saveUser, { ...(read.body['user'] as User), apps: [], ...changes } as AskOf<typeof saveUser>, {
    token: by,
  })
}

test('MANURE-07, MANURE-13: a transport user is stored with the company’s own name, whatever name was sent', async () => {
  const { manureuserobj, ...rest } = transport(true)
  const lied = { ...manureuserobj, transportobj: { companyname: 'Aivan Toinen Oy', companyid: carrier._id } }
  const user = await added({ ...rest, manureuserobj: lied })
  expect(user).toMatchObject({ usertypemanure: 'transport', manureuserobj })
  expect(user.usergroups).toEqual(['manuretransport', 'manuretransportadmin'])
  expect(await portal.stored(user._id)).toMatchObject({ carrier: carrier._id, isAdmin: true })
})

test('MANURE-12, MANURE-14: a missing company and contradictions are refused, and nobody is added', async () => {
  const made = transport()
  const without = { ...made.manureuserobj, transportobj: { companyname: '', companyid: '' } }
  const faulty: Sent[] = [
    { ...made, manureuserobj: without },
    { ...made, usergroups: [] },
    { ...made, usertypemanure: 'customer' },
    { usertypemanure: 'admin', usergroups: ['manureappuser'] },
    { ...made, manureuserobj: { ...made.manureuserobj, manureinuse: false } },
  ]
  for (const changes of faulty) {
    const answer = await add(changes)
    expect(answer, answer.text).toMatchObject({ status: 422, body: { value: 'invalid_input' } })
    expect(await portal.host.accounts.findByUsername(`lannan_kayttaja_${people}`)).toBeUndefined()
  }
})

test('MANURE-02: a change of the type clears the groups of the old one', async () => {
  const user = await added({
    ...transport(true),
    company: 'Biolan',
    usergroups: ['biolan', 'manuretransport', 'manuretransportadmin'],
  })
  const customer = choiceOf(['manureappuser'], '')
  const changes = { ...fieldsOf(customer, []), usergroups: ['biolan', 'manureappuser'] }
  expect(await save(user, changes)).toMatchObject({
    status: 200,
    body: { user: { usertypemanure: 'customer', usergroups: changes.usergroups } },
  })
  expect(await portal.stored(user._id)).toMatchObject({
    carrier: '',
    groups: ['biolan', 'manureappuser'],
    isAdmin: false,
  })
})

test('ROLE-20: without the manure rights nobody changes the manure part, and what is stored stays', async () => {
  const user = await added({ ...transport(), company: 'Biolan' })
  const admin = await portal.person({ groups: ['biolanadmin'], company: 'Biolan' })
  const by = await portal.signIn(admin)
  expect(await save(user, { jobtitle: 'Kuljettaja' }, by)).toMatchObject({ status: 200 })
  expect(await portal.stored(user._id)).toMatchObject({ groups: ['manuretransport'], carrier: carrier._id })
  const none = { ...fieldsOf(choiceOf([], ''), []), usergroups: [] }
  const refused = await save(user, none, by)
  expect([403, 422]).toContain(refused.status)
  expect(await save(user, { ...transport(true) }, by)).toMatchObject({ status: 403 })
  expect(await portal.stored(user._id)).toMatchObject({ groups: ['manuretransport'], carrier: carrier._id })
})

test('ROLE-20: a manure transport administrator adds people to the own transport company only', async () => {
  const leader = await portal.person({ groups: ['manuretransport', 'manuretransportadmin'], carrier: carrier._id })
  const by = await portal.signIn(leader)
  const own = { usertype: 'transport' as const, company: carrier._id }
  const { usertypemanure, manureuserobj, usergroups } = transport()
  const answer = await add({ ...own, usertypemanure, manureuserobj, usergroups }, by)
  expect(answer, answer.text).toMatchObject({ status: 201, body: { user: { company: carrier._id, usergroups } } })
  expect(await add({ usertype: 'customer', company: 'Biolan' }, by)).toMatchObject({ status: 403 })
  expect(await add({ ...own, company: 'carrier-other' }, by)).toMatchObject({ status: 422 })
})

test('ENT-22, CALL-15: the manure fields are on every user, for people without them at rest', async () => {
  const user = await added({})
  expect(user).toMatchObject({
    usertypemanure: 'none',
    manureuserobj: {
      manureinuse: false,
      usertype: 'none',
      usertypedefinition: 'none',
      transportobj: { companyname: '', companyid: '' },
    },
  })
  const self = await portal.signIn({ username: user.username }, 'Rahkasammal-88')
  const path = { username: user.username, token: self }
  const initial = await portal.ask(portalCalls.readInitialData, path, { token: self })
  expect((initial.body['user'] as User[])[0]).toMatchObject({ usertypemanure: 'none' })
})

test('ROLE-20: giving a manure group to many makes them members, and needs a transport company for transporters', async () => {
  const people = [await added({ company: 'Biolan' }), await added({ company: 'Biolan' })]
  const ids = people.map(({ _id }) => _id)
  const give = (group: string) =>
    portal.ask(bulkUsers, { preview: false, action: { act: 'givegroup', group }, people: { ids } }, { token })
  expect((await give('manureappuser')).body).toMatchObject({ done: 2 })
  const read = await portal.ask(readUser, { id: ids[0] ?? '' }, { token })
  expect(read.body['user']).toMatchObject({ usertypemanure: 'customer' })
  expect((await give('manuretransport')).body['rows']).toMatchObject([
    { result: 'invalid_input' },
    { result: 'invalid_input' },
  ])
})

test('ROLE-30, MANURE-13, MANURE-14: a manure administrator ties somebody of another company to a transport company', async () => {
  const administrator = await portal.signIn(await portal.person({ groups: ['manureappadmin'] }))
  const person = await portal.person({
    company: 'Novarbo',
    groups: ['novarbo', 'manureappuser'],
    lastname: 'Sidottava',
  })
  const read = await portal.ask(searchApplicationPeople, { application, find: 'sidottava' }, { token: administrator })
  const [part] = read.body['people'] as ApplicationPerson[]
  expect(part?.membership).toMatchObject({ usertypemanure: 'customer', manureuserobj: { usertype: 'customer' } })
  const version = part?.version ?? ''
  const { usergroups, ...membership } = transport(true)
  const made = { application, usergroups, membership }
  const ask = (changes: Partial<AskOf<typeof saveApplicationPart>>) =>
    portal.ask(saveApplicationPart, { _id: person.id, version, ...made, ...changes }, { token: administrator })
  const faults = [{ usergroups: [] }, { membership: { ...membership, usertypemanure: 'customer' } }]
  for (const faulty of faults) {
    expect((await ask(faulty)).body.value).toBe('invalid_input')
  }
  expect(await portal.stored(person.id)).toEqual(person)
  const saved = await ask({})
  expect(saved.status, saved.text).toBe(200)
  const shown = { usergroups, membership, transportcompany: carrier.companyname }
  expect(saved.body['person']).toMatchObject({ ...shown, company: 'Novarbo', usertype: 'customer' })
  expect(await portal.stored(person.id)).toMatchObject({
    groups: ['novarbo', 'manuretransport', 'manuretransportadmin'],
    carrier: carrier._id,
    isAdmin: true,
    company: 'Novarbo',
    email: person.email,
  })
})

test('ROLE-30: who leads a transport company as well ties no stranger to it, and so comes to see nobody whole', async () => {
  const leading = { groups: ['manureappadmin', 'manuretransport', 'manuretransportadmin'], carrier: carrier._id }
  const administrator = await portal.signIn(await portal.person(leading))
  const person = await portal.person({ company: 'Novarbo', groups: ['manureappuser'], lastname: 'Vieras' })
  const read = await portal.ask(searchApplicationPeople, { application, find: 'vieras' }, { token: administrator })
  const version = (read.body['people'] as ApplicationPerson[])[0]?.version ?? ''
  const { usergroups, ...membership } = transport()
  const part = { application, _id: person.id, version, usergroups, membership }
  const tied = await portal.ask(saveApplicationPart, part, { token: administrator })
  expect([tied.status, tied.body.value]).toEqual([403, 'forbidden'])
  expect(await portal.stored(person.id)).toEqual(person)
  expect((await portal.ask(readUser, { id: person.id }, { token: administrator })).body.value).toBe('user_not_found')
})
