import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Application } from './application.ts'

const Groups = z.array(z.string().check(z.maxLength(120))).check(z.maxLength(500))

export const saveApplications = defineCall({
  name: 'saveApplications',
  method: 'POST',
  path: '/api/admin/settings/saveapplications',
  access: 'admin',
  input: z.object({
    admin: z.string().check(z.maxLength(254)),
    apps: z
      .array(
        z.object({
          name: z.string().check(z.maxLength(100)),
          clearname: z.string().check(z.maxLength(100)),
          /** ENT-30: either spelling; left out, use stays as it is. */
          isactive: z.optional(z.boolean()),
          iscative: z.optional(z.boolean()),
          groups: z.union([z.literal('all'), Groups]),
          admingroups: Groups,
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  output: { applications: z.array(Application) },
  refusals: ['not_found', 'invalid_input'],
})
