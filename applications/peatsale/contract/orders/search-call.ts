import { Find, IsoWeek, listInput, Total } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { peatCall } from '../peat-call.ts'
import { orderers } from '../rights/roles.ts'
import { orderStates } from '../states/order-states.ts'
import { OrderRow } from './order-row.ts'

/** Which orders: a state, `open` for all that are not done, `requested` for those with an open request, `written` for those with an unanswered message, or all; empty ids look at every one that the asker sees. */
export const OrderView = z.object({
  find: Find,
  state: z._default(z.enum([...orderStates, 'open', 'requested', 'written', 'all']), 'all'),
  seller: z._default(z.string().check(z.maxLength(36)), ''),
  account: z._default(z.string().check(z.maxLength(36)), ''),
  swamp: z._default(z.string().check(z.maxLength(36)), ''),
  week: z._default(z.union([IsoWeek, z.literal('')]), ''),
  product: z._default(z.string().check(z.maxLength(36)), ''),
  /** Only orders of which the office decides something first: no price, a credit hold, a change, an enterer's order. */
  decision: z._default(z.enum(['', 'needed']), ''),
})
export const orderSorts = ['number', 'week', 'submitted'] as const

export const searchOrders = peatCall({
  name: 'searchOrders',
  path: '/orders/search',
  roles: orderers,
  input: listInput(OrderView, orderSorts),
  output: { rows: z.array(OrderRow), cursor: z.string(), total: z.nullable(Total) },
  refusals: [],
})
