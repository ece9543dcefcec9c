import type { BackupFault } from '../../../contract/own.ts'

/**
 * Every letter there is, with what it needs to know beside the site's own data. `{link}` is made from the letter's secret;
 * `time` is written in the receiver's format (`letterTime`).
 */
export interface LetterParameters {
  verify: { name: string }
  reset: { name: string }
  adminreset: { name: string }
  accountcreated: { name: string; username: string }
  /** Its link, which goes to proven addresses only, ends all sessions and leads to a new password. */
  passwordchanged: { name: string; time: string }
  /** Somebody has signed in from a browser that is new to the account; the same link. `device` is empty for an unknown one. */
  newdevice: { name: string; time: string; device: string }
  /** To the old address; its link takes the change back within seven days. */
  emailchanged: { name: string; email: string; time: string }
  /** To the new address; its link makes it the recovery address. */
  confirmemail: { name: string; email: string }
  feedback: { name: string; email: string; time: string; text: string }
  test: { name: string }
  /** To an administrator, about people who wait for access; `waiting` is filled in when the letter leaves (GEN-17). */
  newcomers: {
    name: string
    account: string
    waiting: readonly { readonly company: string; readonly count: number }[]
  }
  /** To whoever was let in; `applications` are filled in when the letter leaves. */
  letin: { name: string; account: string; applications: readonly string[] }
  claimdeclined: { name: string; account: string; applications: readonly string[] }
  /** To the site's administrator: `last` is the time of the last whole backup, empty for none; no `fault`: none was made. */
  backup: { name: string; last: string; fault: BackupFault | '' }
  secondfactoradded: { name: string; kind: 'app' | 'passkey' }
  /** `all`: by an administrator, or at the console. */
  secondfactorremoved: { name: string; kind: 'app' | 'passkey' | 'all' }
  recoverycodesrenewed: { name: string }
  recoverycodeused: { name: string; left: number }
}

export type LetterTemplate = keyof LetterParameters

/** A letter's template with its own parameters. */
export type LetterContent = {
  [Template in LetterTemplate]: { readonly template: Template; readonly parameters: LetterParameters[Template] }
}[LetterTemplate]

/** Where the link of a letter leads, within the portal. */
export const letterRoutes = {
  verify: '/register/validate/',
  reset: '/auth/resetpassword/',
  adminreset: '/auth/resetpassword/',
  accountcreated: '/auth/resetpassword/',
  passwordchanged: '/auth/notme/',
  newdevice: '/auth/notme/',
  secondfactoradded: '/auth/notme/',
  secondfactorremoved: '/auth/notme/',
  recoverycodesrenewed: '/auth/notme/',
  recoverycodeused: '/auth/notme/',
  emailchanged: '/user/undoemailchange/',
  confirmemail: '/user/confirmemail/',
} as const satisfies Partial<Record<LetterTemplate, string>>

/** Where letters without a secret lead. */
export const letterPages = {
  newcomers: '/admin/users/allusers?state=withoutrights',
  letin: '/frontpage',
} as const satisfies Partial<Record<LetterTemplate, string>>

export const letterTemplates: readonly LetterTemplate[] = [
  'verify',
  'reset',
  'adminreset',
  'accountcreated',
  'passwordchanged',
  'newdevice',
  'emailchanged',
  'confirmemail',
  'feedback',
  'test',
  'newcomers',
  'letin',
  'claimdeclined',
  'backup',
  'secondfactoradded',
  'secondfactorremoved',
  'recoverycodesrenewed',
  'recoverycodeused',
]
