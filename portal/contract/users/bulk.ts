import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { UserListView } from './user-list.ts'

const Name = z.string().check(z.minLength(1), z.maxLength(120))

/** Ids that fit into one request. */
export const bulkIdsMost = 1500
/** People that one bulk action reaches, however they were chosen. */
export const bulkPeopleMost = 5000

export const BulkAction = z.discriminatedUnion('act', [
  z.object({ act: z.literal('verify') }),
  z.object({ act: z.literal('resendverification') }),
  z.object({ act: z.literal('deactivate') }),
  z.object({ act: z.literal('reactivate') }),
  z.object({ act: z.literal('giveapp'), app: Name }),
  z.object({ act: z.literal('takeapp'), app: Name }),
  z.object({ act: z.literal('givegroup'), group: Name }),
  z.object({ act: z.literal('takegroup'), group: Name }),
])
export type BulkAction = z.infer<typeof BulkAction>

/** Those ticked, all that the view shows, or those whom an earlier bulk action of one's own changed (its `undo.change`). */
export const BulkPeople = z.union([
  z.object({
    ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(bulkIdsMost)),
  }),
  z.object({ matching: UserListView }),
  z.object({ changedby: z.string().check(z.minLength(1), z.maxLength(64)) }),
])
export type BulkPeople = z.infer<typeof BulkPeople>

/** `unchanged`: it was so already. Any other word is why this person was left as he or she was. */
export const BulkResult = z.enum([
  'done',
  'unchanged',
  'user_not_found',
  'forbidden',
  'own_account',
  'last_superadmin',
  'invalid_input',
  'too_many_requests',
])
export type BulkResult = z.infer<typeof BulkResult>

/**
 * With `preview` nothing is changed and the answer says what would happen.
 * Row by row: one person who may not be changed does not stop the others; `verifyUsers` (CALL-33) is the all-or-nothing call.
 */
export const bulkUsers = defineCall({
  name: 'bulkUsers',
  method: 'POST',
  path: '/api/admin/users/bulk',
  access: 'admin',
  input: z.object({ preview: z.boolean(), action: BulkAction, people: BulkPeople }),
  output: {
    rows: z.array(z.strictObject({ _id: z.string(), name: z.string(), result: BulkResult })),
    done: z.number(),
    unchanged: z.number(),
    refused: z.number(),
    /** The call that takes it back, for an hour: this action on `people: { changedby: change }`. Null where it cannot be undone. */
    undo: z.nullable(z.object({ action: BulkAction, change: z.string() })),
  },
  refusals: ['not_found', 'forbidden'],
})
