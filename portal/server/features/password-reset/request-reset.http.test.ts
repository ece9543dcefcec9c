import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { days, hours, minutes } from '../../kernel/clock/clock.ts'
import { hashSecret } from '../../kernel/secrets/random-secret.ts'
import { rawRequest } from '../../testing/raw-request.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { requestReset, requestResetCommon, resetByLink } = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

const lettersTo = async (email: string) => {
  await portal.host.outbox.drain()
  return portal.mail.letters.filter(({ receivers }) => receivers[0] === email)
}
const statusOf = async (input: Parameters<typeof portal.ask<typeof requestReset>>[1]) =>
  (await portal.ask(requestReset, input)).status

test.each([
  ['the first path', requestReset],
  ['the second path', requestResetCommon],
])(
  'CALL-27, FORGOT-16: by %s a link to auth/resetpassword/{passhash} is mailed, in the user’s language',
  async (_, call) => {
    const [finn, english] = [await portal.person(), await portal.person({ language: 'en' })]

    const answer = await portal.ask(call, { givenparam: 'username', username: finn.username })
    await portal.ask(call, { givenparam: 'email', useremail: english.email })

    expect([answer.status, answer.body]).toEqual([200, { success: true, value: 'ok' }])
    const letters = [await portal.letterTo(finn.email), await portal.letterTo(english.email)]
    for (const { links } of letters) {
      expect(links[0]).toMatch(/^https:\/\/portal\.test\/#\/auth\/resetpassword\/[\w-]{43}$/)
    }
    expect(letters.map(({ text }) => text.split(' ')[0])).toEqual(['Hei', 'Hello'])
  },
)

test('FORGOT-06, FORGOT-07, CONST-04: a username of 29 characters, the longest there is, and an address of 29 get their letter', async () => {
  const email = 'a'.repeat(29 - '@posti.test'.length).concat('@posti.test')
  const { username } = await portal.person({ username: 'x'.repeat(29), email })
  expect(await statusOf({ givenparam: 'username', username })).toBe(200)
  expect(await statusOf({ givenparam: 'email', useremail: email })).toBe(200)
  expect(await statusOf({ givenparam: 'username', username: 'x' })).toBe(404)
})

test('FORGOT-06, FORGOT-07, FORGOT-08: what is too long to be anybody’s is refused at its field, whoever has it', async () => {
  const long = await portal.person({ email: `${'e'.repeat(20)}@posti.test` })
  expect(long.email).toHaveLength(31)
  const fieldsOf = async (input: Parameters<typeof portal.ask<typeof requestReset>>[1]) => {
    const { status, body } = await portal.ask(requestReset, input)
    return [status, body.value, body.fields]
  }
  expect(await fieldsOf({ username: 'x'.repeat(30) })).toEqual([422, 'invalid_input', ['username']])
  expect(await fieldsOf({ useremail: long.email })).toEqual([422, 'invalid_input', ['useremail']])
  expect(await fieldsOf({ username: 'x'.repeat(30), useremail: long.email })).toEqual([
    422,
    'invalid_input',
    ['useremail'],
  ])
  expect(await fieldsOf({ useremail: 'ei.osoite' })).toEqual([422, 'invalid_input', ['useremail']])
  // One that fits is enough; both must be the same person's (FORGOT-14).
  expect(await statusOf({ username: long.username, useremail: long.email })).toBe(200)
  expect(await statusOf({ username: 'x'.repeat(30), useremail: (await portal.person()).email })).toBe(404)
  await portal.set({ resetEmailMaxLength: 31 })
  expect(await statusOf({ useremail: long.email })).toBe(200)
  await portal.set({ resetEmailMaxLength: 29 })
})

test('CALL-27: both spellings of the two fields are read, and a missing givenparam is derived', async () => {
  const { username, email } = await portal.person()

  expect(await statusOf({ givenusername: username, givenemail: email })).toBe(200)
  expect(await statusOf({ useremail: email.toUpperCase() })).toBe(200)
  expect(await statusOf({ givenparam: 'both', username: username.toUpperCase(), useremail: email })).toBe(200)
})

test('FORGOT-14: what is given together must belong to the same person', async () => {
  const [first, second] = [await portal.person(), await portal.person()]

  const answer = await portal.ask(requestReset, { username: first.username, useremail: second.email })

  expect([answer.status, answer.body]).toEqual([404, { success: false, value: 'user_not_found' }])
  expect(await lettersTo(first.email)).toEqual([])
  expect(await lettersTo(second.email)).toEqual([])
})

test('FORGOT-15: nobody of that name or address is answered 404 user_not_found', async () => {
  expect(await statusOf({ username: 'ei_ketaan' })).toBe(404)
  expect(await statusOf({ useremail: 'ei.ketaan@posti.test' })).toBe(404)
  expect(await statusOf({ username: (await portal.person({ deactivated: true })).username })).toBe(404)
})

test('CALL-10: a request that names nobody is refused with 422', async () => {
  for (const body of [{}, { username: '', useremail: ' ' }, { givenparam: 'email', username: 'joku_nimi' }]) {
    const answer = await portal.send('POST', requestReset.path, { body })
    expect([answer.status, answer.body.fields]).toEqual([422, ['username', 'useremail']])
  }
})

test('FORGOT-15: one account gets three letters an hour and ten a day, then 429', async () => {
  const { username, email } = await portal.person()
  const ask = async () => {
    const status = await statusOf({ username })
    // A newer link would make a letter that still waits pointless.
    await portal.host.outbox.drain()
    return status
  }
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429])
  expect(await lettersTo(email)).toHaveLength(3)

  for (let hour = 0; hour < 3; hour++) {
    portal.clock.advance(hours(1))
    await ask()
    await ask()
    await ask()
  }
  expect(await lettersTo(email)).toHaveLength(10)
  portal.clock.advance(days(1))
  expect(await ask()).toBe(200)
})

test('R27: one client asks ten times in ten minutes', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.70' }
  const ask = async () => (await portal.ask(requestReset, { username: 'ei_ketaan' }, { headers })).status
  for (let count = 0; count < 10; count++) expect(await ask()).toBe(404)

  expect(await ask()).toBe(429)
  portal.clock.advance(minutes(10))
  expect(await ask()).toBe(404)
})

test('FORGOT-17: the secret is random, stored only as its hash, and a newer request voids the older', async () => {
  const { username, email } = await portal.person()
  await portal.ask(requestReset, { username })
  const older = await portal.codeTo(email)
  await portal.ask(requestReset, { username })
  const newer = await portal.codeTo(email)

  const rows = await portal.host.database.reading.selectFrom('mailed_secret').selectAll().execute()
  expect(Buffer.from(newer, 'base64url')).toHaveLength(32)
  expect(rows.map(({ hash }) => hash)).toContain(hashSecret(newer))
  expect(JSON.stringify(rows)).not.toContain(newer)
  const use = async (hash: string) => (await portal.ask(resetByLink, { hash, password: 'Uusi-salasana-88' })).status
  expect([await use(older), await use(newer)]).toEqual([404, 200])
})

test('R42: a database copy gives no live link, for the secret waits sealed and is wiped once it has gone', async () => {
  const { username, email } = await portal.person()
  await portal.mail.goDown()
  await portal.ask(requestReset, { username })
  await portal.host.outbox.drain()
  const row = async () => {
    const rows = portal.host.database.reading.selectFrom('outbox').selectAll().where('recipient', '=', email)
    return (await rows.execute())[0]
  }
  const waiting = JSON.stringify(await row())

  await portal.mail.comeUp()
  portal.clock.advance(minutes(1))
  const code = await portal.codeTo(email)

  expect(waiting).not.toContain(code)
  expect(await row()).toMatchObject({ state: 'sent', sealed_secret: '' })
})

test('R32: a reset for somebody unverified mails the activation link instead', async () => {
  const { username, email } = await portal.person({ activated: false })

  await portal.ask(requestReset, { username })

  expect((await portal.letterTo(email)).links[0]).toContain('/#/register/validate/')
})

test('R08: letters link to the configured address, whatever host the request names', async () => {
  const { username, email } = await portal.person()
  const body = JSON.stringify({ username })
  const headers = {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '666',
    forwarded: 'host=evil.test;proto=http',
    'x-original-host': 'evil.test',
    'content-type': 'application/json',
    'content-length': String(body.length),
  }

  const answer = await rawRequest(portal.address, { method: 'POST', path: requestReset.path, headers, body })
  const letter = await portal.letterTo(email)

  expect(answer.status).toBe(200)
  expect(letter.links[0]).toMatch(/^https:\/\/portal\.test\/#/)
  expect(letter.raw).not.toContain('evil.test')
})
