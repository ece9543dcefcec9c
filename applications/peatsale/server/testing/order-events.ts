/** Events of orders as a screen sends them, and orders that have come so far by commands alone. */
import { newId } from '@workspace/portal/server'
import type { TestAnswer } from '@workspace/portal/server/testing'
import { commandOrder } from '../../contract/orders/calls.ts'
import type { OrderEvent, OrderEventData } from '../../contract/orders/order-event.ts'
import type { PeatPerson } from './callers.ts'
import { peat } from './ids.ts'

type Kind = OrderEvent['kind']
type Envelope = { readonly id?: string; readonly baseVersion?: number; readonly deviceTime?: string }

export function orderEvent<K extends Kind>(
  ...[kind, of, data, envelope = {}]: readonly [kind: K, of: string, data: OrderEventData<K>, envelope?: Envelope]
): OrderEvent {
  const sent = { id: newId(), deviceTime: '2026-10-05T05:59:00.000Z', device: 'selain', ...envelope }
  return { ...sent, kind, of, data } as unknown as OrderEvent
}

/** Data as a test writes it, also what no screen would send. */
export function sendOrder(
  by: PeatPerson,
  ...[kind, of, data = {}, envelope = {}]: readonly [kind: Kind, of: string, data?: object, envelope?: Envelope]
): Promise<TestAnswer> {
  const event = orderEvent(kind, of, data as OrderEventData<Kind>, envelope)
  return by.ask(commandOrder, { event } as never)
}

/** 120 m³ of Biolan's bulk for the barn of Kalliorinne, in week 42. */
export function biolanDraft(different: object = {}) {
  return {
    ...{ seller: peat.biolan.seller, account: peat.kalliorinne.customer, site: peat.kalliorinne.site },
    ...{
      lines: [{ id: newId(), product: peat.biolan.bulk, quantity: 120_000 }],
      wish: { by: 'week', week: '2026-W42' },
    },
    ...different,
  }
}

/** With loads as they are proposed, from Kurkikorvenneva, at the prices that were looked at. */
export function confirmation(different: object = {}) {
  return {
    ...{ when: { by: 'week', week: '2026-W42' }, swamp: peat.biolan.swamp, freight: { by: 'table' }, priceVersion: 7 },
    ...different,
  }
}

/** An order that somebody has sent. */
export async function submitted(by: PeatPerson, different: object = {}): Promise<string> {
  const id = newId()
  const answer = await sendOrder(by, 'submit', id, biolanDraft(different))
  if (answer.status !== 200) throw new Error(answer.text)
  return id
}

export async function confirmed(by: PeatPerson, office: PeatPerson, different: object = {}): Promise<string> {
  const id = await submitted(by, different)
  const answer = await sendOrder(office, 'confirm', id, confirmation(), { baseVersion: 1 })
  if (answer.status !== 200) throw new Error(answer.text)
  return id
}

/** The state that it leads to, or the refusal with its fields. */
export async function said(
  by: PeatPerson,
  ...[kind, id, data = {}]: readonly [kind: Kind, id: string, data?: object]
): Promise<unknown> {
  const answer = await sendOrder(by, kind, id, data, kind === 'confirm' ? { baseVersion: 1 } : {})
  const { state, value, fields = [] } = answer.body
  return answer.status === 200 ? state : [value, ...fields].join(' ')
}

/** A line of an order. */
export function goods(quantity: number, product: string = peat.biolan.bulk) {
  return { id: newId(), product, quantity }
}
