import type { administrationCalls } from '../contract/index.ts'
import type { Answer } from './answering/answer.ts'
import { readApplicationsAnswer } from './applications/administered-applications-answer.ts'
import { saveApplicationsAnswer } from './applications/answers.ts'
import { exportAuditAnswer, searchAuditAnswer, verifyAuditAnswer } from './audit/answers.ts'
import { readCompanyUseAnswer, saveCompaniesAnswer } from './companies/answers.ts'
import { saveTransportCompaniesAnswer } from './companies/transport-company-answers.ts'
import { markFeedbackAnswer, searchFeedbackAnswer } from './feedback/administration-answers.ts'
import { resendLetterAnswer, searchLettersAnswer, sendTestLetterAnswer } from './mail/outbox-administration-answers.ts'
import {
  endPersonSessionAnswer,
  endPersonSessionsAnswer,
  searchSessionsAnswer,
} from './sessions/administration-answers.ts'
import { readSystemSettingsAnswer, saveSystemSettingsAnswer } from './site/settings-answers.ts'
import { cancelPlannedShutdownAnswer, planShutdownAnswer, startOrShutSystemAnswer } from './site/switch-answers.ts'
import { readSystemStateAnswer } from './site/system-state-answer.ts'
import { addUserAnswer } from './users/add-user.ts'
import { bulkUsersAnswer } from './users/bulk/bulk-users.ts'
import { deleteUserAnswer } from './users/delete-user.ts'
import { exportUsersAnswer } from './users/export/export-users.ts'
import { confirmUserImportAnswer } from './users/import/confirm.ts'
import { rehearseUserImportAnswer } from './users/import/rehearse.ts'
import { readUserImportResultAnswer } from './users/import/result.ts'
import { uploadUserImportAnswer } from './users/import/upload.ts'
import { searchUsersAnswer } from './users/list/search-users.ts'
import { saveManurePartAnswer } from './users/manure/save-manure-part.ts'
import { searchManurePeopleAnswer } from './users/manure/search-manure-people.ts'
import { readAdminDataAnswer } from './users/read-admin-data.ts'
import { readUserAnswer } from './users/read-user.ts'
import { readUserHistoryAnswer } from './users/read-user-history.ts'
import { resetUserPasswordAnswer } from './users/reset-user-password.ts'
import { saveUserAnswer } from './users/save-user.ts'
import { setUserActiveAnswer } from './users/set-user-active.ts'
import { takeOutOfCompanyAnswer } from './users/take-out-of-company.ts'
import { verifyUsersAnswer } from './users/verify-users.ts'

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
