import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Email } from '../fields/email.ts'
import { Cursor } from '../lists/list.ts'

export const LetterState = z.enum(['waiting', 'sent', 'skipped', 'dead'])
export type LetterState = z.infer<typeof LetterState>

/** What the portal itself notes in `answer`; screens say it in the reader's language, logs as it stands here. */
export const ownAnswers = {
  inMailbox: 'kept in the built-in mailbox',
  linkOver: 'its link is used or has expired',
  keyLost: 'its link was sealed by a key that is no longer in secret.key',
  notTrue: 'what it tells is true no more',
  notMade: 'the letter could not be made',
} as const

/** A letter on the outbox page (R42): what became of it, never what stands in it. */
export const OutboxLetter = z.strictObject({
  id: z.string(),
  state: LetterState,
  template: z.string(),
  recipient: z.string(),
  tries: z.number(),
  /** What the receiving server said last, or one of `ownAnswers`. */
  answer: z.string(),
  queuedat: z.string(),
  /** Empty unless it waits. */
  nexttryat: z.string(),
  /** Empty unless it was sent. */
  sentat: z.string(),
})
export type OutboxLetter = z.infer<typeof OutboxLetter>

/** Newest first. */
export const searchLetters = defineCall({
  name: 'searchLetters',
  method: 'POST',
  path: '/api/admin/mail/search',
  access: 'superadmin',
  input: z.object({ state: z.optional(LetterState), cursor: Cursor }),
  /** `resendable`: how many `resendDeadLetters` would send, of whatever state the list shows. */
  output: { letters: z.array(OutboxLetter), cursor: z.string(), resendable: z.number() },
  refusals: [],
})

/** A dead letter gets another try. `invalid_code`: its link no longer lives, or it is not a dead letter. */
export const resendLetter = defineCall({
  name: 'resendLetter',
  method: 'POST',
  path: '/api/admin/mail/resend',
  access: 'superadmin',
  input: z.object({ id: z.string().check(z.maxLength(64)) }),
  output: {},
  refusals: ['not_found', 'invalid_code'],
})

/** Letters that a restore held back leave. Where none are held back there is nothing to do, which is a success. */
export const releaseLetters = defineCall({
  name: 'releaseLetters',
  method: 'POST',
  path: '/api/admin/mail/release',
  access: 'superadmin',
  input: z.object({}),
  output: {},
  refusals: [],
})

/**
 * All letters that were given up while the mail server was away or did not let the portal in; not those that it refused for
 * good, nor those whose link no longer lives. Very many go in several calls: `left` still wait for one.
 */
export const resendDeadLetters = defineCall({
  name: 'resendDeadLetters',
  method: 'POST',
  path: '/api/admin/mail/resendall',
  access: 'superadmin',
  input: z.object({}),
  output: { resent: z.number(), left: z.number() },
  refusals: [],
})

/** To the own address unless another is given. Its way shows on the outbox page. */
export const sendTestLetter = defineCall({
  name: 'sendTestLetter',
  method: 'POST',
  path: '/api/admin/mail/test',
  access: 'superadmin',
  status: 201,
  input: z.object({ recipient: z.optional(Email) }),
  output: { recipient: z.string() },
  refusals: ['too_many_requests'],
})
