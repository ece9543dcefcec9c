import * as z from 'zod/mini'
import { Language } from '../fields/language.ts'
import { specifiedMembership } from './manure-user.ts'

export { fullName } from './full-name.ts'

/** The user as it stands on the wire (ENT-01 to ENT-24), with the names of the specification. */
export const UserType = z.enum(['customer', 'admin', 'transport', 'swampperson'])
export type UserType = z.infer<typeof UserType>

const KnownUser = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  company: z.string(),
  jobtitle: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  streetaddress: z.string(),
  postal: z.string(),
  city: z.string(),
  country: z.string(),
  telephone: z.string(),
  usertype: UserType,
  usergroups: z.array(z.string()),
  apps: z.array(z.string()),
  homeapp: z.string(),
  preferredapps: z.array(z.string()),
  createdby: z.string(),
  lastmodified: z.string(),
  misc: z.strictObject({ language: Language }),
  activated: z.boolean(),
  deactivated: z.boolean(),
  transportalloworders: z.boolean(),
  transportadmin: z.boolean(),
  ...specifiedMembership,
})
export type User = z.infer<typeof KnownUser>

/**
 * Strict but for objects under further names: those are other applications' memberships.
 * A leaked text or number (a hash, a token) therefore fails to parse, as it must (ROLE-25).
 */
export const User = z.catchall(KnownUser, z.record(z.string(), z.json())) as unknown as z.ZodMiniType<User, User>

/** What a transport administrator sees of the people of the own carrier (security.md 4.13). */
export const UserCard = z.strictObject({
  _id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  usertype: UserType,
  telephone: z.string(),
})
export type UserCard = z.infer<typeof UserCard>
