import type { Kysely } from 'kysely'
import type { TransportCompany } from '../../../contract/own.ts'
import type { Database } from '../database/database.ts'
import { preparedQuery } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalTables, TransportCompanyTable } from '../database/tables.ts'

type Reading = Pick<Database<PortalTables>, 'prepared'>

const listed = (db: Kysely<PortalTables>) => db.selectFrom('company').select('name').orderBy('position').orderBy('name')
const companies = preparedQuery((db: Kysely<PortalTables>, _: Record<never, never>) => listed(db))

/** Company names in the operator's order (ENT-35). */
export async function companyNames(database: Reading): Promise<readonly string[]> {
  const rows = await companies(database, {})
  return rows.map((row) => row.name)
}

/** The same as a transaction sees them. */
export async function companyNamesIn(transaction: PortalTransaction): Promise<readonly string[]> {
  const rows = await listed(transaction).execute()
  return rows.map((row) => row.name)
}

const listedCarriers = (db: Kysely<PortalTables>) => db.selectFrom('transport_company').selectAll().orderBy('name_key')
const carriers = preparedQuery((db: Kysely<PortalTables>, _: Record<never, never>) => listedCarriers(db))

export async function transportCompanies(database: Reading): Promise<TransportCompany[]> {
  return (await carriers(database, {})).map(carrierOf)
}

/** The same as a transaction sees them. */
export async function transportCompaniesIn(transaction: PortalTransaction): Promise<TransportCompany[]> {
  return (await listedCarriers(transaction).execute()).map(carrierOf)
}

function carrierOf({ id, name }: TransportCompanyTable): TransportCompany {
  return { _id: id, companyname: name }
}
