/** The manure delivery application's contract face. */
export { manureGroups } from './groups.ts'
export { manuredeliveryManifest } from './manifest.ts'
export type { ManureChoice, ManureFaults, ManureFields, ManureWish, SettledManure } from './membership.ts'
export { choiceOf, fieldsOf, groupsWithChoice, settleManure } from './membership.ts'
export { manureRole } from './role.ts'
