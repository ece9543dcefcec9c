import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskOf, ListedUser } from '../../../../contract/own.ts'
import { administrationCalls } from '../../../../contract/own.ts'
import type { AdministeredPortal, Caller } from '../testing/administered-portal.ts'
import { startAdministeredPortal } from '../testing/administered-portal.ts'

const { searchUsers, saveTransportCompanies } = administrationCalls

let fixture: AdministeredPortal
let superadmin: Caller
let biolanAdmin: Caller

beforeAll(async () => {
  fixture = await startAdministeredPortal()
  superadmin = await fixture.caller({
    username: 'paakayttaja',
    firstname: 'Paula',
    lastname: 'Pää',
    groups: ['superadmin'],
  })
  biolanAdmin = await fixture.caller({
    username: 'biolan_admin',
    firstname: 'Bea',
    lastname: 'Biolan',
    groups: ['biolanadmin'],
    company: 'Biolan',
  })
  const named = [
    ['aada_aho', 'Aada', 'Aho', 'Biolan'],
    ['asa_aberg', 'Åsa', 'Åberg', 'Biolan'],
    ['airi_aarni', 'Äiri', 'Ärni', 'Novarbo'],
    ['orjan_oberg', 'Örjan', 'Öberg', 'Novarbo'],
    ['zeta_zorn', 'Zeta', 'Zorn', ''],
    ['odd_100_percent', 'Odd', 'O_%\\x', ''],
  ] as const
  for (const [username, firstname, lastname, company] of named) {
    await fixture.person({ username, firstname, lastname, company, telephone: '000 000 0199' })
  }
  await fixture.person({ username: 'odottava_1', firstname: 'Wilma', lastname: 'Wäinö', activated: false })
  await fixture.person({ username: 'poissa_oleva', firstname: 'Xena', lastname: 'Xylo', deactivated: true })
  await fixture.person({
    username: 'kuskikalle',
    firstname: 'Kalle',
    lastname: 'Kuski',
    usertype: 'transport',
    company: fixture.carriers.suo,
    carrier: fixture.carriers.suo,
  })
})
afterAll(() => fixture[Symbol.asyncDispose]())

type Question = AskOf<typeof searchUsers>

async function names(caller: Caller, question: Question = {}): Promise<string[]> {
  const { users } = await caller.answered(searchUsers, { limit: 200, ...question })
  return users.map(({ firstname }) => firstname)
}

async function everyPage(caller: Caller, question: Question): Promise<ListedUser[]> {
  const found: ListedUser[] = []
  let cursor = ''
  do {
    const page = await caller.answered(searchUsers, { ...question, cursor })
    found.push(...page.users)
    cursor = page.cursor
  } while (cursor !== '')
  return found
}

test('ADMIN-USERS-13, ADMIN-USERS-14: å, ä and ö come after z, and the other way round', async () => {
  const rising = await names(superadmin)
  expect(rising).toEqual(['Aada', 'Bea', 'Kalle', 'Odd', 'Paula', 'Wilma', 'Xena', 'Zeta', 'Åsa', 'Äiri', 'Örjan'])
  expect(await names(superadmin, { direction: 'desc' })).toEqual(rising.toReversed())
})

test('ADMIN-USERS-25: pages of any size, in any order, hold everybody once', async () => {
  for (const sort of ['name', 'username', 'email', 'company', 'waiting'] as const) {
    for (const direction of ['asc', 'desc'] as const) {
      const whole = await superadmin.answered(searchUsers, { sort, direction, limit: 200 })
      const paged = await everyPage(superadmin, { sort, direction, limit: 2 })
      expect(paged).toEqual(whole.users)
      expect(whole.total).toEqual({ count: 11, exact: true })
    }
  }
})

test('ADMIN-USERS-25: a page goes on where the last one ended although somebody came in before it', async () => {
  const first = await superadmin.answered(searchUsers, { limit: 3 })
  const comer = await fixture.person({ username: 'aaa_uusi_tuli', firstname: 'Aaa', lastname: 'Aaa' })
  const second = await superadmin.answered(searchUsers, { limit: 3, cursor: first.cursor })
  expect(second.users.map(({ firstname }) => firstname)).toEqual(['Odd', 'Paula', 'Wilma'])
  expect(second.total).toBeNull()
  await fixture.portal.host.database.writing((transaction) =>
    transaction.deleteFrom('account').where('id', '=', comer.id).execute(),
  )
})

test('ROLE-23: everybody finds whom he or she may see, and nobody else', async () => {
  expect(await names(biolanAdmin)).toEqual(['Aada', 'Bea', 'Åsa'])
  expect(await names(biolanAdmin, { company: 'Novarbo' })).toEqual([])
  expect(await names(biolanAdmin, { find: 'novarbo' })).toEqual([])
  const foreign = await fixture.caller({
    username: 'kaksi_yritysta',
    firstname: 'Kaksi',
    lastname: 'Yritystä',
    groups: ['biolanadmin', 'novarboadmin'],
  })
  expect(await names(foreign)).toEqual(['Aada', 'Bea', 'Kaksi', 'Åsa', 'Äiri', 'Örjan'])
  const manure = await fixture.caller({
    username: 'lanta_vastaava',
    firstname: 'Lanta',
    groups: ['manureappadmin'],
    company: 'Biolan',
  })
  expect(await names(manure)).toEqual(['Lanta'])
  const carrier = await fixture.caller({
    username: 'ajojarjestelija',
    firstname: 'Ajo',
    groups: ['manuretransport', 'manuretransportadmin'],
    carrier: fixture.carriers.suo,
  })
  expect(await names(carrier)).toEqual(['Ajo', 'Kalle'])
  const both = await fixture.caller({
    username: 'kahden_vastaava',
    firstname: 'Molemmat',
    groups: ['biolanadmin', 'manuretransport', 'manuretransportadmin'],
    carrier: fixture.carriers.suo,
  })
  expect(await names(both)).toEqual(['Aada', 'Ajo', 'Bea', 'Kalle', 'Lanta', 'Molemmat', 'Åsa'])
  expect(await names(both, { sort: 'email', direction: 'desc' })).toHaveLength(7)
  expect(await names(both, { company: 'Biolan' })).toEqual(['Aada', 'Bea', 'Lanta', 'Åsa'])
  for (const { account } of [foreign, manure, carrier, both]) {
    await fixture.portal.host.database.writing((transaction) =>
      transaction.deleteFrom('account').where('id', '=', account.id).execute(),
    )
  }
})

test('ADMIN-USERS-02, ADMIN-USERS-06, ADMIN-USERS-07: view, company, state and find combine', async () => {
  expect(await names(superadmin, { view: 'admins' })).toEqual(['Bea', 'Paula'])
  expect(await names(superadmin, { company: 'Biolan' })).toEqual(['Aada', 'Bea', 'Åsa'])
  expect(await names(superadmin, { company: 'Biolan', view: 'admins' })).toEqual(['Bea'])
  expect(await names(superadmin, { company: 'Biolan', find: 'berg' })).toEqual(['Åsa'])
  expect(await names(superadmin, { state: 'waiting' })).toEqual(['Wilma'])
  expect(await names(superadmin, { state: 'deactivated' })).toEqual(['Xena'])
  expect(await names(superadmin, { state: 'verified', find: 'xena' })).toEqual([])
})

test('ADMIN-USERS-04, ADMIN-USERS-05: a find looks into every value, without regard to case', async () => {
  const fields = {
    username: 'loydettava',
    email: 'posti.etsi@haku.test',
    firstname: 'Etunimi',
    lastname: 'Sukunimi',
    company: 'Favorit',
    jobtitle: 'Tehtävä',
    streetaddress: 'Katuosoite 7',
    postal: '61555',
    city: 'Kaupunki',
    country: 'Maailma',
    telephone: '000 777 1234',
    groups: ['favorit'],
    apps: ['peatsale'],
  }
  const target = await fixture.person(fields)
  const found = [
    'LOYDETT',
    'etsi@HAKU',
    'etunimi suk',
    'Favorit',
    'tehtÄVÄ',
    'katuosoite 7',
    '61555',
    'kaupunki',
    'maailma',
    '777 1234',
    'favorit',
    'peatsale',
    'customer',
  ]
  for (const find of found) {
    const { users } = await superadmin.answered(searchUsers, { find, limit: 200 })
    expect(
      users.map(({ _id }) => _id),
      find,
    ).toContain(target.id)
  }
  for (const find of ['true', 'false', '"', "'", 'loydettava%']) expect(await names(superadmin, { find })).toEqual([])
  await fixture.portal.host.database.writing((transaction) =>
    transaction.deleteFrom('account').where('id', '=', target.id).execute(),
  )
  expect(await names(superadmin, { find: 'loydettava' })).toEqual([])
})

test('ADMIN-USERS-04: wildcards, quotes and short fragments are looked for as they are', async () => {
  for (const find of ['o_%', '%\\x', 'O_%\\X', '_%']) expect(await names(superadmin, { find }), find).toEqual(['Odd'])
  expect(await names(superadmin, { find: 'zo' })).toEqual(['Zeta'])
  expect(await names(superadmin, { find: 'å' })).toEqual(['Åsa'])
  expect(await names(superadmin, { find: '""" or 1' })).toEqual([])
  expect(await names(superadmin, { find: 'zeta AND zorn' })).toEqual([])
})

test('ADMIN-USERS-04: a person is found by the transport company, and by its new name after a rename', async () => {
  expect(await names(superadmin, { find: 'suokoski' })).toEqual(['Kalle'])
  const admin = superadmin.account.username
  const rename = (name: string) =>
    superadmin.answered(saveTransportCompanies, {
      admin,
      changes: [{ action: 'rename', subject: fixture.carriers.suo, name }],
    })
  await rename('Uusi Kuljetus Oy')
  expect(await names(superadmin, { find: 'suokoski' })).toEqual([])
  const { users } = await superadmin.answered(searchUsers, { find: 'uusi kulj' })
  expect(users).toMatchObject([{ firstname: 'Kalle', companyname: 'Uusi Kuljetus Oy' }])
  await rename('Kuljetus Suokoski Oy')
})

test('ADMIN-USERS-25: a cursor of another order, or of nowhere, is refused', async () => {
  const { cursor } = await superadmin.answered(searchUsers, { limit: 1 })
  const other = await superadmin.ask(searchUsers, { limit: 1, cursor, sort: 'email' })
  expect(other).toMatchObject({ status: 422, body: { value: 'invalid_input', fields: ['cursor'] } })
  for (const broken of ['x', 'WzFd', Buffer.from('["name","asc","\\u0000","a"]').toString('base64url')]) {
    expect(await superadmin.ask(searchUsers, { cursor: broken })).toMatchObject({ status: 422 })
  }
})

test('CALL-29: made for administrators only', async () => {
  const customer = await fixture.caller({ firstname: 'Asiakas' })
  expect(await customer.ask(searchUsers, {})).toMatchObject({ status: 403, body: { value: 'forbidden' } })
  expect(await fixture.portal.ask(searchUsers, {})).toMatchObject({ status: 401 })
})
