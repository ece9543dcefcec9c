import type { portalCalls } from '../contract/own.ts'
import { administrationAnswers } from './administration-answers.ts'
import { readApplicationUseAnswer } from './features/applications/index.ts'
import { confirmEmailAnswer, readOwnEmailStateAnswer, undoEmailChangeAnswer } from './features/email-change/index.ts'
import { sendFeedbackAnswer } from './features/feedback/index.ts'
import { readFrontPageAnswer } from './features/frontpage/index.ts'
import { openLiveStreamAnswer, readEventsSinceAnswer } from './features/live/index.ts'
import {
  countUnreadNoticesAnswer,
  markNoticesReadAnswer,
  readNoticeChoicesAnswer,
  saveNoticeChoiceAnswer,
  searchNoticesAnswer,
} from './features/notices/index.ts'
import { saveOwnApplicationsAnswer, saveOwnSettingsAnswer } from './features/own-settings/index.ts'
import {
  requestResetAnswer,
  requestResetCommonAnswer,
  resetByLinkAnswer,
  secureAccountAnswer,
} from './features/password-reset/index.ts'
import { exportOwnDataAnswer } from './features/personal-data/index.ts'
import {
  checkEmailAnswer,
  checkUsernameAnswer,
  readActivationLetterAnswer,
  registerAnswer,
  resendValidationAnswer,
  validateEmailAnswer,
} from './features/registration/index.ts'
import {
  beginAppAnswer,
  beginPasskeyAnswer,
  beginPasskeyLogInAnswer,
  finishAppAnswer,
  finishLogInAnswer,
  finishPasskeyAnswer,
  readOwnSecondFactorAnswer,
  removeAppAnswer,
  removePasskeyAnswer,
  renamePasskeyAnswer,
  renewRecoveryCodesAnswer,
} from './features/second-factor/index.ts'
import {
  endOtherSessionsAnswer,
  endOwnSessionAnswer,
  logInAnswer,
  logOutAnswer,
  readInitialDataAnswer,
  readOwnSessionsAnswer,
  readPublicDataAnswer,
  readTransportCompaniesAnswer,
  searchOwnSignInsAnswer,
} from './features/sessions/index.ts'
import type { Answer } from './kernel/answering/answer.ts'

/** An answer for every call: a missing one does not compile. */
const answers = {
  readInitialData: readInitialDataAnswer,
  readPublicData: readPublicDataAnswer,
  logIn: logInAnswer,
  logOut: logOutAnswer,
  beginPasskeyLogIn: beginPasskeyLogInAnswer,
  finishLogIn: finishLogInAnswer,
  readOwnSecondFactor: readOwnSecondFactorAnswer,
  beginApp: beginAppAnswer,
  finishApp: finishAppAnswer,
  removeApp: removeAppAnswer,
  beginPasskey: beginPasskeyAnswer,
  finishPasskey: finishPasskeyAnswer,
  renamePasskey: renamePasskeyAnswer,
  removePasskey: removePasskeyAnswer,
  renewRecoveryCodes: renewRecoveryCodesAnswer,
  readOwnSessions: readOwnSessionsAnswer,
  readOwnEmailState: readOwnEmailStateAnswer,
  endOwnSession: endOwnSessionAnswer,
  endOtherSessions: endOtherSessionsAnswer,
  searchOwnSignIns: searchOwnSignInsAnswer,
  register: registerAnswer,
  checkUsername: checkUsernameAnswer,
  checkEmail: checkEmailAnswer,
  validateEmail: validateEmailAnswer,
  resendValidation: resendValidationAnswer,
  readActivationLetter: readActivationLetterAnswer,
  requestReset: requestResetAnswer,
  requestResetCommon: requestResetCommonAnswer,
  resetByLink: resetByLinkAnswer,
  secureAccount: secureAccountAnswer,
  saveOwnSettings: saveOwnSettingsAnswer,
  saveOwnApplications: saveOwnApplicationsAnswer,
  exportOwnData: exportOwnDataAnswer,
  confirmEmail: confirmEmailAnswer,
  undoEmailChange: undoEmailChangeAnswer,
  sendFeedback: sendFeedbackAnswer,
  readTransportCompanies: readTransportCompaniesAnswer,
  readApplicationUse: readApplicationUseAnswer,
  readFrontPage: readFrontPageAnswer,
  countUnreadNotices: countUnreadNoticesAnswer,
  searchNotices: searchNoticesAnswer,
  markNoticesRead: markNoticesReadAnswer,
  readNoticeChoices: readNoticeChoicesAnswer,
  saveNoticeChoice: saveNoticeChoiceAnswer,
  openLiveStream: openLiveStreamAnswer,
  readEventsSince: readEventsSinceAnswer,
} satisfies Record<keyof typeof portalCalls, Answer>

export const portalAnswers: readonly Answer[] = [...Object.values(answers), ...administrationAnswers]
