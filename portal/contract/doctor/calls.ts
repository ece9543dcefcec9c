import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Language } from '../fields/language.ts'

/** What is looked at, in the order in which it is told. */
export const examinedChecks = [
  'version',
  'settings',
  'database',
  'site',
  'secondfactor',
  'brand',
  'disk',
  'ownership',
  'proxies',
  'clock',
  'letters',
  'jobs',
  'backup',
  'mail',
  'integrity',
  'audit',
] as const
export const ExaminedCheck = z.enum(examinedChecks)
export type ExaminedCheck = z.infer<typeof ExaminedCheck>

/** `fault`: something does not work or is open to others; `warning`: it works, and should be looked after. */
export const FindingState = z.enum(['ok', 'warning', 'fault'])
export type FindingState = z.infer<typeof FindingState>

export const Finding = z.strictObject({
  check: ExaminedCheck,
  state: FindingState,
  /** The same for the same finding in every language, for machines. */
  code: z.string(),
  /** What was found, in the language that was asked for. */
  found: z.string(),
  /** What a program said of it, in the program's own words, which are English as a rule; empty for nothing. */
  quoted: z.string(),
  /** What to do; empty where nothing is to be done. */
  todo: z.string(),
})
export type Finding = z.infer<typeof Finding>

/**
 * `state` answers at once. The others take as long as what they look at is large or far: every file, the mail server, the
 * newest backup, the pages of the data file, the audit trail.
 */
export const ExaminedPart = z.enum(['state', 'ownership', 'mail', 'backup', 'integrity', 'audit'])
export type ExaminedPart = z.infer<typeof ExaminedPart>

/**
 * A part of what `npm run portal -- doctor` looks at. The audit trail is walked in stretches: asked again with the `after`
 * of the answer until that is 0, and `checked` counts the lines of the stretch.
 */
export const examineSystem = defineCall({
  name: 'examineSystem',
  method: 'POST',
  path: '/api/admin/settings/examine',
  access: 'superadmin',
  input: z.object({
    part: ExaminedPart,
    language: Language,
    after: z._default(z.int().check(z.minimum(0)), 0),
    /** Lines that were walked before, which the findings count along. */
    checked: z._default(z.int().check(z.minimum(0)), 0),
  }),
  output: { findings: z.array(Finding), after: z.number(), checked: z.number() },
  refusals: [],
})
