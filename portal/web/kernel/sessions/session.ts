/** Who is here: nobody, somebody whose data is on its way, or somebody signed in. */
import type { Application } from '../../../contract/applications/application.ts'
import type { AnswerOf } from '../../../contract/call.ts'
import type { User } from '../../../contract/people/user.ts'
import type { readInitialData } from '../../../contract/sessions/calls.ts'
import type { AdminState, CurrentUser, TransportStatus } from './current-user.ts'
import type { StoredSession } from './stored-session.ts'

export type InitialData = Omit<AnswerOf<typeof readInitialData>, 'success' | 'value'>

export type SignedIn = StoredSession & {
  readonly at: 'signed-in'
  /** The own record as the server keeps it. */
  readonly user: User
  readonly currentUser: CurrentUser
  readonly transport: TransportStatus
  readonly adminState: AdminState
  readonly adminCompanies: readonly string[]
  readonly isSuperadmin: boolean
  /** Active applications that this person may open (ROLE-14), in the server's order (FRONT-19). */
  readonly userApps: readonly Application[]
  readonly allUsers: InitialData['allusers']
  readonly allUsersTotal: number
  /** An administrator lacks the second factor that the site asks for; undefined for all others. */
  readonly missingSecondFactor: InitialData['missingsecondfactor']
}

export type Session = { readonly at: 'signed-out' } | (StoredSession & { readonly at: 'waiting' }) | SignedIn

/** STATE-02: nothing of anybody is left. */
export const signedOut: Session = { at: 'signed-out' }

export function waitingFor(stored: StoredSession): Session {
  return { at: 'waiting', ...stored }
}

/** The lists of the site that a person's rights are read against. */
export type Catalogues = {
  readonly companies: readonly string[]
  readonly userGroups: readonly string[]
  readonly activeApps: readonly Application[]
}
