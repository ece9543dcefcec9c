import * as z from 'zod/mini'

/** Days that an administrator has to add a second factor, from the first sign-in that lacks one. */
export const secondFactorGraceDays = 14

/** How many recovery codes there are in a set. */
export const recoveryCodesInSet = 10

/** Passkeys of one person at most. */
export const passkeysMost = 10

/** How a second step was taken; also the names of the fields of `finishLogIn` that take it. */
export const SecondStep = z.enum(['code', 'recoverycode', 'passkey'])
export type SecondStep = z.infer<typeof SecondStep>

export const Passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  addedat: z.string(),
  /** Empty until the first sign-in with it. */
  lastusedat: z.string(),
})
export type Passkey = z.infer<typeof Passkey>

/** The own second factor as its owner sees it; never a secret. Moments are ISO 8601 in UTC. */
export const OwnSecondFactor = z.strictObject({
  /** Since when an authenticator app is in use; empty without one. */
  appsince: z.string(),
  passkeys: z.array(Passkey),
  /** Recovery codes that have not been used. */
  codesleft: z.number(),
  /** Whether the site asks it of this person. */
  required: z.boolean(),
  /** Passkeys are bound to a name of the portal, so one that is reached by an IP address alone has none. */
  passkeysoffered: z.boolean(),
})
export type OwnSecondFactor = z.infer<typeof OwnSecondFactor>
