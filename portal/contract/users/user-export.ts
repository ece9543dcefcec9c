import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { orderedView } from '../lists/list.ts'
import { UserListView, userSorts } from './user-list.ts'

/** The view as a file, all of it: CSV with `;` and a byte order mark, or XLSX. Headings are in the language asked for. */
export const exportUsers = defineCall({
  name: 'exportUsers',
  method: 'POST',
  path: '/api/admin/users/export',
  access: 'admin',
  file: 'given',
  input: z.extend(orderedView(UserListView, userSorts), {
    format: z.enum(['csv', 'xlsx']),
    language: z.enum(['fi', 'en']),
  }),
  output: {},
  refusals: [],
})
