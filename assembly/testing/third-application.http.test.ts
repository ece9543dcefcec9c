/** A third application is mounted by its list line alone: migration, call, group and membership. */
import { readInitialData, saveUser } from '@house/portal/contract'
import type { TestPortal } from '@house/portal/server/testing'
import { startTestPortal } from '@house/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverApplications } from '../server/applications.ts'
import { recordVisit } from './weighbridge/contract/index.ts'
import { weighbridgeServer } from './weighbridge/server/index.ts'
import { ownTables } from './weighbridge/server/tables.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal({ applications: [...Object.values(serverApplications), weighbridgeServer] })
})
afterAll(() => portal[Symbol.asyncDispose]())

test('GEN-13: its tables are there after the start, beside the portal’s', async () => {
  const database = ownTables(portal.host.database.reading as never)
  expect(await database.selectFrom('weighbridge_visit').selectAll().execute()).toEqual([])
})

test('GEN-13: its call works for who has the right, and is refused without it', async () => {
  const weigher = await portal.signIn(await portal.person({ groups: ['weighbridgeuser'] }))
  const other = await portal.signIn(await portal.person({ groups: ['biolan'] }))
  const done = await portal.ask(recordVisit, { kilograms: 42_000 }, { token: weigher })
  expect(done.body).toEqual({
    success: true,
    value: 'ok',
    visits: [{ kilograms: 42_000, at: portal.clock.now().toISOString() }],
  })
  expect((await portal.ask(recordVisit, { kilograms: 42_000 }, { token: other })).body.value).toBe('forbidden')
  expect((await portal.ask(recordVisit, { kilograms: 42_000 })).body.value).toBe('unauthorized')
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
  await using leaking = await startTestPortal({ applications: [...Object.values(serverApplications), leaky] })
  const { username } = await leaking.person()
  const answer = await leaking.send('POST', '/api/auth/userlogin', { body: { username, password: 'Kurkisuo-77-lato' } })
  expect(answer.status).toBe(500)
  expect(answer.text).not.toContain('1234')
})
