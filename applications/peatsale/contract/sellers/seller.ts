/** Who sells: a group company with its settings and delivery zones (2.2). */
import { BusinessId, Email, line, Quantity, text, Uuid, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { CityLine, PostalLine, StreetLine, TelephoneLine } from '../fields/address-lines.ts'
import { TimeOfDay } from '../fields/time-of-day.ts'

/** Stands in batch numbers and names of files. */
const SellerCode = z.string().check(z.regex(/^[A-Z]{2,5}$/))

/** A five-digit Finnish postal code; empty where it is not known. */
export const FivePostal = z.pipe(PostalLine, z.string().check(z.regex(/^([0-9]{5})?$/)))

export const sellerFields = {
  code: SellerCode,
  /** Key of the company in the portal. */
  company: line(100, 1),
  name: line(100, 2),
  businessId: BusinessId,
  street: StreetLine,
  postalCode: FivePostal,
  city: CityLine,
}

export const breakBases = ['line', 'load', 'season'] as const
export const breakModes = ['allUnits', 'tiered'] as const

export const sellerSettings = {
  /** Whose quantity decides the price of a break (R5). */
  breakBasis: z.enum(breakBases),
  breakMode: z.enum(breakModes),
  /** How much more or less than ordered may be delivered. */
  tolerancePct: z.int().check(z.minimum(0), z.maximum(100)),
  /** Until how many hours before the delivery a customer may change an order. */
  cutOffHours: z.int().check(z.minimum(0), z.maximum(336)),
  /** Until when on the day before a driver may give a load back. */
  releaseCutOff: TimeOfDay,
  freeWaitingMinutes: z.int().check(z.minimum(0), z.maximum(600)),
  /** m³ of an ordinary load. */
  defaultLoad: Quantity.check(z.minimum(1000), z.maximum(1_000_000)),
  /** How long issued documents stay after the year of delivery. */
  retentionYears: z.int().check(z.minimum(6), z.maximum(30)),
  /** Who reads answers to the seller's letters. */
  ordersEmail: z.union([Email, z.literal('')]),
  salesPhone: TelephoneLine,
  invoicingNote: text(500),
}

/** What a seller begins with. */
export const firstSettings = {
  breakBasis: 'line',
  breakMode: 'allUnits',
  tolerancePct: 10,
  cutOffHours: 24,
  releaseCutOff: '16:00',
  freeWaitingMinutes: 30,
  defaultLoad: 120_000,
  retentionYears: 6,
  ordersEmail: '',
  salesPhone: '',
  invoicingNote: '',
} as const

/** Kilometres by road from the swamp that is nearest. */
const zoneFields = {
  code: line(10, 1),
  name: line(60, 1),
  maxKm: z.int().check(z.minimum(1), z.maximum(2000)),
}

export const Zone = z.strictObject({
  id: z.string(),
  version: z.int(),
  code: z.string(),
  name: z.string(),
  maxKm: z.int(),
})
export type Zone = z.infer<typeof Zone>

/** A zone as it is to be, or one that goes. */
export const ZoneChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('save'), id: Uuid, version: Version, ...zoneFields }),
  z.strictObject({ action: z.literal('remove'), id: Uuid, version: Version }),
])
export type ZoneChange = z.infer<typeof ZoneChange>

/** A seller as everybody meets it. */
export const ListedSeller = z.strictObject({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  telephone: z.string(),
  /** Whether one works there, buys from it, drives or loads for it; others may be asked to become a customer of. */
  own: z.boolean(),
})
export type ListedSeller = z.infer<typeof ListedSeller>

/** A company of the portal; `seller` is null while it sells nothing here. */
export const SellerCompany = z.strictObject({ key: z.string(), name: z.string(), seller: z.nullable(z.string()) })
export type SellerCompany = z.infer<typeof SellerCompany>

/** A seller as its office sees it. */
export const Seller = z.strictObject({
  id: z.string(),
  version: z.int(),
  code: z.string(),
  company: z.string(),
  name: z.string(),
  businessId: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  breakBasis: z.enum(breakBases),
  breakMode: z.enum(breakModes),
  tolerancePct: z.int(),
  cutOffHours: z.int(),
  releaseCutOff: z.string(),
  freeWaitingMinutes: z.int(),
  defaultLoad: z.int(),
  retentionYears: z.int(),
  ordersEmail: z.string(),
  salesPhone: z.string(),
  invoicingNote: z.string(),
})
export type Seller = z.infer<typeof Seller>
