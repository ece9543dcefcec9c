/** Passkeys (WebAuthn), bound to the portal's public address; each use asks for the person's finger, face or PIN. */
import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { CreatedPasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from '../../../contract/own.ts'
import { fullName } from '../../../contract/own.ts'
import type { Account } from '../accounts/account.ts'
import { minutes } from '../clock/clock.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PasskeyTable } from '../database/second-factor-tables.ts'

export const passkeyTime = minutes(5)
/** EdDSA, ES256 and RS256: every authenticator has one of them. */
const algorithms = [-8, -7, -257]

/** Who asks: the portal by its public address. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/** Undefined where the portal has no name: a passkey cannot be bound to an IP address. */
export function relyingParty(origin: string): RelyingParty | undefined {
  const { hostname: id } = new URL(origin)
  return isIP(id.replace(/^\[|\]$/g, '')) === 0 ? { id, origin } : undefined
}

export function newChallenge(): string {
  return randomBytes(32).toString('base64url')
}

export function passkeyCreation(
  party: RelyingParty,
  { challenge, account, title, passkeys }: { challenge: string; account: Account; title: string; passkeys: Kept },
): PasskeyCreation {
  const { id, username } = account
  return {
    rp: { id: party.id, name: title },
    user: { id: Buffer.from(id).toString('base64url'), name: username, displayName: fullName(account) || username },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: passkeyTime,
    excludeCredentials: passkeys.map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
  }
}

export function passkeyRequest(party: RelyingParty, challenge: string, passkeys: Kept): PasskeyRequest {
  const allowCredentials = passkeys.map(described)
  return { rpId: party.id, challenge, timeout: passkeyTime, allowCredentials, userVerification: 'required' }
}

type Kept = readonly Pick<PasskeyTable, 'credential_id' | 'transports'>[]

function described({ credential_id: id, transports }: Kept[number]) {
  const listed = JSON.parse(transports) as unknown[]
  return { id, type: 'public-key' as const, transports: listed.filter((each) => typeof each === 'string') }
}

/** What is kept of a new passkey; undefined when it is not what was asked for. */
export async function createdPasskey(
  party: RelyingParty,
  challenge: string,
  { id, rawId, type, response }: CreatedPasskey,
): Promise<Pick<PasskeyTable, 'credential_id' | 'public_key' | 'counter' | 'transports' | 'host'> | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await orNothing(() =>
    verifyRegistrationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (registrationInfo === undefined) return undefined
  const { credential } = registrationInfo
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: String(credential.counter),
    transports: JSON.stringify(response.transports),
    host: party.id,
  }
}

/** The counter that the passkey has reached; undefined when it does not prove the person. */
export async function usedPasskey(
  party: RelyingParty,
  challenge: string,
  { kept, used }: { kept: PasskeyTable; used: UsedPasskey },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, rawId, type } = used
  const { clientDataJSON, authenticatorData, signature } = used.response
  const response = { clientDataJSON, authenticatorData, signature }
  const { verified, authenticationInfo } = await orNothing(() =>
    verifyAuthenticationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: kept.credential_id,
        publicKey: new Uint8Array(Buffer.from(kept.public_key, 'base64url')),
        counter: Number(kept.counter),
      },
    }),
  )
  return verified === true ? authenticationInfo?.newCounter : undefined
}

/** Whatever a stranger sends, the library says by throwing that it will not do. */
async function orNothing<Result extends object>(verify: () => Promise<Result>): Promise<Partial<Result>> {
  try {
    return await verify()
  } catch {
    return {}
  }
}

/** Notes the use, and under which host it was. False where another one was noted meanwhile, as of a copy of the passkey that is used at once. */
export async function noteUse(
  transaction: PortalTransaction,
  { kept, counter, host, now }: { kept: PasskeyTable; counter: number; host: string; now: Date },
): Promise<boolean> {
  const noted = await transaction
    .updateTable('passkey')
    .set({ counter: String(counter), host, last_used_at: now.toISOString() })
    .where('id', '=', kept.id)
    .where('counter', '=', kept.counter)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}
