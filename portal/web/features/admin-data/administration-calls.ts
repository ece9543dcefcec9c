/** The calls whose answers are admin data: forgotten when the administration is left (ADMIN-SHELL-06). */
import type { administrationCalls } from '../../../contract/calls.ts'

/** Names alone, so that the schemas of all calls do not come with them; a call that is missing does not compile. */
const names: Readonly<Record<keyof typeof administrationCalls, true>> = {
  readAdminData: true,
  addUser: true,
  saveUser: true,
  verifyUsers: true,
  resetUserPassword: true,
  readUserSecondFactor: true,
  removeUserSecondFactor: true,
  deleteUser: true,
  takeOutOfCompany: true,
  searchUsers: true,
  readUser: true,
  readUserHistory: true,
  setUserActive: true,
  searchApplicationPeople: true,
  saveApplicationPart: true,
  bulkUsers: true,
  exportUsers: true,
  uploadUserImport: true,
  rehearseUserImport: true,
  confirmUserImport: true,
  readUserImportResult: true,
  readApplications: true,
  saveApplications: true,
  startOrShutSystem: true,
  saveSystemSettings: true,
  readSystemSettings: true,
  saveCompanies: true,
  saveTransportCompanies: true,
  readCompanyUse: true,
  readSystemState: true,
  planShutdown: true,
  cancelPlannedShutdown: true,
  searchLetters: true,
  resendLetter: true,
  resendDeadLetters: true,
  sendTestLetter: true,
  releaseLetters: true,
  searchFeedback: true,
  markFeedback: true,
  searchSessions: true,
  endPersonSession: true,
  endPersonSessions: true,
  searchAudit: true,
  exportAudit: true,
  verifyAudit: true,
  examineSystem: true,
}

/** CALL-28 is no administrator's alone, but within the administration it is fetched as admin data. */
export function isOfAdministration(call: unknown): boolean {
  return typeof call === 'string' && (Object.hasOwn(names, call) || call === 'readTransportCompanies')
}
