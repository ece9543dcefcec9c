/** Transport companies and their drivers, as all applications of the trade see them. */
import { BusinessId, LocalDate, line, PortalId, UuidOrNone, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'

/** The id is that of the portal's transport company. */
export const CarrierFields = z.object({
  id: PortalId,
  version: Version,
  businessId: z.union([BusinessId, z.literal('')]),
  licenceNumber: line(40),
  byproductNumber: line(40),
  insuranceUntil: z.nullable(LocalDate),
  contact: line(200),
})

/** What is set of a driver. Vehicle, telephone and card hold for all applications, the rights for the one that sets them. */
export const DriverFields = z.object({
  carrier: PortalId,
  person: PortalId,
  version: Version,
  /** The usual vehicle. */
  vehicle: UuidOrNone,
  /** Whether a customer sees the telephone from `loaded` until `delivered`. */
  showsPhone: z.boolean(),
  cardUntil: z.nullable(LocalDate),
  mayClaim: z.boolean(),
  seesFreight: z.boolean(),
})

export const Driver = z.strictObject({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  telephone: z.string(),
  /** Whether a dispatcher, who may claim and sees freight whatever the settings say. */
  isLead: z.boolean(),
  mayClaim: z.boolean(),
  seesFreight: z.boolean(),
  vehicle: z.string(),
  showsPhone: z.boolean(),
  cardUntil: z.nullable(z.string()),
})
export type Driver = z.infer<typeof Driver>

/** What a driver without settings may: nothing beside the own work. */
export const plainDriver = {
  ...{ mayClaim: false, seesFreight: false, vehicle: '', showsPhone: false, cardUntil: null },
} as const
