/** What the root shows in place of, or above, the routed screen (START-12 to 19). */
import type { PortalState } from './portal-state.ts'

export type RootContent = 'screen' | 'waiting' | 'failure' | 'offline'

/** `staysOpen`: the route is one of those that START-18 leaves open while the system is closed. */
export function rootContent(state: PortalState, { staysOpen }: { staysOpen: boolean }): RootContent {
  if (state.loginOverridden) return 'screen'
  if (!state.site.isSiteActive && !seesClosedSystem(state)) return staysOpen ? 'screen' : 'offline'
  if (state.session.at !== 'waiting') return 'screen'
  return state.load.at === 'failed' ? 'failure' : 'waiting'
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
