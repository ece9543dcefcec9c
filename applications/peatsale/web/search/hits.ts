/** What the search has found as one list of places to go to, in the order in which it is shown. */
import type { AnswerOf } from '@workspace/portal/contract'
import { addressWith } from '@workspace/portal/web'
import type { findAnything } from '../../contract/search/search-call.ts'
import { anythingFindMost } from '../../contract/search/search-call.ts'

type Found = AnswerOf<typeof findAnything>
type Transport = Found['transport'][number]

export type Hit = { readonly path: string } & (
  | { readonly group: 'orders'; readonly row: Found['orders'][number] }
  | { readonly group: 'loads'; readonly row: Found['loads'][number] }
  | { readonly group: 'customers'; readonly row: Found['customers'][number] }
  | { readonly group: 'transport'; readonly row: Transport }
  /** The list of the group, where there may be more. */
  | { readonly group: 'orders' | 'loads' | 'customers'; readonly row: null }
)

export function hitsOf({ orders, loads, customers, transport }: Found, find: string): readonly Hit[] {
  const more = (group: 'orders' | 'loads' | 'customers', list: string, { length }: readonly unknown[]) =>
    length < anythingFindMost ? [] : [{ group, row: null, path: addressWith(`/peatsale/${list}`, { find }) }]
  return [
    ...orders.map((row) => ({ group: 'orders' as const, row, path: `/peatsale/orders/${row.id}` })),
    ...more('orders', 'orders', orders),
    ...loads.map((row) => ({ group: 'loads' as const, row, path: `/peatsale/loads/${row.id}` })),
    ...more('loads', 'loads', loads),
    ...customers.map((row) => ({ group: 'customers' as const, row, path: `/peatsale/office/customers/${row.id}` })),
    ...more('customers', 'office/customers', customers),
    ...transport.map((row) => ({ group: 'transport' as const, row, path: transportPath(row) })),
  ]
}

function transportPath({ kind, id, carrier }: Transport): string {
  const company = `/peatsale/office/carriers/${carrier.id}`
  return kind === 'vehicle' ? `${company}/vehicles/${id}` : company
}
