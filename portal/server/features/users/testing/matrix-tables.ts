/**
 * Who may do what to whom, written by hand from ROLE-18 to ROLE-31 and not from the permission table of the code.
 * One sign for each target: o done, f forbidden, n user_not_found, x not_found, s own_account, u unauthorized.
 * Targets: Biolan's customer, its admin, its admin who is Novarbo's too, Novarbo's customer, a superadmin at Biolan,
 * a driver of Suokoski, a manure transporter of Lakeuden, a private customer, a customer of Biolan's who is in Novarbo's
 * group, another who was given Lanta-appi, a driver of Suokoski who sees all its orders, its foreman, nobody, oneself.
 */
import type { CallerName } from './matrix-people.ts'

export type MatrixTable = Readonly<Record<CallerName, string>>

const noAdmin = {
  visitor: 'uuuuuuuuuuuuuu',
  customer: 'ffffffffffffff',
  almostAdmin: 'ffffffffffffff',
  loader: 'ffffffffffffff',
  driver: 'ffffffffffffff',
  foreman: 'ffffffffffffff',
  manureUser: 'ffffffffffffff',
  demoted: 'ffffffffffffff',
  deactivated: 'uuuuuuuuuuuuuu',
} as const

/** ROLE-23, ROLE-24. */
export const seeing: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'nnnnnnnnnnnnno',
  manureTransportAdmin: 'nnnnnonnnnoono',
  biolanAdmin: 'ooononnnoonnno',
  novarboAdmin: 'nnnonnnnnnnnno',
  twoAdmin: 'ooooonnnoonnno',
  biolanAndCarrierAdmin: 'ooonoonnoooono',
  superadmin: 'oooooooooooono',
}

/**
 * ROLE-30: the manure part of whoever has one, the own one elsewhere; of the others nobody is there. Who does not hold
 * manureappadmin has no business here.
 */
export const savingApplicationParts: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'nnnnnnonnnnnnf',
  manureTransportAdmin: 'ffffffffffffff',
  biolanAdmin: 'ffffffffffffff',
  novarboAdmin: 'ffffffffffffff',
  twoAdmin: 'ffffffffffffff',
  biolanAndCarrierAdmin: 'ffffffffffffff',
  superadmin: 'ffffffffffffff',
}

/** ROLE-29: a superadmin only by superadmins. */
export const editing: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'nnnnnnnnnnnnno',
  manureTransportAdmin: 'nnnnnonnnnoono',
  biolanAdmin: 'ooonfnnnoonnno',
  novarboAdmin: 'nnnonnnnnnnnno',
  twoAdmin: 'oooofnnnoonnno',
  biolanAndCarrierAdmin: 'ooonfonnoooono',
  superadmin: 'oooooooooooono',
}

/** ROLE-20, ROLE-31: nobody gets around a right to administer that he or she does not hold; leading a carrier is one. */
export const takingOver: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'nnnnnnnnnnnnno',
  manureTransportAdmin: 'nnnnnonnnnofno',
  biolanAdmin: 'oofnfnnnoonnno',
  novarboAdmin: 'nnnonnnnnnnnno',
  twoAdmin: 'oooofnnnoonnno',
  biolanAndCarrierAdmin: 'oofnfonnooofno',
  superadmin: 'oooooooooooono',
}

/**
 * ROLE-20, ROLE-31: whoever types an address or a password can sign in as that person, so any right that is not one's own
 * forbids it: a group, an application, a flag within the carrier.
 */
export const signingInAs: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'nnnnnnnnnnnnno',
  manureTransportAdmin: 'nnnnnonnnnffno',
  biolanAdmin: 'oofnfnnnffnnno',
  novarboAdmin: 'nnnonnnnnnnnno',
  twoAdmin: 'oooofnnnofnnno',
  biolanAndCarrierAdmin: 'oofnfonnffffno',
  superadmin: 'oooooooooooono',
}

/** Whoever may sign in as the person; the own one goes by own settings, which ask for the password. */
export const removingSecondFactors = Object.fromEntries(
  Object.entries(signingInAs).map(([caller, signs]) => [caller, signs.replace(/o$/, 's')]),
) as MatrixTable

/** ADMIN-EDIT-23: never oneself. ROLE-31: a person goes with all rights, so each must be one to take. */
export const removing: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'nnnnnnnnnnnnns',
  manureTransportAdmin: 'nnnnnonnnnffns',
  biolanAdmin: 'oofnfnnnffnnns',
  novarboAdmin: 'nnnonnnnnnnnns',
  twoAdmin: 'oooofnnnofnnns',
  biolanAndCarrierAdmin: 'oofnfonnffffns',
  superadmin: 'oooooooooooons',
}

/** ROLE-31: out of the company that one administers, whatever others gave the person. */
export const takingOut: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'nnnnnnnnnnnnns',
  manureTransportAdmin: 'nnnnnfnnnnffns',
  biolanAdmin: 'ooonfnnnoonnns',
  novarboAdmin: 'nnnonnnnnnnnns',
  twoAdmin: 'oooofnnnoonnns',
  biolanAndCarrierAdmin: 'ooonffnnooffns',
  superadmin: 'ooooofffooffns',
}

/** ADMIN-EDIT-23: never oneself. It can be taken back, so only rights to administer are looked at. */
export const deactivating: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'nnnnnnnnnnnnns',
  manureTransportAdmin: 'nnnnnonnnnofns',
  biolanAdmin: 'oofnfnnnoonnns',
  novarboAdmin: 'nnnonnnnnnnnns',
  twoAdmin: 'oooofnnnoonnns',
  biolanAndCarrierAdmin: 'oofnfonnooofns',
  superadmin: 'oooooooooooons',
}

/** ADMIN-USERS-23: in CALL-33 whoever is out of reach is forbidden. */
export const verifying: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'fffffffffffffo',
  manureTransportAdmin: 'fffffoffffoofo',
  biolanAdmin: 'ooofffffoofffo',
  novarboAdmin: 'fffofffffffffo',
  twoAdmin: 'ooooffffoofffo',
  biolanAndCarrierAdmin: 'oooffoffoooofo',
  superadmin: 'oooooooooooofo',
}

/** GEN-17: to the company that the person claims, by who gives its group; a private customer by a superadmin. */
export const lettingInToBiolan: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'ffffffffffffff',
  manureTransportAdmin: 'ffffffffffffff',
  biolanAdmin: 'ooonfnnnoonnno',
  novarboAdmin: 'ffffffffffffff',
  twoAdmin: 'oooffnnnoonnno',
  biolanAndCarrierAdmin: 'ooonffnnooffno',
  superadmin: 'ooofofooooffno',
}

/** GEN-17: a claim is passed on by who administers the company it is about; where nobody waits, nothing happens. */
export const decliningClaims: MatrixTable = {
  ...noAdmin,
  manureAdmin: 'nnnnnnnnnnnnnf',
  manureTransportAdmin: 'nnnnnfnnnnffnf',
  biolanAdmin: 'ooonfnnnoonnno',
  novarboAdmin: 'nnnonnnnnnnnno',
  twoAdmin: 'oooofnnnoonnno',
  biolanAndCarrierAdmin: 'ooonffnnooffno',
  superadmin: 'oooooooooooono',
}

/** A session of somebody out of reach is not found. */
export const endingSessions: MatrixTable = Object.fromEntries(
  Object.entries(editing).map(([name, row]) => [name, row.replaceAll('n', 'x')]),
) as MatrixTable

/** One's own session, and nobody else's. */
export const endingOwnSession: MatrixTable = Object.fromEntries(
  Object.entries(seeing).map(([name, row]) => [name, row.startsWith('u') ? row : 'xxxxxxxxxxxxxo']),
) as MatrixTable

/** Calls that are not about a person: visitor, signed in, administrator, superadmin, deactivated. */
export const everybody = 'ooooo'
export const signedIn = 'uooou'
export const administrators = 'ufoou'
export const superadmins = 'uffou'
