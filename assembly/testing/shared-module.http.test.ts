/** A module of the kernel: tables, locks, live topics and hooks that several applications share. */
import { randomUUID } from 'node:crypto'
import { administrationCalls, exportOwnData } from '@workspace/portal/contract/own'
import { serverModule } from '@workspace/portal/server'
import type { LiveStream, TestPortal } from '@workspace/portal/server/testing'
import {
  openLiveStream,
  runTestCommand,
  startTestPortal,
  testEnvironment,
  testHost,
} from '@workspace/portal/server/testing'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asked, north, platesModule, plateTables, south } from './shared-module/plates.ts'

const { deleteUser, saveCompanies, saveTransportCompanies } = administrationCalls
const applications = [north.server, south.server]

let portal: TestPortal
let superadmin: { readonly token: string }
let admin: string

beforeAll(async () => {
  portal = await startTestPortal({ modules: [platesModule], applications, settings: { rateLimits: false } })
  const boss = await portal.person({ groups: ['superadmin'], usertype: 'admin' })
  superadmin = { token: await portal.signIn(boss) }
  admin = boss.username
})
beforeEach(() => asked.splice(0))
afterAll(() => portal[Symbol.asyncDispose]())

const guardOf = async (...apps: string[]) => await portal.signIn(await portal.person({ apps }))
const plate = (changes: object = {}) => ({
  plate: randomUUID(),
  person: '',
  company_key: '',
  carrier: '',
  ...changes,
})
const stored = async (of: string) =>
  await plateTables(portal.host.database.reading as never)
    .selectFrom('plates_plate')
    .selectAll()
    .where('plate', '=', of)
    .execute()

test('GEN-13: the migrations of a module run after the portal’s and before those of applications', async () => {
  // The applications' own migrations read the module's table.
  const seen = plate()
  const token = await guardOf('north')
  expect((await portal.ask(north.seePlate, seen, { token })).body).toMatchObject({ seen: 1 })
  expect(await stored(seen.plate)).toMatchObject([{ seen: 1 }])
})

test('GEN-13: a lock of a module is one lock for all applications', async () => {
  const seen = plate()
  const token = await guardOf('north', 'south')
  const calls = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? north : south).seePlate)
  const answers = await Promise.all(calls.map((call) => portal.ask(call, seen, { token })))
  expect(answers.map(({ body }) => Number(body['seen'])).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, at) => at + 1),
  )
  expect(await stored(seen.plate)).toMatchObject([{ seen: 20 }])
})

test('R66, R67, GEN-13: a module’s topic is heard by those with its channel in an application that they see', async () => {
  const open = async (...apps: string[]) => await openLiveStream(portal.address, await guardOf(...apps))
  await using heard = await open('north')
  await using both = await open('north', 'south')
  await using channelless = await open('south')
  await using unseeing = await open()
  const seen = plate()
  await portal.ask(south.seePlate, seen, { token: await guardOf('south') })
  const platesHeard = (stream: LiveStream) =>
    stream.events.filter(({ topic, ids }) => topic === 'plates:plates' && ids.includes(seen.plate)).length
  await expect.poll(() => [platesHeard(heard), platesHeard(both)], { timeout: 20_000 }).toEqual([1, 1])
  await portal.host.database.writing((transaction) =>
    portal.host.live.publish(transaction, {
      kind: 'data-changed',
      topic: 'feedback',
      ids: ['end'],
      for: { to: 'everybody' },
    }),
  )
  const isOver = (stream: LiveStream) => stream.events.some(({ ids }) => ids.includes('end'))
  await expect.poll(() => [channelless, unseeing].every(isOver), { timeout: 20_000 }).toBe(true)
  expect([platesHeard(channelless), platesHeard(unseeing)]).toEqual([0, 0])
})

test('CALL-37, GEN-13: applications are asked first whether a person may go, modules last, and a module may refuse', async () => {
  const person = await portal.person({ apps: ['north'] })
  const seen = plate({ person: person.id })
  const token = await guardOf('south')
  await portal.ask(south.seePlate, seen, { token })
  const removed = { id: person.id, username: person.username, userid: person.id, admin }
  expect(await portal.ask(deleteUser, removed as never, superadmin)).toMatchObject({
    status: 409,
    body: { value: 'in_use' },
  })
  expect(asked).toEqual(['north', 'south', 'plates'])
  expect(await portal.stored(person.id)).toMatchObject({ username: person.username })
  const other = await portal.person({ apps: ['north'] })
  const others = { id: other.id, username: other.username, userid: other.id, admin }
  expect((await portal.ask(deleteUser, others as never, superadmin)).status).toBe(200)
})

test('ADMIN-SYS-18, ADMIN-SYS-19, GEN-13: companies and carriers that a module refers to stay; a new key is carried over', async () => {
  const token = await guardOf('north')
  const save = (changes: unknown) => portal.ask(saveCompanies, { admin, changes } as never, superadmin)
  await save([{ action: 'add', name: 'Turvetuote' }])
  const seen = plate({ company_key: 'turvetuote' })
  await portal.ask(north.seePlate, seen, { token })
  expect(await save([{ action: 'remove', subject: 'Turvetuote' }])).toMatchObject({
    status: 409,
    body: { value: 'in_use' },
  })
  expect((await save([{ action: 'rename', subject: 'Turvetuote', name: 'Suotuote' }])).status).toBe(200)
  expect(await stored(seen.plate)).toMatchObject([{ company_key: 'suotuote' }])

  const carriers = (changes: unknown) => portal.ask(saveTransportCompanies, { admin, changes } as never, superadmin)
  const added = await carriers([{ action: 'add', name: 'Kuljetus Pelso Oy' }])
  const listed = added.body['transportcompanies'] as { _id: string; companyname: string }[]
  const id = listed.find(({ companyname }) => companyname === 'Kuljetus Pelso Oy')?._id ?? ''
  await portal.ask(north.seePlate, plate({ carrier: id }), { token })
  expect(await carriers([{ action: 'remove', subject: id }])).toMatchObject({ status: 409, body: { value: 'in_use' } })
})

test('SETTINGS-27, GEN-13: the copy of the own data has what a module holds of the person, under the names that it gives', async () => {
  const person = await portal.person({ apps: ['north'] })
  const token = await portal.session(person)
  const copy = async () => JSON.parse((await portal.ask(exportOwnData, {}, { token })).text).applications
  expect(await copy()).toMatchObject([{ key: 'plates', lists: [{ rows: [] }] }])
  const seen = plate({ person: person.id })
  await portal.ask(north.seePlate, seen, { token: await guardOf('north') })
  await portal.ask(north.seePlate, plate({ person: admin }), { token: await guardOf('north') })
  expect(await copy()).toMatchObject([
    {
      key: 'plates',
      names: { fi: 'Rekisterikilvet', en: 'Number plates' },
      lists: [{ name: 'plates', rows: [{ plate: seen.plate }] }],
    },
  ])
})

test('GEN-13: a job of a module runs under its key, whichever applications are mounted', async () => {
  await using alone = await startTestPortal({ modules: [platesModule] })
  const plates = plateTables(alone.host.database.reading as never).selectFrom('plates_plate')
  const rows = ['OLD-1', 'ABC-1'].map((of) => ({ ...plate({ plate: of }), seen: 1 }))
  await alone.host.database.writing(async (transaction) => {
    await plateTables(transaction as never)
      .insertInto('plates_plate')
      .values(rows)
      .execute()
  })
  alone.host.jobs.wake('plates:forget')
  await expect.poll(() => plates.select('plate').execute()).toEqual([{ plate: 'ABC-1' }])
  expect(alone.lines.some((line) => line.includes('"job":"plates:forget"'))).toBe(true)
})

test('OPS-03, OPS-04, GEN-13: a module has operator’s commands, and demo data that those of applications may refer to', async () => {
  await using host = await testHost([north.server], undefined, [platesModule])
  const environment = testEnvironment(host.place)
  const surroundings = { environment, applications: [north.server], modules: [platesModule] }
  expect((await runTestCommand(['help'], surroundings)).printed).toContain('plates:count')
  expect(await runTestCommand(['plates:count'], surroundings)).toMatchObject({ code: 0, printed: '0 plates' })
  expect(await runTestCommand(['demo'], surroundings)).toMatchObject({ code: 0 })
  const { reading } = host.portal.database
  const driver = await host.portal.accounts.findByUsername('demo_kuski_01')
  expect(
    await plateTables(reading as never)
      .selectFrom('plates_plate')
      .selectAll()
      .execute(),
  ).toMatchObject([{ plate: 'DEMO-1', seen: 1, person: driver?.account.id }])
})

const makes = (table: string) => ({
  '0001-table': {
    up: async (database: Kysely<unknown>) => {
      await database.schema.createTable(table).addColumn('id', 'text').execute()
    },
  },
})

test('GEN-13: no application has the key of a module, and each changes its own tables only', async () => {
  const start = (modules: Parameters<typeof startTestPortal>[0]) => startTestPortal(modules)
  const named = serverModule({ key: 'north', migrations: {} })
  await expect(start({ modules: [named], applications: [north.server] })).rejects.toThrow(
    'No application can be called north: that is the key of a module',
  )
  await expect(start({ modules: [platesModule, platesModule] })).rejects.toThrow('Two modules are called plates')
  const intruding = serverModule({ key: 'plates', migrations: makes('north_table') })
  await expect(start({ modules: [intruding] })).rejects.toThrow('A migration of plates changes what is not its own')
  const greedy = { ...north.server, migrations: makes('plates_table') }
  await expect(start({ modules: [platesModule], applications: [greedy] })).rejects.toThrow(
    'A migration of north changes what is not its own',
  )
})
