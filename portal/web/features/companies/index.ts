/** Transport companies for the forms of other features and of applications. */
export type { TransportCompanies } from './use-transport-companies.ts'
export { useTransportCompanies } from './use-transport-companies.ts'
