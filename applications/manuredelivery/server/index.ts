import { serverApplication } from '@workspace/portal/server'
import { manuredeliveryManifest } from '../contract/index.ts'
import { manureMembership } from './membership.ts'

/** The server face of the application, as the assembly mounts it. */
export const manuredeliveryServer = serverApplication({
  manifest: manuredeliveryManifest,
  // web/icon.tsx as Chromium draws it at 256 px: lines in #fbf8f2 on a rounded ground (32 px) in #2b2119.
  icon: new URL('./icon.png', import.meta.url),
  membership: manureMembership,
  migrations: {},
  calls: {},
  actorOf: async () => ({ roles: new Set<never>() }),
  handlers: () => ({}),
})
