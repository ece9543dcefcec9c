/** Makes a session of the data that came with it. Fetched with the calls of the session, not with the entry. */
import { groupMarkers } from '../../../contract/fields/limits.ts'
import type { User } from '../../../contract/people/user.ts'
import { passesAdminCheck, seesApplication } from '../../../contract/rights/groups.ts'
import { adminState, companiesAdministered, currentUser, transportStatus } from './current-user.ts'
import type { Catalogues, InitialData, Session, SignedIn } from './session.ts'
import { signedOut } from './session.ts'
import type { StoredSession } from './stored-session.ts'

/** Nobody when the answer holds no user, which the contract rules out. */
export function signedIn({ token, username }: StoredSession, data: InitialData, catalogues: Catalogues): Session {
  const user = data.user[0]
  if (user === undefined) return signedOut
  return {
    at: 'signed-in',
    token,
    username,
    ...derived(user, catalogues),
    allUsers: data.allusers,
    allUsersTotal: data.alluserstotal,
    missingSecondFactor: data.missingsecondfactor,
  }
}

/** After the person has changed the own record. */
export function withUser(session: SignedIn, user: User, catalogues: Catalogues): SignedIn {
  return { ...session, ...derived(user, catalogues) }
}

function derived(user: User, { companies, userGroups, activeApps }: Catalogues) {
  return {
    user,
    currentUser: currentUser(user),
    transport: transportStatus(user),
    adminState: adminState(user, userGroups),
    adminCompanies: companiesAdministered(user, companies),
    // ROLE-11: what is common to all companies asks for the super group.
    isSuperadmin: passesAdminCheck(groupMarkers.common, adminState(user, userGroups)),
    userApps: activeApps.filter((application) => seesApplication(application, user)),
  }
}
