import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls } from '../../../../contract/own.ts'
import type { AccountFields } from '../../../kernel/accounts/account-store.ts'
import { insertAccounts } from '../../../kernel/accounts/account-store.ts'
import type { AdministeredPortal, Caller } from '../testing/administered-portal.ts'
import { startAdministeredPortal } from '../testing/administered-portal.ts'

const { searchUsers } = administrationCalls

/** So many that common texts are found by a walk and rare ones by a search, on both engines. */
const people = 9000
const usernames = Array.from({ length: people }, (_, number) => `joukko_${String(number).padStart(4, '0')}`)
/** The one person of Lapua who has not proved the address. */
const ofLapuaWaiting = 5
const cities = ['Äänekoski', 'Kauhajoki', 'Tampere', 'Äänekoski', 'Kauhajoki', 'Lapua']

let fixture: AdministeredPortal
let superadmin: Caller

beforeAll(async () => {
  fixture = await startAdministeredPortal()
  superadmin = await fixture.caller({ username: 'paakayttaja', groups: ['superadmin'] })
  await put(usernames, (number) => ({
    city: number % 1000 === 7 ? 'Öja' : (cities[number % cities.length] ?? ''),
    activated: number !== ofLapuaWaiting,
    // So wide that PostgreSQL samples a part of them.
    streetaddress: 'x'.repeat(900),
  }))
})
afterAll(() => fixture[Symbol.asyncDispose]())

/** People at once, alike but for what is said of each. */
async function put(names: readonly string[], fieldsOf: (number: number) => Partial<AccountFields>): Promise<void> {
  const now = fixture.portal.clock.now()
  const { id: _, ...fields } = superadmin.account
  const plain = { ...fields, firstname: '', lastname: '', groups: [], isAdmin: false, isSuperadmin: false }
  const people = names.map((username, number) => ({
    ...plain,
    id: `id-of-${username}`,
    username,
    email: `${username}@posti.test`,
    createdby: username,
    ...fieldsOf(number),
    passwordHash: null,
    now,
  }))
  await fixture.portal.host.database.writing((transaction) => insertAccounts(transaction, people))
}

/** Who holds the text, straight from what was put in; the text is one of a username, an address or a city. */
function holders(find: string): string[] {
  return usernames.filter((username, number) => {
    const city = number % 1000 === 7 ? 'öja' : (cities[number % cities.length] ?? '').toLowerCase()
    return [username, `${username}@posti.test`, city].some((words) => words.includes(find))
  })
}

const texts = [
  // The second has all of a row's letters in threes, and stands in none.
  'joukko_8765@posti.test',
  'i.t8765@post',
  'joukko',
  'joukko_00',
  'joukko_8765',
  'tampere',
  'lapua',
  'posti',
  '_123',
  'öja',
  'äänekoski',
  'zz',
  'öj',
  'j',
  'ä',
  '56',
]

test('ADMIN-USERS-04, ADMIN-USERS-25: among thousands, whatever way is the quickest finds the same people in order', async () => {
  for (const find of texts) {
    const expected = holders(find)
    const page = { find, sort: 'username', limit: 100 } as const
    const first = await superadmin.answered(searchUsers, page)
    const found = first.users.map(({ username }) => username)
    let { cursor } = first
    if (cursor !== '') {
      const second = await superadmin.answered(searchUsers, { ...page, cursor })
      found.push(...second.users.map(({ username }) => username))
      cursor = second.cursor
    }
    expect(found, find).toEqual(expected.slice(0, 200))
    expect(cursor === '', find).toBe(expected.length <= 200)
    const { count = -1, exact } = first.total ?? {}
    if (exact) expect(count, find).toBe(expected.length)
    else expect([count > 100, count <= expected.length], find).toEqual([true, true])
  }
})

test('ADMIN-USERS-04, ADMIN-USERS-25: those who hold a text are told by their number, up to two thousand', async () => {
  const count = holders('lapua').length
  expect(count).toBeGreaterThan(1000)
  expect(count).toBeLessThan(2000)
  const lapua = await superadmin.answered(searchUsers, { find: 'lapua', limit: 100 })
  expect(lapua.total).toEqual({ count, exact: true })
  const filtered = await superadmin.answered(searchUsers, { find: 'lapua', state: 'verified', limit: 100 })
  expect(filtered.total).toEqual({ count: count - 1, exact: true })
  for (const find of ['posti', 'pos']) {
    const { total } = await superadmin.answered(searchUsers, { find, limit: 100 })
    expect(total, find).toEqual({ count: 2000, exact: false })
  }
})

test('ADMIN-USERS-07, ADMIN-USERS-25: a list without a text is told by its number, whatever its filter', async () => {
  const counts = { any: people + 1, verified: people, withoutrights: people - 1, waiting: 1 } as const
  for (const state of ['any', 'verified', 'withoutrights', 'waiting'] as const) {
    const { total } = await superadmin.answered(searchUsers, { state, limit: 100 })
    expect(total, state).toEqual({ count: counts[state], exact: true })
  }
})

test('ADMIN-USERS-04, ADMIN-USERS-06: a find within a filter finds only those of it', async () => {
  const waiting = await superadmin.answered(searchUsers, { find: 'joukko_8', state: 'deactivated' })
  expect(waiting.users).toEqual([])
  const others = await superadmin.answered(searchUsers, { find: 'joukko', company: 'Novarbo' })
  expect(others.users).toEqual([])
})

test('ADMIN-USERS-04, ADMIN-USERS-25: of a letter whose holders nobody has counted no more is told than was seen', async () => {
  const letters = [...'abcdefghijklmnopqr']
  // More words begin with it than are looked up, though few people hold it.
  const names = letters.flatMap((one) => letters.map((other) => `w${one}${other}_liittyja`))
  await put(names, () => ({}))

  const { users, total } = await superadmin.answered(searchUsers, { find: 'w', sort: 'username', limit: 100 })
  expect(users.map(({ username }) => username)).toEqual(names.slice(0, 100))
  expect(total).toEqual({ count: 101, exact: false })
})

test('ADMIN-USERS-04, ADMIN-USERS-07, ROLE-23: thousands who came a moment ago are found; a filter, and a right, tells of its own alone', async () => {
  const newcomers = Array.from({ length: 2300 }, (_, number) => `tulokas_${String(number).padStart(4, '0')}`)
  const page = { find: 'tulokas', sort: 'username', limit: 100 } as const
  // What PostgreSQL knows of how common texts are is from before they came.
  expect((await superadmin.answered(searchUsers, page)).users).toEqual([])
  // The last ones are past what is fetched of a text.
  const ofNovarbo = { company: 'Novarbo', isAdmin: true }
  await put(newcomers, (number) => ({
    ...(number < 2150 ? { activated: number >= 150 } : { ...ofNovarbo, activated: number < 2299 }),
    ...(number < 2000 && { jobtitle: 'Tasan kaksituhatta' }),
  }))
  const novarboAdmin = await fixture.caller({
    username: 'novarbon_hoitaja',
    groups: ['novarboadmin'],
    company: 'Novarbo',
  })

  const all = await superadmin.answered(searchUsers, page)
  expect(all.users.map(({ username }) => username)).toEqual(newcomers.slice(0, 100))
  expect(all.total).toEqual({ count: 2000, exact: false })
  const some = [
    await superadmin.answered(searchUsers, { ...page, company: 'Novarbo' }),
    await superadmin.answered(searchUsers, { ...page, view: 'admins' }),
    await novarboAdmin.answered(searchUsers, page),
  ]
  for (const { users, total } of some) {
    expect(users.map(({ username }) => username)).toEqual(newcomers.slice(2150, 2250))
    expect(total).toEqual({ count: 101, exact: false })
  }
  const waiting = await superadmin.answered(searchUsers, { ...page, state: 'waiting' })
  expect(waiting.users.map(({ username }) => username)).toEqual(newcomers.slice(0, 100))
  expect(waiting.total).toEqual({ count: 101, exact: false })
  const one = await superadmin.answered(searchUsers, { find: 'tulokas', company: 'Novarbo', state: 'waiting' })
  expect(one.users.map(({ username }) => username)).toEqual(['tulokas_2299'])
  const none = await superadmin.answered(searchUsers, { find: 'tulokas', state: 'deactivated' })
  expect(none.users).toEqual([])
  const exactly = await superadmin.answered(searchUsers, { ...page, find: 'tasan kaksi' })
  expect(exactly.users.map(({ username }) => username)).toEqual(newcomers.slice(0, 100))
  expect(exactly.total).toEqual({ count: 2000, exact: true })
})
