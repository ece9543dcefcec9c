import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call, MainRecord } from '../../../contract/own.ts'
import { administrationCalls, callPath, portalCalls } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { days, minutes, seconds } from '../../kernel/clock/clock.ts'
import { appCode } from '../../testing/authenticators.ts'
import { openLiveStream } from '../../testing/live-stream.ts'
import { addApp, stepBrowser, withApp } from '../../testing/second-factor.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

const { beginApp, finishApp, logIn, logOut, readInitialData, readPublicData, removeApp, saveOwnSettings } = portalCalls
const { readSystemSettings, saveSystemSettings, searchAudit, searchUsers } = administrationCalls
const groups = ['biolan', 'biolanadmin']
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

const signIn = ({ username }: Account) => portal.ask(logIn, { username, password: testPassword })

/** An administrator whose time to add a factor is over, and the session of a sign-in after that. */
async function overdue(fields: { groups: string[] } = { groups }) {
  const person = await portal.person({ company: 'Biolan', ...fields })
  await signIn(person)
  portal.clock.advance(days(14))
  const answer = await signIn(person)
  return { person, answer, token: String(answer.body['token']) }
}

test('issue 10, 11: an administrator without a factor has fourteen days from the first such sign-in, and is told', async () => {
  const [admin, customer] = [await portal.person({ company: 'Biolan', groups }), await portal.person()]
  const first = await signIn(admin)
  const dueat = new Date(portal.clock.now().getTime() + days(14)).toISOString()
  expect(first.body['missingsecondfactor']).toEqual({ dueat, forced: false })
  expect((await signIn(customer)).body).not.toHaveProperty('missingsecondfactor')
  portal.clock.advance(days(13))
  const token = String((await signIn(admin)).body['token'])
  const path = { username: admin.username, token }
  expect((await portal.ask(readInitialData, path, { token })).body['missingsecondfactor']).toEqual({
    dueat,
    forced: false,
  })
  expect((await portal.ask(searchUsers, {}, { token })).status).toBe(200)
  await addApp(portal, token)
  expect((await portal.ask(readInitialData, path, { token })).body).not.toHaveProperty('missingsecondfactor')
  portal.clock.advance(days(30))
  expect((await signIn(admin)).body.value).toBe('second_step_required')
})

test('issue 10, 11: afterwards a session opens the person’s own card, adding a factor and signing out, and nothing else', async () => {
  const { person, token, answer } = await overdue()
  expect(answer.body).toMatchObject({
    missingsecondfactor: { forced: true },
    user: [{ username: person.username }],
    allusers: [{ username: person.username }],
    alluserstotal: 1,
    apps: [],
    companies: [],
    transportcompanies: [],
    usergroups: groups,
  })
  const all: readonly Call[] = Object.values({ ...portalCalls, ...administrationCalls })
  const open = new Set<string>()
  for (const call of all.filter(({ name, access }) => access !== 'public' && name !== 'logOut')) {
    const path = callPath(call.path, { username: person.username, token })
    const body = call.method === 'GET' ? undefined : {}
    const told = await portal.send(call.method, path, { body, headers: { authorization: `Bearer ${token}` } })
    if (told.body.value === 'second_factor_required') expect([call.name, told.status]).toEqual([call.name, 403])
    else open.add(call.name)
  }
  expect([...open].sort()).toEqual([
    'beginApp',
    'beginPasskey',
    'finishApp',
    'finishPasskey',
    'readInitialData',
    'readOwnSecondFactor',
    'renewRecoveryCodes',
  ])
  // What any visitor may ask is answered as to a visitor.
  const shown = await portal.ask(readPublicData, {}, { token })
  expect((shown.body['maindata'] as MainRecord[]).length).toBe(1)

  const key = String((await portal.ask(beginApp, {}, { token })).body['setupkey'])
  expect((await portal.ask(finishApp, { code: appCode(key, portal.clock.now()) }, { token })).status).toBe(200)
  expect((await portal.ask(searchUsers, {}, { token })).status).toBe(200)
  expect((await portal.ask(logOut, {}, { token })).status).toBe(200)
})

test('issue 10, 11: a session that is open when the time runs out is held from then on, its stream cut; it can sign out', async () => {
  const person = await portal.person({ company: 'Biolan', groups })
  await signIn(person)
  portal.clock.advance(days(13))
  portal.clock.advance(seconds(24 * 60 * 60 - 10))
  const token = String((await signIn(person)).body['token'])
  expect((await portal.ask(searchUsers, {}, { token })).status).toBe(200)
  await using stream = await openLiveStream(portal.address, token)
  const customer = await signedIn(portal, { company: 'Biolan' })
  portal.clock.advance(seconds(10))
  expect((await portal.ask(searchUsers, {}, { token })).body.value).toBe('second_factor_required')
  await customer.ask(saveOwnSettings, { lastname: 'Uusinimi' })
  await stream.ended()
  expect(stream.events.some(({ ids }) => ids.includes(customer.person.id))).toBe(false)
  expect((await portal.ask(logOut, {}, { token })).status).toBe(200)
  expect((await portal.ask(searchUsers, {}, { token })).status).toBe(401)
})

test('issue 10, 11: whoever is asked for a factor and removes it has no second time of grace', async () => {
  const { token, person } = await withApp(portal, { company: 'Biolan', groups })
  expect((await portal.ask(removeApp, {}, { token })).status).toBe(200)
  expect((await portal.ask(searchUsers, {}, { token })).body.value).toBe('second_factor_required')
  expect((await signIn(person)).body['missingsecondfactor']).toMatchObject({ forced: true })
})

test('issue 10, 11: a superadmin turns the requirement off and on, which is in the log; on again, everybody has fourteen days', async () => {
  const boss = await withApp(portal, { groups: ['superadmin'] })
  const ask = (value: boolean) => {
    const input = { admin: boss.person.username, settings: { secondFactorForAdmins: value } }
    return portal.ask(saveSystemSettings, input, { token: boss.token })
  }
  const settings = await portal.ask(readSystemSettings, {}, { token: boss.token })
  expect(settings.body).toMatchObject({ settings: { secondFactorForAdmins: true } })
  const { token, person } = await overdue()
  expect((await portal.ask(searchUsers, {}, { token })).body.value).toBe('second_factor_required')
  const browser = stepBrowser(portal)
  await browser.password(boss.person)
  const fresh = String((await browser.second({ code: boss.code() })).body['token'])
  boss.token = fresh
  expect((await ask(false)).status).toBe(200)
  expect((await portal.ask(searchUsers, {}, { token })).status).toBe(200)
  expect((await signIn(person)).body).not.toHaveProperty('missingsecondfactor')
  expect((await ask(true)).status).toBe(200)
  expect((await signIn(person)).body['missingsecondfactor']).toMatchObject({ forced: false })
  const admin = await signedIn(portal, { company: 'Biolan', groups })
  const refused = await admin.ask(saveSystemSettings, {
    admin: admin.person.username,
    settings: { secondFactorForAdmins: false },
  })
  expect(refused.status).toBe(403)
  const { lines } = (await portal.ask(searchAudit, { actions: ['savesystemsettings'] }, { token: fresh })).body as {
    lines: object[]
  }
  expect(lines[0]).toMatchObject({
    details: { changes: [{ field: 'secondFactorForAdmins', before: false, after: true }] },
  })
})

test('issue 10, 11: a demo asks nobody, until its superadmin does', async () => {
  await using demo = await startTestPortal()
  await demo.restart({ mode: 'demo' })
  const admin = await demo.person({ company: 'Biolan', groups })
  const first = await demo.ask(logIn, { username: admin.username, password: testPassword })
  expect(first.body).not.toHaveProperty('missingsecondfactor')
  const boss = await signedIn(demo, { groups: ['superadmin'] })
  expect((await boss.ask(readSystemSettings, {})).body).toMatchObject({ settings: { secondFactorForAdmins: false } })
  await boss.ask(saveSystemSettings, { admin: boss.person.username, settings: { secondFactorForAdmins: true } })
  const second = await demo.ask(logIn, { username: admin.username, password: testPassword })
  expect(second.body['missingsecondfactor']).toMatchObject({ forced: false })
})

test('issue 10, 11: a time of grace that a wrong clock has begun years ahead is begun anew', async () => {
  const person = await portal.person({ company: 'Biolan', groups })
  await portal.host.database.writing((transaction) =>
    transaction
      .updateTable('account')
      .set({ second_factor_due: '2031-01-01T00:00:00.000Z' })
      .where('id', '=', person.id)
      .execute(),
  )
  const dueat = new Date(portal.clock.now().getTime() + days(14)).toISOString()
  expect((await signIn(person)).body['missingsecondfactor']).toEqual({ dueat, forced: false })
  portal.clock.advance(minutes(1))
})
