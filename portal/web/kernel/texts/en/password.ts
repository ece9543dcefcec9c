/** English texts: forgotten password and the new password by link. */

import type { password as finnish } from '../fi/password.ts'
import type { Section } from '../section.ts'
import { common } from './common.ts'

export const password: Section<typeof finnish> = {
  resetpasswordheading: 'Forgotten password',
  resetpasswordinfo:
    'Give your username or your email address, and we will send you a link for setting a new password.',
  resetpasswordsubmit: 'Reset password',
  resetpasswordsuccesstext: 'We have emailed you a link for setting a new password. The link is valid for one hour.',
  userresetpasswordfailuretext: 'Information you provided was faulty. No user account was found with the given info.',
  resetpassworduserfailuretext: 'An error occurred while resetting the password, please contact the administration.',
  resetemailtoolongtext: 'This email address is too long for this form. Please give your username instead.',
  newpasswordheading: 'Set a new password',
  newpasswordsuccesstext: 'Your password has been changed. Log in with the new one.',
  invalidpasswordstext: 'The password must have at least 8 characters, and both fields must be the same.',
  resetlinkrequestnew: 'Request a new link',
  resetpasswordeithertext: 'One of the fields is enough.',
  resetpasswordspamtext: 'If you cannot see the email, look in your spam folder.',
  newpasswordinfo: 'Choose a password that you do not use in other services.',
  resetlinkinvalidtext: common.resetlinkinvalidtext,
  notmeheading: 'Was this not you?',
  notmetext:
    'Shut everybody else out of your account: all sessions end at once, and your present password no longer works. After that you set a new password.',
  notmesubmit: 'Shut everybody else out',
  notmedonetext: 'All sessions have been ended, and the old password no longer works. Now set a new password.',
  backtofrontpage: common.backtofrontpage,
  backtologin: 'Back to login',
}
