/** To whom it is sold: the account that all sellers share, and what is between it and one of them (2.2). */
import {
  BusinessId,
  Cents,
  Email,
  Language,
  line,
  nameMaxLength,
  nameMinLength,
  Quantity,
  text,
  Uuid,
  Version,
} from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { CityLine, StreetLine, TelephoneLine } from '../fields/address-lines.ts'
import { FivePostal } from '../sellers/seller.ts'

export const customerTags = ['broiler', 'layer', 'horse', 'dairy', 'beef', 'pig', 'garden'] as const
export const CustomerTag = z.enum(customerTags)
export type CustomerTag = z.infer<typeof CustomerTag>

export const EmailOrNone = z.union([z.literal(''), Email])
export const BusinessIdOrNone = z.union([z.literal(''), BusinessId])

/** The common part: read and changed by the office of each seller that the account is linked to, and by its members. */
export const customerFields = {
  name: line(nameMaxLength, nameMinLength),
  businessId: BusinessIdOrNone,
  /** Maatilatunnus. */
  farmId: line(20),
  language: Language,
}

/** What the account itself may know of its link. */
const sharedLinkFields = {
  number: line(20),
  /** None listed means all products of the seller. */
  allowedProducts: z.array(Uuid).check(z.maxLength(50)),
  /** Agreed for a season, m³. */
  seasonQuantity: Quantity,
  paymentDays: z.int().check(z.minimum(0), z.maximum(365)),
  invoicingName: line(nameMaxLength),
  invoicingStreet: StreetLine,
  invoicingPostalCode: FivePostal,
  invoicingCity: CityLine,
  einvoiceAddress: line(50),
  einvoiceOperator: line(50),
  active: z.boolean(),
}

/** What the seller keeps to itself. */
const officeLinkFields = {
  /** Whom the office calls; letters about orders go to the address while nobody of the account signs in. */
  contactName: line(nameMaxLength),
  telephone: TelephoneLine,
  email: EmailOrNone,
  tags: z.array(CustomerTag).check(z.maxLength(customerTags.length)),
  /** Why nothing is sold on credit now; empty where there is no hold. */
  holdReason: text(500),
  creditLimit: z.nullable(Cents.check(z.minimum(0))),
  notes: text(2000),
}

export const linkFields = { ...sharedLinkFields, ...officeLinkFields }
export const LinkFields = z.object(linkFields)
export type LinkFields = z.infer<typeof LinkFields>

/** `office` is null for the account's own people. */
export const CustomerLink = z.strictObject({
  id: z.string(),
  seller: z.string(),
  ...sharedLinkFields,
  office: z.nullable(
    z.strictObject({ ...officeLinkFields, holdBy: z.string(), holdAt: z.nullable(z.string()), version: Version }),
  ),
})
export type CustomerLink = z.infer<typeof CustomerLink>

/** `telephone` and `email` are for the office alone; empty for fellow members. */
export const CustomerMember = z.strictObject({
  id: z.string(),
  name: z.string(),
  isMain: z.boolean(),
  /** Waits for the main member, or another seller of the account; only who manages the members reads of it. */
  waits: z.boolean(),
  /** Whoever asks may open to the member what the member does not see yet. */
  mayAdmit: z.boolean(),
  active: z.boolean(),
  telephone: z.string(),
  email: z.string(),
})
export type CustomerMember = z.infer<typeof CustomerMember>

/** A line of the list. `office` is null for a driver who orders for customers. */
export const CustomerRow = z.strictObject({
  id: z.string(),
  name: z.string(),
  sites: z.array(z.strictObject({ id: z.string(), name: z.string(), municipality: z.string() })),
  office: z.nullable(
    z.strictObject({
      businessId: z.string(),
      /** The number with each own seller. */
      numbers: z.array(z.strictObject({ seller: z.string(), number: z.string() })),
      tags: z.array(CustomerTag),
      onHold: z.boolean(),
      closed: z.boolean(),
      /** Whom to call: as a seller noted it, else at a yard. */
      contact: z.strictObject({ name: z.string(), telephone: z.string() }),
      /** No member is left who could sign in. */
      isUnattended: z.boolean(),
    }),
  ),
})
export type CustomerRow = z.infer<typeof CustomerRow>
