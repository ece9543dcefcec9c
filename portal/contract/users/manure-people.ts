import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Cursor, Find } from '../lists/list.ts'
import { ManureUser, ManureUserType, UserType } from '../people/user.ts'

/** A person as a manure administrator sees him or her: these fields and no others, wherever the person belongs (ROLE-30). */
export const ManurePerson = z.strictObject({
  _id: z.string(),
  /** As lists say it (HEADER-07). */
  name: z.string(),
  /** Name of a company, or the `_id` of a transport company. */
  company: z.string(),
  /** As people read it. */
  companyname: z.string(),
  usertype: UserType,
  /** Those of manure delivery alone. */
  usergroups: z.array(z.string()),
  usertypemanure: z.optional(ManureUserType),
  manureuserobj: z.optional(ManureUser),
  /** Changes with the manure part and with nothing else, so that it tells nothing of other fields. */
  version: z.string(),
  /** False for oneself, and for superadmins (ROLE-29). */
  changeable: z.boolean(),
})
export type ManurePerson = z.infer<typeof ManurePerson>

/** People who hold a right of manure delivery, by name; `find` looks at the name and the company only. */
export const searchManurePeople = defineCall({
  name: 'searchManurePeople',
  method: 'POST',
  path: '/api/admin/manure/people/search',
  access: 'admin',
  input: z.object({ find: Find, cursor: Cursor }),
  output: { people: z.array(ManurePerson), cursor: z.string() },
  refusals: ['forbidden', 'invalid_input'],
})

/** The manure part of a person, with the manure groups that it comes to (MANURE-14); every other group stays as it is. */
export const saveManurePart = defineCall({
  name: 'saveManurePart',
  method: 'POST',
  path: '/api/admin/manure/people/save',
  access: 'admin',
  input: z.object({
    _id: z.string().check(z.minLength(1), z.maxLength(64)),
    version: z.string().check(z.maxLength(500)),
    usergroups: z.array(z.string().check(z.maxLength(120))).check(z.maxLength(20)),
    usertypemanure: z.optional(ManureUserType),
    manureuserobj: z.optional(ManureUser),
  }),
  output: { person: ManurePerson },
  refusals: ['user_not_found', 'forbidden', 'invalid_input', 'modified_elsewhere'],
})
