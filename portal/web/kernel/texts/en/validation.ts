/** English texts: links that verify or restore an email address. */
import type { validation as finnish } from '../fi/validation.ts'
import type { Section } from '../section.ts'

export const validation: Section<typeof finnish> = {
  validateheading: 'Email verification',
  validatequestiontext: 'Confirm that this email address is yours. After that you can log in.',
  validatesubmit: 'Confirm the address',
  validatependingtext: 'Verifying your email address…',
  validatesuccesstext: 'Your email address has been verified. You can now log in.',
  validatetologin: 'Go to login',
  validatefailuretext: 'Your email address could not be verified. Please contact the site administrator:',
  validateretrytext: 'The link may have expired. Log in, and you can ask for a new verification email.',
  emailconfirmheading: 'New email address verification',
  emailconfirmtext:
    'Confirm that this email address is yours. After that, messages for resetting your password come to it.',
  emailconfirmsubmit: 'Confirm the new address',
  emailconfirmsuccesstext: 'Your new email address has been verified.',
  emailundoheading: 'Undo the email address change',
  emailundotext: 'Do you want your account to have its earlier email address again?',
  emailundosubmit: 'Restore the earlier address',
  emailundosuccesstext:
    'Your earlier email address has been restored, and all your sessions have been ended. Next, set a new password.',
  emaillinkfailuretext:
    'The link has expired or has already been used. If you need help, contact the site administrator:',
}
