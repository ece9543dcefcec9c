import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
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
  const rest = {
    settingFaults: [],
    settingsNames: [],
    environment: {},
    settingsFile: undefined,
    migrations: [],
    user: 0,
    warnings: [],
  }
  const read = readSettings({ MAIL_FROM: 'Portal <portal@portal.test>', ...settings })
  return { ...rest, settings: read, clock: systemClock, clockJump: undefined }
}
const host = () => mail.url.replace('smtp://', '')

test.each([
  ['a server that takes letters', () => ({ SMTP_URL: mail.url }), 'ok mail_ok'],
  ['nobody there', () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }), 'fault mail_unreachable'],
  ['TLS where the server speaks none', () => ({ SMTP_URL: `smtps://${host()}` }), 'fault mail_tls'],
  ['STARTTLS that is not offered', () => ({ SMTP_URL: mail.url, SMTP_TLS: 'starttls' }), 'fault mail_tls'],
])('R42, doctor: %s', async (_, settings, expected) => {
  const [found] = await checkMail(placeWith(settings()))

  expect(`${found?.state} ${found?.code}`).toBe(expected)
  expect(JSON.stringify(found && [said(found, 'fi', 'page'), said(found, 'en', 'command')])).not.toContain('salainen')
  expect(mail.letters).toEqual([])
})

test('R42, doctor: a user or password that the mail server does not take is told, and neither is quoted', async () => {
  const refusing = new SMTPServer({
    ...{ logger: false, allowInsecureAuth: true, disabledCommands: ['STARTTLS'] },
    onAuth: ({ password }, __, callback) => callback(new Error(`nobody has ${password}`)),
  })
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve))
  const { port } = refusing.server.address() as AddressInfo
  const [found] = await checkMail(placeWith({ SMTP_URL: `smtp://portal:salainen%2Fsana@127.0.0.1:${port}` }))
  await new Promise<void>((resolve) => refusing.close(resolve))

  expect(found?.code).toBe('mail_sign_in')
  expect(found && said(found, 'en', 'command').quoted).toContain('nobody has ***')
})

test('R42, doctor: a server that does not want this portal, and one that refuses the test letter', async () => {
  mail.mood = 'unwelcome'
  const [greeted] = await checkMail(placeWith({ SMTP_URL: mail.url }))
  mail.mood = 'refuse'
  const [sent] = await sendTestLetter(placeWith({ SMTP_URL: mail.url }), { address: 'joku@posti.test' })

  expect([greeted?.code, sent?.code]).toEqual(['mail_refused', 'test_letter_refused'])
  expect(sent && said(sent, 'en', 'command').quoted).toContain('451')
})

test('R42, doctor: a test letter that never came to its sender says to look at the server; without a sender none is tried', async () => {
  const wanted = { address: 'joku@posti.test' }
  const [away] = await sendTestLetter(placeWith({ SMTP_URL: 'smtp://127.0.0.1:1' }), wanted)
  mail.mood = 'unwelcome'
  const [unwelcome] = await sendTestLetter(placeWith({ SMTP_URL: mail.url }), wanted)
  const place = placeWith({ SMTP_URL: mail.url })
  const [senderless] = await sendTestLetter({ ...place, settings: { ...place.settings, mailFrom: '' } }, wanted)

  const codes = [away?.code, unwelcome?.code, senderless?.code]
  expect(codes).toEqual(['test_letter_unsent', 'test_letter_unsent', 'test_letter_senderless'])
  for (const language of ['fi', 'en'] as const) {
    expect(away && said(away, language, 'command').todo).toMatch(/^(?=.*SMTP_URL)(?!.*MAIL_FROM)/)
  }
})
