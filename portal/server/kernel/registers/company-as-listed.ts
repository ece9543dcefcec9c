import { companyKey } from '../../../contract/own.ts'

/** The name as the list spells it; undefined for a company that is not on the list (REG-37). */
export function companyAsListed(companies: readonly string[], name: string): string | undefined {
  return companies.find((company) => companyKey(company) === companyKey(name))
}
