import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Application, User } from '../../../contract/own.ts'
import { portalCalls } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { testApplication, testGroups } from '../../testing/test-application.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { readInitialData, readPublicData, readTransportCompanies } = portalCalls
let portal: TestPortal
beforeAll(async () => {
  const manuredelivery = testApplication({
    key: 'manuredelivery',
    groups: testGroups('manureappadmin', 'manuretransportadmin'),
  })
  portal = await startTestPortal({ applications: [testApplication({ key: 'peatsale' }), manuredelivery] })
  const rows = [
    { id: 'kuljetus-1', name: 'Ylitalo', name_key: 'ylitalo' },
    { id: 'kuljetus-2', name: 'Ahola', name_key: 'ahola' },
  ]
  await portal.host.database.writing((transaction) =>
    transaction.insertInto('transport_company').values(rows).execute(),
  )
})
afterAll(() => portal[Symbol.asyncDispose]())

interface InitialData {
  readonly maindata: readonly object[]
  readonly user: readonly User[]
  readonly allusers: readonly User[]
  readonly alluserstotal: number
  readonly apps: readonly Application[]
  readonly companies: readonly string[]
  readonly transportcompanies: readonly { _id: string }[]
  readonly usergroups: readonly string[]
}

async function initialData(person: Account): Promise<InitialData> {
  const token = await portal.signIn(person)
  const answer = await portal.ask(readInitialData, { username: person.username, token }, { token })
  return answer.body as unknown as InitialData
}

test('CALL-15, CALL-16, ENT-39: initial data has the main record, oneself and all lists', async () => {
  const person = await portal.person({ company: 'Biolan', jobtitle: 'Lastaaja', language: 'en', apps: ['peatsale'] })

  const data = await initialData(person)

  expect(Object.keys(data).toSorted()).toEqual(
    [
      'success',
      'value',
      'maindata',
      'user',
      'allusers',
      'alluserstotal',
      'apps',
      'companies',
      'transportcompanies',
      'usergroups',
    ].toSorted(),
  )
  expect(data.user).toEqual([
    {
      _id: person.id,
      username: person.username,
      email: person.email,
      company: 'Biolan',
      jobtitle: 'Lastaaja',
      firstname: person.firstname,
      lastname: person.lastname,
      streetaddress: 'Suotie 1',
      postal: '20100',
      city: 'Turku',
      country: 'Suomi',
      telephone: '000 000 0100',
      usertype: 'customer',
      usergroups: [],
      apps: ['peatsale'],
      homeapp: '',
      preferredapps: [],
      createdby: person.username,
      lastmodified: person.lastmodified,
      misc: { language: 'en' },
      activated: true,
      deactivated: false,
      transportalloworders: false,
      transportadmin: false,
    },
  ])
})

test('CALL-06, CALL-07: the path takes the whole token or its public id, and the name in any case', async () => {
  const person = await portal.person({ username: 'Polku_Pekka' })
  const token = await portal.signIn(person)
  const [handle = ''] = token.split('.')
  const read = async (username: string, named: string) =>
    (await portal.ask(readInitialData, { username, token: named }, { token })).status

  expect(await read(person.username, token)).toBe(200)
  expect(await read('polku_pekka', handle)).toBe(200)
})

test('CALL-07: a name or token of another session in the path is answered 401', async () => {
  const [person, other] = [await portal.person(), await portal.person()]
  const [token, foreign] = [await portal.signIn(person), await portal.signIn(other)]
  const second = await portal.signIn(person)
  const [handle = ''] = token.split('.')
  const named = [
    [other.username, token],
    [person.username, foreign],
    [person.username, second],
    [person.username, second.split('.')[0] ?? ''],
    [person.username, `${handle}.${'x'.repeat(43)}`],
    [person.username, 'x'],
  ] as const

  for (const [username, inPath] of named) {
    const answer = await portal.ask(readInitialData, { username, token: inPath }, { token })
    expect([answer.status, answer.body]).toEqual([401, { success: false, value: 'unauthorized' }])
  }
  expect((await portal.ask(readTransportCompanies, { token: foreign }, { token })).status).toBe(401)
})

test('CALL-17, ENT-33: public data has the main record and the companies, and nothing about users', async () => {
  const { username, email } = await portal.person()
  await portal.set({ salesPhoneValue: '+358000', salesPhoneName: 'Myynti' })

  const answer = await portal.ask(readPublicData, {})

  expect(Object.keys(answer.body).toSorted()).toEqual(['companies', 'maindata', 'success', 'value'])
  expect(answer.body).toMatchObject({
    maindata: [
      {
        isactive: true,
        siteadmin: 'yllapito@portal.test',
        name: 'Kuivike- ja lantapalvelut',
        supportemail: 'tuki@portal.test',
        salesphone: { value: '+358000', name: 'Myynti' },
        registrationenabled: true,
        postalcoderule: 'strict',
        resetemailmaxlength: 29,
        unverifieddays: 90,
        sessionmaxdays: 30,
        auditmonths: 12,
        feedbackmonths: 24,
      },
    ],
    companies: ['Biolan', 'Novarbo', 'Favorit', 'Ekoasuminen'],
  })
  for (const told of [username, email]) expect(answer.text).not.toContain(told)
})

test('ROLE-14, ROLE-26: a person gets the applications in use that are open to him or her, under both spellings', async () => {
  const seen = async (fields: Partial<Account>) => (await initialData(await portal.person(fields))).apps
  const names = async (fields: Partial<Account>) => (await seen(fields)).map(({ name }) => name)

  expect(await names({})).toEqual([])
  expect(await names({ apps: ['manuredelivery'] })).toEqual(['manuredelivery'])
  expect(await names({ groups: ['biolan'] })).toEqual(['peatsale', 'manuredelivery'])
  expect((await seen({ apps: ['peatsale'] }))[0]).toMatchObject({ isactive: true, iscative: true })
})

test('ROLE-26: an application that is switched off is in nobody’s list', async () => {
  const isactive = (value: number) =>
    portal.host.database.writing((transaction) =>
      transaction.updateTable('application').set({ isactive: value }).where('name', '=', 'peatsale').execute(),
    )
  await isactive(0)
  const data = await initialData(await portal.person({ groups: ['superadmin'] }))
  await isactive(1)

  expect(data.apps.map(({ name }) => name)).toEqual(['manuredelivery'])
})

test('ROLE-26: administrators get every user group there is, others their own', async () => {
  const all = ['superadmin', 'biolan', 'biolanadmin', 'manureappadmin', 'manuretransportadmin']

  expect((await initialData(await portal.person({ groups: ['biolanadmin'] }))).usergroups).toEqual(
    expect.arrayContaining(all),
  )
  expect((await initialData(await portal.person({ groups: ['biolan'] }))).usergroups).toEqual(['biolan'])
})

test('ROLE-21, ROLE-27: a group that only looks like an admin group gives nothing', async () => {
  const impostor = await portal.person({ groups: ['fooadmin', 'biolanadmins', 'Superadmin'] })

  const { allusers, usergroups } = await initialData(impostor)

  expect(allusers).toHaveLength(1)
  expect(usergroups).toEqual(['fooadmin', 'biolanadmins', 'Superadmin'])
})

test('CALL-28, ROLE-26, ENT-34: administrators get all carriers, transport users their own, others none', async () => {
  const carriers = async (fields: Partial<Account>) => {
    const token = await portal.signIn(await portal.person(fields))
    const answer = await portal.ask(readTransportCompanies, { token }, { token })
    return answer.body['transportcompanies']
  }
  const [ahola, ylitalo] = [
    { _id: 'kuljetus-2', companyname: 'Ahola' },
    { _id: 'kuljetus-1', companyname: 'Ylitalo' },
  ]

  expect(await carriers({ groups: ['novarboadmin'] })).toEqual([ahola, ylitalo])
  expect(await carriers({ usertype: 'transport', company: 'kuljetus-1', carrier: 'kuljetus-1' })).toEqual([ylitalo])
  expect(await carriers({})).toEqual([])
})
