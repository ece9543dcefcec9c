import type { AnswerOf } from '@workspace/portal/contract'
import type { readCustomer } from '../../contract/customers/calls.ts'
import type { readStart } from '../../contract/start/calls.ts'

export type SeenCustomer = AnswerOf<typeof readCustomer>
/** The reader's own. */
export type Sellers = AnswerOf<typeof readStart>['sellers']

/** The common part of an account as its form takes it. */
export function storedCustomer(customer: SeenCustomer) {
  const { id, version, name, businessId, farmId, language } = customer
  return { id, version, name, businessId, farmId, language, seller: '' }
}
