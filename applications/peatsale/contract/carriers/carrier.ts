/** Who drives: the portal's transport companies with their vehicles and drivers (2.2). */
import { Find, PortalId, text, Uuid, UuidOrNone } from '@workspace/portal/contract'
import * as z from 'zod/mini'

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

/** What is between a seller and a carrier; zones and terms count once the carrier has consented. */
export const ServiceFields = z.object({
  carrier: PortalId,
  seller: Uuid,
  serves: z.boolean(),
  zones: z.array(Uuid).check(z.maxLength(30)),
  /** What this seller has agreed with the carrier; without it that stays. */
  settlementTerms: z.optional(text(500)),
})
