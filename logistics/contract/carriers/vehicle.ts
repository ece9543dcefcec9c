/** Vehicles of a carrier, what they carried last and how they were washed. */
import { codeText, edited, line, PortalId, QuantityInput, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Moment } from '../commands/event.ts'

export const vehicleTypes = ['truck', 'fullTrailer', 'semi', 'container', 'tractor'] as const
export const unloadTypes = ['rear', 'side', 'walkingFloor', 'chain'] as const

export const vehicleCovers = ['none', 'tarpaulin', 'closed'] as const
/** What alone it carries. */
export const vehicleDedications = ['none', 'bedding', 'manure'] as const

const Box = z.strictObject({ name: line(40, 1), m3: QuantityInput.check(z.maximum(200_000)) })

/** As it stands on the plate, with the dash. */
const Plate = z.pipe(
  z.pipe(
    codeText(12, 2),
    z.transform((plate: string) => plate.toUpperCase()),
  ),
  z.string().check(z.regex(/^[A-ZÅÄÖ0-9]+(-[A-ZÅÄÖ0-9]+)*$/)),
)

const centimetres = z.nullable(z.int().check(z.minimum(100), z.maximum(4000)))

export const VehicleFields = z.object({
  ...edited,
  carrier: PortalId,
  plate: Plate,
  type: z.enum(vehicleTypes),
  boxes: z.array(Box).check(z.minLength(1), z.maxLength(4)),
  payloadKg: z.int().check(z.minimum(0), z.maximum(100_000)),
  unloadType: z.enum(unloadTypes),
  lengthCm: centimetres,
  heightCm: centimetres,
  trailerDetachable: z.boolean(),
  tripsPerDay: z.int().check(z.minimum(1), z.maximum(20)),
})
export type VehicleFields = z.infer<typeof VehicleFields>

/** What a vehicle carries, as far as the next load is concerned. */
const cargoClasses = ['bedding', 'manure', 'other'] as const
export type CargoClass = (typeof cargoClasses)[number]

/** From the weakest to the strongest: each counts for those before it. */
export const washMethods = ['dryClean', 'wash', 'washDisinfect'] as const
export type WashMethod = (typeof washMethods)[number]

export const Vehicle = z.strictObject({
  id: z.string(),
  version: z.int(),
  plate: z.string(),
  type: z.enum(vehicleTypes),
  boxes: z.array(z.strictObject({ name: z.string(), m3: z.int() })),
  /** m³ of all boxes. */
  capacity: z.int(),
  payloadKg: z.int(),
  unloadType: z.enum(unloadTypes),
  lengthCm: z.nullable(z.int()),
  heightCm: z.nullable(z.int()),
  trailerDetachable: z.boolean(),
  tripsPerDay: z.int(),
  /** Class and moment alone: neither whose it was nor where it went. */
  lastCargo: z.nullable(z.strictObject({ class: z.enum(cargoClasses), at: Moment })),
  washedAt: z.nullable(Moment),
  /** Whether it needs a wash before the application's own cargo. */
  washMissing: z.boolean(),
})
export type Vehicle = z.infer<typeof Vehicle>

export const WashFields = z.object({
  id: Uuid,
  vehicle: Uuid,
  /** Names of the boxes; none named means all. */
  boxes: z.array(line(40, 1)).check(z.maxLength(4)),
  at: Moment,
  place: line(100, 1),
  method: z.enum(washMethods),
  note: line(200),
})
export type WashFields = z.infer<typeof WashFields>

export const Wash = z.strictObject({
  id: z.string(),
  boxes: z.array(z.string()),
  at: Moment,
  place: z.string(),
  method: z.enum(washMethods),
  /** Name of a person of the carrier; empty for an office. */
  by: z.string(),
  note: z.string(),
  voidedAt: z.nullable(Moment),
  voidReason: z.string(),
})
export type Wash = z.infer<typeof Wash>
