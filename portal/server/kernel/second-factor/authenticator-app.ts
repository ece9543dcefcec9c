/** Codes of an authenticator app (RFC 6238): six digits, thirty seconds, SHA-1, which is what every app can do. */
import type { TOTP } from 'otpauth'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { KeyRing } from '../secrets/key-ring.ts'

const period = 30
/** Steps that an app's clock may be off, either way. */
const drift = 1

export interface AppLabel {
  /** Title of the portal. */
  readonly issuer: string
  readonly username: string
}

/** A new key with its `otpauth:` address, and the key as it is typed: in groups of four. */
export async function newAppKey({ issuer, username }: AppLabel) {
  // Loaded by whoever needs it: most starts never do.
  const { Secret } = await import('otpauth')
  const key = new Secret({ size: 20 }).base32
  // A colon would end the issuer's part of the label.
  const totp = await totpOf(key, { issuer: issuer.replaceAll(':', ' '), username })
  return { key, address: totp.toString(), setupKey: key.replace(/(.{4})(?=.)/g, '$1 ') }
}

/** The time step that the code is of: now, or one before or after. Undefined for a code of none of them. */
export async function stepOfCode(key: string, code: string, now: Date): Promise<number | undefined> {
  const totp = await totpOf(key, { issuer: '', username: '' })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: drift })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta
}

async function totpOf(key: string, { issuer, username }: AppLabel): Promise<TOTP> {
  const { Secret, TOTP } = await import('otpauth')
  const secret = Secret.fromBase32(key)
  return new TOTP({ issuer, label: username, algorithm: 'SHA1', digits: 6, period, secret })
}

/** With the account's id inside, so that a row of one person is worth nothing under another's. */
export function sealAppKey(keys: KeyRing, accountId: string, key: string): string {
  return keys.seal(`${accountId} ${key}`)
}

/** Undefined where it was sealed by a key that is gone, or for somebody else. */
export function openAppKey(keys: KeyRing, accountId: string, sealed: string): string | undefined {
  const [owner, key] = keys.open(sealed)?.split(' ') ?? []
  return owner === accountId ? key : undefined
}

/** Takes the step for this code alone: false for one that was accepted before, or is older than that one. */
export async function takeStep(
  transaction: PortalTransaction,
  { accountId, step, sealedKey }: { accountId: string; step: number; sealedKey: string },
): Promise<boolean> {
  const taken = await transaction
    .updateTable('authenticator_app')
    // Sealed anew by the newest key, so that an older one can be taken out of the ring some day.
    .set({ last_step: step, sealed_key: sealedKey })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst()
  return taken !== undefined
}
