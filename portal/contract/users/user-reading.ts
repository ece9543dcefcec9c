import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { User, UserType } from '../people/user.ts'

const Id = z.string().check(z.minLength(1), z.maxLength(64))

/** What makes a right: a group, an application given to the person, an application open to everybody, or a flag of the user. */
export const RightSource = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('group'), group: z.string() }),
  z.strictObject({ by: z.literal('given') }),
  z.strictObject({ by: z.literal('everybody') }),
  z.strictObject({ by: z.literal('flag'), flag: z.enum(['transportadmin', 'transportalloworders']) }),
])
export type RightSource = z.infer<typeof RightSource>

/** A right in effect, and where it comes from; one that has several sources stands once for each. */
export const EffectiveRight = z.discriminatedUnion('right', [
  z.strictObject({ right: z.literal('wholesystem'), source: RightSource }),
  z.strictObject({ right: z.literal('companypeople'), company: z.string(), source: RightSource }),
  z.strictObject({ right: z.literal('carrierpeople'), companyname: z.string(), source: RightSource }),
  z.strictObject({ right: z.literal('carriernames'), companyname: z.string(), source: RightSource }),
  z.strictObject({ right: z.literal('orders'), companyname: z.string(), source: RightSource }),
  z.strictObject({ right: z.literal('sees'), application: z.string(), source: RightSource }),
  z.strictObject({ right: z.literal('administers'), application: z.string(), source: RightSource }),
  z.strictObject({ right: z.literal('gives'), groups: z.array(z.string()), source: RightSource }),
])
export type EffectiveRight = z.infer<typeof EffectiveRight>

/** Why an act is not open to this administrator; empty when it is. */
const WhyNot = z.enum(['', 'forbidden', 'own_account', 'last_superadmin'])
export type WhyNot = z.infer<typeof WhyNot>

/** What the asking administrator may do with this person (ADMIN-EDIT-26: the rest shows as disabled). */
export const Changeable = z.strictObject({
  edit: WhyNot,
  /** Address and password, which open the account to whoever holds them. */
  credentials: WhyNot,
  verify: WhyNot,
  reset: WhyNot,
  deactivate: WhyNot,
  reactivate: WhyNot,
  remove: WhyNot,
  takeout: WhyNot,
  usertypes: z.array(UserType),
  companies: z.array(z.string()),
  transportcompanies: z.array(z.string()),
  groups: z.array(z.string()),
  apps: z.array(z.string()),
  transportflags: z.boolean(),
})
export type Changeable = z.infer<typeof Changeable>

/** One user with everything that the editor needs. */
export const readUser = defineCall({
  name: 'readUser',
  method: 'POST',
  path: '/api/admin/users/read',
  access: 'admin',
  input: z.object({ id: Id }),
  /** `addressrefused`: as in the list. `modifiedby`: who changed the person last, as far as the event log remembers and the reader may see; else empty. */
  output: {
    user: User,
    createdat: z.string(),
    modifiedby: z.string(),
    addressrefused: z.boolean(),
    rights: z.array(EffectiveRight),
    changeable: Changeable,
  },
  refusals: ['user_not_found'],
})

/** Deactivating ends the person's sessions and keeps the data; reactivating brings the person back. */
export const setUserActive = defineCall({
  name: 'setUserActive',
  method: 'POST',
  path: '/api/admin/users/setactive',
  access: 'admin',
  input: z.object({ id: Id, active: z.boolean() }),
  output: { user: User },
  refusals: ['user_not_found', 'forbidden', 'own_account', 'last_superadmin'],
})

export const ChangedValue = z.union([z.string(), z.boolean(), z.array(z.string()), z.null()])
export type ChangedValue = z.infer<typeof ChangedValue>

/** One field, before and after; null where it was not there. */
export const FieldChange = z.strictObject({ field: z.string(), before: ChangedValue, after: ChangedValue })
export type FieldChange = z.infer<typeof FieldChange>

export const HistoryLine = z.strictObject({
  seq: z.number(),
  at: z.string(),
  /** Username; empty for somebody who was not signed in. */
  actor: z.string(),
  action: z.string(),
  result: z.enum(['done', 'refused']),
  changes: z.array(FieldChange),
})
export type HistoryLine = z.infer<typeof HistoryLine>

/** Who changed what of a user, when, before and after; newest first. `before` of one answer asks for older lines, 0 means none. */
export const readUserHistory = defineCall({
  name: 'readUserHistory',
  method: 'POST',
  path: '/api/admin/users/history',
  access: 'admin',
  input: z.object({
    id: Id,
    before: z._default(z.int().check(z.minimum(0)), 0),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  }),
  output: { lines: z.array(HistoryLine), before: z.number() },
  refusals: ['user_not_found'],
})
