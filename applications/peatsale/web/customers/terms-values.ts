import type { AnswerOf, AskOf } from '@workspace/portal/contract'
import type { readCustomer, saveCustomerLink } from '../../contract/customers/calls.ts'
import { newLink } from './new-link.ts'

/** The terms of a seller as they are stored, else those that a new customer begins with. */
export function termsIn(customer: AnswerOf<typeof readCustomer>, seller: string): AskOf<typeof saveCustomerLink> {
  const stored = customer.links.find((link) => link.seller === seller)
  const named = { account: customer.id, seller, businessId: '' }
  if (stored === undefined || stored.office === null) return { ...named, version: 0, ...newLink }
  const { id: _, office, ...shared } = stored
  const { holdBy: _by, holdAt: _at, ...own } = office
  return { ...named, ...shared, ...own }
}
