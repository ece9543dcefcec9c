/** The manure delivery application's contract face. */
export { manuredeliveryManifest } from './manifest.ts'
export { manureRole } from './role.ts'
