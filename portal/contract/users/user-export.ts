import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { SortDirection, UserListView, UserSort } from './user-list.ts'

/** The view as a file, all of it: CSV with `;` and a byte order mark, or XLSX. Headings are in the language asked for. */
export const exportUsers = defineCall({
  name: 'exportUsers',
  method: 'POST',
  path: '/api/admin/users/export',
  access: 'admin',
  file: 'given',
  input: z.extend(UserListView, {
    sort: z._default(UserSort, 'name'),
    direction: z._default(SortDirection, 'asc'),
    format: z.enum(['csv', 'xlsx']),
    language: z.enum(['fi', 'en']),
  }),
  output: {},
  refusals: [],
})
