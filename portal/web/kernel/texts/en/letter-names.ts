/** English texts: what the system page calls each letter. */
import type { letternames as finnish } from '../fi/letter-names.ts'
import type { Section } from '../section.ts'

export const letternames: Section<typeof finnish> = {
  letter_verify: 'Email verification',
  letter_reset: 'New password',
  letter_adminreset: 'Password reset by an administrator',
  letter_accountcreated: 'New account',
  letter_passwordchanged: 'Password changed',
  letter_newdevice: 'Login from a new device',
  letter_emailchanged: 'Email changed',
  letter_confirmemail: 'New email confirmation',
  letter_feedback: 'Feedback',
  letter_test: 'Test letter',
  letter_newcomers: 'People waiting for access',
  letter_letin: 'Let in',
  letter_claimdeclined: 'Registration being handled',
  letter_backup: 'Backup missing',
  letter_secondfactoradded: 'Second step of login added',
  letter_secondfactorremoved: 'Second step of login removed',
  letter_recoverycodesrenewed: 'New recovery codes',
  letter_recoverycodeused: 'Recovery code used',
}
