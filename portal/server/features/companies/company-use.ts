import type { Kysely } from 'kysely'
import type { AnswerOf, administrationCalls } from '../../../contract/own.ts'
import { countPeopleBy } from '../../kernel/accounts/people.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { companyNames, transportCompanies } from '../../kernel/registers/company-store.ts'

type CompanyUse = Omit<AnswerOf<(typeof administrationCalls)['readCompanyUse']>, 'success' | 'value'>

/** The lists with the number of people in each. */
export async function companyUse(database: Database<PortalTables>): Promise<CompanyUse> {
  const [companies, carriers, inCompany, inCarrier] = await Promise.all([
    companyNames(database),
    transportCompanies(database),
    peopleBy(database.reading, 'company'),
    peopleBy(database.reading, 'carrier'),
  ])
  return {
    companies: companies.map((name) => ({ name, users: inCompany.get(name) ?? 0 })),
    transportcompanies: carriers.map((carrier) => ({ ...carrier, users: inCarrier.get(carrier._id) ?? 0 })),
  }
}

async function peopleBy(
  reading: Kysely<PortalTables>,
  column: 'company' | 'carrier',
): Promise<ReadonlyMap<string, number>> {
  const rows = await countPeopleBy(reading, column).execute()
  return new Map(rows.map(({ value, count }) => [value, Number(count)]))
}
