import type { Account } from '../accounts/account.ts'
import type { SecondFactorState } from '../accounts/second-factor-state.ts'

/** A session as its request sees it; the secret stays in the header. */
export interface SignedIn {
  readonly handle: string
  readonly account: Account
  readonly secondFactor: SecondFactorState
  readonly createdAt: string
  readonly lastSeenAt: string
  readonly authenticatedAt: string
}

/** `<handle>.<secret>` (CALL-06); undefined when it is not of that form. */
export function tokenParts(token: string): { handle: string; secret: string } | undefined {
  const match = /^([\w-]{8,64})\.([\w-]{20,128})$/.exec(token)
  return match?.[1] && match[2] ? { handle: match[1], secret: match[2] } : undefined
}

/** The token in an Authorization header, with or without `Bearer` (CALL-03). */
export function tokenOfHeader(header: string | undefined): string | undefined {
  const token = header?.replace(/^Bearer\s+/i, '').trim()
  return token === '' ? undefined : token
}
