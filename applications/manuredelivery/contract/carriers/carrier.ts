/** Who drives: the portal's transport companies with their vehicles and drivers (lanta-appi 2.1). */
import {
  CarrierFields as SharedCarrier,
  Vehicle as SharedVehicle,
  VehicleFields as SharedVehicleFields,
  vehicleCovers,
  vehicleDedications,
} from '@workspace/logistics/contract'
import { Find, line, PortalId, text, Uuid, UuidOrNone } from '@workspace/portal/contract'
import * as z from 'zod/mini'

/** Those that drive for the company; without it every transport company of the portal, to choose from. */
export const CarrierView = z.object({ company: z._default(UuidOrNone, ''), find: Find })
export const carrierSorts = ['name'] as const

export const ListedCarrier = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Of the companies whose office asks. */
  companies: z.array(z.string()),
  /** Those of them that wait for the carrier's consent. */
  asking: z.array(z.string()),
  /** Null for one that drives for none of them. */
  vehicles: z.nullable(z.int()),
  insuranceUntil: z.nullable(z.string()),
  /** Whether it may carry by-products; null for one that drives for none of them. */
  isRegistered: z.nullable(z.boolean()),
})
export type ListedCarrier = z.infer<typeof ListedCarrier>

export const CarrierFields = z.object({ ...SharedCarrier.shape, wasteRegisterNumber: line(40) })

export const Carrier = z.strictObject({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  businessId: z.string(),
  licenceNumber: z.string(),
  byproductNumber: z.string(),
  wasteRegisterNumber: z.string(),
  insuranceUntil: z.nullable(z.string()),
  contact: z.string(),
  companies: z.array(z.string()),
  /** By company, to its office and to the dispatcher; not for drivers. */
  settlementTerms: z.array(z.strictObject({ company: z.string(), terms: z.string() })),
  /** Companies that wait for the carrier's consent: all of them to its dispatcher, the own to an office. */
  asking: z.array(z.strictObject({ id: z.string(), name: z.string() })),
})
export type Carrier = z.infer<typeof Carrier>

const equipment = {
  /** Loads with a grab of its own. */
  grab: z.boolean(),
  cover: z.enum(vehicleCovers),
  leakProof: z.boolean(),
  dedicatedTo: z.enum(vehicleDedications),
}
export const VehicleFields = z.object({ ...SharedVehicleFields.shape, ...equipment })
/** With what it needs before it carries manure. */
export const Vehicle = z.strictObject({ ...SharedVehicle.shape, ...equipment })
export type Vehicle = z.infer<typeof Vehicle>

/** What is between a company and a carrier; terms count once the carrier has consented. */
export const ServiceFields = z.object({
  carrier: PortalId,
  company: Uuid,
  serves: z.boolean(),
  /** What this company has agreed with the carrier; without it that stays. */
  settlementTerms: z.optional(text(500)),
})
