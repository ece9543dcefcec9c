import type { administrationCalls } from '../contract/own.ts'
import { readApplicationsAnswer, saveApplicationsAnswer } from './features/applications/index.ts'
import { exportAuditAnswer, searchAuditAnswer, verifyAuditAnswer } from './features/audit/index.ts'
import { readCompanyUseAnswer, saveCompaniesAnswer, saveTransportCompaniesAnswer } from './features/companies/index.ts'
import { examineSystemAnswer } from './features/doctor/index.ts'
import { markFeedbackAnswer, searchFeedbackAnswer } from './features/feedback/index.ts'
import {
  releaseLettersAnswer,
  resendDeadLettersAnswer,
  resendLetterAnswer,
  searchLettersAnswer,
  sendTestLetterAnswer,
} from './features/letters/index.ts'
import { endPersonSessionAnswer, endPersonSessionsAnswer, searchSessionsAnswer } from './features/sessions/index.ts'
import {
  cancelPlannedShutdownAnswer,
  planShutdownAnswer,
  readSystemSettingsAnswer,
  readSystemStateAnswer,
  saveSystemSettingsAnswer,
  startOrShutSystemAnswer,
} from './features/system/index.ts'
import {
  addUserAnswer,
  bulkUsersAnswer,
  confirmUserImportAnswer,
  deleteUserAnswer,
  exportUsersAnswer,
  readAdminDataAnswer,
  readUserAnswer,
  readUserHistoryAnswer,
  readUserImportResultAnswer,
  readUserSecondFactorAnswer,
  rehearseUserImportAnswer,
  removeUserSecondFactorAnswer,
  resetUserPasswordAnswer,
  saveApplicationPartAnswer,
  saveUserAnswer,
  searchApplicationPeopleAnswer,
  searchUsersAnswer,
  setUserActiveAnswer,
  takeOutOfCompanyAnswer,
  uploadUserImportAnswer,
  verifyUsersAnswer,
} from './features/users/index.ts'
import type { Answer } from './kernel/answering/answer.ts'

/** An answer for every call of the administration: a missing one does not compile. */
const answers = {
  readAdminData: readAdminDataAnswer,
  addUser: addUserAnswer,
  saveUser: saveUserAnswer,
  verifyUsers: verifyUsersAnswer,
  resetUserPassword: resetUserPasswordAnswer,
  readUserSecondFactor: readUserSecondFactorAnswer,
  removeUserSecondFactor: removeUserSecondFactorAnswer,
  deleteUser: deleteUserAnswer,
  takeOutOfCompany: takeOutOfCompanyAnswer,
  searchUsers: searchUsersAnswer,
  readUser: readUserAnswer,
  readUserHistory: readUserHistoryAnswer,
  searchApplicationPeople: searchApplicationPeopleAnswer,
  saveApplicationPart: saveApplicationPartAnswer,
  bulkUsers: bulkUsersAnswer,
  exportUsers: exportUsersAnswer,
  uploadUserImport: uploadUserImportAnswer,
  rehearseUserImport: rehearseUserImportAnswer,
  confirmUserImport: confirmUserImportAnswer,
  readUserImportResult: readUserImportResultAnswer,
  readApplications: readApplicationsAnswer,
  saveApplications: saveApplicationsAnswer,
  setUserActive: setUserActiveAnswer,
  startOrShutSystem: startOrShutSystemAnswer,
  saveSystemSettings: saveSystemSettingsAnswer,
  readSystemSettings: readSystemSettingsAnswer,
  saveCompanies: saveCompaniesAnswer,
  saveTransportCompanies: saveTransportCompaniesAnswer,
  readCompanyUse: readCompanyUseAnswer,
  readSystemState: readSystemStateAnswer,
  planShutdown: planShutdownAnswer,
  cancelPlannedShutdown: cancelPlannedShutdownAnswer,
  searchLetters: searchLettersAnswer,
  resendLetter: resendLetterAnswer,
  resendDeadLetters: resendDeadLettersAnswer,
  sendTestLetter: sendTestLetterAnswer,
  releaseLetters: releaseLettersAnswer,
  searchFeedback: searchFeedbackAnswer,
  markFeedback: markFeedbackAnswer,
  searchSessions: searchSessionsAnswer,
  endPersonSession: endPersonSessionAnswer,
  endPersonSessions: endPersonSessionsAnswer,
  searchAudit: searchAuditAnswer,
  exportAudit: exportAuditAnswer,
  verifyAudit: verifyAuditAnswer,
  examineSystem: examineSystemAnswer,
} satisfies Record<keyof typeof administrationCalls, Answer>

export const administrationAnswers: readonly Answer[] = Object.values(answers)
