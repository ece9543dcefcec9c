import * as z from 'zod/mini'
import { Application } from '../applications/application.ts'
import { defineCall } from '../call.ts'
import { TransportCompany } from '../companies/company.ts'
import { GivenPassword } from '../fields/password.ts'
import { GivenUsername } from '../fields/username.ts'
import { User, UserCard } from '../people/user.ts'
import { SecondStep } from '../second-factor/second-factor.ts'
import { MainRecord } from '../site/main-record.ts'
import { LoginRefusal } from './login-refusal.ts'

/** In the initial data of an administrator who lacks the second factor that the site asks for; left out for all others. */
const MissingSecondFactor = z.strictObject({
  /** Until then the portal opens without it; ISO 8601 in UTC. */
  dueat: z.string(),
  /** That moment has passed: this session may add a second factor and sign out, and its lists hold the person alone. */
  forced: z.boolean(),
})

/** Everything the signed-in browser starts from (ENT-39). `alluserstotal` says how many there are where the list was cut. */
export const initialData = {
  maindata: z.array(MainRecord).check(z.length(1)),
  user: z.array(User).check(z.length(1)),
  allusers: z.array(z.union([User, UserCard])),
  alluserstotal: z.number(),
  apps: z.array(Application),
  companies: z.array(z.string()),
  transportcompanies: z.array(TransportCompany),
  usergroups: z.array(z.string()),
  missingsecondfactor: z.optional(MissingSecondFactor),
}

/** The two path fields that name the session; the header alone authenticates (CALL-06, CALL-07). */
export const SessionPath = z.object({ username: z.string(), token: z.string() })

export const readInitialData = defineCall({
  name: 'readInitialData',
  method: 'GET',
  path: '/api/data/initial/{username}/{token}',
  access: 'signed-in',
  whileEnrolling: true,
  input: SessionPath,
  output: initialData,
  refusals: [],
})

export const readPublicData = defineCall({
  name: 'readPublicData',
  method: 'GET',
  path: '/api/data/initialwithoutlogin',
  access: 'public',
  whileOffline: true,
  input: z.object({}),
  output: { maindata: initialData.maindata, companies: initialData.companies },
  refusals: [],
})

/**
 * LOGIN-08, LOGIN-09: an empty object is read, and refused as a wrong password. `second_step_required` comes after a right
 * password alone: its fields are those of `finishLogIn` by which this person may go on.
 */
export const logIn = defineCall({
  name: 'logIn',
  method: 'POST',
  path: '/api/auth/userlogin',
  access: 'public',
  whileOffline: true,
  input: z.object({ username: z._default(GivenUsername, ''), password: z._default(GivenPassword, '') }),
  output: { token: z.string(), ...initialData },
  refusals: ['invalid_password', 'user_not_verified', 'second_step_required'],
})

export const logOut = defineCall({
  name: 'logOut',
  method: 'POST',
  path: '/api/auth/userlogout',
  access: 'public',
  whileOffline: true,
  whileEnrolling: true,
  input: z.object({}),
  output: {},
  refusals: [],
})

export const OwnSession = z.strictObject({
  id: z.string(),
  current: z.boolean(),
  device: z.string(),
  signedinat: z.string(),
  lastseenat: z.string(),
})
export type OwnSession = z.infer<typeof OwnSession>

/** R36: a person sees where the account is signed in. */
export const readOwnSessions = defineCall({
  name: 'readOwnSessions',
  method: 'GET',
  path: '/api/settings/sessions',
  access: 'signed-in',
  input: z.object({}),
  output: { sessions: z.array(OwnSession) },
  refusals: [],
})

export const endOwnSession = defineCall({
  name: 'endOwnSession',
  method: 'POST',
  path: '/api/settings/sessions/end',
  access: 'signed-in',
  input: z.object({ id: z.string().check(z.maxLength(64)) }),
  output: {},
  refusals: [],
})

/** All but the one that asks; `ended` says how many there were. */
export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/api/settings/sessions/endothers',
  access: 'signed-in',
  input: z.object({}),
  output: { ended: z.number() },
  refusals: [],
})

/** A sign-in to the own account, or a try. `why` is empty for one that got in. */
export const OwnSignIn = z.strictObject({
  id: z.number(),
  at: z.string(),
  /** Made the session that asks. */
  current: z.boolean(),
  why: z.union([LoginRefusal, z.literal('')]),
  /** How the second step was taken, or tried. */
  by: z.union([SecondStep, z.literal('')]),
  /** As a person knows it; empty where an earlier version of the portal did not write it down. */
  device: z.string(),
  /** Cut to its network. */
  address: z.string(),
})
export type OwnSignIn = z.infer<typeof OwnSignIn>

/** As long as the event log is kept, newest first. `before` of one answer asks for older ones, 0 means none. */
export const searchOwnSignIns = defineCall({
  name: 'searchOwnSignIns',
  method: 'POST',
  path: '/api/settings/signins/search',
  access: 'signed-in',
  input: z.object({ before: z._default(z.int().check(z.minimum(0)), 0) }),
  output: { signins: z.array(OwnSignIn), before: z.number() },
  refusals: [],
})
