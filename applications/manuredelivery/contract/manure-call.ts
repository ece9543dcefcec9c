import { applicationCalls } from '@workspace/portal/contract'
import { manuredeliveryManifest } from './manifest.ts'
import { manureRefusals } from './manure-refusals.ts'
import { manureRoles } from './rights/roles.ts'

/** The maker of every call of Lanta-appi. */
export const manureCall = applicationCalls({
  key: manuredeliveryManifest.key,
  roles: manureRoles,
  refusals: manureRefusals,
})
