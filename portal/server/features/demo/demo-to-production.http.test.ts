import { expect, test } from 'vitest'
import { readMailbox } from '../../../contract/own.ts'
import { readSettings } from '../../kernel/configuration/read-settings.ts'
import { removeSetting } from '../../kernel/site/site-store.ts'
import type { RunningPortal } from '../../start-portal.ts'
import { startPortal } from '../../start-portal.ts'
import { runTestCommand } from '../../testing/run-test-command.ts'
import { storedAccount } from '../../testing/stored-account.ts'
import type { TestPlace } from '../../testing/test-database.ts'
import type { TestHost } from '../../testing/test-host.ts'
import { testEnvironment, testHost } from '../../testing/test-host.ts'
import { testPassword } from '../../testing/test-portal.ts'
import { demoPassword } from './demo-accounts.ts'
import { fillDemoData } from './fill-demo-data.ts'
import { demoMarker } from './holds-demo-data.ts'
import { markAsProduction } from './production-mark.ts'

const refusal = /PORTAL_MODE=production is refused on a database with demo data.*DATA_DIR or DATABASE_URL/

async function startProduction({ place }: TestHost): Promise<void> {
  const production = { PORT: '0', PORTAL_MODE: 'production', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.test' }
  const settings = readSettings({ ...testEnvironment(place), ...production })
  await (await startPortal({ settings, applications: [] })).stop()
}

async function startDemo({ dataDir, databaseUrl }: TestPlace): Promise<RunningPortal> {
  const settings = readSettings({ ...testEnvironment({ dataDir, databaseUrl }), PORT: '0', PUBLIC_URL: '' })
  return startPortal({ settings, applications: [] })
}

/** As the version before the marker left it. */
async function filledBeforeTheMarker(): Promise<TestHost> {
  const host = await testHost()
  await fillDemoData(host.portal)
  await host.portal.database.writing((transaction) => removeSetting(transaction, demoMarker))
  return host
}

test('OPS-02, R21: a database that was filled for the demo is refused in production, whatever became of its people', async () => {
  await using host = await testHost()
  await fillDemoData(host.portal)
  await expect(startProduction(host)).rejects.toThrow(refusal)

  await host.portal.database.writing((transaction) => transaction.deleteFrom('account').execute())
  await expect(startProduction(host)).rejects.toThrow(refusal)
})

test('R21: a demo of an older version is known by an administrator who still has the published password', async () => {
  await using host = await filledBeforeTheMarker()

  await expect(startProduction(host)).rejects.toThrow(refusal)
})

test('R21: somebody who registers under a name of the demo, with its password, does not keep production from starting', async () => {
  await using host = await filledBeforeTheMarker()
  const passwordHash = await host.portal.passwords.hash(testPassword)
  await host.portal.database.writing((transaction) =>
    transaction.updateTable('account').set({ password_hash: passwordHash }).where('is_admin', '=', 1).execute(),
  )
  const stranger = await host.portal.accounts.findByUsername('demo_asiakas_01')
  expect(await host.portal.passwords.verify(stranger?.passwordHash, demoPassword)).toBe(true)

  await startProduction(host)
})

test('OPS-02: production starts on an empty database', async () => {
  await using host = await testHost()

  await startProduction(host)
})

const asDemo =
  /in demo mode, where everybody can read its letters.* set PORTAL_MODE=production; .*DATA_DIR or DATABASE_URL/

test('R21, OPS-02: data that production has used are refused in demo mode, whoever is among them', async () => {
  await using host = await testHost()
  await startProduction(host)
  await expect(startDemo(host.place)).rejects.toThrow(asDemo)
  // Nor does the command put accounts with a known password among them.
  const environment = testEnvironment(host.place)
  expect(await runTestCommand(['demo'], { environment })).toMatchObject({
    code: 1,
    errors: 'production has used this database; nothing was changed',
  })

  await startProduction(host)
})

test('R21: data of a production that an older version ran are refused in demo mode before they are marked', async () => {
  await using host = await testHost()
  await host.portal.database.writing((transaction) => storedAccount(transaction, { now: host.clock.now() }))

  await expect(startDemo(host.place)).rejects.toThrow(asDemo)
})

test('R21: the demo starts again on its own data, also one of an older version and with people who registered in it', async () => {
  await using host = await testHost()
  await (await startDemo(host.place)).stop()
  await host.portal.database.writing((transaction) => storedAccount(transaction, { now: host.clock.now() }))
  await (await startDemo(host.place)).stop()

  await using older = await filledBeforeTheMarker()
  await (await startDemo(older.place)).stop()
})

test('R21: a demo and a production that start on one empty database at once do not both get it', async () => {
  for (let round = 0; round < 3; round++) {
    await using host = await testHost()
    const demo = startDemo(host.place).then((running) => running.stop())
    const started = await Promise.allSettled([demo, startProduction(host)])

    expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  }
})

test('R21: letters of production that are restored under a running demo are not shown in it', async () => {
  await using host = await testHost()
  const running = await startDemo(host.place)
  const letters = async () => {
    const answer = await fetch(`${running.address}${readMailbox.path}`)
    return ((await answer.json()) as { letters: unknown[] }).letters
  }
  await running.host.database.writing((transaction) =>
    transaction
      .insertInto('mailbox_letter')
      .values({
        id: '1',
        recipient: 'a@b.test',
        subject: 'Linkki',
        body: 'salaisuus',
        sent_at: host.clock.now().toISOString(),
      })
      .execute(),
  )
  expect(await letters()).toHaveLength(1)
  await running.host.database.writing((transaction) => markAsProduction(transaction, host.clock.now()))
  expect(await letters()).toEqual([])
  await running.stop()
})
