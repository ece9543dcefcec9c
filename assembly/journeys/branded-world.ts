/** The world of journeys in a portal that wears the example of docs/brand.md. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestPortal } from '@workspace/portal/server/testing'
import { test as base, startWholePortal } from './world.ts'

const example = fileURLToPath(new URL('../../docs/brand-example', import.meta.url))

export const test = base.extend<object, { portal: TestPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      await using portal = await startWholePortal()
      cpSync(example, join(portal.place.dataDir, 'brand'), { recursive: true })
      await portal.restart()
      await use(portal)
    },
    { scope: 'worker' },
  ],
})
