/** The last of a product at a bog, which several offices promise at the same time (2.8). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, startPeatPortal } from '../testing/index.ts'
import { confirmation, goods, said, submitted } from '../testing/order-events.ts'

let portal: TestPortal
let people: Record<'office' | 'colleague', PeatPerson>
beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  people = { office: await enterAs(portal, 'office'), colleague: await enterAs(portal, 'office') }
})
afterAll(() => portal[Symbol.asyncDispose]())

const reason = 'Ei mahdu muuten'

test('Kuivikemyynti 2.8: of those who confirm at the same time what is there but once, one is confirmed and the others are short', async () => {
  for (let round = 0; round < 3; round++) {
    const ids = await Promise.all([1, 2, 3, 4].map(() => submitted(people.office, { lines: [goods(11_000_000)] })))
    const answers = await Promise.all(
      ids.map((id, at) => {
        const by = at % 2 === 0 ? people.office : people.colleague
        return said(by, 'confirm', id, confirmation({ swamp: peat.sharedSwamp }))
      }),
    )
    expect(answers.toSorted()).toEqual(['confirmed', 'stock_short', 'stock_short', 'stock_short'])
    for (const id of ids) await said(people.office, 'cancel', id, { reason })
  }
})
