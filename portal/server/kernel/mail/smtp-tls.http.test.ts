import { afterEach, expect, test } from 'vitest'
import { administrationCalls } from '../../../contract/own.ts'
import type { MailServer } from '../../testing/mail-server.ts'
import { mailServer } from '../../testing/mail-server.ts'
import { outboxUnderTest } from '../../testing/outbox-under-test.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { startTestPortal } from '../../testing/test-portal.ts'
import type { Settings } from '../configuration/read-settings.ts'
import { smtpTransport } from './smtp-transport.ts'

let server: MailServer | undefined
afterEach(() => server?.stop())

/** A letter sent by the way that SMTP_TLS says, to a server that offers STARTTLS or does not. */
async function sent(offersTls: boolean, tls: Settings['smtpTls'], query = '') {
  server = await mailServer({ offersTls })
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox({ transport: smtpTransport(`${server.url}${query}`, { tls }) })
  await mail.queue(outbox, mail.passwordChanged())
  await outbox.drain()
  return { letters: server.letters.map(({ isSecure }) => isSecure), row: (await mail.rows())[0] }
}

test('R42: with SMTP_TLS=starttls no letter goes to a server that cannot do it, or says so because somebody listens', async () => {
  const { letters, row } = await sent(false, 'starttls')

  expect(letters).toEqual([])
  expect(row).toMatchObject({ state: 'waiting', attempts: 1, last_answer: expect.stringMatching(/TLS/) })
})

test('R42: nor to a server whose certificate nobody vouches for', async () => {
  expect(await sent(true, 'starttls')).toMatchObject({ letters: [], row: { state: 'waiting' } })
})

test.each(['', '&ignoreTLS=true', '&requireTLS=false', '&opportunisticTLS=true'])(
  'R42: with SMTP_TLS=starttls a letter goes over TLS, whatever else the address says: %j',
  async (query) => {
    const { letters, row } = await sent(true, 'starttls', `?tls.rejectUnauthorized=false${query}`)

    expect({ letters, state: row?.state }).toEqual({ letters: [true], state: 'sent' })
  },
)

test('R42: with SMTP_TLS=off letters go in the clear, also past a certificate that nobody vouches for', async () => {
  expect((await sent(true, 'off')).letters).toEqual([false])
})

const elsewhere = { smtpUrl: 'smtp://mail.test', mode: 'production' } as const
test.each([
  [{ ...elsewhere, smtpTls: 'off' }, [{ code: 'plain_mail', host: 'mail.test' }]],
  [{ ...elsewhere, smtpTls: 'starttls' }, []],
  [{ smtpTls: 'off' }, []],
] as const)(
  'R42: letters in the clear to another machine are told at each start and to superadmins: %j',
  async (settings, warnings) => {
    await using portal = await startTestPortal({ settings })
    const told = () => portal.lines.filter((line) => line.includes('mail_in_the_clear'))
    expect(told()).toHaveLength(warnings.length)
    await portal.restart()
    expect(told()).toHaveLength(2 * warnings.length)

    const superadmin = await signedIn(portal, { groups: ['superadmin'] })
    const { body } = await superadmin.ask(administrationCalls.readSystemState, {})
    expect(body['state']).toMatchObject({ warnings })
  },
)
