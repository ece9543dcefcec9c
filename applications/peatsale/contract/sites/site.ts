/** Where it is driven: a delivery site with the profile of its yard (2.2). */
import { line, nameMaxLength, nameMinLength, Quantity, text, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { CityLine, PostalLine, StreetLine, TelephoneLine } from '../fields/address-lines.ts'
import { Place } from '../fields/place.ts'

/** Any five digits (2.2). */
export const PostalDigits = z.pipe(PostalLine, z.string().check(z.regex(/^[0-9]{5}$/)))

/** What a driver must know before coming. Everybody who reads a load or an order with its site sees these. */
export const yardFields = {
  /** The longest that gets in and out: a truck alone, a semi-trailer, a truck with its full trailer. */
  maxCombination: z.enum(['truck', 'semi', 'full']),
  turningNote: text(200),
  heightLimitCm: z.nullable(z.int().check(z.minimum(1), z.maximum(1000))),
  thawProne: z.boolean(),
  surface: z.enum(['hard', 'soft']),
  unloadSide: z.enum(['rear', 'side']),
  allowedHours: text(100),
}
export type YardFields = z.infer<z.ZodMiniObject<typeof yardFields>>

/** In the order of the form. */
export const siteFields = {
  name: line(nameMaxLength, nameMinLength),
  street: StreetLine,
  postalCode: PostalDigits,
  city: CityLine,
  ...yardFields,
  /** Room for so much, m³. */
  storage: z.nullable(Quantity),
  contactName: line(nameMaxLength),
  contactPhone: TelephoneLine,
  gateCode: line(50),
  instructions: text(500),
  gate: z.nullable(Place),
  tip: z.nullable(Place),
}
export const SiteFields = z.object(siteFields)
export type SiteFields = z.infer<typeof SiteFields>

/** A yard where everything fits, until somebody says otherwise. */
export const emptySite: SiteFields = {
  name: '',
  street: '',
  postalCode: '',
  city: '',
  maxCombination: 'full',
  turningNote: '',
  heightLimitCm: null,
  thawProne: false,
  surface: 'hard',
  unloadSide: 'rear',
  allowedHours: '',
  storage: null,
  contactName: '',
  contactPhone: '',
  gateCode: '',
  instructions: '',
  gate: null,
  tip: null,
}

/** A zone as its seller has set it, beside what the kilometres propose. */
export const SiteZone = z.strictObject({
  seller: z.string(),
  /** Empty while none is set. */
  zone: z.string(),
  version: Version,
  proposedZone: z.string(),
  proposedKm: z.nullable(z.int()),
  distances: z.array(z.strictObject({ swamp: z.string(), km: z.int(), isTyped: z.boolean() })),
})
export type SiteZone = z.infer<typeof SiteZone>

/** `zones` are those of the reader's own sellers. */
export const SiteSeen = z.strictObject({ id: z.string(), version: Version, ...siteFields, zones: z.array(SiteZone) })
export type SiteSeen = z.infer<typeof SiteSeen>
