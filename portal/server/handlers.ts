import type { portalCalls } from '../contract/own.ts'
import { administrationHandlers } from './administration-handlers.ts'
import { readApplicationUseHandler } from './features/applications/index.ts'
import { confirmEmailHandler, readOwnEmailStateHandler, undoEmailChangeHandler } from './features/email-change/index.ts'
import { sendFeedbackHandler } from './features/feedback/index.ts'
import { readFrontPageHandler } from './features/frontpage/index.ts'
import { openLiveStreamHandler, readEventsSinceHandler } from './features/live/index.ts'
import {
  countUnreadNoticesHandler,
  markNoticesReadHandler,
  readNoticeChoicesHandler,
  saveNoticeChoiceHandler,
  searchNoticesHandler,
} from './features/notices/index.ts'
import { saveOwnApplicationsHandler, saveOwnSettingsHandler } from './features/own-settings/index.ts'
import {
  requestResetCommonHandler,
  requestResetHandler,
  resetByLinkHandler,
  secureAccountHandler,
} from './features/password-reset/index.ts'
import { exportOwnDataHandler } from './features/personal-data/index.ts'
import {
  checkEmailHandler,
  checkUsernameHandler,
  readActivationLetterHandler,
  registerHandler,
  resendValidationHandler,
  validateEmailHandler,
} from './features/registration/index.ts'
import {
  beginAppHandler,
  beginPasskeyHandler,
  beginPasskeyLogInHandler,
  finishAppHandler,
  finishLogInHandler,
  finishPasskeyHandler,
  readOwnSecondFactorHandler,
  removeAppHandler,
  removePasskeyHandler,
  renamePasskeyHandler,
  renewRecoveryCodesHandler,
} from './features/second-factor/index.ts'
import {
  endOtherSessionsHandler,
  endOwnSessionHandler,
  logInHandler,
  logOutHandler,
  readInitialDataHandler,
  readOwnSessionsHandler,
  readPublicDataHandler,
  readTransportCompaniesHandler,
  searchOwnSignInsHandler,
} from './features/sessions/index.ts'
import type { Handler } from './kernel/handlers/handler.ts'

/** An answer for every call: a missing one does not compile. */
const answers = {
  readInitialData: readInitialDataHandler,
  readPublicData: readPublicDataHandler,
  logIn: logInHandler,
  logOut: logOutHandler,
  beginPasskeyLogIn: beginPasskeyLogInHandler,
  finishLogIn: finishLogInHandler,
  readOwnSecondFactor: readOwnSecondFactorHandler,
  beginApp: beginAppHandler,
  finishApp: finishAppHandler,
  removeApp: removeAppHandler,
  beginPasskey: beginPasskeyHandler,
  finishPasskey: finishPasskeyHandler,
  renamePasskey: renamePasskeyHandler,
  removePasskey: removePasskeyHandler,
  renewRecoveryCodes: renewRecoveryCodesHandler,
  readOwnSessions: readOwnSessionsHandler,
  readOwnEmailState: readOwnEmailStateHandler,
  endOwnSession: endOwnSessionHandler,
  endOtherSessions: endOtherSessionsHandler,
  searchOwnSignIns: searchOwnSignInsHandler,
  register: registerHandler,
  checkUsername: checkUsernameHandler,
  checkEmail: checkEmailHandler,
  validateEmail: validateEmailHandler,
  resendValidation: resendValidationHandler,
  readActivationLetter: readActivationLetterHandler,
  requestReset: requestResetHandler,
  requestResetCommon: requestResetCommonHandler,
  resetByLink: resetByLinkHandler,
  secureAccount: secureAccountHandler,
  saveOwnSettings: saveOwnSettingsHandler,
  saveOwnApplications: saveOwnApplicationsHandler,
  exportOwnData: exportOwnDataHandler,
  confirmEmail: confirmEmailHandler,
  undoEmailChange: undoEmailChangeHandler,
  sendFeedback: sendFeedbackHandler,
  readTransportCompanies: readTransportCompaniesHandler,
  readApplicationUse: readApplicationUseHandler,
  readFrontPage: readFrontPageHandler,
  countUnreadNotices: countUnreadNoticesHandler,
  searchNotices: searchNoticesHandler,
  markNoticesRead: markNoticesReadHandler,
  readNoticeChoices: readNoticeChoicesHandler,
  saveNoticeChoice: saveNoticeChoiceHandler,
  openLiveStream: openLiveStreamHandler,
  readEventsSince: readEventsSinceHandler,
} satisfies Record<keyof typeof portalCalls, Handler>

export const portalHandlers: readonly Handler[] = [...Object.values(answers), ...administrationHandlers]
