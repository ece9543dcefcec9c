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

/** What is set of a driver for all applications; each adds its own rights. */
export const driverFields = {
  carrier: PortalId,
  person: PortalId,
  version: Version,
  /** The usual vehicle. */
  vehicle: UuidOrNone,
  /** Whether a customer sees the telephone from `loaded` until `delivered`. */
  showsPhone: z.boolean(),
  cardUntil: z.nullable(LocalDate),
}
