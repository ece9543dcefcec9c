/** What the browser starts from of the site itself: apart from its settings, which few screens know. */
import * as z from 'zod/mini'
import { PostalCodeRule } from '../fields/postal-code-rule.ts'
import { PublicBrand } from './brand.ts'

export const shutdownTimes = {
  from: z.string(),
  to: z.string(),
  text: z.strictObject({ fi: z.string(), en: z.string() }),
}

/** A shutdown that is announced to everybody, or going on: times in ISO 8601. */
export const AnnouncedShutdown = z.strictObject(shutdownTimes)
export type AnnouncedShutdown = z.infer<typeof AnnouncedShutdown>

/** The main application record, maindata[0] (ENT-33). */
export const MainRecord = z.strictObject({
  isactive: z.boolean(),
  siteadmin: z.string(),
  name: z.string(),
  supportemail: z.string(),
  salesphone: z.strictObject({ value: z.string(), name: z.string() }),
  registrationenabled: z.boolean(),
  postalcoderule: PostalCodeRule,
  resetemailmaxlength: z.number(),
  unverifieddays: z.number(),
  sessionmaxdays: z.number(),
  auditmonths: z.number(),
  feedbackmonths: z.number(),
  /** Day of the accessibility statement's last review, ISO 8601; empty while there is none. */
  accessibilitydate: z.optional(z.string()),
  /** There while a shutdown is announced or going on. */
  plannedshutdown: z.optional(AnnouncedShutdown),
  /** There where the operator has given the portal a face of its own. */
  brand: z.optional(PublicBrand),
})
export type MainRecord = z.infer<typeof MainRecord>
