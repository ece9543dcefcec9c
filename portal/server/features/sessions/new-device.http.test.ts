import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import type { AccountFields } from '../../kernel/accounts/account-store.ts'
import { days, minutes } from '../../kernel/clock/clock.ts'
import { testBrowser } from '../../testing/browser.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

const { logIn, requestReset, resetByLink, searchOwnSignIns } = portalCalls
const { saveUser } = administrationCalls
const newPassword = 'Uusi-salasana-88'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const phone = 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

type Browser = ReturnType<typeof browser>

function browser(userAgent = firefox) {
  const { cookies, send } = testBrowser(portal)
  const signIn = ({ username }: Account, password = testPassword) =>
    send('POST', logIn.path, { body: { username, password }, headers: { 'user-agent': userAgent } })
  return { cookies, send, signIn }
}

/** Somebody who has used one browser so far. */
async function somebody(fields: Partial<AccountFields> = {}): Promise<{ person: Account; home: Browser }> {
  const person = await portal.person(fields)
  const home = browser()
  expect((await home.signIn(person)).status).toBe(200)
  return { person, home }
}

/** The letters about new devices that somebody has got. */
async function told({ email }: Pick<Account, 'email'>): Promise<string[]> {
  await portal.host.outbox.drain()
  const letters = portal.mail.letters.filter(({ receivers }) => receivers.includes(email))
  return letters.filter(({ subject }) => /uudella laitteella|New device/.test(subject)).map(({ text }) => text)
}

test('issue 10, 11: the first browser of an account is nobody’s news; a second one is told of, in the person’s language, once', async () => {
  const { person, home } = await somebody({ language: 'en' })
  expect((await home.signIn(person)).status).toBe(200)
  expect(await told(person)).toEqual([])

  const other = browser(phone)
  for (const _ of [1, 2, 3]) expect((await other.signIn(person)).status).toBe(200)

  const [letter, ...more] = await told(person)
  expect(more).toEqual([])
  expect(letter).toContain('Device: Firefox, Android.')
  expect(letter).toMatch(/https:\/\/portal\.test\/#\/auth\/notme\/[\w-]{43}\n/)
  expect((await home.signIn(person)).status).toBe(200)
  expect(await told(person)).toHaveLength(1)
})

test('issue 10, 11: wrong passwords tell of no device, nor make one known', async () => {
  const { person } = await somebody()
  const stranger = browser(phone)
  expect((await stranger.signIn(person, 'arvaus-1')).status).toBe(401)
  expect(stranger.cookies.has('__Host-portal-marks')).toBe(false)
  expect(await told(person)).toEqual([])

  expect((await stranger.signIn(person)).status).toBe(200)
  expect(await told(person)).toHaveLength(1)
})

test('issue 10, 11: people who share a browser are each told of it once, however they take turns', async () => {
  const [one, other] = [await somebody(), await somebody()]
  const shared = browser(phone)
  for (const _ of [1, 2, 3]) {
    expect((await shared.signIn(one.person)).status).toBe(200)
    expect((await shared.signIn(other.person)).status).toBe(200)
    portal.clock.advance(days(1))
  }
  expect([await told(one.person), await told(other.person)].map(({ length }) => length)).toEqual([1, 1])
})

test('issue 10, 11: a browser stays known when the password changes, and the browser of a mailed link is trusted', async () => {
  const { person, home } = await somebody()
  const elsewhere = browser(phone)
  await portal.ask(requestReset, { username: person.username })
  const body = { hash: await portal.codeTo(person.email), password: newPassword }
  expect((await elsewhere.send('POST', resetByLink.path, { body })).status).toBe(200)

  expect((await home.signIn(person, newPassword)).status).toBe(200)
  expect((await elsewhere.signIn(person, newPassword)).status).toBe(200)
  expect(await told(person)).toEqual([])
})

test('issue 10, 11: whoever keeps no cookies gets a letter a day about what looks alike, and five in all', async () => {
  const { person } = await somebody()
  for (const _ of [1, 2, 3, 4]) expect((await browser(phone).signIn(person)).status).toBe(200)
  expect(await told(person)).toHaveLength(1)

  portal.clock.advance(days(1))
  for (const system of ['Android', 'Windows', 'iPhone', 'iPad', 'Macintosh', 'Linux'])
    expect((await browser(`Mozilla/5.0 (${system}) Firefox/143.0`).signIn(person)).status).toBe(200)
  expect(await told(person)).toHaveLength(1 + 5)
})

test('issue 10, 11: cookies of somebody else’s making make no device known', async () => {
  const { person, home } = await somebody()
  const [mark = ''] = (home.cookies.get('__Host-portal-marks') ?? '').split('.')
  const stranger = browser(phone)
  for (const value of [
    'x',
    '.',
    `${mark.slice(0, 15)}-`,
    Array.from({ length: 21 }, () => 'AAAAAAAAAAAAAAAA').join('.'),
  ])
    stranger.cookies.set('__Host-portal-marks', value)
  expect((await stranger.signIn(person)).status).toBe(200)
  expect(await told(person)).toHaveLength(1)
  // Only what the mark hashes to is stored.
  const rows = await portal.host.database.reading.selectFrom('known_device').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(mark)
})

test('issue 10, 11: an address that was never proven is told of a new device without a link', async () => {
  const boss = await portal.person({ groups: ['superadmin'], isSuperadmin: true, isAdmin: true })
  const { person } = await somebody()
  const {
    id: _id,
    username,
    firstname,
    lastname,
    company,
    usertype,
    lastmodified,
  } = (await portal.stored(person.id)) ?? person
  const typed = { _id, username, firstname, lastname, company, usertype, lastmodified, usergroups: person.groups }
  const saved = await portal.ask(saveUser, { ...typed, email: 'kirjoitettu@posti.test' } as never, {
    token: await portal.session(boss),
  })
  expect(saved.status).toBe(200)
  await portal.host.database.writing((transaction) =>
    transaction
      .updateTable('account')
      .set({ recovery_email: 'kirjoitettu@posti.test' })
      .where('id', '=', _id)
      .execute(),
  )
  expect((await browser(phone).signIn(person)).status).toBe(200)
  const [letter = ''] = await told({ email: 'kirjoitettu@posti.test' })
  expect(letter).toContain('vaihda salasanasi ja ota heti yhteyttä ylläpitoon')
  expect(letter).not.toContain('notme')
})

test('issue 10, 11: own sign-ins and tries are listed newest first, page by page, with device and network; nobody else’s', async () => {
  const { person, home } = await somebody()
  await somebody()
  expect((await browser(phone).signIn(person, 'arvaus-2')).status).toBe(401)
  for (let count = 0; count < 20; count++) expect((await browser('Vieras/1.0').signIn(person)).status).toBe(200)
  const token = String((await home.signIn(person)).body['token'])
  const page = async (before: number) =>
    (await portal.ask(searchOwnSignIns, { before }, { token })).body as unknown as {
      signins: readonly Record<string, unknown>[]
      before: number
    }

  const first = await page(0)
  expect(first.signins).toHaveLength(20)
  expect(first.signins[0]).toMatchObject({
    current: true,
    why: '',
    device: 'Firefox, Linux',
    address: expect.stringMatching(/^10\.\d+\.\d+\.0\/24$/),
  })
  expect(first.signins[1]).toMatchObject({ current: false, why: '', device: 'Vieras/1.0' })
  const { signins, before } = await page(first.before)
  expect([before, signins.map(({ why, device }) => [why, device])]).toEqual([
    0,
    [
      ['', 'Vieras/1.0'],
      ['invalid_password', 'Firefox, Android'],
      ['', 'Firefox, Linux'],
    ],
  ])
  const all = [...first.signins, ...signins].map(({ id }) => Number(id))
  expect(all).toEqual(all.toSorted((one, other) => other - one))
})

test('issue 10, 11: sign-ins of an earlier person of that name are not listed', async () => {
  const { person } = await somebody({ username: 'entinen_nimi' })
  await portal.host.database.writing((transaction) =>
    transaction.deleteFrom('account').where('id', '=', person.id).execute(),
  )
  portal.clock.advance(minutes(1))
  const present = await portal.person({ username: 'entinen_nimi' })
  const { signins } = (await portal.ask(searchOwnSignIns, {}, { token: await portal.session(present) })).body
  expect(signins).toEqual([])
  expect((await portal.ask(searchOwnSignIns, {})).status).toBe(401)
})
