import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { hours, minutes, seconds } from '../../kernel/clock/clock.ts'
import { appCode } from '../../testing/authenticators.ts'
import { stepBrowser, withApp } from '../../testing/second-factor.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { logIn, finishLogIn, readOwnSessions, saveOwnSettings, endOtherSessions, searchOwnSignIns } = portalCalls
const { startOrShutSystem } = administrationCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

const sessionsOf = (id: string) =>
  portal.host.database.reading.selectFrom('session').selectAll().where('account_id', '=', id).execute()

test('issue 10, 11: the right password alone opens nothing; with the code it opens what a sign-in opens', async () => {
  const { person, token, code } = await withApp(portal)
  const browser = stepBrowser(portal)

  const asked = await browser.password(person)
  expect([asked.status, asked.body]).toEqual([
    403,
    { success: false, value: 'second_step_required', fields: ['code', 'recoverycode'] },
  ])
  expect(asked.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-portal-second-step=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=300; Secure$/,
    ),
  ])
  expect(await sessionsOf(person.id)).toHaveLength(1)
  const stored = JSON.stringify(await portal.host.database.reading.selectFrom('second_step').selectAll().execute())
  expect(stored).not.toContain(browser.cookies.get('__Host-portal-second-step'))

  const opened = await browser.second({ code: code().replace(/^.../, '$& ') })
  expect(opened).toMatchObject({
    status: 200,
    body: { value: 'ok', user: [{ _id: person.id }], codesleft: 10, token: expect.stringMatching(/^[\w-]{16}\./) },
  })
  expect([...browser.cookies].map(([name, value]) => [name, value !== ''])).toEqual([
    ['__Host-portal-second-step', false],
    ['__Host-portal-xsrf', true],
    ['XSRF-TOKEN', true],
    ['__Host-portal-device', true],
    ['__Host-portal-marks', true],
  ])
  const { signins } = (await portal.ask(searchOwnSignIns, {}, { token })).body as { signins: object[] }
  expect(signins).toMatchObject([
    { why: '', by: 'code' },
    { why: 'second_step_required', by: '' },
  ])
})

test('issue 10, 11, R26: a wrong password says nothing of a second factor', async () => {
  const [{ person }, plain] = [await withApp(portal), await portal.person()]
  const answers = [person, plain].map(({ username }) => portal.ask(logIn, { username, password: 'väärä salasana' }))
  const [one, other] = await Promise.all(answers)
  expect([one?.status, one?.text, one?.headers.getSetCookie()]).toEqual([401, other?.text, []])
  expect([...(one?.headers.keys() ?? [])]).toEqual([...(other?.headers.keys() ?? [])])
})

test('issue 10, 11: a code is of now, the step before or the one after, and no step is accepted twice or again', async () => {
  const { person, key } = await withApp(portal)
  const at = (offset: number) => appCode(key, new Date(portal.clock.now().getTime() + offset * 1000))
  const browser = stepBrowser(portal)
  const enter = async (code: string) => {
    await browser.password(person)
    return (await browser.second({ code })).body.value
  }
  expect([await enter(at(-60)), await enter(at(60))]).toEqual(['wrong_code', 'wrong_code'])
  expect([await enter(at(-30)), await enter(at(30))]).toEqual(['ok', 'ok'])
  // Both that one and the one of now, which is older, are over.
  expect([await enter(at(30)), await enter(at(0))]).toEqual(['wrong_code', 'wrong_code'])
  portal.clock.advance(seconds(60))
  expect(await enter(at(0))).toBe('ok')
})

test('issue 10, 11, R15: of many who send one code at once, one comes in', async () => {
  const { person, code } = await withApp(portal)
  const browsers = Array.from({ length: 6 }, () => stepBrowser(portal))
  for (const browser of browsers) await browser.password(person)
  const answers = await Promise.all(browsers.map((browser) => browser.second({ code: code() })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('issue 10, 11: the ticket lives five minutes, in the browser that gave the password, for one sign-in', async () => {
  const { person, code } = await withApp(portal)
  const [late, owner, thief] = [stepBrowser(portal), stepBrowser(portal), stepBrowser(portal, 'Chrome')]
  await late.password(person)
  portal.clock.advance(minutes(5))
  expect((await late.second({ code: code() })).body).toEqual({ success: false, value: 'attempt_over' })

  await owner.password(person)
  const ticket = owner.cookies.get('__Host-portal-second-step') ?? ''
  thief.cookies.set('__Host-portal-second-step', ticket)
  expect((await thief.second({ code: code() })).body.value).toBe('attempt_over')
  expect((await stepBrowser(portal).second({ code: code() })).body.value).toBe('attempt_over')
  expect((await owner.second({ code: '000000' })).body).toMatchObject({ value: 'wrong_code', fields: ['code'] })
  expect((await owner.second({ code: code() })).status).toBe(200)
  portal.clock.advance(minutes(1))
  owner.cookies.set('__Host-portal-second-step', ticket)
  expect((await owner.second({ code: code() })).body.value).toBe('attempt_over')
})

test('issue 10, 11, R11: a changed password, signing out elsewhere and a deactivation end a ticket', async () => {
  const newPassword = 'Uusi-salasana-88'
  const ends: ((it: { person: { id: string }; token: string }) => Promise<unknown>)[] = [
    ({ token }) => portal.ask(saveOwnSettings, { password: newPassword }, { token }),
    ({ token }) => portal.ask(endOtherSessions, {}, { token }),
    ({ person }) =>
      portal.host.database.writing((transaction) =>
        transaction.updateTable('account').set({ deactivated: 1 }).where('id', '=', person.id).execute(),
      ),
    ({ person }) =>
      portal.host.database.writing((transaction) =>
        transaction.updateTable('account').set({ password_hash: 'other' }).where('id', '=', person.id).execute(),
      ),
  ]
  for (const end of ends) {
    const { person, token, code } = await withApp(portal)
    // Of one who signs out elsewhere there must be something to end.
    await portal.session(person)
    const browser = stepBrowser(portal)
    await browser.password(person)
    await end({ person, token })
    expect((await browser.second({ code: code() })).body.value).toBe('attempt_over')
  }
})

test('issue 10, 11: exactly one way is taken at a time', async () => {
  const { person, codes, code } = await withApp(portal)
  const browser = stepBrowser(portal)
  await browser.password(person)
  for (const step of [{}, { code: code(), recoverycode: codes[0] }])
    expect((await browser.second(step)).body).toMatchObject({ value: 'invalid_input' })
  expect((await browser.second({ code: '12345' })).body).toMatchObject({ value: 'invalid_input', fields: ['code'] })
})

test('issue 10, 11: a recovery code opens once, however it is typed, and the person is told by letter and in the log', async () => {
  const { person, token, codes } = await withApp(portal, { language: 'en' })
  const [first = '', second = ''] = codes
  expect(first).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/)
  const stored = JSON.stringify(await portal.host.database.reading.selectFrom('recovery_code').selectAll().execute())
  for (const code of codes) expect(stored).not.toContain(code)
  const browser = stepBrowser(portal)
  const enter = async (recoverycode: string) => {
    await browser.password(person)
    return browser.second({ recoverycode })
  }
  expect((await enter(first)).body).toMatchObject({ value: 'ok', codesleft: 9 })
  expect((await enter(first)).body).toMatchObject({ value: 'wrong_code', fields: ['recoverycode'] })
  const typed = ` ${second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
  expect((await enter(typed)).body).toMatchObject({ value: 'ok', codesleft: 8 })

  const letter = await portal.letterTo(person.email)
  expect(letter.subject).toBe('A recovery code was used to log in')
  expect(letter.text).toContain('Recovery codes left: 8.')
  expect(letter.text).toContain('/#/auth/notme/')
  const { signins } = (await portal.ask(searchOwnSignIns, {}, { token })).body as { signins: object[] }
  expect(signins[0]).toMatchObject({ why: '', by: 'recoverycode' })
})

test('issue 10, 11, R15, R28: guesses have ten tries an hour and twenty a day; recovery codes and known devices have their own', async () => {
  const { person, codes, code } = await withApp(portal)
  const known = stepBrowser(portal)
  await known.password(person)
  expect((await known.second({ code: code() })).status).toBe(200)
  const stranger = stepBrowser(portal)
  await stranger.password(person)
  const guesses = async (count: number) => {
    const values: unknown[] = []
    for (let tries = 0; tries < count; tries++) values.push((await stranger.second({ code: '000000' })).body.value)
    return values
  }
  expect(await guesses(11)).toEqual([...Array.from({ length: 10 }, () => 'wrong_code'), 'too_many_requests'])
  portal.clock.advance(minutes(1))
  const waiting = await stranger.second({ code: code() })
  expect([waiting.status, Number(waiting.headers.get('retry-after')) > 3000]).toEqual([429, true])
  await known.password(person)
  expect((await known.second({ code: code() })).status).toBe(200)

  portal.clock.advance(hours(1))
  await stranger.password(person)
  expect((await guesses(11)).filter((value) => value === 'wrong_code')).toHaveLength(10)
  portal.clock.advance(hours(1))
  await stranger.password(person)
  expect(await guesses(1)).toEqual(['too_many_requests'])
  expect((await stranger.second({ recoverycode: codes[0] })).status).toBe(200)

  const { reading } = portal.host.database
  const lines = await reading.selectFrom('audit').select(['details']).where('target', '=', person.username).execute()
  const why = lines.map(({ details }) => (JSON.parse(details) as { why?: string }).why)
  expect(why.filter((each) => each === 'wrong_code')).toHaveLength(20)
  expect(why.filter((each) => each === 'too_many_requests')).toHaveLength(2)
})

test('issue 10, 11, R15: guesses at once get exactly the budget', async () => {
  const { person } = await withApp(portal)
  const browser = stepBrowser(portal)
  await browser.password(person)
  const answers = await Promise.all(Array.from({ length: 30 }, () => browser.second({ code: '000000' })))
  expect(answers.filter(({ body }) => body.value === 'wrong_code')).toHaveLength(10)
})

test('issue 10, 11, ADMIN-SYS-14: while the system is shut, superadmins take the second step and others do not', async () => {
  const boss = await signedIn(portal, { groups: ['superadmin'] })
  const superadmin = await withApp(portal, { groups: ['superadmin'] })
  const customer = await withApp(portal)
  const browsers = [stepBrowser(portal), stepBrowser(portal)] as const
  await browsers[0].password(superadmin.person)
  await browsers[1].password(customer.person)
  const turn = (command: 'shutdown' | 'start') => boss.ask(startOrShutSystem, { admin: boss.person.username, command })
  await turn('shutdown')
  expect((await browsers[1].second({ code: customer.code() })).body.value).toBe('system_offline')
  expect((await browsers[0].second({ code: superadmin.code() })).status).toBe(200)
  await turn('start')
})

test('issue 10, 11, R49: the second step is guarded against forged requests like the first', async () => {
  const { person, code } = await withApp(portal)
  const browser = stepBrowser(portal)
  await browser.password(person)
  const cookie = `__Host-portal-second-step=${browser.cookies.get('__Host-portal-second-step')}`
  const headers = { cookie, 'user-agent': 'Firefox' }
  const send = (more: Record<string, string>) =>
    portal.send('POST', finishLogIn.path, { body: { code: code() }, headers: { ...headers, ...more } })
  expect((await send({ 'sec-fetch-site': 'cross-site' })).body.value).toBe('csrf_mismatch')
  expect((await send({ cookie: `${cookie}; XSRF-TOKEN=x` })).body.value).toBe('csrf_mismatch')
  const opened = await send({})
  expect((await portal.ask(readOwnSessions, {}, { token: String(opened.body['token']) })).status).toBe(200)
})
