/** What people change of their own account. */
export { saveOwnApplicationsHandler, saveOwnSettingsHandler } from './handlers.ts'
export { mailPasswordChanged } from './password-notice.ts'
export { keepProof, provePassword } from './prove-password.ts'
