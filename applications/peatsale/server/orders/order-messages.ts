/** What was written beside an order: all of it for the office, for the others what they wrote or were asked. */
import * as z from 'zod/mini'
import type { Order, OrderMessage } from '../../contract/orders/order.ts'
import type { OrderRole } from '../../contract/states/order-vocabulary.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

const NoteData = z.object({ text: z.string(), ask: z.optional(z.boolean()) })
const writers = { customerOwn: 'customer', enterer: 'enterer', officeOwn: 'office', superadmin: 'office' } as const

/** `who` is the id of the person, empty where the reader may not know it. */
export async function messagesOf(
  reader: PeatReader,
  roles: readonly OrderRole[],
  order: string,
): Promise<Order['messages']> {
  const isOffice = roles.includes('officeOwn') || roles.includes('superadmin')
  const isCustomer = roles.includes('customerOwn')
  const events = await ownTables(reader)
    .selectFrom('peatsale_event')
    .select(['id', 'actor', 'role', 'server_time', 'data'])
    .where('of_id', '=', order)
    .where('kind', '=', 'note')
    .orderBy('seq', 'desc')
    .execute()
  const seen = events.flatMap((event) => {
    const { data } = NoteData.safeParse(JSON.parse(event.data))
    const [text, ask] = [data?.text ?? '', data?.ask === true]
    const from = ask ? 'office' : fromOf(event.role)
    const isSeen = isOffice || (isCustomer ? ask || from !== 'office' : from === 'enterer')
    // What retention has cleared has no words.
    return text === '' || !isSeen ? [] : [{ event, from, text, isToCustomer: ask }]
  })
  // The customer hears of the office that it was the office.
  const isNamed = (from: OrderMessage['from']) => isOffice || from !== 'office'
  return seen.map(({ event, from, text, isToCustomer }) => {
    const who = isNamed(from) ? event.actor : ''
    return { id: event.id, from, who, at: event.server_time, text, isToCustomer }
  })
}

function fromOf(role: string): OrderMessage['from'] {
  return Object.hasOwn(writers, role) ? writers[role as keyof typeof writers] : 'office'
}
