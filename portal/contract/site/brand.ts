import * as z from 'zod/mini'

const InBothLanguages = z.strictObject({ fi: z.string(), en: z.string() })

/** A company as the documents name it; `businessid` is empty where none was given. */
export const NamedCompany = z.strictObject({ name: z.string(), businessid: z.string() })
export type NamedCompany = z.infer<typeof NamedCompany>

/** Who answers for the personal data; what was not given is empty. */
const Controller = z.strictObject({
  name: z.string(),
  businessid: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  dataprotection: z.optional(z.strictObject({ name: z.string(), email: z.string(), phone: z.string() })),
})

/** What everybody sees of the operator's own face; its colours and pictures stand in the page already. */
export const PublicBrand = z.strictObject({
  /** Whether the page has a logo of its own, in the place of the portal's marks. */
  logo: z.boolean(),
  /** The portal's name; the same one twice where a superadmin has given another. */
  names: InBothLanguages,
  controller: z.optional(Controller),
  /** Empty where the documents name those that they always do. */
  companies: z.array(NamedCompany),
})
export type PublicBrand = z.infer<typeof PublicBrand>
