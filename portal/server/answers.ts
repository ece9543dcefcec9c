import type { portalCalls } from '../contract/index.ts'
import { administrationAnswers } from './administration-answers.ts'
import type { Answer } from './answering/answer.ts'
import { readApplicationUseAnswer } from './applications/application-use-answer.ts'
import { sendFeedbackAnswer } from './feedback/answers.ts'
import { readFrontPageAnswer } from './frontpage/answers.ts'
import { openLiveStreamAnswer, readEventsSinceAnswer } from './live/answers.ts'
import { saveOwnApplicationsAnswer, saveOwnSettingsAnswer } from './own-settings/answers.ts'
import {
  confirmEmailAnswer,
  readOwnEmailStateAnswer,
  undoEmailChangeAnswer,
} from './own-settings/email-change-answers.ts'
import { requestResetAnswer, requestResetCommonAnswer, resetByLinkAnswer } from './password-reset/answers.ts'
import {
  checkEmailAnswer,
  checkUsernameAnswer,
  registerAnswer,
  resendValidationAnswer,
  validateEmailAnswer,
} from './registration/answers.ts'
import * as sessions from './sessions/answers.ts'
import { logInAnswer } from './sessions/log-in.ts'

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
