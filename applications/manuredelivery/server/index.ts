import { serverApplication } from '@workspace/portal/server'
import * as z from 'zod/mini'
import { manureCalls, manuredeliveryManifest } from '../contract/index.ts'
import { alertDays } from './alerts/apply-alert.ts'
import { isCarrierUsed } from './carriers/carrier-use.ts'
import { confirmations, offerDeadlines } from './consignments/system-moves.ts'
import { manureMigrations } from './database/migrations/index.ts'
import { demo } from './demo/seed.ts'
import { manureDocuments } from './documents/manure-documents.ts'
import { verifyEvents } from './events/verify-command.ts'
import { manureHandlers } from './handlers.ts'
import { letterWithDocument } from './letters/document-letters.ts'
import { letters } from './letters/templates.ts'
import { manureMembership } from './membership.ts'
import { notices } from './notices/events.ts'
import { noticesSeen } from './notices/notices-seen.ts'
import { isOperatorsCompany } from './operators/operator-store.ts'
import { personalData } from './personal-data/index.ts'
import { expiryReminders } from './reminders/expiry-reminders.ts'
import { retention } from './retention/index.ts'
import { channelsOf } from './rights/channels.ts'
import { manureActorOf } from './rights/manure-actor.ts'
import { personLeaves } from './rights/person-leaves.ts'
import { waitingWork } from './start/waiting-work.ts'

/** The server face of the application, as the assembly mounts it. */
export const manuredeliveryServer = serverApplication({
  manifest: manuredeliveryManifest,
  // web/icon.tsx as Chromium draws it at 256 px: lines in #fbf8f2 on a rounded ground (32 px) in #2b2119.
  icon: new URL('./icon.png', import.meta.url),
  membership: manureMembership,
  migrations: manureMigrations,
  calls: manureCalls,
  actorOf: manureActorOf,
  channelsOf,
  waiting: waitingWork,
  letters,
  notices,
  noticesSeen,
  auditActions: {
    publishterm: z.object({ validFrom: z.string(), validTo: z.string() }),
    retireterm: z.object({}),
    savealert: z.object({
      ...{ kind: z.string(), rule: z.string(), from: z.string(), to: z.string(), stopped: z.int() },
    }),
    endalert: z.object({ kind: z.string(), rule: z.string(), from: z.string(), lifted: z.int() }),
    approvebatch: z.object({ consignments: z.int(), gross: z.int() }),
    unapprovebatch: z.object({ consignments: z.int(), gross: z.int() }),
    exportbatch: z.object({ format: z.string() }),
    sentbatch: z.object({ gross: z.int() }),
    exportmaterials: z.object({ kg: z.int() }),
    servecarrier: z.object({ serves: z.boolean() }),
    askservice: z.object({}),
    declineservice: z.object({}),
    closefarm: z.object({ reason: z.string() }),
    changevat: z.object({ from: z.string(), rateBp: z.int(), removed: z.boolean() }),
    driverrights: z.object({ mayClaim: z.boolean(), seesFreight: z.boolean() }),
    invitemember: z.object({ person: z.string() }),
    joinfarm: z.object({ person: z.string() }),
    removefarm: z.object({ company: z.boolean(), requests: z.int() }),
    exporttrace: z.object({ by: z.string(), from: z.string(), to: z.string() }),
  },
  handlers: () => manureHandlers,
  drawings: new URL('./documents/drawings.ts', import.meta.url),
  jobs: [
    offerDeadlines,
    confirmations,
    alertDays,
    manureDocuments.drawingJob(letterWithDocument),
    retention,
    expiryReminders,
  ],
  commands: { verify: verifyEvents, 'verify-documents': manureDocuments.verifyingCommand },
  personalData,
  people: { leaves: personLeaves },
  // The shared row of the company is renamed by its own package.
  companies: { renamed: async () => undefined, isUsed: isOperatorsCompany },
  carriers: { isUsed: isCarrierUsed },
  demo,
})
