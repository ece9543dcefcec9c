/** What a session needs beyond the drawn login: fetched beside the entry, which stays free of schemas (performance.md). */
export { logIn, logOut, readInitialData, readPublicData } from '../../../contract/sessions/calls.ts'
export { signedIn, withUser } from '../sessions/signing-in.ts'
export { readOnReturn } from './read-on-return.ts'
