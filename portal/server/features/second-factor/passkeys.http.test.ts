import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { minutes } from '../../kernel/clock/clock.ts'
import { softwarePasskey } from '../../testing/authenticators.ts'
import { rawRequest } from '../../testing/raw-request.ts'
import { stepBrowser, withPasskey } from '../../testing/second-factor.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { beginPasskey, beginPasskeyLogIn, finishPasskey, readOwnSecondFactor, removePasskey, renamePasskey } =
  portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

const factorOf = async (token: string) =>
  (await portal.ask(readOwnSecondFactor, {}, { token })).body['secondfactor'] as Record<string, unknown>
const creationIn = (answer: { body: object }) =>
  (answer.body as { creation: Parameters<ReturnType<typeof softwarePasskey>['create']>[0] }).creation

test('issue 10, 11: several passkeys with names of their own; each opens, and nobody renames or removes another’s', async () => {
  const { person, token, passkey, codes } = await withPasskey(portal)
  expect(codes).toHaveLength(10)
  const second = softwarePasskey()
  portal.clock.advance(minutes(1))
  const creation = creationIn(await portal.ask(beginPasskey, {}, { token }))
  expect(creation).toMatchObject({
    rp: { id: 'portal.test' },
    authenticatorSelection: { userVerification: 'required' },
  })
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
    expect(await browser.second({ passkey: passkey.use(await browser.passkeyRequest(), signing) })).toMatchObject(
      refused,
    )
  expect(await browser.second({ passkey: softwarePasskey().use(await browser.passkeyRequest()) })).toMatchObject(
    refused,
  )
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
  for (let count = 1; count < 10; count++)
    expect((await finish(softwarePasskey().create(await begin()))).status).toBe(200)
  expect((await ask(beginPasskey, {})).body.value).toBe('in_use')
})

test('issue 10, 11: a portal that is reached by an IP address offers no passkeys', async () => {
  await using nameless = await startTestPortal({ settings: { publicUrl: 'https://192.0.2.7' } })
  const { ask } = await signedIn(nameless)
  expect((await ask(readOwnSecondFactor, {})).body).toMatchObject({ secondfactor: { passkeysoffered: false } })
  expect((await ask(beginPasskey, {})).body.value).toBe('not_found')
})

test('R08, issue 10, 11: passkeys are bound to PUBLIC_URL whatever name was asked; a demo without it is its own by any name', async () => {
  const offered = async ({ address }: TestPortal, host: string, token: string) => {
    const headers = { host, 'x-forwarded-host': 'evil.example', authorization: `Bearer ${token}` }
    const { text } = await rawRequest(address, { path: readOwnSecondFactor.path, headers })
    return (JSON.parse(text) as { secondfactor?: { passkeysoffered: boolean } }).secondfactor?.passkeysoffered
  }
  const { token, ask } = await signedIn(portal)
  expect(await offered(portal, '192.0.2.7', token)).toBe(true)
  expect((await ask(beginPasskey, {})).body).toMatchObject({ creation: { rp: { id: 'portal.test' } } })

  await using demo = await startTestPortal()
  await demo.restart({ mode: 'demo', publicUrl: undefined })
  const there = (await signedIn(demo)).token
  expect(await offered(demo, 'localhost:8080', there)).toBe(true)
  expect(await offered(demo, '127.0.0.1:8080', there)).toBe(false)
})
