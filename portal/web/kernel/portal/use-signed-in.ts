/** The signed-in person, for screens that only the signed in reach. */

import type { SignedIn } from '../sessions/session.ts'
import { useSession } from './portal-context.tsx'

/** On routes with a guard. Between the end of a session and the next screen React may still draw the old one once. */
export function useSignedIn(): SignedIn {
  const session = useSession()
  if (session.at !== 'signed-in') throw new Error('Nobody is signed in')
  return session
}

/** For a screen that visitors reach, too: undefined for them, and while it is not known who is here. */
export function useMaybeSignedIn(): SignedIn | undefined {
  const session = useSession()
  return session.at === 'signed-in' ? session : undefined
}
