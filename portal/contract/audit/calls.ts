import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Language } from '../fields/language.ts'

/** A line of the audit trail. The browser makes its sentence from `action` and `details` with `knownAct` (actions.ts). */
export const AuditLine = z.strictObject({
  seq: z.number(),
  at: z.string(),
  /** Username; empty for a stranger. */
  actor: z.string(),
  action: z.string(),
  target: z.string(),
  company: z.string(),
  details: z.record(z.string(), z.json()),
  result: z.enum(['done', 'refused']),
  /** Cut to its network (security.md 4.16). */
  address: z.string(),
  requestid: z.string(),
})
export type AuditLine = z.infer<typeof AuditLine>

const Word = z.string().check(z.maxLength(254))
const Moment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((value: string) => new Date(value).toISOString()),
)

/** Everything that is given must fit. `find` looks into actor, target, action, company and details. */
const filter = {
  find: z._default(z.string().check(z.maxLength(100)), ''),
  from: z.optional(Moment),
  to: z.optional(Moment),
  actor: z.optional(Word),
  target: z.optional(Word),
  actions: z.optional(z.array(Word).check(z.minLength(1), z.maxLength(100))),
  result: z.optional(z.enum(['done', 'refused'])),
  company: z.optional(Word),
}
export const AuditFilter = z.object(filter)
export type AuditFilter = z.output<typeof AuditFilter>

/**
 * Newest first. `before` of one answer asks for older lines, 0 means none. A page may be short, even empty, while there
 * are older lines: half a million is looked through at a time.
 */
export const searchAudit = defineCall({
  name: 'searchAudit',
  method: 'POST',
  path: '/api/admin/audit/search',
  access: 'admin',
  input: z.object({ ...filter, before: z._default(z.int().check(z.minimum(0)), 0) }),
  output: {
    lines: z.array(AuditLine),
    before: z.number(),
    /** Names of those actors and targets whom the reader may see; the lines themselves keep the usernames of their time. */
    people: z.array(z.strictObject({ username: z.string(), name: z.string() })),
  },
  refusals: [],
})

/** All the lines as a file for a spreadsheet (R57), with headings in the language asked for. */
export const exportAudit = defineCall({
  name: 'exportAudit',
  method: 'POST',
  path: '/api/admin/audit/export',
  access: 'admin',
  file: 'given',
  input: z.object({ ...filter, language: z._default(Language, 'fi') }),
  output: {},
  refusals: ['too_many_requests'],
})

/**
 * Checks a stretch of the chain after `after`, oldest first; asked again with the `after` of the answer until that is 0.
 * `brokenat` is the first line that does not follow from the one before it, 0 while all do.
 */
export const verifyAudit = defineCall({
  name: 'verifyAudit',
  method: 'POST',
  path: '/api/admin/audit/verify',
  access: 'superadmin',
  input: z.object({ after: z._default(z.int().check(z.minimum(0)), 0) }),
  output: {
    checked: z.number(),
    brokenat: z.number(),
    after: z.number(),
    /** The newest line, to hold against a copy kept elsewhere: a cut-off end shows only there. */
    head: z.strictObject({ seq: z.number(), hash: z.string() }),
  },
  refusals: [],
})
