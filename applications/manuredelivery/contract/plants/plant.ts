/** Plants that receive manure, with their bays and scales (lanta-appi 2.3). */
import { distinctBy } from '@workspace/logistics/contract'
import {
  BusinessId,
  City,
  edited,
  Find,
  isOneLine,
  LocalDate,
  line,
  PortalId,
  PostalCode,
  StreetAddress,
  Telephone,
  text,
  Uuid,
} from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { WeighedKg } from '../fields/amounts.ts'
import { Municipality, Place } from '../fields/place.ts'
import { TimeOfDay } from '../fields/when.ts'

/** Kilograms of a plant: a day, or its storage. */
const PlantKg = z.int().check(z.minimum(0), z.maximum(1_000_000_000))
const OpenHours = z
  .strictObject({ from: TimeOfDay, to: TimeOfDay })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'] }))
/** One entry a weekday from Monday; null is closed. */
const WeekHours = z.array(z.nullable(OpenHours)).check(z.length(7))
const isDistinct = z.refine<readonly string[]>((all) => new Set(all).size === all.length)

/** What everybody reads who brings manure or takes it there. */
const address = {
  code: z.string().check(z.regex(/^[A-Z]{2,4}$/)),
  name: line(80, 2),
  street: StreetAddress.check(isOneLine),
  postalCode: PostalCode.check(isOneLine),
  city: City.check(isOneLine),
  municipality: Municipality,
  place: z.nullable(Place),
  phone: Telephone.check(isOneLine),
  openHours: WeekHours,
  closedDays: z.array(LocalDate).check(z.maxLength(100), isDistinct),
}
/** The code is unique among all plants: a driver reads it at the bay. */
export const Bay = z.strictObject({ code: z.string().check(z.regex(/^[A-Z0-9-]{2,10}$/)), name: line(40, 1) })
/** What its receivers read besides. */
const gate = {
  weighs: z.boolean(),
  /** A driver may weigh and receive. */
  selfService: z.boolean(),
  asksTemperature: z.boolean(),
  instructions: text(500),
  bays: z.array(Bay).check(z.maxLength(20), distinctBy('code')),
}
/** A type that the plant takes; null: without a limit of its own. */
const AcceptedType = z.strictObject({ type: Uuid, kgPerDay: z.nullable(PlantKg) })
/** What the office alone reads. */
const office = {
  approvalNo: line(40, 1),
  businessId: BusinessId,
  kgPerDay: PlantKg,
  types: z.array(AcceptedType).check(z.maxLength(50), distinctBy('type')),
  storageCapacityKg: z.nullable(PlantKg),
  storageNow: z.nullable(z.strictObject({ kg: PlantKg, day: LocalDate })),
  costCentre: line(20),
}
const receivers = z.array(PortalId).check(z.maxLength(50), isDistinct)

export const PlantFields = z
  .object({ ...edited, company: Uuid, ...address, ...gate, ...office, receivers })
  .check(z.refine(({ selfService, bays }) => !selfService || bays.length > 0, { path: ['bays'] }))
export type PlantFields = z.infer<typeof PlantFields>

export const PlantView = z.object({ company: z._default(z.string().check(z.maxLength(36)), ''), find: Find })
export const plantSorts = ['name'] as const

const shownAddress = { id: z.string(), company: z.string(), ...address }
export const ListedPlant = z.strictObject(shownAddress)
export type ListedPlant = z.infer<typeof ListedPlant>

const scaleFields = {
  /** Null: a scale of a farm, or a public one. */
  plant: z.nullable(Uuid),
  name: line(60, 1),
  divisionKg: z.union([z.literal(10), z.literal(20), z.literal(50)]),
  maxKg: WeighedKg,
  serial: line(40),
  /** The last day of its verification. */
  verifiedUntil: z.nullable(LocalDate),
}
export const ScaleFields = z.object({ ...edited, company: Uuid, ...scaleFields })
export type ScaleFields = z.infer<typeof ScaleFields>
export const Scale = z.strictObject({ id: z.string(), version: z.int(), ...scaleFields })
export type Scale = z.infer<typeof Scale>

export const Plant = z.strictObject({
  ...shownAddress,
  version: z.int(),
  /** For its receivers and its office; with the scales of the plant, then those of the company that are of no plant. */
  gate: z.nullable(z.strictObject({ ...gate, scales: z.array(Scale) })),
  /** For its office. */
  office: z.nullable(
    z.strictObject({ ...office, receivers: z.array(z.strictObject({ id: z.string(), name: z.string() })) }),
  ),
})
export type Plant = z.infer<typeof Plant>
