/**
 * Who may do what to whom, written by hand from ROLE-18 to ROLE-29 and not from the permission table of the code.
 * One sign for each target: o done, f forbidden, n user_not_found, x not_found, s own_account, u unauthorized.
 * Targets: Biolan's customer, its admin, its admin who is Novarbo's too, Novarbo's customer, a superadmin at Biolan,
 * a driver of Suokoski, a manure transporter of Lakeuden, a private customer, a customer of Biolan's who is in Novarbo's
 * group, another who was given Lanta-appi, nobody, oneself.
 */
import type { CallerName } from './matrix-people.ts'

export type MatrixTable = Readonly<Record<CallerName, string>>

const noAdmin = {
  visitor: 'uuuuuuuuuuuu',
  customer: 'ffffffffffff',
  almostAdmin: 'ffffffffffff',
  loader: 'ffffffffffff',
  driver: 'ffffffffffff',
  foreman: 'ffffffffffff',
  manureUser: 'ffffffffffff',
  demoted: 'ffffffffffff',
  deactivated: 'uuuuuuuuuuuu',
} as const

/** ROLE-23, ROLE-24. */
export const seeing: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'nnnnnnnnnnno',
  manureTransportAdmin: 'nnnnnonnnnno',
  biolanAdmin: 'ooononnnoono',
  novarboAdmin: 'nnnonnnnnnno',
  twoAdmin: 'ooooonnnoono',
  biolanAndCarrierAdmin: 'ooonoonnoono',
  superadmin: 'oooooooooono',
}

/** ROLE-29: a superadmin only by superadmins. */
export const editing: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'nnnnnnnnnnno',
  manureTransportAdmin: 'nnnnnonnnnno',
  biolanAdmin: 'ooonfnnnoono',
  novarboAdmin: 'nnnonnnnnnno',
  twoAdmin: 'oooofnnnoono',
  biolanAndCarrierAdmin: 'ooonfonnoono',
  superadmin: 'oooooooooono',
}

/** ROLE-20: nobody gets around a right to administer that he or she does not hold. */
export const takingOver: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'nnnnnnnnnnno',
  manureTransportAdmin: 'nnnnnonnnnno',
  biolanAdmin: 'oofnfnnnoono',
  novarboAdmin: 'nnnonnnnnnno',
  twoAdmin: 'oooofnnnoono',
  biolanAndCarrierAdmin: 'oofnfonnoono',
  superadmin: 'oooooooooono',
}

/** ROLE-20: whoever types an address or a password can sign in as that person, so any right that is not one's own forbids it. */
export const signingInAs: MatrixTable = {
  ...takingOver,
  biolanAdmin: 'oofnfnnnffno',
  twoAdmin: 'oooofnnnofno',
  biolanAndCarrierAdmin: 'oofnfonnffno',
}

/** ADMIN-EDIT-23: never oneself. */
export const removing: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'nnnnnnnnnnns',
  manureTransportAdmin: 'nnnnnonnnnns',
  biolanAdmin: 'oofnfnnnoons',
  novarboAdmin: 'nnnonnnnnnns',
  twoAdmin: 'oooofnnnoons',
  biolanAndCarrierAdmin: 'oofnfonnoons',
  superadmin: 'oooooooooons',
}

/** ADMIN-USERS-23: in CALL-33 whoever is out of reach is forbidden. */
export const verifying: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'fffffffffffo',
  manureTransportAdmin: 'fffffofffffo',
  biolanAdmin: 'ooofffffoofo',
  novarboAdmin: 'fffofffffffo',
  twoAdmin: 'ooooffffoofo',
  biolanAndCarrierAdmin: 'oooffoffoofo',
  superadmin: 'oooooooooofo',
}

/** GEN-17: to the company that the person claims, by who gives its group; a private customer by a superadmin. */
export const lettingInToBiolan: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'ffffffffffff',
  manureTransportAdmin: 'ffffffffffff',
  biolanAdmin: 'ooonfnnnoono',
  novarboAdmin: 'ffffffffffff',
  twoAdmin: 'oooffnnnoono',
  biolanAndCarrierAdmin: 'ooonffnnoono',
  superadmin: 'ooofofoooono',
}

/** GEN-17: a claim is passed on by who administers the company it is about; where nobody waits, nothing happens. */
export const decliningClaims: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'nnnnnnnnnnnf',
  manureTransportAdmin: 'nnnnnfnnnnnf',
  biolanAdmin: 'ooonfnnnoono',
  novarboAdmin: 'nnnonnnnnnno',
  twoAdmin: 'oooofnnnoono',
  biolanAndCarrierAdmin: 'ooonffnnoono',
  superadmin: 'oooooooooono',
}

/** A session of somebody out of reach is not found. */
export const endingSessions: MatrixTable = Object.fromEntries(
  Object.entries(editing).map(([name, row]) => [name, row.replaceAll('n', 'x')]),
) as MatrixTable

/** One's own session, and nobody else's. */
export const endingOwnSession: MatrixTable = Object.fromEntries(
  Object.entries(seeing).map(([name, row]) => [name, row.startsWith('u') ? row : 'xxxxxxxxxxxo']),
) as MatrixTable

/** Calls that are not about a person: visitor, signed in, administrator, superadmin, deactivated. */
export const everybody = 'ooooo'
export const signedIn = 'uooou'
export const administrators = 'ufoou'
export const superadmins = 'uffou'
