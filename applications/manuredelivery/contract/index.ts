/** The manure delivery application's contract face. */
export { manifest } from './manifest.ts'
export { manureRole } from './role.ts'
