/** What a session needs beyond the drawn login: fetched beside the entry, which stays free of schemas (performance.md). */
export { logIn, logOut, readInitialData, readPublicData } from '../../contract/sessions/calls.ts'
export { readOnReturn } from '../site/read-on-return.ts'
export { signedIn, withUser } from './signing-in.ts'
