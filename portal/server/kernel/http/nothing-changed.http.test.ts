import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskOf, Call } from '../../../contract/own.ts'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import type { AdministeredPortal, Caller } from '../../features/users/testing/administered-portal.ts'
import { startAdministeredPortal } from '../../features/users/testing/administered-portal.ts'

const { saveOwnSettings, saveOwnApplications } = portalCalls
const admin = administrationCalls

let fixture: AdministeredPortal
let superadmin: Caller
beforeAll(async () => {
  fixture = await startAdministeredPortal({ settings: { rateLimits: false } })
  superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin', city: 'Pori' })
})
afterAll(() => fixture[Symbol.asyncDispose]())

/** Everything that a save may leave behind. */
async function traces(): Promise<readonly number[]> {
  const { reading } = fixture.portal.host.database
  const tables = ['audit', 'idempotency', 'event', 'outbox', 'bulk_change'] as const
  return Promise.all(
    tables.map(async (table) => {
      const row = await reading
        .selectFrom(table)
        .select((is) => is.fn.countAll<number>().as('count'))
        .executeTakeFirst()
      return Number(row?.count)
    }),
  )
}

let keys = 0
const send = <C extends Call>(call: C, input: AskOf<C>, key = `tyhja-tallennus-${keys++}`) =>
  fixture.portal.ask(call, input, { token: superadmin.token, headers: { 'idempotency-key': key } })

const named = () => superadmin.account.username

/** Each call with what is there already. */
const savings: Readonly<Record<string, () => Promise<{ call: Call; input: object }>>> = {
  'own settings': async () => ({ call: saveOwnSettings, input: { city: 'Pori' } }),
  'own applications': async () => ({
    call: saveOwnApplications,
    input: { username: named(), homeapp: '', preferredapps: [] },
  }),
  'a user': async () => {
    const { id } = await fixture.person({ company: 'Biolan' })
    return { call: admin.saveUser, input: await fixture.user(superadmin, id) }
  },
  'a user who is active': async () => ({
    call: admin.setUserActive,
    input: { id: (await fixture.person()).id, active: true },
  }),
  'a verified user': async () => ({
    call: admin.verifyUsers,
    input: { users: [(await fixture.person()).id], username: named() },
  }),
  'bulk work': async () => ({
    call: admin.bulkUsers,
    input: { preview: false, action: { act: 'reactivate' }, people: { ids: [(await fixture.person()).id] } },
  }),
  'a preview of bulk work': async () => ({
    call: admin.bulkUsers,
    input: { preview: true, action: { act: 'deactivate' }, people: { ids: [(await fixture.person()).id] } },
  }),
  'site settings': async () => {
    const { settings } = await superadmin.answered(admin.readSystemSettings, {})
    return { call: admin.saveSystemSettings, input: { admin: named(), settings } }
  },
  companies: async () => ({
    call: admin.saveCompanies,
    input: { admin: named(), changes: [{ action: 'rename', subject: 'Biolan', name: 'Biolan' }] },
  }),
  'transport companies': async () => ({
    call: admin.saveTransportCompanies,
    input: {
      admin: named(),
      changes: [{ action: 'rename', subject: fixture.carriers.suo, name: 'Kuljetus Suokoski Oy' }],
    },
  }),
  applications: async () => {
    const path = { username: named(), token: superadmin.token }
    const { applications } = await superadmin.answered(admin.readAdminData, path)
    return { call: admin.saveApplications, input: { admin: named(), apps: applications } }
  },
  'a system that runs': async () => ({ call: admin.startOrShutSystem, input: { admin: named(), command: 'start' } }),
}

for (const [what, prepared] of Object.entries(savings)) {
  test(`CALL-24, R14, R41: saving ${what} unchanged is a success that leaves no row, and its repetition gets the same answer`, async () => {
    const { call, input } = await prepared()
    const before = await traces()

    const first = await send(call, input as never, `sama-avain-${what.length}-${keys}`)
    const again = await send(call, input as never, `sama-avain-${what.length}-${keys}`)
    for (let count = 0; count < 5; count++) await send(call, input as never)

    expect([first.status, first.body.success], first.text).toEqual([call.status, true])
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(await traces()).toEqual(before)
  })
}

test('ENT-16, ADMIN-EDIT-24: an unchanged user was not modified, so another editor who saves is not in the way', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  const read = await fixture.user(superadmin, person.id)
  await superadmin.answered(admin.saveUser, read as never)
  expect(await fixture.stored(person)).toEqual(person)

  await superadmin.answered(admin.saveUser, { ...read, city: 'Rauma' } as never)
  expect((await fixture.stored(person)).city).toBe('Rauma')
})

test('R14: a command that changed nothing keeps its answer while others change things, and its key is taken', async () => {
  await send(saveOwnSettings, { city: 'Turku' })
  const first = await send(saveOwnSettings, { city: 'Turku' }, 'avain-turku-1')
  await send(saveOwnSettings, { city: 'Oulu' })

  expect((await send(saveOwnSettings, { city: 'Turku' }, 'avain-turku-1')).text).toBe(first.text)
  expect((await fixture.stored(superadmin.account)).city).toBe('Oulu')
  const other = await send(saveOwnSettings, { city: 'Kemi' }, 'avain-turku-1')
  expect([other.status, other.body.fields]).toEqual([422, ['Idempotency-Key']])
})

test('CALL-24: what really changes is told as before', async () => {
  const [audit = 0] = await traces()
  await send(saveOwnSettings, { city: 'Kuopio' })
  expect((await traces())[0]).toBe(audit + 1)
})
