import type { ServerApplication } from '@house/portal/server'
import { manuredeliveryManifest } from '../contract/index.ts'
import { manureMembership } from './membership.ts'

/** The server face of the application, as the assembly mounts it. */
export const manuredeliveryServer: ServerApplication = {
  manifest: manuredeliveryManifest,
  membership: manureMembership,
  migrations: { owner: 'manuredelivery', migrations: {} },
  answers: () => [],
}
