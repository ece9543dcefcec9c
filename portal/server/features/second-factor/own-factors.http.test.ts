import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { minutes, seconds } from '../../kernel/clock/clock.ts'
import { appCode, softwarePasskey } from '../../testing/authenticators.ts'
import { addApp, stepBrowser, withApp, withPasskey } from '../../testing/second-factor.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

const {
  beginApp,
  beginPasskey,
  beginPasskeyLogIn,
  exportOwnData,
  finishApp,
  finishPasskey,
  readOwnSecondFactor,
  readOwnSessions,
  removeApp,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} = portalCalls
const { searchAudit } = administrationCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

const factorOf = async (token: string) =>
  (await portal.ask(readOwnSecondFactor, {}, { token })).body['secondfactor'] as Record<string, unknown>
const creationIn = (answer: { body: object }) =>
  (answer.body as { creation: Parameters<ReturnType<typeof softwarePasskey>['create']>[0] }).creation

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
  expect(letter.text).toMatch(/lisättiin todennussovellus[^]*#\/auth\/notme\/[\w-]{43}/)
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
  const { codes, key } = { codes: [] as string[], ...(await addApp(portal, token)) }
  expect(codes).toEqual([])
  const renewed = (await portal.ask(renewRecoveryCodes, {}, { token })).body['codes'] as string[]
  expect((await portal.letterTo(person.email)).subject).toBe('Sinulle tehtiin uudet varakoodit')
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
  const letters = portal.mail.letters.filter(({ subject }) => subject === 'Kirjautumisesi toinen vaihe poistettiin')
  await portal.letterTo(person.email)
  const now = portal.mail.letters.filter(({ subject }) => subject === 'Kirjautumisesi toinen vaihe poistettiin')
  expect(now.length - letters.length).toBe(1)
})

test('issue 10, 11: several passkeys with names of their own; each opens, and nobody renames or removes another’s', async () => {
  const { person, token, passkey, codes } = await withPasskey(portal)
  expect(codes).toHaveLength(10)
  const second = softwarePasskey()
  const creation = creationIn(await portal.ask(beginPasskey, {}, { token }))
  expect(creation).toMatchObject({ rp: { id: 'portal.test' }, authenticatorSelection: { userVerification: 'required' } })
  expect(creation.excludeCredentials).toHaveLength(1)
  const added = await portal.ask(finishPasskey, { name: 'Kone', passkey: second.create(creation) }, { token })
  expect(added.body).toMatchObject({ codes: [], passkey: { name: 'Kone', lastusedat: '' } })
  const { id } = added.body['passkey'] as { id: string }
  const stranger = await signedIn(portal)
  expect((await stranger.ask(renamePasskey, { id, name: 'Oma' })).body.value).toBe('not_found')
  expect((await stranger.ask(removePasskey, { id })).body.value).toBe('not_found')
  expect((await portal.ask(renamePasskey, { id, name: 'Läppäri' }, { token })).status).toBe(200)

  for (const each of [passkey, second]) {
    const browser = stepBrowser(portal)
    expect((await browser.password(person)).body.fields).toEqual(['passkey', 'recoverycode'])
    const request = await browser.passkeyRequest()
    expect(request.allowCredentials).toHaveLength(2)
    expect((await browser.second({ passkey: each.use(request) })).status).toBe(200)
  }
  const used = portal.clock.now().toISOString()
  expect((await factorOf(token))['passkeys']).toMatchObject([
    { name: 'Puhelin', lastusedat: used },
    { name: 'Läppäri', lastusedat: used },
  ])
  expect((await portal.ask(removePasskey, { id }, { token })).status).toBe(200)
  const browser = stepBrowser(portal)
  await browser.password(person)
  expect((await browser.second({ passkey: second.use(await browser.passkeyRequest()) })).body.value).toBe(
    'passkey_refused',
  )
})

test('issue 10, 11: a passkey is refused from a foreign page, unverified, for another challenge, twice, or as a copy', async () => {
  const { person, passkey } = await withPasskey(portal)
  const browser = stepBrowser(portal)
  await browser.password(person)
  const refused = { status: 403, body: { success: false, value: 'passkey_refused' } }
  for (const signing of [
    { origin: 'https://portal.test.evil.example' },
    { isVerified: false },
    { challenge: Buffer.alloc(32).toString('base64url') },
  ])
    expect(await browser.second({ passkey: passkey.use(await browser.passkeyRequest(), signing) })).toMatchObject(refused)
  expect(await browser.second({ passkey: softwarePasskey().use(await browser.passkeyRequest()) })).toMatchObject(refused)
  const other = await withPasskey(portal)
  expect(await browser.second({ passkey: other.passkey.use(await browser.passkeyRequest()) })).toMatchObject(refused)
  // The second request voids the first.
  const [earlier, later] = [await browser.passkeyRequest(), await browser.passkeyRequest()]
  expect(await browser.second({ passkey: passkey.use(earlier) })).toMatchObject(refused)
  expect(await browser.second({ passkey: passkey.use(later) })).toMatchObject(refused)

  const request = await browser.passkeyRequest()
  const used = passkey.use(request, { counter: 50 })
  expect((await browser.second({ passkey: used })).status).toBe(200)
  await browser.password(person)
  expect(await browser.second({ passkey: used })).toMatchObject(refused)
  for (const counter of [50, 49])
    expect(await browser.second({ passkey: passkey.use(await browser.passkeyRequest(), { counter }) })).toMatchObject(
      refused,
    )
  const next = passkey.use(await browser.passkeyRequest(), { counter: 51 })
  expect((await browser.second({ passkey: next })).status).toBe(200)
  expect((await stepBrowser(portal).second({ passkey: next })).body.value).toBe('attempt_over')
  expect((await portal.ask(beginPasskeyLogIn, {})).body.value).toBe('attempt_over')
})

test('issue 10, 11: a passkey is added from the own page, verified, with the challenge of now, once', async () => {
  const { ask } = await signedIn(portal)
  const begin = async () => creationIn(await ask(beginPasskey, {}))
  const finish = (passkey: ReturnType<ReturnType<typeof softwarePasskey>['create']>) =>
    ask(finishPasskey, { name: 'Avain', passkey })
  for (const signing of [
    { origin: 'https://evil.example' },
    { isVerified: false },
    { challenge: Buffer.alloc(32).toString('base64url') },
  ])
    expect((await finish(softwarePasskey().create(await begin(), signing))).body.value).toBe('passkey_refused')
  const key = softwarePasskey()
  const creation = await begin()
  expect((await finish(key.create(creation))).status).toBe(200)
  expect((await finish(key.create(creation))).body.value).toBe('attempt_over')
  // Nor is one added that is somebody's already.
  expect((await finish(key.create(await begin()))).body.value).toBe('passkey_refused')
  const late = await begin()
  portal.clock.advance(minutes(5))
  expect((await finish(softwarePasskey().create(late))).body.value).toBe('attempt_over')
  for (let count = 1; count < 10; count++) expect((await finish(softwarePasskey().create(await begin()))).status).toBe(200)
  expect((await ask(beginPasskey, {})).body.value).toBe('in_use')
})

test('issue 10, 11: a portal that is reached by an IP address offers no passkeys', async () => {
  await using nameless = await startTestPortal({ settings: { publicUrl: 'https://192.0.2.7' } })
  const { ask } = await signedIn(nameless)
  expect((await ask(readOwnSecondFactor, {})).body).toMatchObject({ secondfactor: { passkeysoffered: false } })
  expect((await ask(beginPasskey, {})).body.value).toBe('not_found')
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
