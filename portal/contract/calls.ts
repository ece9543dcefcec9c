import * as applications from './applications/calls.ts'
import * as companies from './companies/calls.ts'
import * as feedback from './feedback/calls.ts'
import * as ownSettings from './own-settings/calls.ts'
import * as passwordReset from './password-reset/calls.ts'
import * as registration from './registration/calls.ts'
import * as sessions from './sessions/calls.ts'
import * as site from './site/calls.ts'
import * as users from './users/calls.ts'

/** Every call of the portal by name. A call that is not here does not exist; one without an answer does not compile. */
export const portalCalls = {
  readInitialData: sessions.readInitialData,
  readPublicData: sessions.readPublicData,
  logIn: sessions.logIn,
  logOut: sessions.logOut,
  readOwnSessions: sessions.readOwnSessions,
  endOwnSession: sessions.endOwnSession,
  register: registration.register,
  checkUsername: registration.checkUsername,
  checkEmail: registration.checkEmail,
  validateEmail: registration.validateEmail,
  resendValidation: registration.resendValidation,
  requestReset: passwordReset.requestReset,
  requestResetCommon: passwordReset.requestResetCommon,
  resetByLink: passwordReset.resetByLink,
  saveOwnSettings: ownSettings.saveOwnSettings,
  saveOwnApplications: ownSettings.saveOwnApplications,
  confirmEmail: ownSettings.confirmEmail,
  undoEmailChange: ownSettings.undoEmailChange,
  sendFeedback: feedback.sendFeedback,
  readTransportCompanies: companies.readTransportCompanies,
} as const

/** Administration's calls (CALL-29, 31 to 39), declared with the others so that the contract is whole. */
export const administrationCalls = {
  readAdminData: users.readAdminData,
  addUser: users.addUser,
  saveUser: users.saveUser,
  verifyUsers: users.verifyUsers,
  resetUserPassword: users.resetUserPassword,
  deleteUser: users.deleteUser,
  saveApplications: applications.saveApplications,
  startOrShutSystem: site.startOrShutSystem,
  saveSystemSettings: site.saveSystemSettings,
  readSystemSettings: site.readSystemSettings,
  saveCompanies: companies.saveCompanies,
  saveTransportCompanies: companies.saveTransportCompanies,
} as const
