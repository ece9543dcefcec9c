/** English texts: the login screen. */

import type { login as finnish } from '../fi/login.ts'
import type { Section } from '../section.ts'
import { common } from './common.ts'

export const login: Section<typeof finnish> = {
  loginheading: 'Log in',
  login: 'Log in',
  loginname: 'Username or e-mail',
  loggingin: 'Logging in…',
  logininvalidtext: common.logininvalidtext,
  loginnotverifiedtext: common.loginnotverifiedtext,
  loginresendvalidation: 'Send the verification email again',
  loginresentvalidationtext: 'The verification email has been sent. Please check your spam folder too.',
  registerlink: 'Register',
  forgottenpasswordlink: 'Forgot your password?',
  loginnewuserheading: 'New user?',
  loginnewusertext:
    'With an account you can order bedding, follow deliveries and report manure for pickup. Creating one takes about a minute.',
  logininvalidhelptext: 'Check that Caps Lock is off and try again.',
  loginnotverifiedhelptext: 'Open the link in the email we sent you. Please check your spam folder too.',
  loginreturntext: 'Log in to continue to the page you asked for.',
  signedouttext: 'You have signed out.',
}
