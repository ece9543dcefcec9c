/** What the root shows in place of, or above, the routed screen (START-12 to 19). */
import type { PortalState } from './portal-state.ts'

export type RootContent = 'screen' | 'waiting' | 'failure' | 'offline'

/**
 * What stays while the system is closed: the routes that START-18 leaves open, and a screen that holds unsaved work, under
 * a notice until it is saved or left (decision 32).
 */
type Stays = { readonly staysOpen: boolean; readonly holdsWork: boolean }

export function rootContent(state: PortalState, { staysOpen, holdsWork }: Stays): RootContent {
  if (state.loginOverridden) return 'screen'
  if (isClosed(state)) return staysOpen || holdsWork ? 'screen' : 'offline'
  if (state.session.at !== 'waiting') return 'screen'
  return state.load.at === 'failed' ? 'failure' : 'waiting'
}

/** Closed for the one who is here. */
export function isClosed(state: PortalState): boolean {
  return !state.site.isSiteActive && !seesClosedSystem(state)
}

/** START-18: whoever may start the system again sees it, under a banner. */
export function seesClosedSystem({ site, session }: PortalState): boolean {
  return !site.isSiteActive && session.at === 'signed-in' && session.isSuperadmin
}

/** START-15 for a visitor, whose login works even when the public data has not come. */
export function showsFailureNotice(state: PortalState, content: RootContent): boolean {
  return content === 'screen' && state.load.at === 'failed' && !state.loginOverridden
}

/** LOGIN-07; while the system is closed the login stays open for whoever may start it (START-18). */
export function isAlreadyIn(state: PortalState): boolean {
  return state.session.at === 'signed-in' && (state.site.isSiteActive || state.session.isSuperadmin)
}
