/** The state of the portal in the browser, and what each event makes of it. Pure: the effects are in `portal.ts`. */

import type { AnswerOf } from '../../../contract/call.ts'
import type { readPublicData } from '../../../contract/sessions/calls.ts'
import type { MainRecord } from '../../../contract/site/main-record.ts'
import type { Session, SignedIn } from '../sessions/session.ts'
import { signedOut, waitingFor } from '../sessions/session.ts'
import type { StoredSession } from '../sessions/stored-session.ts'
import type { SharedData } from './shared-data.ts'
import { publicSharedData, sharedData, unansweredSite, withMainRecord } from './shared-data.ts'

/** How the first data is coming: START-10, START-11. */
export type Load =
  | { readonly at: 'underway' }
  | { readonly at: 'arrived' }
  | { readonly at: 'failed'; readonly requestId?: string | undefined }

export type PortalState = {
  /** START-17: opened at the terms of use, and still there. */
  readonly loginOverridden: boolean
  readonly load: Load
  /** START-20: true once a person's initial data has come. */
  readonly initialDataReady: boolean
  readonly session: Session
  /** The session has ended, but the screen stands until its unsaved changes are saved or left. */
  readonly lapsed?: boolean | undefined
  readonly site: SharedData
  /** FRONT-10: the key of the application that was opened last. */
  readonly currentApplication: string
  /** Why the login screen shows, when there is something to say. */
  readonly farewell?: Farewell | undefined
}

export type Farewell = 'expired' | 'loggedout'

export type PortalEvent =
  | { readonly is: 'started'; readonly stored: StoredSession | undefined }
  | { readonly is: 'left the terms' }
  | { readonly is: 'load failed'; readonly requestId?: string | undefined }
  | { readonly is: 'public data came'; readonly data: AnswerOf<typeof readPublicData> }
  | { readonly is: 'initial data came'; readonly session: Session; readonly site: SharedData }
  | { readonly is: 'session lapsed' }
  | { readonly is: 'session ended'; readonly farewell: Farewell }
  | { readonly is: 'own record saved'; readonly session: SignedIn }
  | { readonly is: 'main record came'; readonly record: MainRecord }
  | { readonly is: 'site closed' }
  | { readonly is: 'application chosen'; readonly key: string }
  | { readonly is: 'farewell read' }

export function startState({ loginOverridden }: { loginOverridden: boolean }): PortalState {
  return {
    loginOverridden,
    load: { at: 'underway' },
    initialDataReady: false,
    session: signedOut,
    site: unansweredSite,
    currentApplication: '',
  }
}

export function portalAfter(state: PortalState, event: PortalEvent): PortalState {
  switch (event.is) {
    case 'started':
      return started(state, event.stored)
    case 'left the terms':
      return { ...state, loginOverridden: false }
    case 'load failed':
      // One of two loads came through: what fails after it changes nothing.
      return state.load.at === 'arrived' ? state : { ...state, load: { at: 'failed', requestId: event.requestId } }
    case 'public data came':
      return { ...state, load: { at: 'arrived' }, site: sharedData(state.site, event.data) }
    case 'initial data came':
      return withInitialData(state, event)
    case 'session lapsed':
      return { ...state, lapsed: true }
    case 'session ended':
      return withoutSession(state, event.farewell)
    case 'own record saved':
      return { ...state, session: event.session }
    case 'main record came':
      return { ...state, site: withMainRecord(state.site, event.record) }
    case 'site closed':
      return { ...state, load: { at: 'arrived' }, site: { ...state.site, isSiteActive: false } }
    case 'application chosen':
      return { ...state, currentApplication: event.key }
    case 'farewell read':
      return { ...state, farewell: undefined }
  }
}

/** The same person's data stays on the screen while it is read again. */
function started(state: PortalState, stored: StoredSession | undefined): PortalState {
  const load: Load = { at: 'underway' }
  if (stored === undefined) return { ...withoutSession(state, state.farewell), load }
  const isSame = state.session.at === 'signed-in' && state.session.token === stored.token
  return isSame ? { ...state, load } : { ...withoutSession(state, undefined), load, session: waitingFor(stored) }
}

function withInitialData(state: PortalState, { session, site }: { session: Session; site: SharedData }): PortalState {
  return {
    ...state,
    load: { at: 'arrived' },
    initialDataReady: true,
    session,
    lapsed: undefined,
    site,
    farewell: undefined,
  }
}

/** STATE-02, STATE-03: every field of a person is back at its start value; only what anybody may know of the site stays. */
function withoutSession(state: PortalState, farewell: Farewell | undefined): PortalState {
  return {
    ...startState({ loginOverridden: state.loginOverridden }),
    load: state.load,
    site: publicSharedData(state.site),
    farewell,
  }
}
