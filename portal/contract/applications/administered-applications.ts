import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Application } from './application.ts'

/** What the applications forms start from (ADMIN-APPS): all applications, in use or not, and how many people see each. */
export const readApplications = defineCall({
  name: 'readApplications',
  method: 'GET',
  path: '/api/admin/settings/applications',
  access: 'admin',
  input: z.object({}),
  output: { applications: z.array(z.strictObject({ application: Application, users: z.number() })) },
  refusals: [],
})
