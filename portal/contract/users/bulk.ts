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

/** GEN-17: what becomes of people who wait for access; others stay as they are. */
export const NewcomerAction = z.discriminatedUnion('act', [
  /** Gives the group of that company. */
  z.object({ act: z.literal('letin'), company: Name }),
  /** "Not our customer": the claim goes to the superadmins. */
  z.object({ act: z.literal('declineclaim') }),
])
export type NewcomerAction = z.infer<typeof NewcomerAction>

/** Everything that can be asked, what takes an action back among it: the last three only of those whom one's own bulk action has just changed. */
export const BulkUndo = z.union([
  BulkAction,
  NewcomerAction,
  z.object({ act: z.literal('unverify') }),
  z.object({ act: z.literal('unletin'), company: Name }),
  z.object({ act: z.literal('undeclineclaim') }),
])
export type BulkUndo = z.infer<typeof BulkUndo>

export const BulkKept = z.object({ action: BulkUndo, change: z.string() })

const Kept = z.string().check(z.minLength(1), z.maxLength(64))

/**
 * Those ticked, all that the view shows, those whom a preview of the same action showed (its `previewed`), or those whom
 * an earlier bulk action of one's own changed (its `undo.change`, for its `undo.action`).
 */
export const BulkPeople = z.union([
  z.object({
    ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(bulkIdsMost)),
  }),
  z.object({ matching: UserListView }),
  z.object({ previewed: Kept }),
  z.object({ changedby: Kept }),
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
 * With `preview` nobody is changed. `previewed` then names the people of the view as they were, for an hour. Each row is done
 * or refused by itself; verifying is all or nothing (ADMIN-USERS-23), and its `previewed` names those within the actor's scope.
 */
export const bulkUsers = defineCall({
  name: 'bulkUsers',
  method: 'POST',
  path: '/api/admin/users/bulk',
  access: 'admin',
  input: z.object({ preview: z.boolean(), action: BulkUndo, people: BulkPeople }),
  output: {
    rows: z.array(z.strictObject({ _id: z.string(), name: z.string(), result: BulkResult })),
    done: z.number(),
    unchanged: z.number(),
    refused: z.number(),
    previewed: z.nullable(z.string()),
    /** The call that takes it back, for an hour (for a minute after `letin` and `declineclaim`, whose letters leave then): this action on `people: { changedby: change }`. Null where it cannot be undone. */
    undo: z.nullable(BulkKept),
  },
  refusals: ['not_found', 'forbidden'],
})
