import { portalCalls } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, startPeatPortal, writePeat } from '../testing/index.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await startPeatPortal()
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_order').set({ state: 'submitted' }).where('id', '=', peat.biolanOrder.order).execute(),
  )
})
afterAll(() => portal[Symbol.asyncDispose]())

async function work(person: PeatPerson): Promise<unknown> {
  const { body } = await person.ask(portalCalls.readFrontPage, {})
  const { applications } = body as { applications: { name: string; work: unknown }[] }
  return applications.find(({ name }) => name === 'peatsale')?.work
}

test('FRONT-20: the front page says what waits in Kuivikemyynti: the office’s orders to confirm, the foreman’s loads without a driver', async () => {
  expect(await work(await enterAs(portal, 'office'))).toEqual({
    count: 2,
    items: [
      { kind: 'toConfirm', path: '/office/orders', values: { count: 1 } },
      { kind: 'customerRequests', path: '/office/customers/requests', values: { count: 1 } },
    ],
  })
  expect(await work(await enterAs(portal, 'lead'))).toEqual({
    count: 1,
    items: [{ kind: 'withoutDriver', path: '/loads?state=assigned', values: { count: 1 } }],
  })
})

test('FRONT-20: nothing of another seller’s counts, nothing for whom nothing waits', async () => {
  expect(await work(await enterAs(portal, 'otherOffice'))).toEqual({
    count: 1,
    items: [{ kind: 'customerRequests', path: '/office/customers/requests', values: { count: 1 } }],
  })
  expect(await work(await enterAs(portal, 'customer'))).toBeUndefined()
  expect(await work(await enterAs(portal, 'newcomer'))).toBeUndefined()
})
