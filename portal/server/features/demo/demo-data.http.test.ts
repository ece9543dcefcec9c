import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { ApplicationManifest } from '../../../contract/own.ts'
import {
  Email,
  NewPassword,
  PersonName,
  PostalCode,
  readDemoAccounts,
  seesApplication,
  Telephone,
  Username,
} from '../../../contract/own.ts'
import { manureAppGroups } from '../../../contract/rights/testing/manure-groups.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { accountOf } from '../../kernel/accounts/account.ts'
import { ownWords } from '../../kernel/accounts/own-words.ts'
import type { ServerApplication } from '../../kernel/application-host/server-application.ts'
import { isCommonPassword } from '../../kernel/passwords/common-passwords.ts'
import { listedApplications } from '../../kernel/registers/application-store.ts'
import { companyNames, transportCompanies } from '../../kernel/registers/company-store.ts'
import type { TestHost } from '../../testing/test-host.ts'
import { testHost } from '../../testing/test-host.ts'
import { demoAccountLines, demoAccounts, demoPassword } from './demo-accounts.ts'
import { fillDemoData } from './fill-demo-data.ts'
import { demoHandlers } from './handlers.ts'

const applications = [
  application({
    key: 'bedding',
    names: { fi: 'Kuivike', en: 'Bedding' },
    primaryCompany: 'Biolan',
    groups: [],
    userTypes: [],
  }),
  application({
    key: 'manure',
    names: { fi: 'Lanta', en: 'Manure' },
    primaryCompany: 'Ekoasuminen',
    groups: manureAppGroups,
    userTypes: [],
  }),
]

test('OPS-03: the demo has the four companies, transport companies, every application, and the site’s own data', async () => {
  await using host = await filledHost()
  const { database, site } = host.portal

  expect(await companyNames(database)).toEqual(['Biolan', 'Novarbo', 'Favorit', 'Ekoasuminen'])
  expect((await transportCompanies(database)).length).toBeGreaterThanOrEqual(2)
  expect((await listedApplications(database)).map(({ name, isactive }) => [name, isactive])).toEqual([
    ['bedding', true],
    ['manure', true],
  ])
  expect(await site.settings()).toMatchObject({
    siteAdminEmail: 'yllapito@demo.example',
    supportEmail: 'tuki@demo.example',
    salesPhoneValue: '000 000 0100',
  })
})

test('OPS-03: there are users of every kind, activated and not', async () => {
  await using host = await filledHost()
  const people = await everybody(host)
  const some = (is: (person: Account) => boolean) => expect(people.some(is)).toBe(true)
  const holds = (...groups: string[]) => some((person) => groups.every((group) => person.groups.includes(group)))

  for (const usertype of ['customer', 'admin', 'transport', 'swampperson'])
    some((person) => person.usertype === usertype)
  for (const name of ['biolan', 'novarbo', 'favorit', 'ekoasuminen']) holds(name, `${name}admin`)
  for (const { name } of manureAppGroups) holds(name)
  holds('biolanadmin', 'novarboadmin')
  expect(people.filter(({ isSuperadmin }) => isSuperadmin)).toHaveLength(2)
  some(({ usertype, transportadmin, carrier }) => usertype === 'transport' && transportadmin && carrier !== '')
  some(({ transportalloworders, transportadmin }) => transportalloworders && !transportadmin)
  some(({ homeapp }) => homeapp === 'manure')
  some(({ preferredapps }) => preferredapps.length > 0)
  some(({ language, isAdmin }) => language === 'en' && !isAdmin)
  some(({ activated }) => !activated)
  some(({ deactivated }) => deactivated)
})

test('FRONT-02 to 05: there are people with no application, with one and with two', async () => {
  await using host = await filledHost()
  const listed = await listedApplications(host.portal.database)
  const customers = (await everybody(host)).filter(({ usertype, activated }) => usertype === 'customer' && activated)
  const counts = customers.map(({ apps, groups }) => {
    const person = { apps, usergroups: groups }
    return listed.filter((one) => seesApplication(one, person)).length
  })

  expect(new Set(counts)).toEqual(new Set([0, 1, 2]))
})

test('OPS-03: every demo person fits the rules of the contract, at addresses that lead nowhere', async () => {
  await using host = await filledHost()
  const carriers = (await transportCompanies(host.portal.database)).map(({ _id }) => _id)
  for (const person of await everybody(host)) {
    const rules = [
      [Username, person.username],
      [Email, person.email],
      [PersonName, person.firstname],
      [PersonName, person.lastname],
      [PostalCode, person.postal],
      [Telephone, person.telephone],
    ] as const
    for (const [rule, value] of rules)
      expect(z.safeParse(rule, value).success, `${person.username}: ${value}`).toBe(true)
    expect(person.email).toMatch(/@demo\.example$/)
    expect(person.telephone).toMatch(/^000 000 0\d{3}$/)
    if (person.usertype === 'transport') expect(carriers).toContain(person.company)
  }
})

test('R60: the demo password keeps the rules that everybody’s has to keep', async () => {
  await using host = await filledHost()

  expect(z.safeParse(NewPassword, demoPassword).success).toBe(true)
  expect(demoPassword.length).toBeGreaterThanOrEqual(10)
  const companies = await companyNames(host.portal.database)
  for (const person of await everybody(host))
    expect(isCommonPassword(demoPassword, ownWords(person, companies))).toBe(false)
})

test('OPS-03: each shown account can sign in, and its role is told in both languages', async () => {
  await using host = await filledHost()
  for (const { username, role } of demoAccounts) {
    const found = await host.portal.accounts.findByUsername(username)
    expect(await host.portal.passwords.verify(found?.passwordHash, demoPassword)).toBe(true)
    expect(found?.account).toMatchObject({ activated: true, deactivated: false })
    expect(role.fi).not.toBe(role.en)
  }
  expect(demoAccounts).toHaveLength(10)
  expect(demoAccountLines().join('\n')).toContain(demoPassword)
})

test('OPS-02: a database with anybody or anything in it stays as it is', async () => {
  await using host = await filledHost()
  const before = (await everybody(host)).length

  expect(await fillDemoData(host.portal)).toBe(false)
  expect(await everybody(host)).toHaveLength(before)
})

test('OPS-03: two processes that start on one empty database fill it once', async () => {
  await using host = await testHost(applications)

  const filled = await Promise.all([fillDemoData(host.portal), fillDemoData(host.portal)])

  expect(filled.toSorted()).toEqual([false, true])
})

test('the mailbox has a call only where there is a mailbox', async () => {
  await using host = await testHost()

  expect(demoHandlers('demo', undefined).map(({ call }) => call)).toEqual([readDemoAccounts])
  expect(demoHandlers('demo', host.mailbox).map(({ call }) => call.name)).toEqual(['readDemoAccounts', 'readMailbox'])
})

async function filledHost(): Promise<TestHost> {
  const host = await testHost(applications)
  expect(await fillDemoData(host.portal)).toBe(true)
  return host
}

async function everybody({ portal }: TestHost): Promise<readonly Account[]> {
  return (await portal.database.reading.selectFrom('account').selectAll().execute()).map(accountOf)
}

function application(manifest: ApplicationManifest): ServerApplication {
  return { manifest, migrations: {}, mount: () => [] }
}
