import type { portalCalls } from '../contract/index.ts'
import { administrationAnswers } from './administration-answers.ts'
import { readApplicationUseAnswer } from './features/applications/application-use-answer.ts'
import { confirmEmailAnswer, readOwnEmailStateAnswer, undoEmailChangeAnswer } from './features/email-change/answers.ts'
import { sendFeedbackAnswer } from './features/feedback/answers.ts'
import { readFrontPageAnswer } from './features/frontpage/answers.ts'
import { openLiveStreamAnswer, readEventsSinceAnswer } from './features/live/answers.ts'
import { saveOwnApplicationsAnswer, saveOwnSettingsAnswer } from './features/own-settings/answers.ts'
import { requestResetAnswer, requestResetCommonAnswer, resetByLinkAnswer } from './features/password-reset/answers.ts'
import {
  checkEmailAnswer,
  checkUsernameAnswer,
  registerAnswer,
  resendValidationAnswer,
  validateEmailAnswer,
} from './features/registration/answers.ts'
import * as sessions from './features/sessions/answers.ts'
import { logInAnswer } from './features/sessions/log-in.ts'
import type { Answer } from './kernel/answering/answer.ts'

/** An answer for every call: a missing one does not compile. */
const answers = {
  readInitialData: sessions.readInitialDataAnswer,
  readPublicData: sessions.readPublicDataAnswer,
  logIn: logInAnswer,
  logOut: sessions.logOutAnswer,
  readOwnSessions: sessions.readOwnSessionsAnswer,
  readOwnEmailState: readOwnEmailStateAnswer,
  endOwnSession: sessions.endOwnSessionAnswer,
  endOtherSessions: sessions.endOtherSessionsAnswer,
  register: registerAnswer,
  checkUsername: checkUsernameAnswer,
  checkEmail: checkEmailAnswer,
  validateEmail: validateEmailAnswer,
  resendValidation: resendValidationAnswer,
  requestReset: requestResetAnswer,
  requestResetCommon: requestResetCommonAnswer,
  resetByLink: resetByLinkAnswer,
  saveOwnSettings: saveOwnSettingsAnswer,
  saveOwnApplications: saveOwnApplicationsAnswer,
  confirmEmail: confirmEmailAnswer,
  undoEmailChange: undoEmailChangeAnswer,
  sendFeedback: sendFeedbackAnswer,
  readTransportCompanies: sessions.readTransportCompaniesAnswer,
  readApplicationUse: readApplicationUseAnswer,
  readFrontPage: readFrontPageAnswer,
  openLiveStream: openLiveStreamAnswer,
  readEventsSince: readEventsSinceAnswer,
} satisfies Record<keyof typeof portalCalls, Answer>

export const portalAnswers: readonly Answer[] = [...Object.values(answers), ...administrationAnswers]
