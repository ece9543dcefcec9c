import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { rawRequest } from '../../testing/raw-request.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ settings: { logLevel: 'debug' } })
})
afterAll(() => portal[Symbol.asyncDispose]())

const everything = () => portal.lines.join('\n')

/** All that the database holds, as text. */
async function wholeDatabase(): Promise<string> {
  const tables = [
    'account',
    'session',
    'mailed_secret',
    'outbox',
    'audit',
    'idempotency',
    'feedback',
    'login_throttle',
    'rate_budget',
  ] as const
  const rows = await Promise.all(
    tables.map((table) => portal.host.database.reading.selectFrom(table).selectAll().execute()),
  )
  return JSON.stringify(rows)
}

test('ROLE-25, R24, R06: no password, token, code or link is in any log line, and none is in the database', async () => {
  const form = registrationForm({ password: 'Rekisteröinti-11' })
  await portal.ask(portalCalls.register, form)
  const activation = await portal.codeTo(form.email)
  await portal.ask(portalCalls.validateEmail, { validationcode: activation })
  const token = await portal.signIn(form, form.password)
  await portal.ask(portalCalls.readInitialData, { username: form.username, token }, { token })
  await portal.ask(portalCalls.readTransportCompanies, { token }, { token })
  const session = { token, headers: { 'idempotency-key': 'avain-loki-1' } }
  await portal.ask(
    portalCalls.saveOwnSettings,
    { password: 'Vaihdettu-salasana-22', email: 'uusi@posti.test' },
    session,
  )
  const [confirm, undo] = [await portal.codeTo('uusi@posti.test'), await portal.codeTo(form.email)]
  await portal.ask(portalCalls.requestReset, { username: form.username })
  const reset = await portal.codeTo(form.email)
  await portal.ask(portalCalls.resetByLink, { hash: reset, password: 'Nollattu-salasana-33' })
  await portal.ask(portalCalls.logIn, { username: form.username, password: 'Väärä-salasana-44' })
  await portal.ask(portalCalls.logIn, { username: 'Salasana-nimikentässä-55', password: testPassword })
  await portal.ask(portalCalls.sendFeedback, { text: 'Palaute' }, { token })
  const secrets = [
    form.password,
    'Vaihdettu-salasana-22',
    'Nollattu-salasana-33',
    'Väärä-salasana-44',
    'Salasana-nimikentässä-55',
    testPassword,
    token.split('.')[1] ?? '',
    activation,
    confirm,
    undo,
    reset,
  ]
  const [logged, stored] = [everything(), await wholeDatabase()]

  expect(new Set(secrets).size).toBe(secrets.length)
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10)
    expect(logged).not.toContain(secret)
    expect(stored).not.toContain(secret)
  }
  expect(logged).not.toMatch(/\$argon2/)
})

test('R77: a line is one JSON object with time in UTC, number of the request and the template of its route', async () => {
  const answer = await portal.send('GET', '/api/auth/registration/testusernameavailability/salainen_nimi?q=kysely')
  const line = portal.lines
    .map((text) => JSON.parse(text))
    .find(({ request }) => request === answer.headers.get('x-request-id'))

  expect(line).toMatchObject({
    level: 'info',
    event: 'request',
    method: 'GET',
    route: '/api/auth/registration/testusernameavailability/:username',
    status: 200,
    milliseconds: expect.any(Number),
  })
  expect(line.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(everything()).not.toContain('salainen_nimi')
  expect(everything()).not.toContain('q=kysely')
})

test('R77: the line of a signed-in request names the session as the audit trail does, and no line holds a token', async () => {
  const person = await portal.person()
  const token = await portal.signIn(person)
  const [handle = '', secret = ''] = token.split('.')
  const from = portal.lines.length
  await portal.ask(portalCalls.sendFeedback, { text: 'Palaute' }, { token })
  await portal.ask(portalCalls.saveOwnSettings, { password: 'Vaihdettu-salasana-66' }, { token })
  await portal.ask(portalCalls.sendFeedback, { text: 'Palaute' }, { token: `${handle}.${'x'.repeat(secret.length)}` })
  await portal.ask(portalCalls.readPublicData, {})
  const lines = portal.lines.slice(from)
  const [feedback, save, forged, visitor] = lines
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === 'request')
  const trail = portal.host.database.reading.selectFrom('audit').select('session_hash')
  const [row] = await trail.where('actor', '=', person.username).where('session_hash', '!=', '').execute()

  expect(feedback.session).toMatch(/^[\w-]{16}$/)
  expect([save.session, row?.session_hash]).toEqual([feedback.session, feedback.session])
  for (const line of [forged, visitor]) expect(line).not.toHaveProperty('session')
  for (const part of [handle, secret]) expect(everything()).not.toContain(part)
})

test('R77: nothing that a stranger sends makes a second line', async () => {
  const before = portal.lines.length
  const headers = {
    'user-agent': 'x\t{"level":"error","event":"forged"}',
    'x-request-id': 'forged',
    cookie: 'a="forged',
  }
  await rawRequest(portal.address, { path: '/api/forged%0a%7b%22event%22%3a%22forged%22%7d', headers })
  await portal.send('POST', '/api/auth/userlogin', { body: { username: 'x\n{"event":"forged"}', password: 'y' } })

  const lines = portal.lines.slice(before)
  expect(lines.every((line) => !line.includes('\n') && typeof JSON.parse(line) === 'object')).toBe(true)
  expect(lines.join()).not.toContain('forged')
})
