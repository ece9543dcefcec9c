/** What browser and server send each other of WebAuthn, in the forms that `PublicKeyCredential` reads and writes as JSON. */
import * as z from 'zod/mini'

/** Bytes in base64url, without padding. */
const bytes = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/))

const CredentialId = bytes(1400)
const Transports = z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10))
const Descriptor = z.strictObject({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export const PasskeyCreation = z.strictObject({
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.number() })),
  /** Milliseconds. */
  timeout: z.number(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.strictObject({
    residentKey: z.enum(['preferred']),
    userVerification: z.enum(['required']),
  }),
  attestation: z.enum(['none']),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** For `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export const PasskeyRequest = z.strictObject({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(Descriptor),
  userVerification: z.enum(['required']),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.string().check(z.maxLength(32)))),
}

/** `credential.toJSON()` of `navigator.credentials.create`; what else it holds is left out. */
export const CreatedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z._default(Transports, []),
  }),
})
export type CreatedPasskey = z.output<typeof CreatedPasskey>

/** `credential.toJSON()` of `navigator.credentials.get`. */
export const UsedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
})
export type UsedPasskey = z.output<typeof UsedPasskey>
