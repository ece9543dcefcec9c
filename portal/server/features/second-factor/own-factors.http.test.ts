import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { minutes, seconds } from '../../kernel/clock/clock.ts'
import { appCode } from '../../testing/authenticators.ts'
import { addApp, stepBrowser, withApp } from '../../testing/second-factor.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

const {
  beginApp,
  beginPasskey,
  exportOwnData,
  finishApp,
  readOwnSecondFactor,
  readOwnSessions,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
} = portalCalls
const { searchAudit } = administrationCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

/** In the order of the alphabet: letters of one moment leave in any. */
async function subjectsTo({ email }: { email: string }): Promise<string[]> {
  await portal.host.outbox.drain()
  const own = portal.mail.letters.filter(({ receivers }) => receivers.includes(email))
  return own.map(({ subject }) => subject).sort()
}

const factorOf = async (token: string) =>
  (await portal.ask(readOwnSecondFactor, {}, { token })).body['secondfactor'] as Record<string, unknown>

test('issue 10, 11: an app is in use once its code has been right; its key is sealed, its codes are shown once', async () => {
  const { person, token, ask } = await signedIn(portal, { firstname: 'Aino' })
  const elsewhere = await portal.session(person)
  expect((await ask(finishApp, { code: '123456' })).body.value).toBe('attempt_over')
  const headers = { 'idempotency-key': 'avain-sovellus-1' }
  const begun = await portal.ask(beginApp, {}, { token, headers })
  const key = String(begun.body['setupkey'])
  expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const address = new URL(String(begun.body['address']))
  expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
    'otpauth:',
    'totp',
    `/Kuivike- ja lantapalvelut:${person.username}`,
  ])
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Kuivike- ja lantapalvelut',
    secret: key.replaceAll(' ', ''),
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  expect((await ask(finishApp, { code: appCode(key, new Date(0)) })).body).toMatchObject({
    value: 'wrong_code',
    fields: ['code'],
  })
  expect(await factorOf(token)).toEqual({
    appsince: '',
    passkeys: [],
    codesleft: 0,
    required: false,
    passkeysoffered: true,
  })
  // Somebody else's session cannot finish it.
  expect(
    (await portal.ask(finishApp, { code: appCode(key, portal.clock.now()) }, { token: elsewhere })).body.value,
  ).toBe('attempt_over')

  const finished = await portal.ask(
    finishApp,
    { code: appCode(key, portal.clock.now()) },
    { token, headers: { 'idempotency-key': 'avain-sovellus-2' } },
  )
  const codes = finished.body['codes'] as string[]
  expect([codes.length, new Set(codes).size]).toEqual([10, 10])
  expect(await factorOf(token)).toMatchObject({ appsince: portal.clock.now().toISOString(), codesleft: 10 })
  expect((await portal.ask(readOwnSessions, {}, { token: elsewhere })).status).toBe(401)
  const tables = ['authenticator_app', 'factor_attempt', 'recovery_code', 'idempotency', 'outbox', 'audit'] as const
  for (const table of tables) {
    const rows = JSON.stringify(await portal.host.database.reading.selectFrom(table).selectAll().execute())
    for (const word of [key, key.replaceAll(' ', ''), ...codes]) expect(rows).not.toContain(word)
  }
  expect(portal.lines.join('\n')).not.toContain(key.replaceAll(' ', ''))
  const letter = await portal.letterTo(person.email)
  expect(letter.subject).toBe('Kirjautumiseesi lisättiin toinen vaihe')
  expect(letter.text).toMatch(/lisättiin todennussovellus[\s\S]*#\/auth\/notme\/[\w-]{43}/)
})

test('issue 10, 11: what was begun is over after ten minutes, or with its session', async () => {
  const { ask } = await signedIn(portal)
  const key = String((await ask(beginApp, {})).body['setupkey'])
  portal.clock.advance(minutes(10))
  expect((await ask(finishApp, { code: appCode(key, portal.clock.now()) })).body.value).toBe('attempt_over')
})

test('SETTINGS-27, issue 10, 11: ten minutes after sign-in each change asks for the password', async () => {
  const { token } = await withApp(portal)
  portal.clock.advance(minutes(10))
  portal.clock.advance(seconds(1))
  const ask = (currentpassword?: string) => {
    const given = currentpassword === undefined ? {} : { currentpassword }
    return [
      portal.ask(beginApp, given, { token }),
      portal.ask(beginPasskey, given, { token }),
      portal.ask(renewRecoveryCodes, given, { token }),
      portal.ask(removeApp, given, { token }),
      portal.ask(removePasskey, { id: 'x', ...given }, { token }),
    ]
  }
  for (const answer of await Promise.all(ask()))
    expect([answer.status, answer.body.value]).toEqual([403, 'reauthentication_required'])
  for (const answer of await Promise.all(ask('väärä salasana')))
    expect([answer.status, answer.body]).toEqual([
      403,
      { success: false, value: 'invalid_password', fields: ['currentpassword'] },
    ])
  expect(await factorOf(token)).toMatchObject({ codesleft: 10, appsince: expect.stringContaining('2026') })
  expect((await portal.ask(renewRecoveryCodes, { currentpassword: testPassword }, { token })).status).toBe(200)
  expect((await portal.ask(beginPasskey, {}, { token })).status).toBe(200)
})

test('issue 10, 11: new recovery codes take the place of the old ones, and a new app that of the old one', async () => {
  const { person, token, codes: old, code: oldCode } = await withApp(portal)
  const { codes, key } = await addApp(portal, token)
  expect(codes).toEqual([])
  const renewed = (await portal.ask(renewRecoveryCodes, {}, { token })).body['codes'] as string[]
  expect(await subjectsTo(person)).toContain('Sinulle tehtiin uudet palautuskoodit')
  portal.clock.advance(minutes(1))
  const browser = stepBrowser(portal)
  await browser.password(person)
  expect((await browser.second({ recoverycode: old[0] })).body.value).toBe('wrong_code')
  expect((await browser.second({ code: oldCode() })).body.value).toBe('wrong_code')
  expect((await browser.second({ code: appCode(key, portal.clock.now()) })).status).toBe(200)
  await browser.password(person)
  expect((await browser.second({ recoverycode: renewed[9] })).status).toBe(200)
})

test('issue 10, 11: the last factor takes the recovery codes with it, and the password alone opens again', async () => {
  const { person, token } = await withApp(portal)
  const stranger = await signedIn(portal)
  expect((await stranger.ask(renewRecoveryCodes, {})).body.value).toBe('not_found')
  expect((await portal.ask(removeApp, {}, { token })).status).toBe(200)
  expect((await portal.ask(removeApp, {}, { token })).status).toBe(200)
  expect(await factorOf(token)).toMatchObject({ appsince: '', codesleft: 0 })
  expect((await stepBrowser(portal).password(person)).status).toBe(200)
  expect(await subjectsTo(person)).toEqual([
    'Kirjautumiseesi lisättiin toinen vaihe',
    'Kirjautumisesi toinen vaihe poistettiin',
  ])
})

test('issue 10, 9 and 11: the copy of the own data names the factors and no secret; the log tells of each change', async () => {
  const boss = await signedIn(portal, { groups: ['superadmin'] })
  const { person, token, key, codes } = await withApp(portal)
  await portal.ask(renewRecoveryCodes, {}, { token })
  const copy = await portal.ask(exportOwnData, {}, { token })
  expect(JSON.parse(copy.text)).toMatchObject({
    secondfactor: { appsince: expect.stringContaining('2026'), passkeys: [], codesleft: 10 },
  })
  for (const word of [key, key.replaceAll(' ', ''), ...codes, 'sealed']) expect(copy.text).not.toContain(word)
  const { lines } = (await boss.ask(searchAudit, { target: person.username })).body as { lines: object[] }
  expect(lines).toMatchObject([
    { action: 'exportowndata' },
    { action: 'renewrecoverycodes', actor: person.username },
    { action: 'addsecondfactor', actor: person.username, details: { kind: 'app', name: '' } },
  ])
})
