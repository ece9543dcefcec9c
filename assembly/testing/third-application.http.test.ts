/** A third application is mounted by its list line alone: migration, call, group and membership. */
import { exportOwnData, readInitialData, saveUser } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { startTestPortal } from '@workspace/portal/server/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mounted } from '../server/applications.ts'
import { recordVisit } from './weighbridge/contract/index.ts'
import { weighbridgeServer } from './weighbridge/server/index.ts'
import { ownTables } from './weighbridge/server/tables.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal({ ...mounted, applications: [...mounted.applications, weighbridgeServer] })
})
afterAll(() => portal[Symbol.asyncDispose]())

test('GEN-13: its tables are there after the start, beside the portal’s', async () => {
  const database = ownTables(portal.host.database.reading as never)
  expect(await database.selectFrom('weighbridge_visit').selectAll().execute()).toEqual([])
})

test('GEN-13: its call works for who has the right, and is refused without it', async () => {
  const weigher = await portal.signIn(await portal.person({ groups: ['weighbridgeuser'], apps: ['weighbridge'] }))
  const other = await portal.signIn(await portal.person({ groups: ['biolan'] }))
  const done = await portal.ask(recordVisit, { kilograms: 42_000 }, { token: weigher })
  expect(done.body).toEqual({
    success: true,
    value: 'ok',
    visits: [{ kilograms: 42_000, at: portal.clock.now().toISOString() }],
  })
  expect((await portal.ask(recordVisit, { kilograms: 42_000 }, { token: other })).body.value).toBe('forbidden')
  expect((await portal.ask(recordVisit, { kilograms: 42_000 })).body.value).toBe('unauthorized')
  expect(await portal.ask(recordVisit, { kilograms: 60_001 }, { token: weigher })).toMatchObject({
    status: 409,
    body: { success: false, value: 'bridge_overloaded', fields: ['kilograms'] },
  })
  expect((await portal.ask(recordVisit, { kilograms: 0 }, { token: weigher })).body).toMatchObject({
    value: 'invalid_input',
    fields: ['kilograms'],
  })
  const rows = await ownTables(portal.host.database.reading as never)
    .selectFrom('weighbridge_visit')
    .selectAll()
    .execute()
  expect(rows).toHaveLength(1)
})

test('issue 10, 9: its part is in the copy that a person takes of the own data, seen or not', async () => {
  const weigher = await portal.person({ groups: ['weighbridgeuser'], apps: ['weighbridge'] })
  const other = await portal.person({ groups: ['weighbridgeuser'], apps: ['weighbridge'] })
  for (const [person, kilograms] of [
    [weigher, 700],
    [other, 800],
  ] as const)
    await portal.ask(recordVisit, { kilograms }, { token: await portal.session(person) })
  const use = (isactive: number) =>
    portal.host.database.writing((transaction) =>
      transaction.updateTable('application').set({ isactive }).where('name', '=', 'weighbridge').execute(),
    )
  await use(0)
  const copy = JSON.parse((await portal.ask(exportOwnData, {}, { token: await portal.session(weigher) })).text)
  await use(1)
  expect(copy.applications).toMatchObject([
    {
      key: 'weighbridge',
      lists: [{ name: 'visits', rows: [{ kilograms: 700, at: portal.clock.now().toISOString() }] }],
    },
  ])
})

test('R66, GEN-14, GEN-15: its call is refused to whoever does not see it, and to everybody while it is not in use', async () => {
  const weigher = await portal.person({ groups: ['weighbridgeuser'], apps: ['weighbridge'] })
  const stranger = await portal.person({ groups: ['weighbridgeuser'] })
  const boss = await portal.person({ groups: ['superadmin', 'weighbridgeuser'] })
  const weigh = async (person: typeof weigher) =>
    portal.ask(recordVisit, { kilograms: 900 }, { token: await portal.signIn(person) })
  const use = (isactive: number) =>
    portal.host.database.writing((transaction) =>
      transaction.updateTable('application').set({ isactive }).where('name', '=', 'weighbridge').execute(),
    )
  expect(await weigh(stranger)).toMatchObject({ status: 403, body: { success: false, value: 'forbidden' } })
  expect((await weigh(weigher)).status).toBe(200)
  await use(0)
  expect(await weigh(weigher)).toMatchObject({ status: 403, body: { value: 'forbidden' } })
  expect((await weigh(boss)).status).toBe(403)
  await use(1)
  expect((await weigh(boss)).status).toBe(200)
  const rows = ownTables(portal.host.database.reading as never)
    .selectFrom('weighbridge_visit')
    .select('account_id')
  expect((await rows.where('kilograms', '=', 900).execute()).map(({ account_id }) => account_id)).toEqual([
    weigher.id,
    boss.id,
  ])
})

test('R66, ROLE-27: an application taken away after the call began refuses the write', async () => {
  const weigher = await portal.person({ groups: ['weighbridgeuser'], apps: ['weighbridge'] })
  const token = await portal.signIn(weigher)
  const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = portal.host.database.writing(async (transaction) => {
    await transaction.updateTable('account').set({ apps: '[]' }).where('id', '=', weigher.id).execute()
    // SQLite has one writer; on PostgreSQL the call must wait for what it reads.
    if (portal.host.database.engine === 'postgres') await sql`lock table application`.execute(transaction)
    held.resolve()
    await letGo.promise
  })
  await held.promise
  const asked = portal.ask(recordVisit, { kilograms: 901 }, { token })
  await new Promise((resolve) => setTimeout(resolve, 300))
  letGo.resolve()
  await holding
  expect(await asked).toMatchObject({ status: 403, body: { value: 'forbidden' } })
})

test('GEN-13, ENT-11: its membership stands in the user on the wire, is changed by an administrator, and is strict', async () => {
  const superadmin = await portal.signIn(await portal.person({ groups: ['superadmin'] }))
  const person = await portal.person({ groups: ['weighbridgeuser'] })
  const token = await portal.signIn(person)
  const own = async () => {
    const path = { username: person.username, token: token.split('.')[0] ?? '' }
    const answer = await portal.ask(readInitialData, path, { token })
    return (answer.body.user as { weighbridge?: unknown }[])[0]?.weighbridge
  }
  expect(await own()).toEqual({ bridge: '' })

  const { id, username, email, firstname, lastname, usertype, groups } = person
  const save = async (weighbridge: unknown) => {
    const stored = await portal.stored(id)
    const fields = { _id: id, username, email, firstname, lastname, usertype, usergroups: [...groups], weighbridge }
    return portal.ask(saveUser, { ...fields, lastmodified: stored?.lastmodified ?? '' }, { token: superadmin })
  }
  const saved = await save({ bridge: 'Pelso' })
  expect(saved.body).toMatchObject({ success: true, user: { weighbridge: { bridge: 'Pelso' } } })
  expect(await own()).toEqual({ bridge: 'Pelso' })
  for (const strange of [{ bridge: 7 }, { bridge: 'Pelso', secret: 'x' }, 'Pelso']) {
    expect((await save(strange)).body).toMatchObject({ value: 'invalid_input', fields: ['weighbridge'] })
  }
  await save(undefined)
  expect(await own()).toEqual({ bridge: 'Pelso' })
})

test('GEN-13, ROLE-25: a membership that tells more than its shape is a fault, not a leak', async () => {
  const { membership } = weighbridgeServer
  if (membership === undefined) throw new Error('the weighbridge has a membership')
  const leaky = {
    ...weighbridgeServer,
    membership: {
      ...membership,
      load: async (...[, people]: Parameters<typeof membership.load>) =>
        new Map(people.map(({ id }) => [id, { weighbridge: { bridge: 'Pelso', pincode: '1234' } }])),
    },
  }
  await using leaking = await startTestPortal({ ...mounted, applications: [...mounted.applications, leaky] })
  const { username } = await leaking.person()
  const answer = await leaking.send('POST', '/api/auth/userlogin', { body: { username, password: 'Kurkisuo-77-lato' } })
  expect(answer.status).toBe(500)
  expect(answer.text).not.toContain('1234')
})
