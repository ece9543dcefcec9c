/** GEN-13: an assembly with one application more, its tile and its screen, without a change in the portal. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startTestPortal } from '@house/portal/server/testing'
import { build } from 'vite'
import { serverApplications } from '../server/applications.ts'
import { weighbridgeServer } from '../testing/weighbridge/server.ts'
import { expect, logIn, test } from './world.ts'

test('GEN-13, GEN-05, FRONT-11: a third application has its tile and opens its screen', async ({ page, watch }) => {
  const folder = mkdtempSync(join(tmpdir(), 'third-application-'))
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  await build({
    configFile: at('../vite.config.ts'),
    root: at('../testing/web'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })
  writeFileSync(join(folder, 'csp.json'), '{ "scripts": [] }')
  const applications = [...Object.values(serverApplications), weighbridgeServer]
  await using portal = await startTestPortal({ applications, webFolder: folder, settings: { publicUrl: undefined } })
  const person = await portal.person({ apps: ['peatsale', 'weighbridge'] })

  await page.goto(`${portal.address}/#/login`)
  await logIn(page, person.username)
  await page.getByRole('link', { name: 'Ajoneuvovaaka' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ajoneuvovaaka' })).toBeVisible()
  // This portal is another than that of the other journeys.
  watch.urls.length = 0
  rmSync(folder, { recursive: true })
})
