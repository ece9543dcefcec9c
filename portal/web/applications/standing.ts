/** How an application stands towards a person who opens it (GEN-14, GEN-15). */
import type { SignedIn } from '../sessions/session.ts'

export type Standing = 'open' | 'not in use' | 'no right'

/**
 * The server lists only active applications that the person sees (ROLE-26). One that was granted by name, or that any
 * administrator would see, is therefore out of use when it is not listed.
 */
export function standing(
  key: string,
  { userApps, user, adminState }: Pick<SignedIn, 'userApps' | 'user' | 'adminState'>,
): Standing {
  if (userApps.some(({ name }) => name === key)) return 'open'
  return user.apps.includes(key) || adminState.admin ? 'not in use' : 'no right'
}
