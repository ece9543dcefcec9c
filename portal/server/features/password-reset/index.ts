/** Forgotten passwords. */
export { requestResetCommonHandler, requestResetHandler, resetByLinkHandler } from './handlers.ts'
export { secureAccountHandler } from './secure-account.ts'
