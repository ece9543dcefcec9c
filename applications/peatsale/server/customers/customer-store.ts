/** Accounts as they are stored. */
import type { Language } from '@workspace/portal/contract'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** States of an order that somebody still has to deliver. */
export const openOrderStates = ['submitted', 'confirmed', 'on_hold', 'in_delivery'] as const

export function newLinkColumns(): Omit<
  PeatTables['peatsale_customer_link'],
  'id' | 'customer' | 'seller' | 'version' | 'changed_at'
> {
  return {
    ...{ number: '', tags: '[]', allowed_products: '[]', season_m3: 0, payment_days: 14 },
    ...{ invoicing_name: '', invoicing_street: '', invoicing_postal_code: '', invoicing_city: '' },
    ...{ einvoice_address: '', einvoice_operator: '' },
    ...{ hold_reason: '', hold_by: '', hold_at: null, credit_limit: null, notes: '', active: 1 },
    ...{ contact_name: '', telephone: '', email: '', contact_search: '' },
  }
}

/** The account's own, for letters to people whom the portal does not know. */
export function languageOf({ language }: { readonly language: string }): Language {
  return language === 'en' ? 'en' : 'fi'
}

/** Orders of the account that are not ended; all of them, or those to some sellers. */
export async function openOrdersOf(reader: PeatReader, customer: string, sellers?: readonly string[]): Promise<number> {
  if (sellers?.length === 0) return 0
  let orders = ownTables(reader)
    .selectFrom('peatsale_order')
    .select((row) => row.fn.countAll().as('count'))
    .where('customer', '=', customer)
    .where('state', 'in', openOrderStates)
  if (sellers) orders = orders.where('seller', 'in', sellers)
  return Number((await orders.executeTakeFirst())?.count ?? 0)
}
