import { logisticsModule } from '@workspace/logistics/server'
import { manuredeliveryServer } from '@workspace/manuredelivery/server'
import { peatsaleServer } from '@workspace/peatsale/server'

/** Every application on the server, one line each. `assembly/agreement.ts` holds this list against the browser's. */
export const serverApplications = {
  peatsale: peatsaleServer,
  manuredelivery: manuredeliveryServer,
} as const

/** What the portal mounts: applications, and the modules whose rows they share. */
export const mounted = { applications: Object.values(serverApplications), modules: [logisticsModule] }
