/** What is reported of a consignment, as screens send it (lanta-appi 2.3, 3.3, 4). */
import { Words } from '@workspace/logistics/contract'
import { line, PortalId, text, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { ConsignmentM3, WeighedKg } from '../fields/amounts.ts'

export const volumeBases = ['box', 'fill'] as const
export const massBases = ['vehicleScale', 'farmScale'] as const
/** Who has to answer for a refusal or a failed pickup. */
export const causes = ['farm', 'carrier', 'plant'] as const
export const refusalKinds = [
  'foreign_objects',
  'disease',
  'too_wet',
  'wrong_type',
  'no_document',
  'plant_stopped',
  'other',
] as const
/** Where a refused consignment goes. */
export const nextPlaces = ['sendOn', 'returnToFarm', 'undecided'] as const
export const failReasons = [
  'no_access',
  'not_ready',
  'nobody_there',
  'foreign_objects',
  'wrong_type',
  'breakdown',
  'weather',
  'road',
  'biosecurity',
  'other',
] as const
/** Where the manure of a failed pickup is. */
export const manurePlaces = ['farm', 'otherVehicle', 'ground'] as const
/** The tiles of the driver's problem screen. */
export const problems = ['road', 'noAccess', 'queue', 'breakdown', 'product', 'weather', 'refused', 'other'] as const
export const objectionKinds = ['weight', 'type', 'not_ours', 'damage', 'other'] as const

/** What the driver estimates at the collection, and how. */
const CollectedEstimate = z.discriminatedUnion('unit', [
  z.strictObject({ unit: z.literal('m3'), amount: ConsignmentM3, basis: z.enum(volumeBases) }),
  z.strictObject({ unit: z.literal('kg'), amount: WeighedKg, basis: z.enum(massBases) }),
])
/** Who handed the manure over, or that nobody was present. */
const HandedOverBy = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('name'), name: line(100, 1) }),
  z.strictObject({ kind: z.literal('absent') }),
])
const collection = {
  estimate: z.optional(CollectedEstimate),
  store: z.optional(Uuid),
  handedOverBy: z.optional(HandedOverBy),
}
export const Collection = z.strictObject({
  ...collection,
  storeEmpty: z.optional(z.boolean()),
  /** Of a consignment that was assigned to nobody. */
  vehicle: z.optional(Uuid),
  reason: z.optional(Words),
})
export const CorrectedCollection = z
  .strictObject({ ...collection, reason: z.optional(Words) })
  .check(hasOneOf('estimate', 'store', 'handedOverBy'))

/** A scale of the plant or another one, by its id; or the vehicle's own. */
const UsedScale = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('plantScale'), id: Uuid }),
  z.strictObject({ source: z.literal('otherScale'), id: Uuid }),
  z.strictObject({ source: z.literal('vehicleScale') }),
])
const weighing = {
  gross: z.optional(WeighedKg),
  tare: z.optional(WeighedKg),
  scale: UsedScale,
  /** Name of the box; left out: the whole combination. */
  box: z.optional(line(40, 1)),
  ticket: z.optional(line(20, 1)),
}
/** W2: gross or tare, or both, and then the tare below the gross. */
const tareBelowGross = z.refine<{ readonly gross?: number | undefined; readonly tare?: number | undefined }>(
  ({ gross, tare }) => gross === undefined || tare === undefined || tare < gross,
  { path: ['tare'] },
)
const Weighing = z.strictObject(weighing).check(hasOneOf('gross', 'tare'), tareBelowGross)
/** A driver proves by the code of the bay that the truck stands there. */
const bay = z.optional(line(10, 1))
export const SentWeighing = z
  .strictObject({ ...weighing, bay, reason: z.optional(Words) })
  .check(hasOneOf('gross', 'tare'), tareBelowGross)

/** What came: over a scale, or as a volume. */
const ReceivedQuantity = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('weighings'),
    weighings: z.array(Weighing).check(z.minLength(1), z.maxLength(4)),
  }),
  z.strictObject({ by: z.literal('volume'), m3: ConsignmentM3, basis: z.enum(volumeBases) }),
])
const quality = {
  quantity: z.optional(ReceivedQuantity),
  /** Degrees Celsius. */
  temperature: z.optional(z.int().check(z.minimum(-50), z.maximum(100))),
  sample: z.optional(line(40, 1)),
}
export const Reception = z.strictObject({
  ...quality,
  bay,
  remarks: z.optional(text(500)),
  /** Of a consignment that was assigned to nobody. */
  vehicle: z.optional(Uuid),
  reason: z.optional(Words),
})

/** For money alone: weights and nutrients follow what was measured. */
const BilledQuantity = z.discriminatedUnion('unit', [
  z.strictObject({ unit: z.literal('kg'), amount: z.int().check(z.minimum(0), z.maximum(200_000)) }),
  z.strictObject({ unit: z.literal('m3'), amount: z.int().check(z.minimum(0), z.maximum(1_000_000)) }),
])
export const correctedFacts = { ...quality, type: z.optional(Uuid), billed: z.optional(BilledQuantity) }
export const correctedNames = ['quantity', 'temperature', 'sample', 'type', 'billed'] as const

export const Refusal = z.strictObject({
  reasonKind: z.enum(refusalKinds),
  cause: z.enum(causes),
  next: z.enum(nextPlaces),
  words: z.optional(Words),
  quantity: z.optional(ReceivedQuantity),
  /** Of a consignment that was assigned to nobody. */
  vehicle: z.optional(Uuid),
})
export const FailedPickup = z.strictObject({
  reasonKind: z.enum(failReasons),
  cause: z.optional(z.enum(causes)),
  where: z.optional(z.enum(manurePlaces)),
  words: z.optional(Words),
})

/** Who drives, or who drove, and with what: one of the two at least. */
export const crewWith = <Reason extends z.ZodMiniType>(reason: Reason) =>
  z
    .strictObject({ driver: z.optional(z.nullable(PortalId)), vehicle: z.optional(z.nullable(Uuid)), reason })
    .check(hasOneOf('driver', 'vehicle'))

/** Some carriers, or all that serve the company. */
export const Offerees = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('carriers'), carriers: z.array(PortalId).check(z.minLength(1), z.maxLength(100)) }),
  z.strictObject({ by: z.literal('all') }),
])

/** At least one of these fields is given; the first one is named where none is. */
export function hasOneOf<Name extends string>(first: Name, ...others: readonly Name[]) {
  return z.refine<{ readonly [Field in Name]?: unknown }>(
    (data) => [first, ...others].some((name) => data[name] !== undefined),
    { path: [first] },
  )
}
