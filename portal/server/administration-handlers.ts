import type { administrationCalls } from '../contract/own.ts'
import { readApplicationsHandler, saveApplicationsHandler } from './features/applications/index.ts'
import { exportAuditHandler, searchAuditHandler, verifyAuditHandler } from './features/audit/index.ts'
import {
  readCompanyUseHandler,
  saveCompaniesHandler,
  saveTransportCompaniesHandler,
} from './features/companies/index.ts'
import { examineSystemHandler } from './features/doctor/index.ts'
import { markFeedbackHandler, searchFeedbackHandler } from './features/feedback/index.ts'
import {
  releaseLettersHandler,
  resendDeadLettersHandler,
  resendLetterHandler,
  searchLettersHandler,
  sendTestLetterHandler,
} from './features/letters/index.ts'
import { endPersonSessionHandler, endPersonSessionsHandler, searchSessionsHandler } from './features/sessions/index.ts'
import {
  cancelPlannedShutdownHandler,
  planShutdownHandler,
  readSystemSettingsHandler,
  readSystemStateHandler,
  saveSystemSettingsHandler,
  startOrShutSystemHandler,
} from './features/system/index.ts'
import {
  addUserHandler,
  bulkUsersHandler,
  confirmUserImportHandler,
  deleteUserHandler,
  exportUsersHandler,
  readAdminDataHandler,
  readUserHandler,
  readUserHistoryHandler,
  readUserImportResultHandler,
  readUserSecondFactorHandler,
  rehearseUserImportHandler,
  removeUserSecondFactorHandler,
  resetUserPasswordHandler,
  saveApplicationPartHandler,
  saveUserHandler,
  searchApplicationPeopleHandler,
  searchUsersHandler,
  setUserActiveHandler,
  takeOutOfCompanyHandler,
  uploadUserImportHandler,
  verifyUsersHandler,
} from './features/users/index.ts'
import type { Handler } from './kernel/handlers/handler.ts'

/** An answer for every call of the administration: a missing one does not compile. */
const answers = {
  readAdminData: readAdminDataHandler,
  addUser: addUserHandler,
  saveUser: saveUserHandler,
  verifyUsers: verifyUsersHandler,
  resetUserPassword: resetUserPasswordHandler,
  readUserSecondFactor: readUserSecondFactorHandler,
  removeUserSecondFactor: removeUserSecondFactorHandler,
  deleteUser: deleteUserHandler,
  takeOutOfCompany: takeOutOfCompanyHandler,
  searchUsers: searchUsersHandler,
  readUser: readUserHandler,
  readUserHistory: readUserHistoryHandler,
  searchApplicationPeople: searchApplicationPeopleHandler,
  saveApplicationPart: saveApplicationPartHandler,
  bulkUsers: bulkUsersHandler,
  exportUsers: exportUsersHandler,
  uploadUserImport: uploadUserImportHandler,
  rehearseUserImport: rehearseUserImportHandler,
  confirmUserImport: confirmUserImportHandler,
  readUserImportResult: readUserImportResultHandler,
  readApplications: readApplicationsHandler,
  saveApplications: saveApplicationsHandler,
  setUserActive: setUserActiveHandler,
  startOrShutSystem: startOrShutSystemHandler,
  saveSystemSettings: saveSystemSettingsHandler,
  readSystemSettings: readSystemSettingsHandler,
  saveCompanies: saveCompaniesHandler,
  saveTransportCompanies: saveTransportCompaniesHandler,
  readCompanyUse: readCompanyUseHandler,
  readSystemState: readSystemStateHandler,
  planShutdown: planShutdownHandler,
  cancelPlannedShutdown: cancelPlannedShutdownHandler,
  searchLetters: searchLettersHandler,
  resendLetter: resendLetterHandler,
  resendDeadLetters: resendDeadLettersHandler,
  sendTestLetter: sendTestLetterHandler,
  releaseLetters: releaseLettersHandler,
  searchFeedback: searchFeedbackHandler,
  markFeedback: markFeedbackHandler,
  searchSessions: searchSessionsHandler,
  endPersonSession: endPersonSessionHandler,
  endPersonSessions: endPersonSessionsHandler,
  searchAudit: searchAuditHandler,
  exportAudit: exportAuditHandler,
  verifyAudit: verifyAuditHandler,
  examineSystem: examineSystemHandler,
} satisfies Record<keyof typeof administrationCalls, Handler>

export const administrationHandlers: readonly Handler[] = Object.values(answers)
