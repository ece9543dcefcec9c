import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Cursor } from '../lists/list.ts'

/** A signed-in session of somebody within the administrator's scope (R36). */
export const PersonSession = z.strictObject({
  id: z.string(),
  /** The administrator's own session that asks. */
  current: z.boolean(),
  person: z.strictObject({ _id: z.string(), username: z.string(), name: z.string(), company: z.string() }),
  device: z.string(),
  signedinat: z.string(),
  lastseenat: z.string(),
})
export type PersonSession = z.infer<typeof PersonSession>

/** Last seen first; `find` looks into what the user list shows of the person. */
export const searchSessions = defineCall({
  name: 'searchSessions',
  method: 'POST',
  path: '/api/admin/sessions/search',
  access: 'admin',
  input: z.object({
    find: z._default(z.string().check(z.maxLength(100)), ''),
    userid: z.optional(z.string().check(z.maxLength(64))),
    cursor: Cursor,
  }),
  output: {
    sessions: z.array(PersonSession),
    cursor: z.string(),
    /** Of the whole list, whatever the page holds. */
    total: z.strictObject({ sessions: z.number(), people: z.number() }),
  },
  refusals: [],
})

export const endPersonSession = defineCall({
  name: 'endPersonSession',
  method: 'POST',
  path: '/api/admin/sessions/end',
  access: 'admin',
  input: z.object({ id: z.string().check(z.maxLength(64)) }),
  output: {},
  refusals: ['not_found', 'forbidden'],
})

/** Every session of the person; of one's own all but the one that asks. */
export const endPersonSessions = defineCall({
  name: 'endPersonSessions',
  method: 'POST',
  path: '/api/admin/sessions/endall',
  access: 'admin',
  input: z.object({ userid: z.string().check(z.maxLength(64)) }),
  output: { ended: z.number() },
  refusals: ['user_not_found', 'forbidden'],
})
