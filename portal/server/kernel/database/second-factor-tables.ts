/** What a person's second factor is made of. The account's two columns say whether there is any, and until when one is missing. */
export interface AuthenticatorAppTable {
  account_id: string
  /** Sealed by the key ring, together with the account's id. */
  sealed_key: string
  /** Time step of the code that was accepted last: none up to it is accepted again. */
  last_step: number
  since: string
}

export interface PasskeyTable {
  id: string
  account_id: string
  /** What the authenticator calls it, in base64url. */
  credential_id: string
  /** COSE, in base64url. */
  public_key: string
  /** Of 32 bits without a sign, which is more than PostgreSQL's integer holds. */
  counter: string
  /** JSON list. */
  transports: string
  /** The host that it is bound to (its RP ID); empty where an older version made it and it has not been used since. */
  host: string
  name: string
  added_at: string
  /** Empty until the first sign-in with it. */
  last_used_at: string
}

export interface RecoveryCodeTable {
  account_id: string
  /** A signature by the key ring: the code is short enough to be guessed from a plain hash. */
  mark: string
  /** Empty until it is used. */
  used_at: string
}

/** Somebody has given the right password, and not yet taken the second step. */
export interface SecondStepTable {
  ticket_hash: string
  account_id: string
  /** Signatures of the password's hash and of the browser that gave it: with another one the ticket is over. */
  password_mark: string
  browser_mark: string
  /** Of the passkey that is asked for; empty where none is. */
  challenge: string
  created_at: string
  expires_at: string
}

/** A factor that a session has begun to add. */
export interface FactorAttemptTable {
  session_handle: string
  kind: string
  /** A challenge, or a sealed key. */
  content: string
  created_at: string
  expires_at: string
}
