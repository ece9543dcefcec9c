import { serverApplication } from '@workspace/portal/server'
import * as z from 'zod/mini'
import { manureCalls, manuredeliveryManifest } from '../contract/index.ts'
import { registers } from './database/migrations/0001-registers.ts'
import { ownTables } from './database/tables.ts'
import { manureHandlers } from './handlers.ts'
import { manureMembership } from './membership.ts'
import { manureActorOf } from './rights/manure-actor.ts'
import { hasCarrierTerm } from './terms/carrier-terms.ts'

/** The server face of the application, as the assembly mounts it. */
export const manuredeliveryServer = serverApplication({
  manifest: manuredeliveryManifest,
  // web/icon.tsx as Chromium draws it at 256 px: lines in #fbf8f2 on a rounded ground (32 px) in #2b2119.
  icon: new URL('./icon.png', import.meta.url),
  membership: manureMembership,
  // Once released, none of them changes.
  migrations: { '0001-registers': registers },
  calls: manureCalls,
  actorOf: manureActorOf,
  auditActions: {
    publishterm: z.object({ validFrom: z.string(), validTo: z.string() }),
    retireterm: z.object({}),
  },
  handlers: () => manureHandlers,
  people: {
    leaves: async ({ transaction, person }) => {
      const receivers = ownTables(transaction).deleteFrom('manuredelivery_plant_receiver')
      await receivers.where('person', '=', person.id).execute()
      return undefined
    },
  },
  carriers: { isUsed: hasCarrierTerm },
})
