/** The session as the browser keeps it between starts: a token and a username, nothing else (ENT-28). */
export type StoredSession = { readonly token: string; readonly username: string }

/** Where storage is forbidden the session lives as long as the page. */
let unstored: StoredSession | undefined

/** Undefined when either half is missing: half a session is none (START-09). */
export function storedSession(): StoredSession | undefined {
  const token = readItem('token')
  const username = readItem('username')
  return token && username ? { token, username } : unstored
}

/** The token last: other tabs follow its change and must find the name already there (STATE-10). */
export function storeSession({ token, username }: StoredSession): void {
  try {
    localStorage.setItem('username', username)
    localStorage.setItem('token', token)
  } catch {
    unstored = { token, username }
  }
}

export function removeStoredSession(): void {
  unstored = undefined
  try {
    localStorage.removeItem('username')
    localStorage.removeItem('token')
  } catch {
    // Nothing could be stored, so nothing is left.
  }
}

/** Tells when another tab has logged in or out. */
export function onStoredSessionChange(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === 'token' || key === null) listener()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** CALL-06: the part of a token that may stand in an address. */
export function publicTokenId(token: string): string {
  return token.split('.')[0] ?? ''
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
