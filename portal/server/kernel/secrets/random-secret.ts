import { hash, randomBytes, randomUUID } from 'node:crypto'

/** 256 random bits for a link or a session, as they stand in an address. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** 96 random bits that name a session in public (security.md 4.3). */
export function randomHandle(): string {
  return randomBytes(12).toString('base64url')
}

export function newId(): string {
  return randomUUID()
}

/** What is stored of a secret: enough to know it again, useless to whoever copies the database (R06, R09). */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

/** What the audit trail and the log call a session: enough to tell them apart, no way to name one in a path (R77). */
export function sessionMark(handle: string): string {
  return hashSecret(handle).slice(0, 16)
}
