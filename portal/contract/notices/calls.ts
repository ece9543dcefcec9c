import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Cursor } from '../lists/list.ts'

/** The notice's words in both languages, as the application wrote them when it happened. */
const Words = z.strictObject({ fi: z.string(), en: z.string() })

/** Something that has happened, told to one person (platform.md 11). */
export const Notice = z.strictObject({
  id: z.string(),
  /** Key of the application that it is of. */
  application: z.string(),
  event: z.string(),
  title: Words,
  text: Words,
  /** Where it leads: an address of the portal without `#`, such as `/peatsale/loads/12`. */
  route: z.string(),
  /** Somebody must act at once. */
  urgent: z.boolean(),
  at: z.string(),
  /** Empty until it has been read. */
  readat: z.string(),
})
export type Notice = z.infer<typeof Notice>

/** How the letter about an event is decided: always sent, the person's choice, sent to a shared address, or none. */
export const LetterRule = z.enum(['required', 'choice', 'shared', 'none'])
export type LetterRule = z.infer<typeof LetterRule>

/** An event that the person may get notices of, in the own roles. */
export const NoticeChoice = z.strictObject({
  application: z.string(),
  event: z.string(),
  names: Words,
  rule: LetterRule,
  /** Whether a letter goes to this person. */
  letter: z.boolean(),
})
export type NoticeChoice = z.infer<typeof NoticeChoice>

/** Unread notices counted at most; the bell shows `99+` from there on. */
export const unreadMost = 100

/** For the bell in the header of every page. */
export const countUnreadNotices = defineCall({
  name: 'countUnreadNotices',
  method: 'GET',
  path: '/api/notices/unread',
  access: 'signed-in',
  background: true,
  input: z.object({}),
  output: { unread: z.number() },
  refusals: [],
})

/** Newest first, of 90 days; those alone that the application still lets the person see. A page may hold fewer than asked. */
export const searchNotices = defineCall({
  name: 'searchNotices',
  method: 'POST',
  path: '/api/notices/search',
  access: 'signed-in',
  input: z.object({ unread: z._default(z.boolean(), false), cursor: Cursor }),
  output: { notices: z.array(Notice), cursor: z.string() },
  refusals: [],
})

/** Naturally repeatable; without ids all of the own. */
export const markNoticesRead = defineCall({
  name: 'markNoticesRead',
  method: 'POST',
  path: '/api/notices/read',
  access: 'signed-in',
  input: z.object({
    ids: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(200))),
  }),
  output: {},
  refusals: [],
})

/** Every event that somebody in the person's roles gets notices of. */
export const readNoticeChoices = defineCall({
  name: 'readNoticeChoices',
  method: 'GET',
  path: '/api/notices/choices',
  access: 'signed-in',
  input: z.object({}),
  output: { choices: z.array(NoticeChoice) },
  refusals: [],
})

/** `not_found` for an event that there is none of; `invalid_input` where its letter is nobody's choice. */
export const saveNoticeChoice = defineCall({
  name: 'saveNoticeChoice',
  method: 'POST',
  path: '/api/notices/choices',
  access: 'signed-in',
  input: z.object({
    application: z.string().check(z.maxLength(60)),
    event: z.string().check(z.maxLength(100)),
    letter: z.boolean(),
  }),
  output: {},
  refusals: ['not_found'],
})
