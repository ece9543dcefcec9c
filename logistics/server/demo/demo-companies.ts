/** The four companies of the demo, and the rates of value added tax. */
import type { DemoSurroundings, NoTables } from '@workspace/portal/server'
import { monthsBefore } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import { storedTables } from '../database/tables.ts'

const idOf = (at: number) => `5eed0000-0000-4000-8000-00000000c00${at + 1}`

/** What the demo data of applications refer to. */
export const demoCompanies = [
  ['BIO', 'biolan', 'Biolan', '9990001-6', 'Turvekuja 2', '27500', 'Kauttua'],
  ['NOV', 'novarbo', 'Novarbo', '9990002-4', 'Rahkatie 14', '27500', 'Kauttua'],
  ['FAV', 'favorit', 'Favorit', '9990003-2', 'Suopolku 5', '41400', 'Lievestuore'],
  ['EKO', 'ekoasuminen', 'Ekoasuminen', '9990004-0', 'Karpalotie 8', '20780', 'Kaarina'],
].map(([code = '', key = '', name = '', businessId = '', street = '', postalCode = '', city = ''], at) => ({
  ...{ id: idOf(at), code, key, name, businessId, street, postalCode, city },
}))

/** General rates and reduced ones. */
const rates = [
  ['general', '2013-01-01', 2400, '24'],
  ['general', '2024-09-01', 2550, '255'],
] as const

export async function fillCompanies(
  transaction: Transaction<NoTables>,
  { now }: Pick<DemoSurroundings, 'now'>,
): Promise<void> {
  const own = storedTables(transaction)
  const edited = { version: 1, changed_at: monthsBefore(now, 13).toISOString() }
  const companies = demoCompanies.map(({ key, businessId, postalCode, ...company }) => ({
    ...{ ...company, company_key: key, business_id: businessId, postal_code: postalCode, ...edited },
  }))
  await own.insertInto('logistics_company').values(companies).execute()
  const rows = rates.map(([tax_class, from_day, rate_bp, code], at) => ({
    ...{ id: `5eed0000-0000-4000-8000-00000000a00${at + 1}`, tax_class, from_day, rate_bp, code, version: 1 },
  }))
  await own.insertInto('logistics_vat_rate').values(rows).execute()
}
