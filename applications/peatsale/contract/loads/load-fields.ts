/** What is told of a load, as screens send it. */

import { distinctBy, Words } from '@workspace/logistics/contract'
import { line, PortalId, Quantity, QuantityInput, text, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { CarrierFreight } from '../fields/delivery-terms.ts'
import { problems } from './reason-tiles.ts'

export const measureBases = ['box', 'buckets', 'weight', 'pieces'] as const
/** Where the peat of a failed load is: taken back to the swamp, on another site, or at the carrier's. */
export const peatPlaces = ['swamp', 'otherSite', 'carrier'] as const

export const BucketCount = z.strictObject({
  /** Bucketfuls, taken back when below zero. */
  count: z.int().check(
    z.minimum(-100),
    z.maximum(100),
    z.refine((count) => count !== 0),
  ),
  bucketSize: QuantityInput,
  /** The line of the load that was filled; its first when left out. */
  line: z.optional(Uuid),
  stockpile: z.optional(Uuid),
})

/** What went into the vehicle, by line of the load. */
export const LoadedLine = z.strictObject({
  line: Uuid,
  quantity: Quantity,
  basis: z.enum(measureBases),
  buckets: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
  bucketSize: z.optional(QuantityInput),
  stockpile: z.optional(Uuid),
})
export type LoadedLine = z.infer<typeof LoadedLine>
export const LoadedLines = z.array(LoadedLine).check(z.minLength(1), z.maxLength(20), distinctBy('line'))

/** What came out of it on the yard. */
export const DeliveredLine = z.strictObject({ line: Uuid, quantity: Quantity })
export type DeliveredLine = z.infer<typeof DeliveredLine>
export const DeliveredLines = z.array(DeliveredLine).check(z.minLength(1), z.maxLength(20), distinctBy('line'))

/** Who took the load over. */
export const Receipt = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('name'), receiver: line(100, 1), remarks: z.optional(text(500)) }),
  z.strictObject({ kind: z.literal('absent'), remarks: z.optional(text(500)) }),
])
export type Receipt = z.infer<typeof Receipt>

export const ProblemReport = z.strictObject({ problem: z.enum(problems), words: z.optional(Words) })

const crew = { driver: z.optional(PortalId), vehicle: z.optional(Uuid) }
/** Who is to drive, or who drove, and with what: one of the two at least. */
export const crewWith = <Reason extends z.ZodMiniType>(reason: Reason) =>
  z
    .strictObject({ driver: z.optional(z.nullable(PortalId)), vehicle: z.optional(z.nullable(Uuid)), reason })
    .check(z.refine(({ driver, vehicle }) => driver !== undefined || vehicle !== undefined, { path: ['driver'] }))

/** A carrier, with driver and vehicle now or later; or the customer comes with a vehicle of his or her own. */
export const Assignee = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('carrier'), carrier: PortalId, ...crew, freight: z.optional(CarrierFreight) }),
  z.strictObject({ by: z.literal('customer') }),
])
export type Assignee = z.infer<typeof Assignee>

/** Some carriers, or all that serve the site. */
export const Offerees = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('carriers'), carriers: z.array(PortalId).check(z.minLength(1), z.maxLength(100)) }),
  z.strictObject({ by: z.literal('all') }),
])
