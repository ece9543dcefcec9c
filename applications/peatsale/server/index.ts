import { serverApplication } from '@workspace/portal/server'
import * as z from 'zod/mini'
import { peatCalls, peatsaleManifest } from '../contract/index.ts'
import { isCarrierUsed } from './carriers/carrier-use.ts'
import { personLeaves } from './customers/person-leaves.ts'
import { peatMigrations } from './database/migrations/index.ts'
import { demo } from './demo/seed.ts'
import { peatDocuments } from './documents/peat-documents.ts'
import { verifyEvents } from './events/verify-command.ts'
import { peatHandlers } from './handlers.ts'
import { letterWithDocument } from './letters/document-letters.ts'
import { letters } from './letters/templates.ts'
import { offerDeadlines, verifications } from './loads/system-moves.ts'
import { notices } from './notices/events.ts'
import { noticesSeen } from './notices/notices-seen.ts'
import { officeDigest } from './notices/office-digest.ts'
import { personalData } from './personal-data/index.ts'
import { retention } from './retention/index.ts'
import { channelsOf } from './rights/channels.ts'
import { peatActorOf } from './rights/peat-actor.ts'
import { companyRenamed, isSellersCompany } from './sellers/rename.ts'
import { waitingWork } from './start/waiting-work.ts'

/** From the first day to the last. */
const validity = z.object({ validFrom: z.string(), validTo: z.string() })

/** The server face of the application, as the assembly mounts it. */
export const peatsaleServer = serverApplication({
  manifest: peatsaleManifest,
  // web/icon.tsx as Chromium draws it at 256 px: lines in #fbf8f2 on a rounded ground (32 px) in #2b2119.
  icon: new URL('./icon.png', import.meta.url),
  migrations: peatMigrations,
  calls: peatCalls,
  actorOf: peatActorOf,
  channelsOf,
  waiting: waitingWork,
  letters,
  notices,
  noticesSeen,
  auditActions: {
    // Whether somebody buys on credit: the reason stays with the seller.
    credithold: z.object({ onHold: z.boolean() }),
    overridegate: z.object({ gate: z.enum(['stock', 'credit']) }),
    publishpricelist: validity,
    retirepricelist: z.object({}),
    publishfreighttable: validity,
    retirefreighttable: z.object({}),
    publishcarriertariff: validity,
    retirecarriertariff: z.object({}),
    approvebatch: z.object({ loads: z.int(), gross: z.int() }),
    unapprovebatch: z.object({ loads: z.int(), gross: z.int() }),
    exportbatch: z.object({ format: z.enum(['csv', 'json']) }),
    removecustomer: z.object({ company: z.boolean(), pricelist: z.boolean(), orders: z.int() }),
    linkcustomer: z.object({ active: z.boolean() }),
    servecarrier: z.object({ serves: z.boolean() }),
    askservice: z.object({}),
    declineservice: z.object({}),
    driverrights: z.object({ mayClaim: z.boolean(), seesFreight: z.boolean() }),
    ordersemail: z.object({ email: z.string() }),
    addmember: z.object({ person: z.string() }),
    asktojoin: z.object({ person: z.string() }),
    invitemember: z.object({ person: z.string() }),
    mainmember: z.object({ person: z.string() }),
    removemember: z.object({ person: z.string() }),
    changevat: z.object({ from: z.string(), rateBp: z.int(), removed: z.boolean() }),
  },
  handlers: () => peatHandlers,
  drawings: new URL('./documents/drawings.ts', import.meta.url),
  jobs: [offerDeadlines, verifications, peatDocuments.drawingJob(letterWithDocument), retention, officeDigest],
  commands: { verify: verifyEvents, 'verify-documents': peatDocuments.verifyingCommand },
  personalData,
  people: { leaves: personLeaves },
  companies: { renamed: companyRenamed, isUsed: isSellersCompany },
  carriers: { isUsed: isCarrierUsed },
  demo,
})
