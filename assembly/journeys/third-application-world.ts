/** The world of journeys with a third application: built with its line on the lists, without a change of the portal. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestPortal } from '@workspace/portal/server/testing'
import { startTestPortal, testPlace } from '@workspace/portal/server/testing'
import { build } from 'vite'
import { mounted } from '../server/applications.ts'
import { weighbridgeServer } from '../testing/weighbridge/server/index.ts'
import { test as base } from './world.ts'

const threeApplications = fileURLToPath(new URL('../testing/web-applications.ts', import.meta.url))
const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))

/** The assembly's own build, with another list. Nothing is prerendered: the scripts draw the login themselves. */
async function buildWeb(outDir: string): Promise<void> {
  const otherList = {
    name: 'other-list',
    enforce: 'pre' as const,
    resolveId: (source: string, importer: string | undefined) =>
      source === './applications.ts' && importer?.endsWith('assembly/web/main.tsx') ? threeApplications : undefined,
  }
  // Files are named after their modules, so that a journey sees which of them are fetched.
  const rolldownOptions = { output: { chunkFileNames: 'assets/[name]-[hash].js' } }
  await build({ configFile, logLevel: 'warn', plugins: [otherList], build: { outDir, rolldownOptions } })
  writeFileSync(join(outDir, 'csp.json'), JSON.stringify({ scripts: [], styles: [] }))
}

export const test = base.extend<object, { portal: TestPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      await using place = await testPlace()
      const webFolder = join(place.dataDir, 'web')
      await buildWeb(webFolder)
      const applications = [...mounted.applications, weighbridgeServer]
      await using portal = await startTestPortal({
        webFolder,
        ...mounted,
        applications,
        settings: { publicUrl: undefined, trustedProxies: ['127.0.0.1'] },
      })
      await use(portal)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
