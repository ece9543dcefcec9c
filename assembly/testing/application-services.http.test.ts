/** What the portal does for an application, and what it asks of one: audit, jobs, commands, demo, people and companies. */
import type { ActorWithRoles } from '@workspace/portal/contract/own'
import { administrationCalls, applicationCalls } from '@workspace/portal/contract/own'
import { handlersOf, serverApplication } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { minutes, runTestCommand, startTestPortal, testEnvironment, testHost } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mounted } from '../server/applications.ts'
import { clearVisits, recordVisit, weighbridgeManifest } from './weighbridge/contract/index.ts'
import { weighbridgeServer } from './weighbridge/server/index.ts'
import { ownTables } from './weighbridge/server/tables.ts'

const applications = [...mounted.applications, weighbridgeServer]
const weigherRights = { groups: ['weighbridgeuser'], apps: ['weighbridge'] }
const { deleteUser, saveCompanies, saveTransportCompanies, searchAudit } = administrationCalls

const silentCall = applicationCalls({ key: 'silent', roles: ['weigher'], refusals: {} })
const clear = silentCall({
  name: 'clear',
  path: '/clear',
  roles: ['weigher'],
  input: z.object({}),
  output: {},
  refusals: [],
})

let portal: TestPortal
let superadmin: { readonly token: string }
let admin: string

beforeAll(async () => {
  portal = await startTestPortal({ ...mounted, applications })
  const boss = await portal.person({ groups: ['superadmin'], usertype: 'admin' })
  superadmin = { token: await portal.signIn(boss) }
  admin = boss.username
})
afterAll(() => portal[Symbol.asyncDispose]())

const own = (at: TestPortal = portal) => ownTables(at.host.database.reading as never)

async function weigher() {
  const person = await portal.person({ ...weigherRights, company: 'Biolan' })
  return { person, token: await portal.signIn(person) }
}

async function bridge(changes: { company_key?: string; carrier?: string }): Promise<void> {
  const row = { name: `Pelso ${JSON.stringify(changes)}`, company_key: '', carrier: '', ...changes }
  await portal.host.database.writing((transaction) =>
    ownTables(transaction as never)
      .insertInto('weighbridge_bridge')
      .values(row)
      .execute()
      .then(() => ({})),
  )
}

test('R41, GEN-13: an application tells the audit trail in its own name who has done what, in the same transaction', async () => {
  const { person, token } = await weigher()
  await portal.ask(recordVisit, { kilograms: 900 }, { token })
  expect((await portal.ask(clearVisits, {}, { token })).body).toMatchObject({ success: true, removed: 1 })
  const found = await portal.ask(searchAudit, { actor: person.username }, superadmin)
  expect(found.body['lines']).toMatchObject([
    { action: 'weighbridge.clearvisits', actor: person.username, company: 'Novarbo', details: { removed: 1 } },
    { action: 'login' },
  ])
})

test('R41, GEN-13: a line whose action is not declared is a fault, and what it would tell of is not done', async () => {
  const silent = serverApplication({
    manifest: { ...weighbridgeManifest, key: 'silent', groups: [] },
    migrations: {},
    calls: { clear },
    actorOf: async () => ({ roles: new Set(['weigher']) }),
    handlers: () => ({
      clear: handlersOf<ActorWithRoles>().writes(clear, {
        write: async ({ host, request, transaction }) => {
          await host.audit.append(transaction, request, { action: 'clearvisits', target: 'everything' })
          return {}
        },
      }),
    }),
  })
  await using other = await startTestPortal({ applications: [silent] })
  const person = await other.person({ apps: ['silent'] })
  expect((await other.ask(clear, {}, { token: await other.signIn(person) })).status).toBe(500)
  expect(other.lines.some((line) => line.includes('silent has no audit action clearvisits'))).toBe(true)
})

test('GEN-13: a job of an application runs when it is woken, with a database and a clock of the portal’s', async () => {
  await using later = await startTestPortal({ ...mounted, applications })
  const weigh = async (kilograms: number) => {
    const token = await later.signIn(await later.person(weigherRights))
    await later.ask(recordVisit, { kilograms }, { token })
    return token
  }
  const visits = () => own(later).selectFrom('weighbridge_visit').select('kilograms').orderBy('kilograms').execute()
  await weigh(700)
  later.clock.advance(minutes(60 * 24 * 31))
  await weigh(800)
  expect(await visits()).toEqual([{ kilograms: 700 }, { kilograms: 800 }])
  await later.ask(clearVisits, {}, { token: await weigh(900) })
  await expect.poll(visits).toEqual([{ kilograms: 800 }])
  expect(later.lines.some((line) => line.includes('"job":"weighbridge:tidy"'))).toBe(true)
})

test('OPS-04, GEN-13: an operator’s command of an application is listed, runs under its key, and fails with a sentence', async () => {
  await using host = await testHost([weighbridgeServer])
  const surroundings = { environment: testEnvironment(host.place), applications: [weighbridgeServer] }
  expect((await runTestCommand(['help'], surroundings)).printed).toContain('weighbridge:count [--empty]')
  expect(await runTestCommand(['weighbridge:count'], surroundings)).toMatchObject({ code: 0, printed: '0 weighings' })
  expect(await runTestCommand(['weighbridge:nosuch'], surroundings)).toMatchObject({ code: 2 })
  await runTestCommand(['demo'], surroundings)
  const failed = await runTestCommand(['weighbridge:count', '--empty'], surroundings)
  expect(failed).toMatchObject({ code: 1, errors: 'There are weighings already.' })
})

test('OPS-03, GEN-13: an application’s demo data come with the portal’s, and refer to its people and carriers', async () => {
  await using host = await testHost([weighbridgeServer])
  await runTestCommand(['demo'], { environment: testEnvironment(host.place), applications: [weighbridgeServer] })
  const { reading } = host.portal.database
  const visits = await ownTables(reading as never)
    .selectFrom('weighbridge_visit')
    .selectAll()
    .execute()
  const [bridges] = await ownTables(reading as never)
    .selectFrom('weighbridge_bridge')
    .selectAll()
    .execute()
  const farmer = await host.portal.accounts.findByUsername('demo_asiakas_01')
  expect(visits).toMatchObject([{ account_id: farmer?.account.id, kilograms: 41_500 }])
  const carrier = reading
    .selectFrom('transport_company')
    .select('name')
    .where('id', '=', bridges?.carrier ?? '')
  expect(await carrier.execute()).toEqual([{ name: 'Kuljetus Suokoski Oy' }])
})

test('CALL-37, GEN-13: an application may keep a person, who then stays whole, or takes its rows away with the account', async () => {
  const { person, token } = await weigher()
  await portal.ask(recordVisit, { kilograms: 500 }, { token })
  const remove = (whichtodelete?: { company: boolean; pricelist: boolean }) =>
    portal.ask(
      deleteUser,
      { id: person.id, username: person.username, userid: person.id, admin, whichtodelete } as never,
      superadmin,
    )
  expect(await remove({ company: false, pricelist: true })).toMatchObject({ status: 409, body: { value: 'in_use' } })
  expect(await portal.stored(person.id)).toMatchObject({ username: person.username })
  expect((await remove()).status).toBe(200)
  expect(await portal.stored(person.id)).toBeUndefined()
  expect(
    await own().selectFrom('weighbridge_visit').select('id').where('account_id', '=', person.id).execute(),
  ).toEqual([])
})

test('ADMIN-SYS-18, GEN-13: a company that an application refers to stays, and its new key is carried over', async () => {
  const save = (changes: unknown) => portal.ask(saveCompanies, { admin, changes } as never, superadmin)
  await save([{ action: 'add', name: 'Turvetuote' }])
  await bridge({ company_key: 'turvetuote' })
  expect(await save([{ action: 'remove', subject: 'Turvetuote' }])).toMatchObject({
    status: 409,
    body: { value: 'in_use' },
  })
  expect((await save([{ action: 'rename', subject: 'Turvetuote', name: 'Suotuote' }])).status).toBe(200)
  const keys = await own()
    .selectFrom('weighbridge_bridge')
    .select('company_key')
    .where('company_key', '!=', '')
    .execute()
  expect(keys).toEqual([{ company_key: 'suotuote' }])
  await save([{ action: 'add', name: 'Turvetuote' }])
  expect((await save([{ action: 'remove', subject: 'Turvetuote' }])).status).toBe(200)
})

test('ADMIN-SYS-19, GEN-13: a transport company that an application refers to stays', async () => {
  const save = (changes: unknown) => portal.ask(saveTransportCompanies, { admin, changes } as never, superadmin)
  const added = await save([{ action: 'add', name: 'Kuljetus Pelso Oy' }])
  const listed = added.body['transportcompanies'] as { _id: string; companyname: string }[]
  const id = listed.find(({ companyname }) => companyname === 'Kuljetus Pelso Oy')?._id ?? ''
  await bridge({ carrier: id })
  expect(await save([{ action: 'remove', subject: id }])).toMatchObject({ status: 409, body: { value: 'in_use' } })
})
