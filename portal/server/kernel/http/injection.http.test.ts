import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const injections = [
  "'; drop table account; --",
  "' or '1'='1",
  "x'; update account set usergroups='[\"superadmin\"]'; --",
  '" or ""="',
  "\\'; select pg_sleep(9); --",
  "') union select password_hash from account --",
  '$1; delete from account; --',
] as const

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
})
afterAll(() => portal[Symbol.asyncDispose]())

/** All people but one, with everything that is stored of them. */
const othersThan = (username: string) =>
  portal.host.database.reading
    .selectFrom('account')
    .selectAll()
    .where('username', '!=', username)
    .orderBy('id')
    .execute()

test.each([
  'username',
  'email',
  'firstname',
  'lastname',
  'streetaddress',
  'postal',
  'city',
  'country',
  'telephone',
  'company',
])(
  'R17: SQL in the field %s of a registration is text: refused, or stored as it is, and nobody else changes',
  async (field) => {
    await portal.person()
    for (const injection of injections) {
      const form = registrationForm({ [field]: injection })
      const before = await othersThan(form.username)
      const { status } = await portal.ask(portalCalls.register, form)

      expect([201, 422], injection).toContain(status)
      expect(await othersThan(form.username)).toEqual(before)
      const stored = (await portal.host.accounts.findByUsername(form.username))?.account
      if (status === 201) expect(stored).toMatchObject({ [field]: injection })
      else expect(stored).toBeUndefined()
    }
  },
)

test.each(['firstname', 'lastname', 'streetaddress', 'city', 'country', 'telephone', 'email', 'postal'])(
  'R17: SQL in the own field %s changes this field at most, and no other person',
  async (field) => {
    const person = await portal.person()
    const token = await portal.signIn(person)
    const before = await othersThan(person.username)
    for (const injection of injections) {
      const { status } = await portal.ask(portalCalls.saveOwnSettings, { [field]: injection }, { token })

      expect([200, 422], injection).toContain(status)
      const expected = status === 200 ? { ...person, [field]: injection } : person
      const { lastmodified: _, [field as 'city']: __, ...rest } = expected
      expect(await portal.stored(person.id)).toMatchObject(rest)
      if (status === 200) expect(await portal.stored(person.id)).toMatchObject({ [field]: injection })
    }
    expect(await othersThan(person.username)).toEqual(before)
  },
)

test('R17: SQL in a find finds nobody, in a name that signs in opens nothing, and both change nothing', async () => {
  const superadmin = await portal.person({ groups: ['superadmin'], isSuperadmin: true, isAdmin: true })
  const token = await portal.signIn(superadmin)
  const before = await othersThan('')
  for (const injection of injections) {
    const found = await portal.ask(administrationCalls.searchUsers, { find: `zq ${injection}` }, { token })
    expect([found.status, found.body['total']], injection).toEqual([200, { count: 0, exact: true }])
    for (const input of [
      { username: injection, password: 'x' },
      { username: superadmin.username, password: injection },
    ]) {
      expect((await portal.ask(portalCalls.logIn, input)).status, injection).toBe(401)
    }
    const reset = await portal.ask(portalCalls.requestReset, { username: injection, useremail: injection })
    expect([404, 422], injection).toContain(reset.status)
  }
  expect(await othersThan('')).toEqual(before)
})
