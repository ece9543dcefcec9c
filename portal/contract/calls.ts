import { readApplications } from './applications/administered-applications.ts'
import { readApplicationUse } from './applications/application-use.ts'
import * as applications from './applications/calls.ts'
import * as audit from './audit/calls.ts'
import * as companies from './companies/calls.ts'
import { examineSystem } from './doctor/calls.ts'
import * as feedback from './feedback/calls.ts'
import { readFrontPage } from './frontpage/calls.ts'
import * as live from './live/calls.ts'
import * as mail from './mail/calls.ts'
import * as notices from './notices/calls.ts'
import * as ownSettings from './own-settings/calls.ts'
import * as passwordReset from './password-reset/calls.ts'
import { exportOwnData } from './personal-data/calls.ts'
import * as registration from './registration/calls.ts'
import * as secondFactorAdministration from './second-factor/administration-calls.ts'
import * as secondFactor from './second-factor/calls.ts'
import * as sessionAdministration from './sessions/administration-calls.ts'
import * as sessions from './sessions/calls.ts'
import * as site from './site/calls.ts'
import { saveApplicationPart, searchApplicationPeople } from './users/application-people.ts'
import { bulkUsers } from './users/bulk.ts'
import * as users from './users/calls.ts'
import { exportUsers } from './users/user-export.ts'
import * as userImport from './users/user-import.ts'
import { searchUsers } from './users/user-list.ts'
import * as userReading from './users/user-reading.ts'

/** Every call of the portal by name. A call that is not here does not exist; one without an answer does not compile. */
export const portalCalls = {
  readInitialData: sessions.readInitialData,
  readPublicData: sessions.readPublicData,
  logIn: sessions.logIn,
  logOut: sessions.logOut,
  beginPasskeyLogIn: secondFactor.beginPasskeyLogIn,
  finishLogIn: secondFactor.finishLogIn,
  readOwnSecondFactor: secondFactor.readOwnSecondFactor,
  beginApp: secondFactor.beginApp,
  finishApp: secondFactor.finishApp,
  removeApp: secondFactor.removeApp,
  beginPasskey: secondFactor.beginPasskey,
  finishPasskey: secondFactor.finishPasskey,
  renamePasskey: secondFactor.renamePasskey,
  removePasskey: secondFactor.removePasskey,
  renewRecoveryCodes: secondFactor.renewRecoveryCodes,
  readOwnSessions: sessions.readOwnSessions,
  readOwnEmailState: ownSettings.readOwnEmailState,
  endOwnSession: sessions.endOwnSession,
  endOtherSessions: sessions.endOtherSessions,
  searchOwnSignIns: sessions.searchOwnSignIns,
  register: registration.register,
  checkUsername: registration.checkUsername,
  checkEmail: registration.checkEmail,
  validateEmail: registration.validateEmail,
  resendValidation: registration.resendValidation,
  readActivationLetter: registration.readActivationLetter,
  requestReset: passwordReset.requestReset,
  requestResetCommon: passwordReset.requestResetCommon,
  resetByLink: passwordReset.resetByLink,
  secureAccount: passwordReset.secureAccount,
  saveOwnSettings: ownSettings.saveOwnSettings,
  saveOwnApplications: ownSettings.saveOwnApplications,
  exportOwnData,
  confirmEmail: ownSettings.confirmEmail,
  undoEmailChange: ownSettings.undoEmailChange,
  sendFeedback: feedback.sendFeedback,
  readTransportCompanies: companies.readTransportCompanies,
  readApplicationUse,
  readFrontPage,
  countUnreadNotices: notices.countUnreadNotices,
  searchNotices: notices.searchNotices,
  markNoticesRead: notices.markNoticesRead,
  readNoticeChoices: notices.readNoticeChoices,
  saveNoticeChoice: notices.saveNoticeChoice,
  openLiveStream: live.openLiveStream,
  readEventsSince: live.readEventsSince,
} as const

/** Administration's calls (CALL-29, 31 to 39), declared with the others so that the contract is whole. */
export const administrationCalls = {
  readAdminData: users.readAdminData,
  addUser: users.addUser,
  saveUser: users.saveUser,
  verifyUsers: users.verifyUsers,
  resetUserPassword: users.resetUserPassword,
  readUserSecondFactor: secondFactorAdministration.readUserSecondFactor,
  removeUserSecondFactor: secondFactorAdministration.removeUserSecondFactor,
  deleteUser: users.deleteUser,
  takeOutOfCompany: users.takeOutOfCompany,
  searchUsers,
  readUser: userReading.readUser,
  readUserHistory: userReading.readUserHistory,
  setUserActive: userReading.setUserActive,
  searchApplicationPeople,
  saveApplicationPart,
  bulkUsers,
  exportUsers,
  uploadUserImport: userImport.uploadUserImport,
  rehearseUserImport: userImport.rehearseUserImport,
  confirmUserImport: userImport.confirmUserImport,
  readUserImportResult: userImport.readUserImportResult,
  readApplications,
  saveApplications: applications.saveApplications,
  startOrShutSystem: site.startOrShutSystem,
  saveSystemSettings: site.saveSystemSettings,
  readSystemSettings: site.readSystemSettings,
  saveCompanies: companies.saveCompanies,
  saveTransportCompanies: companies.saveTransportCompanies,
  readCompanyUse: companies.readCompanyUse,
  readSystemState: site.readSystemState,
  planShutdown: site.planShutdown,
  cancelPlannedShutdown: site.cancelPlannedShutdown,
  searchLetters: mail.searchLetters,
  resendLetter: mail.resendLetter,
  resendDeadLetters: mail.resendDeadLetters,
  sendTestLetter: mail.sendTestLetter,
  releaseLetters: mail.releaseLetters,
  searchFeedback: feedback.searchFeedback,
  markFeedback: feedback.markFeedback,
  searchSessions: sessionAdministration.searchSessions,
  endPersonSession: sessionAdministration.endPersonSession,
  endPersonSessions: sessionAdministration.endPersonSessions,
  searchAudit: audit.searchAudit,
  exportAudit: audit.exportAudit,
  verifyAudit: audit.verifyAudit,
  examineSystem,
} as const
