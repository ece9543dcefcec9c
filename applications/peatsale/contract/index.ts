/** The peatsale application's contract face. */
export { manifest } from './manifest.ts'
