import type { WaitingWork } from '@workspace/portal/contract'
import { waitingItemsMost } from '@workspace/portal/contract'
import type { NoTables } from '@workspace/portal/server'
import { serverApplication } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { weighbridgeCalls, weighbridgeManifest } from '../contract/index.ts'
import { readBridgeHandler, saveBridgeHandler } from './bridge.ts'
import { letters } from './letters/index.ts'
import { searchLoadsHandler } from './loads.ts'
import { weighbridgeMembership } from './membership.ts'
import { personalData } from './personal-data.ts'
import { quoteWeighingHandler } from './quotes.ts'
import { references } from './references.ts'
import { dropSlipHandler, keepSlipHandler, readSlipHandler } from './slips.ts'
import { ownTables, weighbridgeMigrations } from './tables.ts'
import {
  commandTicketHandler,
  readTicketEventsHandler,
  readTicketHandler,
  syncTicketsHandler,
  verifyTickets,
} from './tickets.ts'
import { count, demo, tidy } from './upkeep.ts'
import {
  clearVisitsHandler,
  drawVisitsHandler,
  readVisitsHandler,
  recordVisitHandler,
  sendVisitsHandler,
} from './visits.ts'
import { channelsOfWeigher, weigherOf } from './weigher.ts'

/** The server face of the application, as the assembly mounts it. */
export const weighbridgeServer = serverApplication({
  manifest: weighbridgeManifest,
  membership: weighbridgeMembership,
  migrations: weighbridgeMigrations,
  calls: weighbridgeCalls,
  actorOf: weigherOf,
  channelsOf: channelsOfWeigher,
  letters,
  handlers: () => ({
    recordVisit: recordVisitHandler,
    quoteWeighing: quoteWeighingHandler,
    readVisits: readVisitsHandler,
    sendVisits: sendVisitsHandler,
    clearVisits: clearVisitsHandler,
    drawVisits: drawVisitsHandler,
    keepSlip: keepSlipHandler,
    readSlip: readSlipHandler,
    dropSlip: dropSlipHandler,
    searchLoads: searchLoadsHandler,
    readBridge: readBridgeHandler,
    saveBridge: saveBridgeHandler,
    commandTicket: commandTicketHandler,
    syncTickets: syncTicketsHandler,
    readTicket: readTicketHandler,
    readTicketEvents: readTicketEventsHandler,
  }),
  drawings: new URL('./drawings.ts', import.meta.url),
  auditActions: { clearvisits: z.object({ removed: z.int() }) },
  jobs: [tidy],
  commands: { count, verify: verifyTickets },
  demo,
  ...references,
  personalData,
  waiting: visitsToConfirm,
})

/** The own weighings, the newest first: what the front page tells of the application. */
async function visitsToConfirm(reader: Kysely<NoTables>, { id }: { readonly id: string }): Promise<WaitingWork> {
  const own = ownTables(reader).selectFrom('weighbridge_visit').where('account_id', '=', id)
  const counted = await own.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirst()
  const newest = await own.select(['kilograms']).orderBy('at', 'desc').limit(waitingItemsMost).execute()
  return {
    count: Number(counted?.count ?? 0),
    items: newest.map(({ kilograms }) => ({ kind: 'visit', path: '/', values: { kilograms } })),
  }
}
