/** Administration of companies and transport companies. */

export { holdCompany } from './company-changes.ts'
export { readCompanyUseHandler, saveCompaniesHandler } from './handlers.ts'
export { saveTransportCompaniesHandler } from './transport-company-handlers.ts'
