/** The world of journeys in a portal that wears the example of docs/brand.md. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestPortal } from '@workspace/portal/server/testing'
import { startTestPortal } from '@workspace/portal/server/testing'
import { serverApplications } from '../server/applications.ts'
import { test as base, webFolder } from './world.ts'

const example = fileURLToPath(new URL('../../docs/brand-example', import.meta.url))

export const test = base.extend<object, { portal: TestPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      await using portal = await startTestPortal({
        webFolder,
        applications: Object.values(serverApplications),
        settings: { publicUrl: undefined, trustedProxies: ['127.0.0.1'] },
      })
      cpSync(example, join(portal.place.dataDir, 'brand'), { recursive: true })
      await portal.restart()
      await use(portal)
    },
    { scope: 'worker' },
  ],
})
