/** What the portal needs from the browser; tests and the prerendering bring their own. */
import { ask } from '../requests/ask.ts'
import { addressNow, navigate } from '../routing/hash-location.ts'
import { hasUnsavedChanges } from '../routing/leaving.ts'
import { announceSessionEnd } from '../sessions/session-end.ts'
import type { StoredSession } from '../sessions/stored-session.ts'
import { removeStoredSession, storedSession, storeSession } from '../sessions/stored-session.ts'

export type SessionWork = typeof import('./session-work.ts')

export type World = {
  readonly sessionWork: () => Promise<SessionWork>
  readonly ask: typeof ask
  readonly storedSession: () => StoredSession | undefined
  readonly storeSession: (session: StoredSession) => void
  readonly removeStoredSession: () => void
  readonly announceSessionEnd: () => void
  readonly address: () => string
  readonly navigate: typeof navigate
  /** Whether a form on the screen holds what nobody has saved. */
  readonly hasUnsavedChanges: () => boolean
  /** START-16: a failed start is logged, nothing else. */
  readonly log: (message: string, cause: unknown) => void
}

export const browser: World = {
  sessionWork: () => import('./session-work.ts'),
  ask,
  storedSession,
  storeSession,
  removeStoredSession,
  announceSessionEnd,
  address: addressNow,
  navigate,
  hasUnsavedChanges,
  // biome-ignore lint/suspicious/noConsole: START-16 wants the failure in the console.
  log: (message, cause) => console.error(message, cause),
}
