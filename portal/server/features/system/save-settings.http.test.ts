import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SiteSettings } from '../../../contract/own.ts'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { secondInstance } from '../../testing/second-instance.ts'
import type { SignedInPerson } from '../../testing/signed-in.ts'
import { everyKind, signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { saveSystemSettings, readSystemSettings } = administrationCalls
const { readPublicData, checkEmail } = portalCalls
let portal: TestPortal
let superadmin: SignedInPerson
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
  superadmin = await signedIn(portal, { groups: ['superadmin'] })
})
afterAll(() => portal[Symbol.asyncDispose]())

const save = (settings: object, { person, token } = superadmin) =>
  portal.send('POST', saveSystemSettings.path, {
    body: { admin: person.username, settings },
    headers: { authorization: `Bearer ${token}` },
  })
const stored = async () => (await superadmin.ask(readSystemSettings, {})).body.settings as SiteSettings
const publicRecord = async () =>
  ((await portal.ask(readPublicData, {})).body.maindata as Record<string, unknown>[])[0] ?? {}

test.each([
  ['siteTitle', 'Suon palvelut', 'name'],
  ['siteAdminEmail', 'paakayttaja@posti.test', 'siteadmin'],
  ['supportEmail', 'apu@posti.test', 'supportemail'],
  ['registrationEnabled', false, 'registrationenabled'],
  ['postalCodeRule', 'fivedigits', 'postalcoderule'],
  ['resetEmailMaxLength', 60, 'resetemailmaxlength'],
  ['sessionMaxDays', 20, 'sessionmaxdays'],
  ['unverifiedDays', 30, 'unverifieddays'],
  ['auditMonths', 24, 'auditmonths'],
  ['feedbackMonths', 6, 'feedbackmonths'],
  ['accessibilityDate', '2026-09-23', 'accessibilitydate'],
] as const)('CALL-38, CONST-14, ADMIN-SYS-16: %s is saved and in use at once', async (setting, value, name) => {
  const answer = await save({ [setting]: value })

  expect(answer).toMatchObject({ status: 200, body: { success: true, value: 'ok', maindata: [{ [name]: value }] } })
  expect((await stored())[setting]).toEqual(value)
  expect((await publicRecord())[name]).toEqual(value)
})

test.each([
  ['salesPhoneValue', '+358 40 123 4567'],
  ['salesPhoneName', 'Myynti'],
  ['emailDomainsAllowed', ['posti.test', 'suo.test']],
  ['emailDomainsBlocked', ['roska.test']],
  ['sessionIdleDays', 3],
  ['adminSessionIdleHours', 2],
  ['adminSessionMaxHours', 12],
] as const)('CALL-38, CONST-14: %s is saved', async (setting, value) => {
  expect((await save({ [setting]: value })).status).toBe(200)
  expect((await stored())[setting]).toEqual(value)
})

test('CALL-38: what was saved is in use at the other instance, too', async () => {
  await using second = await secondInstance(portal)

  await save({ emailDomainsBlocked: ['kielletty.test'] })

  const answer = await second.ask(checkEmail, { email: 'a@kielletty.test' })
  expect(answer).toEqual({ status: 200, value: 'email_domain_not_allowed' })
})

test.each([
  ['an empty title', { siteTitle: ' ' }, 'siteTitle'],
  ['a title that is too long', { siteTitle: 'x'.repeat(81) }, 'siteTitle'],
  ['no address', { siteAdminEmail: 'ei-osoite' }, 'siteAdminEmail'],
  ['the administrator address taken away in production', { siteAdminEmail: '' }, 'siteAdminEmail'],
  ['the support address taken away in production', { supportEmail: '' }, 'supportEmail'],
  ['letters in the phone', { salesPhoneValue: 'soita' }, 'salesPhoneValue'],
  ['a flag that is a word', { registrationEnabled: 'yes' }, 'registrationEnabled'],
  ['a rule nobody knows', { postalCodeRule: 'loose' }, 'postalCodeRule'],
  ['too few days', { sessionIdleDays: 0 }, 'sessionIdleDays'],
  ['half a day', { sessionIdleDays: 1.5 }, 'sessionIdleDays'],
  ['too many days', { sessionMaxDays: 366 }, 'sessionMaxDays'],
  ['a day that does not exist', { accessibilityDate: '2026-02-30' }, 'accessibilityDate'],
  ['a moment for a day', { accessibilityDate: '2026-02-03T10:00:00Z' }, 'accessibilityDate'],
  ['idle longer than the session', { sessionIdleDays: 30, sessionMaxDays: 7 }, 'sessionIdleDays'],
  [
    'idle longer than an administrator',
    { adminSessionIdleHours: 100, adminSessionMaxHours: 24 },
    'adminSessionIdleHours',
  ],
  [
    'a list of too many',
    { emailDomainsAllowed: Array.from({ length: 201 }, (_, at) => `d${at}.test`) },
    'emailDomainsAllowed',
  ],
])('CALL-38, CONST-14: %s is invalid, and nothing of it is saved', async (_, settings, field) => {
  const before = await stored()

  const answer = await save({ feedbackMonths: 99, ...settings })

  expect(answer).toMatchObject({ status: 422, body: { value: 'invalid_input', fields: [`settings.${field}`] } })
  expect(await stored()).toEqual(before)
})

test('R53: a setting that is none is invalid, whatever it is called', async () => {
  for (const body of ['{"isactive":false}', '{"__proto__":{"a":1}}', '{"plannedshutdown":null}', '{"constructor":1}']) {
    const answer = await portal.send('POST', saveSystemSettings.path, {
      body: `{"admin":"${superadmin.person.username}","settings":${body}}`,
      headers: { authorization: `Bearer ${superadmin.token}` },
    })
    expect([body, answer.status]).toEqual([body, 422])
  }
  expect((await publicRecord()).isactive).toBe(true)
})

test('ROLE-15, R01: nobody but a superadmin reads or saves the settings', async () => {
  const { superadmin: _, ...others } = await everyKind(portal)
  const before = await stored()
  for (const other of Object.values(others)) {
    expect((await save({ siteTitle: 'Kaapattu' }, other)).status).toBe(403)
    expect((await other.ask(readSystemSettings, {})).status).toBe(403)
  }
  expect((await portal.ask(saveSystemSettings, { admin: 'joku', settings: {} })).status).toBe(401)
  expect((await portal.ask(readSystemSettings, {})).status).toBe(401)
  expect(await stored()).toEqual(before)
})

test('CALL-13: another person named as the one who acts is refused', async () => {
  const answer = await superadmin.ask(saveSystemSettings, { admin: 'joku_muu', settings: { siteTitle: 'Kaapattu' } })
  expect(answer).toMatchObject({ status: 403, body: { value: 'forbidden' } })
})

test('R41: nobody shortens the trail below twelve months, to erase what was done', async () => {
  for (const auditMonths of [0, 1, 11, 11.5]) {
    const answer = await save({ auditMonths })
    expect(answer).toMatchObject({ status: 422, body: { value: 'invalid_input', fields: ['settings.auditMonths'] } })
  }
  expect((await save({ auditMonths: 12 })).status).toBe(200)
})

test('R64: two superadmins who save different settings at once both succeed', async () => {
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, (_, at) => save({ feedbackMonths: at + 1 })),
    ...Array.from({ length: 10 }, (_, at) => save({ auditMonths: at + 12 })),
    save({ sessionIdleDays: 9, sessionMaxDays: 9 }),
  ])

  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await stored()).toMatchObject({ sessionIdleDays: 9, sessionMaxDays: 9 })
})

test('R41, OPS-05: the trail tells each setting before and after, and nothing of a save that changes nothing', async () => {
  await save({ siteTitle: 'Ennen', salesPhoneName: 'Myynti' })
  await save({ siteTitle: 'Jälkeen', salesPhoneName: 'Myynti' })
  await save({ siteTitle: 'Jälkeen' })

  const last = await portal.host.database.reading
    .selectFrom('audit')
    .select(['actor', 'action', 'details'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  expect(last).toMatchObject({ actor: superadmin.person.username, action: 'savesystemsettings' })
  expect(JSON.parse(last?.details ?? '')).toEqual({
    changes: [{ field: 'siteTitle', before: 'Ennen', after: 'Jälkeen' }],
  })
})

test('R48: a setting that only a newer version knows does not stop this one', async () => {
  await portal.set({ settingOfTheFuture: { a: 1 } })
  expect((await superadmin.ask(readSystemSettings, {})).status).toBe(200)
  expect((await save({ siteTitle: 'Nykyinen' })).status).toBe(200)
})
