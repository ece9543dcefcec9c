import { manuredeliveryServer } from '@house/manuredelivery/server'
import { peatsaleServer } from '@house/peatsale/server'

/** Every application on the server, one line each. `assembly/agreement.ts` holds this list against the browser's. */
export const serverApplications = {
  peatsale: peatsaleServer,
  manuredelivery: manuredeliveryServer,
} as const
