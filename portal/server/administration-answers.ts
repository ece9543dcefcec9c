import type { administrationCalls } from '../contract/index.ts'
import { readApplicationsAnswer } from './features/applications/administered-applications-answer.ts'
import { saveApplicationsAnswer } from './features/applications/answers.ts'
import { exportAuditAnswer, searchAuditAnswer, verifyAuditAnswer } from './features/audit/answers.ts'
import { readCompanyUseAnswer, saveCompaniesAnswer } from './features/companies/answers.ts'
import { saveTransportCompaniesAnswer } from './features/companies/transport-company-answers.ts'
import { markFeedbackAnswer, searchFeedbackAnswer } from './features/feedback/administration-answers.ts'
import { resendLetterAnswer, searchLettersAnswer, sendTestLetterAnswer } from './features/letters/answers.ts'
import {
  endPersonSessionAnswer,
  endPersonSessionsAnswer,
  searchSessionsAnswer,
} from './features/sessions/administration-answers.ts'
import { readSystemSettingsAnswer, saveSystemSettingsAnswer } from './features/system/settings-answers.ts'
import {
  cancelPlannedShutdownAnswer,
  planShutdownAnswer,
  startOrShutSystemAnswer,
} from './features/system/switch-answers.ts'
import { readSystemStateAnswer } from './features/system/system-state-answer.ts'
import { addUserAnswer } from './features/users/add-user.ts'
import { bulkUsersAnswer } from './features/users/bulk/bulk-users.ts'
import { deleteUserAnswer } from './features/users/delete-user.ts'
import { exportUsersAnswer } from './features/users/export/export-users.ts'
import { confirmUserImportAnswer } from './features/users/import/confirm.ts'
import { rehearseUserImportAnswer } from './features/users/import/rehearse.ts'
import { readUserImportResultAnswer } from './features/users/import/result.ts'
import { uploadUserImportAnswer } from './features/users/import/upload.ts'
import { searchUsersAnswer } from './features/users/list/search-users.ts'
import { saveManurePartAnswer } from './features/users/manure/save-manure-part.ts'
import { searchManurePeopleAnswer } from './features/users/manure/search-manure-people.ts'
import { readAdminDataAnswer } from './features/users/read-admin-data.ts'
import { readUserAnswer } from './features/users/read-user.ts'
import { readUserHistoryAnswer } from './features/users/read-user-history.ts'
import { resetUserPasswordAnswer } from './features/users/reset-user-password.ts'
import { saveUserAnswer } from './features/users/save-user.ts'
import { setUserActiveAnswer } from './features/users/set-user-active.ts'
import { takeOutOfCompanyAnswer } from './features/users/take-out-of-company.ts'
import { verifyUsersAnswer } from './features/users/verify-users.ts'
import type { Answer } from './kernel/answering/answer.ts'

/** An answer for every call of the administration: a missing one does not compile. */
const answers = {
  readAdminData: readAdminDataAnswer,
  addUser: addUserAnswer,
  saveUser: saveUserAnswer,
  verifyUsers: verifyUsersAnswer,
  resetUserPassword: resetUserPasswordAnswer,
  deleteUser: deleteUserAnswer,
  takeOutOfCompany: takeOutOfCompanyAnswer,
  searchUsers: searchUsersAnswer,
  readUser: readUserAnswer,
  readUserHistory: readUserHistoryAnswer,
  searchManurePeople: searchManurePeopleAnswer,
  saveManurePart: saveManurePartAnswer,
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
  sendTestLetter: sendTestLetterAnswer,
  searchFeedback: searchFeedbackAnswer,
  markFeedback: markFeedbackAnswer,
  searchSessions: searchSessionsAnswer,
  endPersonSession: endPersonSessionAnswer,
  endPersonSessions: endPersonSessionsAnswer,
  searchAudit: searchAuditAnswer,
  exportAudit: exportAuditAnswer,
  verifyAudit: verifyAuditAnswer,
} satisfies Record<keyof typeof administrationCalls, Answer>

export const administrationAnswers: readonly Answer[] = Object.values(answers)
