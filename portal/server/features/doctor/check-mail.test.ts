import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../kernel/clock/clock.ts'
import { readSettings } from '../../kernel/configuration/read-settings.ts'
import type { MailServer } from '../../testing/mail-server.ts'
import { mailServer } from '../../testing/mail-server.ts'
import { checkMail, sendTestLetter } from './check-mail.ts'
import { said } from './finding.ts'

let mail: MailServer
beforeAll(async () => {
  mail = await mailServer()
})
afterAll(() => mail.stop())

function placeWith(settings: Readonly<Record<string, string>>) {
  const rest = { settingFaults: [], environment: {}, settingsFile: undefined, migrations: [], user: 0, warnings: [] }
  const read = readSettings({ MAIL_FROM: 'Portal <portal@portal.test>', ...settings })
  return { ...rest, settings: read, clock: systemClock, clockJump: undefined }
}
const host = () => mail.url.replace('smtp://', '')

test.each([
  ['a server that takes letters', () => ({ SMTP_URL: mail.url }), 'ok mail_ok'],
  ['nobody there', () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }), 'fault mail_unreachable'],
  ['TLS where the server speaks none', () => ({ SMTP_URL: `smtps://${host()}` }), 'fault mail_tls'],
  ['STARTTLS that is not offered', () => ({ SMTP_URL: mail.url, SMTP_TLS: 'starttls' }), 'fault mail_tls'],
  [
    'a user where nobody can sign in',
    () => ({ SMTP_URL: `smtp://portal:salainen%2Fsana@${host()}` }),
    'fault mail_sign_in',
  ],
])('R42, doctor: %s', async (_, settings, expected) => {
  const [found] = await checkMail(placeWith(settings()))

  expect(`${found?.state} ${found?.code}`).toBe(expected)
  expect(JSON.stringify(found && [said(found, 'fi'), said(found, 'en')])).not.toContain('salainen')
  expect(mail.letters).toEqual([])
})

test('R42, doctor: a server that does not want this portal, and one that refuses the test letter', async () => {
  mail.mood = 'unwelcome'
  const [greeted] = await checkMail(placeWith({ SMTP_URL: mail.url }))
  mail.mood = 'refuse'
  const [sent] = await sendTestLetter(placeWith({ SMTP_URL: mail.url }), { address: 'joku@posti.test' })

  expect([greeted?.code, sent?.code]).toEqual(['mail_refused', 'test_letter_refused'])
  expect(sent && said(sent, 'en').found).toContain('451')
})
