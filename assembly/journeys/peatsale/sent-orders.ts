/** Orders that the office has sent and confirmed before a journey begins. */
import { peatCalls } from '@workspace/peatsale/contract'
import { peat } from '@workspace/peatsale/server/testing'
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { expect } from '../world.ts'

/** The moment that the portal's held clock stands at: a Monday. */
export const monday = new Date('2026-10-05T06:00:00.000Z')
const week = { by: 'week', week: '2026-W42' }

/** An order that the office has sent for Kalliorinne, by calls alone. */
export async function sentOrder(
  portal: TestPortal,
  token: string,
): Promise<{ readonly id: string; readonly number: string }> {
  const id = newId()
  const { biolan, kalliorinne } = peat
  const lines = [{ id: newId(), product: biolan.bulk, quantity: 120_000 }]
  const whose = { seller: biolan.seller, account: kalliorinne.customer, site: kalliorinne.site }
  await command(portal, token, { kind: 'submit', of: id, data: { ...whose, lines, wish: week } })
  const { body } = await portal.ask(peatCalls.readOrder, { id } as never, { token })
  return { id, number: (body as unknown as { order: { number: string } }).order.number }
}

export async function confirmedOrder(portal: TestPortal, token: string) {
  const order = await sentOrder(portal, token)
  const data = { when: week, swamp: peat.biolan.swamp, freight: { by: 'table' }, priceVersion: 7 }
  await command(portal, token, { kind: 'confirm', of: order.id, baseVersion: 1, data })
  return order
}

async function command(portal: TestPortal, token: string, act: object): Promise<void> {
  const event = { id: newId(), deviceTime: monday.toISOString(), device: 'selain', ...act }
  const answer = await portal.ask(peatCalls.commandOrder, { event } as never, { token })
  expect(answer.status, answer.text).toBe(200)
}
