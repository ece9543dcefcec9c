import { commandResult } from '@workspace/logistics/contract'
import { applicationCalls } from '@workspace/portal/contract'
import type * as z from 'zod/mini'
import { peatsaleManifest } from './manifest.ts'
import type { PeatRefusal } from './peat-refusals.ts'
import { peatRefusals } from './peat-refusals.ts'
import { peatRoles } from './rights/roles.ts'
import { flags } from './states/flags.ts'

/** The maker of every call of Kuivikemyynti. */
export const peatCall = applicationCalls({ key: peatsaleManifest.key, roles: peatRoles, refusals: peatRefusals })

/** The answers to commands on orders or loads. */
export function peatCommandResult<State extends z.ZodMiniType>(state: State) {
  return commandResult({ refusals: Object.keys(peatRefusals) as PeatRefusal[], flags, state })
}
