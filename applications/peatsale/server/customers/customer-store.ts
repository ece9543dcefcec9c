/** Accounts as they are stored. */
import type { Language } from '@workspace/portal/contract'
import { finnishSortKey, searchText } from '@workspace/portal/server'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** States of an order that somebody still has to deliver. */
export const openOrderStates = ['submitted', 'confirmed', 'on_hold', 'in_delivery'] as const

export interface CustomerGiven {
  readonly name: string
  readonly businessId: string
  readonly farmId: string
  readonly language: string
}

/** The columns of an account that is sold to, without id and version. */
export function customerColumns({ name, businessId, farmId, language }: CustomerGiven) {
  return {
    ...{ name, language },
    business_id: businessId,
    farm_id: farmId,
    closed: 0,
    closed_reason: '',
    sort_name: finnishSortKey(name),
    search_text: searchText([name]),
  }
}

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

/** The account is found by its name, and by names and towns of its sites. */
export async function refreshSearchText(transaction: PeatReader, id: string): Promise<void> {
  const own = ownTables(transaction)
  const { name } = await own
    .selectFrom('peatsale_customer')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const sites = await own
    .selectFrom('peatsale_site')
    .select(['name', 'city'])
    .where('customer', '=', id)
    .where('removed', '=', 0)
    .execute()
  const search_text = searchText([name, ...sites.flatMap((site) => [site.name, site.city])])
  await own.updateTable('peatsale_customer').set({ search_text }).where('id', '=', id).execute()
}

/** One more version of the account; holds its row, so that changes to its people come one after another. */
export async function touchCustomer(transaction: PeatReader, id: string, now: Date): Promise<number> {
  const touched = await ownTables(transaction)
    .updateTable('peatsale_customer')
    .set((row) => ({ version: row('version', '+', 1), changed_at: now.toISOString() }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return touched.version
}

/** Whether another open account has the business id. Ask it under `businessIdLock`. */
export async function isBusinessIdTaken(reader: PeatReader, businessId: string, butOf: string): Promise<boolean> {
  if (businessId === '') return false
  const other = await ownTables(reader)
    .selectFrom('peatsale_customer')
    .select('id')
    .where('business_id', '=', businessId)
    .where('closed', '=', 0)
    .where('id', '!=', butOf)
    .executeTakeFirst()
  return other !== undefined
}

/** The account's own, for letters to people whom the portal does not know. */
export function languageOf({ language }: { readonly language: string }): Language {
  return language === 'en' ? 'en' : 'fi'
}

export const businessIdLock = 'customers:business-id'

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
