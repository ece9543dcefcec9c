import { commandResult } from '@workspace/logistics/contract'
import { applicationCalls } from '@workspace/portal/contract'
import type * as z from 'zod/mini'
import { manuredeliveryManifest } from './manifest.ts'
import type { ManureRefusal } from './manure-refusals.ts'
import { manureRefusals } from './manure-refusals.ts'
import { manureRoles } from './rights/roles.ts'
import { flags } from './states/flags.ts'

/** The maker of every call of Lanta-appi. */
export const manureCall = applicationCalls({
  key: manuredeliveryManifest.key,
  roles: manureRoles,
  refusals: manureRefusals,
})

/** The answers to commands on requests or consignments. */
export function manureCommandResult<State extends z.ZodMiniType>(state: State) {
  return commandResult({ refusals: Object.keys(manureRefusals) as ManureRefusal[], flags, state })
}
