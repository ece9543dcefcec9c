import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import type { Membership, RemovedParts } from '../../kernel/host/membership.ts'
import { testApplication } from '../../testing/test-application.ts'
import type { AdministeredPortal, Caller } from './testing/administered-portal.ts'
import { callerFor, startAdministeredPortal } from './testing/administered-portal.ts'

const { deleteUser } = administrationCalls

type Removal = readonly [id: string, parts: RemovedParts | undefined]
const removed: Removal[] = []
let isBroken = false

const plain: Membership = {
  fields: z.strictObject({}),
  load: async () => new Map(),
  settle: ({ groups }) => ({ groups, transportCompany: '', fields: {} }),
  save: async () => undefined,
  remove: async () => undefined,
}

/** Notes what it is asked to remove, in its own list and by a row that goes with the transaction. */
const recording: Membership = {
  ...plain,
  remove: async (transaction, id, parts) => {
    removed.push([id, parts])
    const portal = transaction as unknown as Parameters<typeof noteIn>[0]
    await noteIn(portal, id)
  },
}

const faulty: Membership = {
  ...plain,
  remove: async () => {
    if (isBroken) throw new Error('the application broke down')
  },
}

async function noteIn(
  transaction: { insertInto: AdministeredPortal['portal']['host']['database']['reading']['insertInto'] },
  id: string,
) {
  await transaction
    .insertInto('site_setting')
    .values({ key: `removed-${id}`, value: '1' })
    .execute()
}

let fixture: AdministeredPortal
let admin: Caller

beforeAll(async () => {
  const applications = [
    { ...testApplication({ key: 'peatsale' }), membership: recording },
    { ...testApplication({ key: 'manuredelivery' }), membership: faulty },
  ]
  fixture = await startAdministeredPortal({ applications })
  admin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
})
afterAll(() => fixture[Symbol.asyncDispose]())
beforeEach(() => removed.splice(0))

const noted = async (id: string) =>
  fixture.portal.host.database.reading
    .selectFrom('site_setting')
    .where('key', '=', `removed-${id}`)
    .selectAll()
    .execute()
const lines = async (target: string) =>
  fixture.portal.host.database.reading.selectFrom('audit').select('details').where('target', '=', target).execute()

test.each([
  [
    { company: true, pricelist: true },
    { company: true, pricelist: true },
  ],
  [
    { company: true, pricelist: false },
    { company: true, pricelist: false },
  ],
  [
    { company: false, pricelist: true },
    { company: false, pricelist: true },
  ],
  [
    { company: false, pricelist: false },
    { company: false, pricelist: false },
  ],
  [['company', 'pricelist'] as const, { company: true, pricelist: true }],
  [['company'] as const, { company: true, pricelist: false }],
  [['pricelist'] as const, { company: false, pricelist: true }],
  [undefined, { company: true, pricelist: true }],
])('CALL-37: whichtodelete %j reaches the applications as %j', async (given, parts) => {
  const { id, username } = await fixture.person({ company: 'Biolan' })
  const whichtodelete = Array.isArray(given) ? [...given] : given
  const asked = { id, userid: id, username, admin: admin.account.username, whichtodelete } as never
  await admin.answered(deleteUser, asked)
  expect(removed).toEqual([[id, parts]])
  expect(await noted(id)).toHaveLength(1)
  expect((await lines(username)).map(({ details }) => JSON.parse(details))).toEqual([parts])
})

test.each([{ company: 'yes', pricelist: true }, ['everything'], 'company', { company: true }])(
  'CALL-37: whichtodelete %j is refused, and nobody is removed',
  async (whichtodelete) => {
    const { id, username } = await fixture.person({ company: 'Biolan' })
    const answer = await admin.ask(deleteUser, { id, username, admin: admin.account.username, whichtodelete } as never)
    expect(answer).toMatchObject({ status: 422, body: { value: 'invalid_input' } })
    expect(answer.body.fields?.[0]).toMatch(/^whichtodelete/)
    expect([removed, await fixture.portal.stored(id)]).toMatchObject([[], { id }])
  },
)

test('CALL-37, R13: a fault inside an application’s part undoes everything', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  const session = await callerFor(fixture.portal, person)
  const { id, username } = person
  const asked = { id, userid: id, username, admin: admin.account.username }
  isBroken = true
  expect(await admin.ask(deleteUser, asked)).toMatchObject({ status: 500, body: { value: 'internal_error' } })
  isBroken = false
  expect(removed).toHaveLength(1)
  expect(await noted(id)).toEqual([])
  expect(await fixture.stored(person)).toEqual(person)
  expect(await session.ask(portalCalls.readOwnSessions, {})).toMatchObject({ status: 200 })
  expect(await lines(username)).toEqual([])
  await admin.answered(deleteUser, asked)
  expect(await fixture.portal.stored(id)).toBeUndefined()
})
