import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { text } from '../fields/text.ts'
import { Find, listInput, Total } from '../lists/list.ts'
import { UserType } from '../people/user.ts'

/** What the list shows (`withoutrights`: those who wait for access, GEN-17; `addressrefused`: whose address does not work): view, company, state and find text combine (ADMIN-USERS-07). Every left-out part means "all". */
export const UserListView = z.object({
  view: z._default(z.enum(['all', 'admins']), 'all'),
  /** Name of a company, or the `_id` of a transport company; empty is all. */
  company: z._default(text(100), ''),
  state: z._default(z.enum(['any', 'waiting', 'verified', 'deactivated', 'withoutrights', 'addressrefused']), 'any'),
  find: Find,
})
export type UserListView = z.infer<typeof UserListView>

/** `waiting` puts those who wait for verification first, the longest waiting on top. */
export const userSorts = ['name', 'username', 'email', 'company', 'waiting'] as const
export type UserSort = (typeof userSorts)[number]

export const ListedUser = z.strictObject({
  _id: z.string(),
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  /** A mail server has refused letters to this address for good. */
  addressrefused: z.boolean(),
  company: z.string(),
  /** As people read it: for transport users the name of the transport company. */
  companyname: z.string(),
  usertype: UserType,
  activated: z.boolean(),
  deactivated: z.boolean(),
  /** Whether a group of the catalogue makes this person an administrator. */
  admin: z.boolean(),
  createdat: z.string(),
  /** Verified and without any right (GEN-17). */
  waitsforaccess: z.boolean(),
  /** Company whose administrators said that this is nobody of theirs; empty for all others. */
  declinedcompany: z.string(),
})
export type ListedUser = z.infer<typeof ListedUser>

/** ADMIN-USERS-25. The list by pages: `cursor` of one answer asks for the rows after it; empty means that there are none. */
export const searchUsers = defineCall({
  name: 'searchUsers',
  method: 'POST',
  path: '/api/admin/users/search',
  access: 'admin',
  input: listInput(UserListView, userSorts),
  output: { users: z.array(ListedUser), cursor: z.string(), total: z.nullable(Total) },
  refusals: [],
})
