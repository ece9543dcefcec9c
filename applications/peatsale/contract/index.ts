/** The peatsale application's contract face. */
export { peatsaleManifest } from './manifest.ts'
