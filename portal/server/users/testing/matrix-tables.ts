/**
 * Who may do what to whom, written by hand from ROLE-18 to ROLE-29 and not from the permission table of the code.
 * One sign for each target: o done, f forbidden, n user_not_found, x not_found, s own_account, u unauthorized.
 * Targets: Biolan's customer, its admin, its admin who is Novarbo's too, Novarbo's customer, a superadmin at Biolan,
 * a driver of Suokoski, a manure transporter of Lakeuden, a private customer, nobody, oneself.
 */
import type { CallerName } from './matrix-people.ts'

export type MatrixTable = Readonly<Record<CallerName, string>>

const noAdmin = {
  visitor: 'uuuuuuuuuu',
  customer: 'ffffffffff',
  almostAdmin: 'ffffffffff',
  loader: 'ffffffffff',
  driver: 'ffffffffff',
  foreman: 'ffffffffff',
  manureUser: 'ffffffffff',
  demoted: 'ffffffffff',
  deactivated: 'uuuuuuuuuu',
} as const

/** ROLE-23, ROLE-24. */
export const seeing: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'nnnnnnnnno',
  manureTransportAdmin: 'nnnnnonnno',
  biolanAdmin: 'ooononnnno',
  novarboAdmin: 'nnnonnnnno',
  twoAdmin: 'ooooonnnno',
  superadmin: 'oooooooono',
}

/** ROLE-29: a superadmin only by superadmins. */
export const editing: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'nnnnnnnnno',
  manureTransportAdmin: 'nnnnnonnno',
  biolanAdmin: 'ooonfnnnno',
  novarboAdmin: 'nnnonnnnno',
  twoAdmin: 'oooofnnnno',
  superadmin: 'oooooooono',
}

/** ROLE-20: nobody gets around a right that he or she does not hold. */
export const takingOver: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'nnnnnnnnno',
  manureTransportAdmin: 'nnnnnonnno',
  biolanAdmin: 'oofnfnnnno',
  novarboAdmin: 'nnnonnnnno',
  twoAdmin: 'oooofnnnno',
  superadmin: 'oooooooono',
}

/** ADMIN-EDIT-23: never oneself. */
export const removing: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'nnnnnnnnns',
  manureTransportAdmin: 'nnnnnonnns',
  biolanAdmin: 'oofnfnnnns',
  novarboAdmin: 'nnnonnnnns',
  twoAdmin: 'oooofnnnns',
  superadmin: 'oooooooons',
}

/** ADMIN-USERS-23: in CALL-33 whoever is out of reach is forbidden. */
export const verifying: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'fffffffffo',
  manureTransportAdmin: 'fffffofffo',
  biolanAdmin: 'oooffffffo',
  novarboAdmin: 'fffofffffo',
  twoAdmin: 'oooofffffo',
  superadmin: 'oooooooofo',
}

/** A session of somebody out of reach is not found. */
export const endingSessions: MatrixTable = Object.fromEntries(
  Object.entries(editing).map(([name, row]) => [name, row.replaceAll('n', 'x')]),
) as MatrixTable

/** One's own session, and nobody else's. */
export const endingOwnSession: MatrixTable = Object.fromEntries(
  Object.entries(seeing).map(([name, row]) => [name, row.startsWith('u') ? row : 'xxxxxxxxxo']),
) as MatrixTable

/** Calls that are not about a person: visitor, signed in, administrator, superadmin, deactivated. */
export const everybody = 'ooooo'
export const signedIn = 'uooou'
export const administrators = 'ufoou'
export const superadmins = 'uffou'
