/** Administration of companies and transport companies. */
export { readCompanyUseAnswer, saveCompaniesAnswer } from './answers.ts'
export { holdCompany } from './company-changes.ts'
export { saveTransportCompaniesAnswer } from './transport-company-answers.ts'
