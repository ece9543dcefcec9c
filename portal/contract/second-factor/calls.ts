import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { GivenPassword } from '../fields/password.ts'
import { text } from '../fields/text.ts'
import { initialData } from '../sessions/calls.ts'
import { CreatedPasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from './passkey.ts'
import { OwnSecondFactor, Passkey } from './second-factor.ts'

/** Six digits; people type them in groups. */
const Code = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(20)),
    z.transform((value: string) => value.replace(/[\s\p{Cf}]/gu, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/)),
)
/** Looked at as it was typed: capitals, spaces and hyphens make no difference. */
const GivenRecoveryCode = z.string().check(z.minLength(1), z.maxLength(40))
const PasskeyId = z.string().check(z.minLength(1), z.maxLength(64))
const PasskeyName = text(60, 1)

/** Proves the person when the sign-in is older than ten minutes (SETTINGS-27). */
const proof = { currentpassword: z.optional(GivenPassword) }
const unproved = ['reauthentication_required', 'invalid_password'] as const

/** Ten codes, shown this once; empty where the set that there is stays as it is. */
const codes = z.array(z.string())

// What these calls answer is a secret or opens the account, so no answer is kept to be repeated.
const once = { repeats: 'never', whileEnrolling: true } as const

/** A challenge for `navigator.credentials.get`, for the person whose password was right; each call makes a new one. */
export const beginPasskeyLogIn = defineCall({
  name: 'beginPasskeyLogIn',
  method: 'POST',
  path: '/api/auth/secondstep/passkey',
  access: 'public',
  whileOffline: true,
  input: z.object({}),
  output: { request: PasskeyRequest },
  refusals: ['attempt_over'],
})

/** The second step of signing in; exactly one of the three is given. Answers what `logIn` answers. */
export const finishLogIn = defineCall({
  name: 'finishLogIn',
  method: 'POST',
  path: '/api/auth/secondstep',
  access: 'public',
  whileOffline: true,
  input: z.object({
    code: z.optional(Code),
    recoverycode: z.optional(GivenRecoveryCode),
    passkey: z.optional(UsedPasskey),
  }),
  /** `codesleft` of the recovery codes. */
  output: { token: z.string(), ...initialData, codesleft: z.number() },
  refusals: ['attempt_over', 'wrong_code', 'passkey_refused'],
})

export const readOwnSecondFactor = defineCall({
  name: 'readOwnSecondFactor',
  method: 'GET',
  path: '/api/settings/secondfactor',
  access: 'signed-in',
  whileEnrolling: true,
  input: z.object({}),
  output: { secondfactor: OwnSecondFactor },
  refusals: [],
})

/** Nothing is in use before `finishApp`; one that is there stays until then, and is replaced. */
export const beginApp = defineCall({
  ...once,
  name: 'beginApp',
  method: 'POST',
  path: '/api/settings/secondfactor/app/begin',
  access: 'signed-in',
  input: z.object(proof),
  /** `address` is the `otpauth:` address that the QR code holds, `setupkey` what is typed instead, in groups of four. */
  output: { address: z.string(), setupkey: z.string(), until: z.string() },
  refusals: unproved,
})

/** By the session that began, within ten minutes. */
export const finishApp = defineCall({
  ...once,
  name: 'finishApp',
  method: 'POST',
  path: '/api/settings/secondfactor/app/finish',
  access: 'signed-in',
  input: z.object({ code: Code }),
  output: { codes },
  refusals: ['attempt_over', 'wrong_code'],
})

/** Without one there is nothing to do, which is a success. The last factor takes the recovery codes with it. */
export const removeApp = defineCall({
  name: 'removeApp',
  method: 'POST',
  path: '/api/settings/secondfactor/app/remove',
  access: 'signed-in',
  input: z.object(proof),
  output: {},
  refusals: unproved,
})

/** `in_use`: the person has as many passkeys as one may have. `not_found`: the portal is reached by an address without a name. */
export const beginPasskey = defineCall({
  ...once,
  name: 'beginPasskey',
  method: 'POST',
  path: '/api/settings/secondfactor/passkeys/begin',
  access: 'signed-in',
  input: z.object(proof),
  output: { creation: PasskeyCreation },
  refusals: [...unproved, 'in_use', 'not_found'],
})

/** By the session that began, within five minutes; the challenge is good for one try. */
export const finishPasskey = defineCall({
  ...once,
  name: 'finishPasskey',
  method: 'POST',
  path: '/api/settings/secondfactor/passkeys/finish',
  access: 'signed-in',
  input: z.object({ name: PasskeyName, passkey: CreatedPasskey }),
  output: { passkey: Passkey, codes },
  refusals: ['attempt_over', 'passkey_refused', 'in_use'],
})

export const renamePasskey = defineCall({
  name: 'renamePasskey',
  method: 'POST',
  path: '/api/settings/secondfactor/passkeys/rename',
  access: 'signed-in',
  input: z.object({ id: PasskeyId, name: PasskeyName }),
  output: {},
  refusals: ['not_found'],
})

export const removePasskey = defineCall({
  name: 'removePasskey',
  method: 'POST',
  path: '/api/settings/secondfactor/passkeys/remove',
  access: 'signed-in',
  input: z.object({ id: PasskeyId, ...proof }),
  output: {},
  refusals: [...unproved, 'not_found'],
})

/** The set before opens nothing any more. `not_found`: there is no second factor that they could stand in for. */
export const renewRecoveryCodes = defineCall({
  ...once,
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/settings/secondfactor/codes/renew',
  access: 'signed-in',
  input: z.object(proof),
  output: { codes },
  refusals: [...unproved, 'not_found'],
})
