import type { ServerApplication } from '@house/portal/server'
import { manuredeliveryManifest } from '../contract/index.ts'

/** The server face of the application, as the assembly mounts it. */
export const manuredeliveryServer: ServerApplication = {
  manifest: manuredeliveryManifest,
  migrations: { owner: 'manuredelivery', migrations: {} },
  answers: () => [],
}
