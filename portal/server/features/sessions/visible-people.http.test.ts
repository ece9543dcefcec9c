import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { manureAppGroups } from '../../../contract/rights/testing/manure-groups.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { testApplication } from '../../testing/test-application.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const manure = testApplication({ key: 'manuredelivery', groups: manureAppGroups })
let portal: TestPortal
const people: Record<string, Account> = {}
beforeAll(async () => {
  portal = await startTestPortal({ applications: [manure] })
  const fields: Readonly<Record<string, Partial<Account>>> = {
    superadmin: { firstname: 'Åke', groups: ['superadmin'] },
    biolanadmin: { firstname: 'Öjvind', company: 'Biolan', groups: ['biolan', 'biolanadmin'] },
    biolanworker: { firstname: 'Ärla', company: 'Biolan', groups: ['biolan'] },
    novarboworker: { firstname: 'Zack', company: 'Novarbo', groups: ['novarbo'] },
    foreman: {
      firstname: 'Eero',
      usertype: 'transport',
      company: 'kuljetus-1',
      carrier: 'kuljetus-1',
      transportadmin: true,
    },
    manureforeman: { firstname: 'Aili', carrier: 'kuljetus-2', groups: ['manuretransportadmin'] },
    both: {
      firstname: 'Kaj',
      company: 'Biolan',
      carrier: 'kuljetus-2',
      groups: ['biolanadmin', 'manuretransportadmin'],
    },
    driver: { firstname: 'Ville', usertype: 'transport', company: 'kuljetus-1', carrier: 'kuljetus-1' },
    otherdriver: { firstname: 'Dan', usertype: 'transport', company: 'kuljetus-2', carrier: 'kuljetus-2' },
    loader: { firstname: 'Bo', usertype: 'swampperson', company: 'Biolan' },
    customer: { firstname: 'Cia' },
  }
  for (const [name, own] of Object.entries(fields)) people[name] = await portal.person({ ...own, lastname: 'X' })
})
afterAll(() => portal[Symbol.asyncDispose]())

async function allUsers(name: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const person = people[name] ?? { username: '' }
  const token = await portal.signIn(person)
  const answer = await portal.ask(portalCalls.readInitialData, { username: person.username, token }, { token })
  return answer.body['allusers'] as readonly Readonly<Record<string, unknown>>[]
}
const ids = (...names: string[]) => names.map((name) => people[name]?.id).toSorted()

test.each([
  ['a superadmin sees everybody', 'superadmin', Object.keys],
  [
    'a company admin the people of the own company',
    'biolanadmin',
    () => ['biolanadmin', 'biolanworker', 'loader', 'both'],
  ],
  [
    'a company admin who leads a transport the people of both',
    'both',
    () => ['biolanadmin', 'biolanworker', 'loader', 'both', 'manureforeman', 'otherdriver'],
  ],
  ['a foreman the own carrier', 'foreman', () => ['foreman', 'driver']],
  ['a foreman by manure group the own carrier', 'manureforeman', () => ['manureforeman', 'otherdriver', 'both']],
  ['a driver only himself', 'driver', () => ['driver']],
  ['a loader only himself', 'loader', () => ['loader']],
  ['a customer only herself', 'customer', () => ['customer']],
] as const)('ROLE-23, R40: %s', async (_, name, seen) => {
  const users = await allUsers(name)

  expect(users.map(({ _id }) => String(_id)).toSorted()).toEqual(ids(...seen(people)))
})

test('ROLE-23: the list is in Finnish order of names: å, ä and ö after z', async () => {
  expect((await allUsers('superadmin')).map(({ firstname }) => firstname)).toEqual([
    'Aili',
    'Bo',
    'Cia',
    'Dan',
    'Eero',
    'Kaj',
    'Ville',
    'Zack',
    'Åke',
    'Ärla',
    'Öjvind',
  ])
})

test('ROLE-23: a foreman sees cards of the others, without address, rights and e-mail', async () => {
  const seen = [
    ['foreman', 'driver', 'Ville'],
    ['both', 'otherdriver', 'Dan'],
  ] as const
  for (const [name, driver, firstname] of seen) {
    const [card] = (await allUsers(name)).filter(({ _id }) => _id === people[driver]?.id)
    expect(card).toEqual({
      _id: people[driver]?.id,
      firstname,
      lastname: 'X',
      usertype: 'transport',
      telephone: '000 000 0100',
    })
  }
  const own = (await allUsers('both')).find(({ _id }) => _id === people['biolanworker']?.id)
  expect(own).toMatchObject({ username: people['biolanworker']?.username })
})

test('ROLE-27: a right that is taken away is gone at the next call, without signing in again', async () => {
  const boss = await portal.person({ company: 'Novarbo', groups: ['novarboadmin'] })
  const token = await portal.signIn(boss)
  const seen = async () => {
    const answer = await portal.ask(portalCalls.readInitialData, { username: boss.username, token }, { token })
    return (answer.body['allusers'] as readonly object[]).length
  }
  expect(await seen()).toBe(2)

  await portal.host.database.writing((transaction) =>
    transaction.updateTable('account').set({ usergroups: '[]', is_admin: 0 }).where('id', '=', boss.id).execute(),
  )

  expect(await seen()).toBe(1)
})
