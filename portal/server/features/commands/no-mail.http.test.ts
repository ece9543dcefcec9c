import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { mailServer } from '../../testing/mail-server.ts'
import { runTestCommand } from '../../testing/run-test-command.ts'
import { storedAccount } from '../../testing/stored-account.ts'
import type { TestPlace } from '../../testing/test-database.ts'
import { testPlace } from '../../testing/test-database.ts'
import { testEnvironment, testHost } from '../../testing/test-host.ts'

afterEach(() => void vi.useRealTimers())

const waiting = { state: 'waiting', attempts: 0, leased_until: '', last_answer: '' }

test('R42: a command that takes long delivers no letter of the portal, least of all without SMTP_URL into the built-in mailbox', async () => {
  await using place = await testPlace()
  await withWaitingLetter(place)
  const file = join(place.dataDir, 'users.csv')
  writeFileSync(file, 'Username;Email;First name;Last name\ntuotu_yksi;yksi@posti.test;Etu;Suku')
  const environment = testEnvironment(place)
  const { printed } = await runForLong(() => runTestCommand(['import-users', file], { environment }))

  expect(printed).toContain('1 can be added')
  expect(await lettersIn(place)).toMatchObject({ outbox: [waiting], mailbox: [] })
})

test('R42: a command with a mail server delivers none either: a letter that it makes waits for the portal', async () => {
  await using place = await testPlace()
  const mail = await mailServer()
  await withWaitingLetter(place)
  const environment = { ...testEnvironment(place), SMTP_URL: mail.url, MAIL_FROM: 'portaali@demo.example' }
  const { printed } = await runForLong(() =>
    runTestCommand(['reset-password', '--username', 'odottava_01'], { environment }),
  )

  expect(mail.letters).toEqual([])
  expect(await lettersIn(place)).toMatchObject({ outbox: [waiting, waiting], mailbox: [] })
  expect(printed).not.toContain('https://')
  expect(printed).toContain('The portal sends a link for a new one to odottava_01@demo.example')
  await mail.stop()
})

/** Runs it while the timers of this process run as if minutes passed at every step of the way. */
async function runForLong<Result>(command: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let isRunning = true
  const result = command().finally(() => {
    isRunning = false
  })
  while (isRunning) {
    vi.advanceTimersByTime(60_000)
    await setImmediate()
  }
  return result
}

async function withWaitingLetter(place: TestPlace): Promise<void> {
  await using host = await testHost([], place)
  const { database, outbox, clock } = host.portal
  await database.writing(async (transaction) => {
    const { email: recipient } = await storedAccount(transaction, { username: 'odottava_01', now: clock.now() })
    const letter = { template: 'test', language: 'fi', parameters: { name: 'Aino' } } as const
    await outbox.queue(transaction, { ...letter, recipient, now: clock.now() })
  })
}

async function lettersIn(place: TestPlace) {
  await using host = await testHost([], place)
  const { reading } = host.portal.database
  const outbox = await reading.selectFrom('outbox').selectAll().orderBy('created_at').execute()
  return { outbox, mailbox: await reading.selectFrom('mailbox_letter').selectAll().execute() }
}
