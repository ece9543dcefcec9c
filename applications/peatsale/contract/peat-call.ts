import { applicationCalls } from '@workspace/portal/contract'
import { peatsaleManifest } from './manifest.ts'
import { peatRefusals } from './peat-refusals.ts'
import { peatRoles } from './rights/roles.ts'

/** The maker of every call of Kuivikemyynti. */
export const peatCall = applicationCalls({ key: peatsaleManifest.key, roles: peatRoles, refusals: peatRefusals })
