import { expect, test } from 'vitest'
import { readSettings } from '../configuration/read-settings.ts'
import { removeSetting } from '../site/site-store.ts'
import { startPortal } from '../start-portal.ts'
import type { TestHost } from '../testing/test-host.ts'
import { testEnvironment, testHost } from '../testing/test-host.ts'
import { testPassword } from '../testing/test-portal.ts'
import { demoPassword } from './demo-accounts.ts'
import { fillDemoData } from './fill-demo-data.ts'
import { demoMarker } from './holds-demo-data.ts'

const refusal = /PORTAL_MODE=production is refused on a database with demo data.*DATA_DIR or DATABASE_URL/

async function startProduction({ place }: TestHost): Promise<void> {
  const production = { PORT: '0', PORTAL_MODE: 'production', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.test' }
  const settings = readSettings({ ...testEnvironment(place), ...production })
  await (await startPortal({ settings, applications: [] })).stop()
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
