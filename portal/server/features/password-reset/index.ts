/** Forgotten passwords. */
export { requestResetAnswer, requestResetCommonAnswer, resetByLinkAnswer } from './answers.ts'
