/** The peatsale application's contract face. */
export { peatsaleManifest } from './manifest.ts'
export { peatCall } from './peat-call.ts'
export { type PeatRefusal, peatRefusals } from './peat-refusals.ts'
export { officeRoles, type PeatRole, peatRoles, workingRoles } from './rights/roles.ts'
