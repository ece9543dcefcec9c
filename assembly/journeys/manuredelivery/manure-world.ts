/** The world of journeys in Lanta-appi: two companies with their plants, farms and carriers, and a load of manure. */
import type { ManureCaller, ManurePerson } from '@workspace/manuredelivery/server/testing'
import {
  emptyManure,
  fillManureFixture,
  manure,
  manureCallers,
  novarboJourneys,
  writeManure,
} from '@workspace/manuredelivery/server/testing'
import { dayOf, weekOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import type { Person } from '../world.ts'
import { test as base, startWholePortal } from '../world.ts'

type Caller = Exclude<ManureCaller, 'visitor'>

export interface ManureWorld {
  /** Somebody of that role, at an address of the portal with the session in the browser. */
  readonly enterAs: (caller: Caller, address: string, fields?: object) => Promise<Person & Pick<ManurePerson, 'token'>>
  /** Novarbo's people, and what they do with a load of 50 m³. */
  readonly story: Awaited<ReturnType<typeof novarboJourneys>>
}

export const test = base.extend<ManureWorld & { afresh: undefined }, { portal: TestPortal }>({
  // Of its own: journeys of the portal move its clock by days.
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      await using portal = await startWholePortal()
      await use(portal)
    },
    { scope: 'worker' },
  ],
  // A journey meets nothing that another one of its process has done to the same consignments.
  afresh: [
    async ({ portal }, use) => {
      await emptyManure(portal)
      await fillManureFixture(portal)
      await use(undefined)
    },
    { auto: true },
  ],
  enterAs: async ({ enter, portal }, use) => {
    await use(async (caller, address, fields = {}) => {
      const kind = manureCallers[caller]
      const person = await portal.person({ ...kind.fields, ...fields })
      if ('prepare' in kind) await kind.prepare(portal, person)
      return enter(person, address)
    })
  },
  story: async ({ portal }, use) => use(await novarboJourneys(portal)),
})

/** What is planned for a later day belongs to this driver today, or to nobody. */
export async function giveToday(portal: TestPortal, consignment: string, driver: string | null): Promise<void> {
  const day = dayOf(portal.clock.now())
  await writeManure(portal, (own) =>
    own
      .updateTable('manuredelivery_consignment')
      .set({ driver, vehicle: driver === null ? null : manure.novarbo.vehicle, day, week: weekOf(day) })
      .where('id', '=', consignment)
      .execute(),
  )
}
