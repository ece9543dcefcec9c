/** English texts: own settings. */

import type { settings as finnish } from '../fi/settings.ts'
import type { Section } from '../section.ts'
import { common } from './common.ts'

export const settings: Section<typeof finnish> = {
  userinformation: 'User information',
  settingsbasic: 'Basic',
  settingscontact: 'Contact',
  settingsmisc: 'Misc',
  editpassword: 'Change password',
  stopeditingpassword: 'Cancel the password change',
  homeappnone: 'No home application',
  homeapphelptext: 'Your home application opens directly when you log in.',
  previousvaluetext: ({ value }) => `Earlier: ${value}. Esc restores it.`,
  errorsavinghelptext: 'Your changes are kept on this page. Check your connection and try again.',
  currentpasswordwrong: 'The current password is wrong.',
  passwordchangedtext: 'Your password has been changed, and your other sessions have been ended.',
  emailchangedtext:
    'We have sent a verification link to your new address. Until you verify it, password reset emails go to your earlier address.',
  emailrefused: 'Our letters do not arrive. Please check the address.',
  emailwaiting: 'Waiting for verification',
  preferredappshelptext: 'On the front page you can choose to see only your favourites.',
  owndataheading: 'Your data',
  owndatatext:
    'Take a copy of everything that is stored about you: your account, sessions, log entries, letters sent to you, your feedback and what the applications hold. The file is in JSON format, which other services can read, too.',
  owndatadownload: 'Download my data',
  sessionsheading: 'Your sessions',
  sessionshelptext:
    'The devices you are logged in on. If you do not recognise one of them, end the session and change your password.',
  sessionthis: 'This browser',
  sessionstarted: ({ time }) => `Logged in ${time}`,
  sessionlastused: ({ time }) => `Last used ${time}`,
  sessionend: 'End the session',
  sessionendothers: 'End the other sessions',
  sessionendedtext: 'The session has been ended.',
  sessionsendedtext: 'Your other sessions have been ended.',
  signinsheading: 'Login history',
  signinshelptext: ({ count }) =>
    `Logins and failed attempts of the last ${count} months. Of an address only its network is shown.`,
  signinsnone: 'There are no logins.',
  signin_done: 'Logged in',
  signinrefused: 'Refused',
  signin_invalid_password: 'Wrong password',
  signin_user_not_verified: 'Right password, but the email address had not been verified',
  signin_too_many_requests: 'Too many wrong attempts, logging in was stopped for a while',
  signin_second_step_required: 'Right password, the second step was not taken',
  signin_wrong_code: 'Right password, wrong code',
  signin_passkey_refused: 'Right password, the passkey was not accepted',
  signinby_code: 'by authenticator app',
  signinby_recoverycode: 'by recovery code',
  signinby_passkey: 'by passkey',
  signindevice: ({ device }) => `Device: ${device}`,
  signindeviceunknown: 'The device is not known',
  signinaddress: ({ address }) => `Network: ${address}`,
  signinnotme: 'This was not me',
  signinnotmename: ({ time }) => `This was not me: login ${time}`,
  signinnotmetext:
    'We end your other sessions at once. Change your password after that, since somebody else may know it. This browser stays logged in.',
  signinnotmesubmit: 'End the other sessions',
  signinnotmedonetext: 'Your other sessions have been ended. Now change your password.',
  reauthenticationtext: common.reauthenticationtext,
  sessionherelong: 'The browser you are using right now.',
  sessionelsewhere: 'Another browser or device.',
}
