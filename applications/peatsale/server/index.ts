import type { ServerApplication } from '@house/portal/server'
import { peatsaleManifest } from '../contract/index.ts'

/** The server face of the application, as the assembly mounts it. */
export const peatsaleServer: ServerApplication = {
  manifest: peatsaleManifest,
  migrations: { owner: 'peatsale', migrations: {} },
  answers: () => [],
}
