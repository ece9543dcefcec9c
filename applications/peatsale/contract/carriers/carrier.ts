/** Who drives: the portal's transport companies with their vehicles and drivers (2.2). */
import {
  BusinessId,
  codeText,
  edited,
  Find,
  LocalDate,
  line,
  PortalId,
  QuantityInput,
  text,
  Uuid,
  Version,
} from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { UuidOrNone } from '../fields/choice.ts'

export const CarrierView = z.object({
  /** Those that drive for this seller; without it every transport company of the portal, to choose from. */
  seller: z._default(UuidOrNone, ''),
  zone: z._default(UuidOrNone, ''),
  find: Find,
})
export const carrierSorts = ['name'] as const

export const ListedCarrier = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Of the sellers whose office asks. */
  sellers: z.array(z.string()),
  /** Those of them that wait for the carrier's consent. */
  asking: z.array(z.string()),
  zones: z.array(z.string()),
  /** Null for one that drives for none of them. */
  vehicles: z.nullable(z.int()),
  insuranceUntil: z.nullable(z.string()),
})
export type ListedCarrier = z.infer<typeof ListedCarrier>

export const Carrier = z.strictObject({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  businessId: z.string(),
  licenceNumber: z.string(),
  byproductNumber: z.string(),
  insuranceUntil: z.nullable(z.string()),
  contact: z.string(),
  /** By seller, to its office and to the foreman; not told to drivers. */
  settlementTerms: z.array(z.strictObject({ seller: z.string(), terms: z.string() })),
  sellers: z.array(z.string()),
  /** Sellers that wait for the carrier's consent: all of them to its dispatcher, the own to an office. */
  asking: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  zones: z.array(z.string()),
})
export type Carrier = z.infer<typeof Carrier>

/** The id is the portal's. */
export const CarrierFields = z.object({
  id: PortalId,
  version: Version,
  businessId: z.union([BusinessId, z.literal('')]),
  licenceNumber: line(40),
  byproductNumber: line(40),
  insuranceUntil: z.nullable(LocalDate),
  contact: line(200),
})

export const vehicleTypes = ['truck', 'fullTrailer', 'semi', 'container', 'tractor'] as const
export const unloadTypes = ['rear', 'side', 'walkingFloor', 'chain'] as const

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
  cargoClass: line(40),
  washedOn: z.nullable(LocalDate),
})

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
  cargoClass: z.string(),
  washedOn: z.nullable(z.string()),
})
export type Vehicle = z.infer<typeof Vehicle>

/** What a driver has without settings of the own: nobody's permission is needed to see nothing more. */
export const plainDriver = {
  mayClaim: false,
  seesFreight: false,
  vehicle: '',
  showsPhone: false,
  cardUntil: null,
} as const

export const DriverFields = z.object({
  carrier: PortalId,
  person: PortalId,
  version: Version,
  mayClaim: z.boolean(),
  seesFreight: z.boolean(),
  /** The usual vehicle. */
  vehicle: UuidOrNone,
  /** Whether a customer sees the telephone from `loaded` until `delivered`. */
  showsPhone: z.boolean(),
  cardUntil: z.nullable(LocalDate),
})

export const Driver = z.strictObject({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  telephone: z.string(),
  /** Whether the foreman, who may claim and sees freight whatever the settings say. */
  isLead: z.boolean(),
  mayClaim: z.boolean(),
  seesFreight: z.boolean(),
  vehicle: z.string(),
  showsPhone: z.boolean(),
  cardUntil: z.nullable(z.string()),
})
export type Driver = z.infer<typeof Driver>

/** What is between a seller and a carrier; zones and terms count once the carrier has consented. */
export const ServiceFields = z.object({
  carrier: PortalId,
  seller: Uuid,
  serves: z.boolean(),
  zones: z.array(Uuid).check(z.maxLength(30)),
  /** What this seller has agreed with the carrier; without it that stays. */
  settlementTerms: z.optional(text(500)),
})
