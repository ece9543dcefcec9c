import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/**
 * GEN-15: whether an application is in use, for whoever opens it, a visitor of its public screens among them; the
 * initial data lists only those that are (ROLE-26).
 */
export const readApplicationUse = defineCall({
  name: 'readApplicationUse',
  method: 'GET',
  path: '/api/data/applicationuse/{name}',
  access: 'public',
  input: z.object({ name: z.string().check(z.maxLength(100)) }),
  output: { inuse: z.boolean() },
  refusals: ['not_found'],
})
