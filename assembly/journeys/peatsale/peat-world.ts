/** The world of journeys in Kuivikemyynti: two sellers with their customers, carriers, an order and a load each. */
import type { Page } from '@playwright/test'
import type { PeatCaller, PeatPerson } from '@workspace/peatsale/server/testing'
import { emptyPeat, fillPeatFixture, fillPrices, peatCallers } from '@workspace/peatsale/server/testing'
import type { TestPortal } from '@workspace/portal/server/testing'
import type { Person } from '../world.ts'
import { test as base, startWholePortal } from '../world.ts'

type Caller = Exclude<PeatCaller, 'visitor'>

export interface PeatWorld {
  /** Somebody of that role, at an address of the portal with the session in the browser. */
  readonly enterAs: (caller: Caller, address: string, fields?: object) => Promise<Person & Pick<PeatPerson, 'token'>>
}

export const test = base.extend<PeatWorld & { afresh: undefined }, { portal: TestPortal }>({
  // Of its own: journeys of the portal move its clock by days.
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      await using portal = await startWholePortal()
      await use(portal)
    },
    { scope: 'worker' },
  ],
  // A journey meets nothing that another one of its process has done to the same orders and loads.
  afresh: [
    async ({ portal }, use) => {
      await emptyPeat(portal)
      await fillPeatFixture(portal)
      await fillPrices(portal)
      await use(undefined)
    },
    { auto: true },
  ],
  enterAs: async ({ enter, portal }, use) => {
    await use(async (caller, address, fields = {}) => {
      const kind = peatCallers[caller]
      const person = await portal.person({ ...kind.fields, ...fields })
      if ('prepare' in kind) await kind.prepare(portal, person)
      return enter(person, address)
    })
  },
})

/** Its stream has begun: what happens before that is shown with the next answer only. */
export function isLive(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => response.url().includes('/api/live/events'))
}
