/** What people change of their own account. */
export { saveOwnApplicationsAnswer, saveOwnSettingsAnswer } from './answers.ts'
export { mailPasswordChanged } from './password-notice.ts'
export { keepProof, provePassword } from './prove-password.ts'
