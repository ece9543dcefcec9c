import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { text } from '../fields/text.ts'
import { UserType } from '../people/user.ts'

export const findMaxLength = 100
/** Rows in one page of the list, at most. */
export const userPageMost = 200

/** What the list shows (`withoutrights`: those who wait for access, GEN-17): view, company, state and find text combine (ADMIN-USERS-07). Every left-out part means "all". */
export const UserListView = z.object({
  view: z._default(z.enum(['all', 'admins']), 'all'),
  /** Name of a company, or the `_id` of a transport company; empty is all. */
  company: z._default(text(100), ''),
  state: z._default(z.enum(['any', 'waiting', 'verified', 'deactivated', 'withoutrights']), 'any'),
  find: z._default(text(findMaxLength), ''),
})
export type UserListView = z.infer<typeof UserListView>

/** `waiting` puts those who wait for verification first, the longest waiting on top. */
export const UserSort = z.enum(['name', 'username', 'email', 'company', 'waiting'])
export type UserSort = z.infer<typeof UserSort>

export const SortDirection = z.enum(['asc', 'desc'])
export type SortDirection = z.infer<typeof SortDirection>

export const ListedUser = z.strictObject({
  _id: z.string(),
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
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

/** `exact` false: there are at least this many; a find over very many hits is not counted to the end. */
export const UserTotal = z.strictObject({ count: z.number(), exact: z.boolean() })
export type UserTotal = z.infer<typeof UserTotal>

/** ADMIN-USERS-25. The list by pages: `cursor` of one answer asks for the rows after it; empty means that there are none. */
export const searchUsers = defineCall({
  name: 'searchUsers',
  method: 'POST',
  path: '/api/admin/users/search',
  access: 'admin',
  input: z.extend(UserListView, {
    sort: z._default(UserSort, 'name'),
    direction: z._default(SortDirection, 'asc'),
    cursor: z._default(z.string().check(z.maxLength(2000)), ''),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(userPageMost)), 50),
    /** Whether to count as well; only the first page answers a total. */
    counted: z._default(z.boolean(), true),
  }),
  output: { users: z.array(ListedUser), cursor: z.string(), total: z.nullable(UserTotal) },
  refusals: [],
})
