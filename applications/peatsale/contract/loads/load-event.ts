/** Everything that somebody may do to a load, or tell of it. */

import { distinctBy, eventOf, Moment, Words } from '@workspace/logistics/contract'
import { LocalDate, line, PortalId, Quantity, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { CarrierFreight, Minutes, When } from '../fields/delivery-terms.ts'
import { PlannedLines } from '../orders/order-fields.ts'
import {
  Assignee,
  BucketCount,
  crewWith,
  DeliveredLines,
  LoadedLines,
  Offerees,
  ProblemReport,
  peatPlaces,
  Receipt,
} from './load-fields.ts'
import { problems } from './reason-tiles.ts'

const reason = z.optional(Words)
const Nothing = z.strictObject({})
const Reason = z.strictObject({ reason: Words })
const OptionalReason = z.strictObject({ reason })
const Loaded = z.strictObject({
  lines: LoadedLines,
  /** Kilograms over a weighbridge. */
  mass: z.optional(z.int().check(z.minimum(0), z.maximum(200_000))),
  /** Of a load that was given to nobody. */
  vehicle: z.optional(Uuid),
  reason,
})

const Change = z.strictObject({
  lines: z.optional(PlannedLines),
  swamp: z.optional(Uuid),
  stockpile: z.optional(z.nullable(Uuid)),
  slot: z.optional(When),
  selfLoading: z.optional(z.boolean()),
})
const Split = z.strictObject({
  loads: z.array(z.strictObject({ lines: PlannedLines })).check(z.minLength(2), z.maxLength(50)),
})

/** Minutes at the site and at the swamp. */
const Waiting = z.strictObject({ site: Minutes, swamp: Minutes })
const Times = z.strictObject({
  arrivedLoad: z.optional(Moment),
  loadStart: z.optional(Moment),
  loaded: z.optional(Moment),
  departed: z.optional(Moment),
  arrivedSite: z.optional(Moment),
  delivered: z.optional(Moment),
  waiting: z.optional(Waiting),
  reason: Words,
})
const BilledLine = z.strictObject({ line: Uuid, billed: Quantity })
const Verification = z.strictObject({
  lines: z.array(BilledLine).check(z.minLength(1), z.maxLength(20), distinctBy('line')),
  /** What the carrier is paid; null where the customer came for the load. */
  freight: z.nullable(CarrierFreight),
  waiting: Waiting,
  words: z.optional(Words),
  /** Who at the customer's agreed to more than was ordered and tolerated, and when. */
  agreed: z.optional(z.strictObject({ who: line(100, 1), day: LocalDate })),
})

const officeEvents = [
  eventOf('change', Change),
  eventOf('reschedule', z.strictObject({ slot: When, reason })),
  eventOf('split', Split),
  eventOf('merge', z.strictObject({ load: Uuid })),
  eventOf('offer', z.strictObject({ to: Offerees, deadline: Moment, freight: CarrierFreight })),
  eventOf('withdrawOffer', Nothing),
  eventOf('assign', z.strictObject({ to: Assignee, reason })),
  eventOf('reassign', z.strictObject({ to: Assignee, reason })),
  eventOf('unassign', Nothing),
  eventOf('claim', z.strictObject({ driver: z.optional(PortalId), vehicle: z.optional(Uuid), reason })),
  eventOf('release', OptionalReason),
  eventOf('setCrew', crewWith(reason)),
  eventOf('takeVehicle', z.strictObject({ vehicle: Uuid, reason })),
  eventOf('cancel', OptionalReason),
  eventOf('restore', Nothing),
  eventOf('correctTimes', Times),
  eventOf('verify', Verification),
  eventOf('unverify', Reason),
  eventOf('acknowledge', Nothing),
  eventOf('note', z.strictObject({ text: Words })),
] as const

const facts = [
  eventOf('arriveAtSwamp', Nothing),
  eventOf('bucket', BucketCount),
  eventOf('stopLoading', OptionalReason),
  eventOf('finishLoading', Loaded),
  eventOf('correctCrew', crewWith(Words)),
  eventOf('undoLoaded', OptionalReason),
  eventOf('correctLoaded', z.strictObject({ lines: LoadedLines, reason })),
  eventOf('depart', Nothing),
  eventOf('arriveAtSite', Nothing),
  eventOf('reportProblem', ProblemReport),
  eventOf(
    'deliver',
    z.strictObject({
      /** All that was loaded when left out. */
      lines: z.optional(DeliveredLines),
      receipt: Receipt,
      exception: z.optional(ProblemReport),
      reason,
    }),
  ),
  eventOf('handOver', z.strictObject({ lines: LoadedLines, collector: line(100, 1), reason })),
  eventOf('undoDelivered', OptionalReason),
  eventOf(
    'correctDelivered',
    z
      .strictObject({ lines: z.optional(DeliveredLines), receipt: z.optional(Receipt), reason })
      .check(z.refine(({ lines, receipt }) => lines !== undefined || receipt !== undefined, { path: ['lines'] })),
  ),
  eventOf('fail', z.strictObject({ problem: z.enum(problems), where: z.enum(peatPlaces), words: z.optional(Words) })),
  eventOf('undoFail', Reason),
] as const

/** Batches are approved by their own calls; complaints come with their screens. */
export const LoadEvent = z.discriminatedUnion('kind', [...officeEvents, ...facts])
export type LoadEvent = z.infer<typeof LoadEvent>
/** The data of one kind of load event. */
export type LoadEventData<Kind extends LoadEvent['kind']> = Extract<LoadEvent, { readonly kind: Kind }>['data']
