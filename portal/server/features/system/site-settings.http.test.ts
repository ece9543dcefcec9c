import { expect, test } from 'vitest'
import { defaultSiteSettings, portalCalls, SiteSettings } from '../../../contract/own.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

async function mainRecord(portal: TestPortal): Promise<Readonly<Record<string, unknown>>> {
  const answer = await portal.ask(portalCalls.readPublicData, {})
  const [record] = answer.body['maindata'] as readonly Readonly<Record<string, unknown>>[]
  return record ?? {}
}

test('CONST-14: the operator settings have their defaults', () => {
  expect(defaultSiteSettings).toMatchObject({
    siteTitle: 'Kuivike- ja lantapalvelut',
    siteAdminEmail: '',
    supportEmail: '',
    salesPhoneValue: '',
    salesPhoneName: '',
    registrationEnabled: true,
    emailDomainsAllowed: [],
    emailDomainsBlocked: [],
    postalCodeRule: 'strict',
    resetEmailMaxLength: 29,
    sessionIdleDays: 7,
    sessionMaxDays: 30,
    adminSessionIdleHours: 4,
    adminSessionMaxHours: 24,
    unverifiedDays: 90,
    auditMonths: 12,
    feedbackMonths: 24,
  })
  expect(SiteSettings.safeParse(defaultSiteSettings).success).toBe(true)
})

test('CONST-14, ENT-33: a change of what everybody sees is in use at once', async () => {
  await using portal = await startTestPortal()
  const changes = [
    ['siteTitle', 'Suoportaali', 'name'],
    ['siteAdminEmail', 'paa@posti.test', 'siteadmin'],
    ['supportEmail', 'apu@posti.test', 'supportemail'],
    ['registrationEnabled', false, 'registrationenabled'],
    ['postalCodeRule', 'fivedigits', 'postalcoderule'],
    ['resetEmailMaxLength', 254, 'resetemailmaxlength'],
    ['unverifiedDays', 30, 'unverifieddays'],
    ['sessionMaxDays', 10, 'sessionmaxdays'],
    ['auditMonths', 18, 'auditmonths'],
    ['feedbackMonths', 3, 'feedbackmonths'],
    ['isactive', false, 'isactive'],
  ] as const
  for (const [setting, value, field] of changes) {
    await portal.set({ [setting]: value })
    expect((await mainRecord(portal))[field]).toBe(value)
  }
})

test('CONST-14: settings outlive a restart', async () => {
  await using portal = await startTestPortal()
  await portal.set({ siteTitle: 'Suoportaali', salesPhoneValue: '+358 00 000', salesPhoneName: 'Myynti' })

  await portal.restart()

  expect(await mainRecord(portal)).toMatchObject({
    name: 'Suoportaali',
    salesphone: { value: '+358 00 000', name: 'Myynti' },
  })
})

test('OPS-02, R21: production starts with no account and no default password', async () => {
  await using portal = await startTestPortal()

  expect(await portal.host.database.reading.selectFrom('account').select('id').execute()).toEqual([])
  for (const username of ['admin', 'superadmin', 'demo_superadmin', 'root', 'postgres']) {
    for (const password of ['admin', 'password', 'salasana', username]) {
      expect((await portal.ask(portalCalls.logIn, { username, password })).status).toBe(401)
    }
  }
})
