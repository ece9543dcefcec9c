/** Forgotten passwords. */
export { requestResetAnswer, requestResetCommonAnswer, resetByLinkAnswer } from './answers.ts'
export { secureAccountAnswer } from './secure-account.ts'
