/** Somebody unknown calls: the office makes the customer and its yard at once, before it enters the order (5.5). */
import { isTelephone, Language, nameMaxLength, nameMinLength, text } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { CityLine, StreetLine, TelephoneLine } from '../fields/address-lines.ts'
import { UuidOrNone } from '../fields/choice.ts'
import { Uuid } from '../fields/ids.ts'
import { line } from '../fields/line.ts'
import { Place } from '../fields/place.ts'
import { peatCall } from '../peat-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { PostalDigits, siteFields } from '../sites/site.ts'
import { CustomerTag, EmailOrNone } from './customer.ts'

/**
 * Makes an account, its link to the seller and its first yard, all or nothing. An empty zone takes the one that
 * `proposeZone` proposes. `invite` mails an invitation to the e-mail address.
 */
export const addCaller = peatCall({
  name: 'addCaller',
  path: '/customers/caller',
  roles: officeRoles,
  input: z.object({
    account: Uuid,
    site: Uuid,
    seller: Uuid,
    name: line(nameMaxLength, nameMinLength),
    language: Language,
    telephone: TelephoneLine.check(z.refine(isTelephone)),
    contactName: line(nameMaxLength),
    email: EmailOrNone,
    invite: z.boolean(),
    /** The group whose price list counts; empty for the general one. */
    tag: z.union([z.literal(''), CustomerTag]),
    street: StreetLine,
    postalCode: PostalDigits,
    city: CityLine,
    gate: z.nullable(Place),
    zone: UuidOrNone,
    maxCombination: siteFields.maxCombination,
    unloadSide: siteFields.unloadSide,
    instructions: text(500),
  }),
  output: { account: z.string(), site: z.string() },
  refusals: ['modified_elsewhere'],
})

/**
 * In which zone of the seller a place is: by the fewest kilometres from its swamps, else the zone of most of its yards with
 * the postal code, else of those in the town.
 */
export const proposeZone = peatCall({
  name: 'proposeZone',
  path: '/sites/zone/propose',
  roles: officeRoles,
  input: z.object({
    seller: Uuid,
    gate: z.nullable(Place),
    postalCode: z.union([z.literal(''), PostalDigits]),
    city: CityLine,
  }),
  output: {
    zone: z.nullable(z.strictObject({ id: z.string(), code: z.string(), name: z.string() })),
    by: z.enum(['place', 'postalCode', 'city', 'none']),
    km: z.nullable(z.int()),
  },
  refusals: [],
})
