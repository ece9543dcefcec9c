/** Calls about consignments, and the batch of events that a device has collected. */
import { EventRow, LatestChange } from '@workspace/logistics/contract'
import { Cursor, Find, IsoWeek, LocalDate, listInput, Total, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall, manureCommandResult } from '../manure-call.ts'
import { RequestState } from '../requests/request.ts'
import { RequestEvent } from '../requests/request-event.ts'
import { officeRoles, workingRoles } from '../rights/roles.ts'
import { consignmentStates } from '../states/consignment-states.ts'
import { flags } from '../states/flags.ts'
import { Consignment } from './consignment.ts'
import { ConsignmentEvent } from './consignment-event.ts'
import { ConsignmentRow, ConsignmentState } from './consignment-row.ts'
import { prepareCrew } from './crew.ts'

const id = z._default(z.string().check(z.maxLength(100)), '')

export const consignmentSorts = ['slot', 'number'] as const
/**
 * `toPlan` have nobody, `late` should have been collected on an earlier day, `toCheck` are flagged, have a problem or an objection, or are refused and undecided, `silent`
 * wait for a farm that has nobody who could answer, `unplanned` belong to no request yet, `runs` are in a run or have what a run is made of: a truck and a day.
 */
export const ConsignmentView = z.object({
  find: Find,
  view: z._default(
    z.enum([
      ...(['all', 'toPlan', 'late', 'underWay', 'toCheck', 'objections', 'refused', 'toConfirm', 'silent'] as const),
      ...(['failed', 'unplanned', 'runs'] as const),
    ]),
    'all',
  ),
  state: z._default(z.enum([...consignmentStates, '']), ''),
  flag: z._default(z.enum([...flags, '']), ''),
  week: z._default(z.union([IsoWeek, z.literal('')]), ''),
  day: z._default(z.union([LocalDate, z.literal('')]), ''),
  company: id,
  plant: id,
  carrier: id,
  vehicle: id,
  account: id,
  request: id,
})

export const searchConsignments = manureCall({
  name: 'searchConsignments',
  path: '/consignments/search',
  roles: workingRoles,
  input: listInput(ConsignmentView, consignmentSorts),
  output: { rows: z.array(ConsignmentRow), cursor: z.string(), total: z.nullable(Total) },
  refusals: [],
})

export const readConsignment = manureCall({
  name: 'readConsignment',
  path: '/consignments/read',
  roles: workingRoles,
  input: z.object({ id: Uuid }),
  output: {
    consignment: Consignment,
    /** For the office and the carrier's people; null for everybody else. */
    latest: z.nullable(LatestChange),
  },
  refusals: [],
})

export const readConsignmentEvents = manureCall({
  name: 'readConsignmentEvents',
  path: '/consignments/events',
  roles: officeRoles,
  input: z.object({ id: Uuid, cursor: Cursor }),
  output: { rows: z.array(EventRow), cursor: z.string() },
  refusals: [],
})

const result = manureCommandResult(ConsignmentState)

/** One command on a consignment, or one fact reported of it; its id makes it happen once, for ever. */
export const commandConsignment = manureCall({
  name: 'commandConsignment',
  path: '/consignments/command',
  roles: workingRoles,
  input: z.object({ event: ConsignmentEvent }),
  output: result.alone,
  refusals: result.refusals,
  repeats: 'by-event',
})

/** Events in any order: each gets the answer that it would get alone. */
export const syncEvents = manureCall({
  name: 'syncEvents',
  path: '/events/sync',
  roles: workingRoles,
  input: z.object({
    events: z.array(z.union([ConsignmentEvent, RequestEvent])).check(z.minLength(1), z.maxLength(50)),
  }),
  output: { results: z.array(manureCommandResult(z.union([ConsignmentState, RequestState])).inBatch) },
  refusals: [],
  repeats: 'by-event',
})

export const consignmentCalls = {
  prepareCrew,
  ...{ searchConsignments, readConsignment, readConsignmentEvents, commandConsignment, syncEvents },
}
