/** What a customer may order, and where it may be brought. */
import type { AnswerOf } from '@workspace/portal/contract'
import type { AnswerQuery } from '@workspace/portal/web'
import { useAnswer } from '@workspace/portal/web'
import { readCustomer } from '../../contract/customers/calls.ts'
import { searchProducts } from '../../contract/products/calls.ts'

interface Offered {
  readonly products: AnswerOf<typeof searchProducts>['rows']
  readonly sites: AnswerOf<typeof readCustomer>['sites']
}

export interface OfferedQuery {
  /** Undefined while it has not come. */
  readonly offered: Offered | undefined
  readonly asked: readonly [AnswerQuery<typeof readCustomer>, AnswerQuery<typeof searchProducts>]
}

export function useOffered(
  { account, seller }: { readonly account: string; readonly seller: string },
  enabled = true,
): OfferedQuery {
  const customer = useAnswer(readCustomer, { id: account }, { enabled })
  const all = { find: '', sort: 'name', direction: 'asc', cursor: '', limit: 100 } as const
  const products = useAnswer(searchProducts, { account, seller, ...all }, { enabled })
  const isThere = customer.data !== undefined && products.data !== undefined
  return {
    offered: isThere ? { products: availableFirst(products.data.rows), sites: customer.data.sites } : undefined,
    asked: [customer, products],
  }
}

/** What cannot be ordered now stands last. */
function availableFirst(products: Offered['products']): Offered['products'] {
  const isGone = ({ availability }: Offered['products'][number]) => Number(availability === 'none')
  return products.toSorted((one, other) => isGone(one) - isGone(other))
}
