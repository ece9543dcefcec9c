/** Somebody unknown calls: the office makes the customer and its yard at once, before it enters the order (5.5). */
import {
  isTelephone,
  Language,
  line,
  nameMaxLength,
  nameMinLength,
  text,
  Uuid,
  UuidOrNone,
} from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { CityLine, StreetLine, TelephoneLine } from '../fields/address-lines.ts'
import { Place } from '../fields/place.ts'
import { peatCall } from '../peat-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { PostalDigits, siteFields } from '../sites/site.ts'
import { CustomerTag, EmailOrNone } from './customer.ts'

/** What the office decides of somebody new: the price list, and the first yard but its address. */
export const firstYardFields = {
  /** The group whose price list counts; empty for the general one. */
  tag: z._default(z.union([z.literal(''), CustomerTag]), ''),
  gate: z._default(z.nullable(Place), null),
  /** Empty takes the one that `proposeZone` proposes. */
  zone: z._default(UuidOrNone, ''),
  maxCombination: z._default(siteFields.maxCombination, 'full'),
  unloadSide: z._default(siteFields.unloadSide, 'rear'),
  instructions: z._default(text(500), ''),
}

/**
 * Makes an account, its link to the seller and its first yard, all or nothing. `invite` mails an invitation to the e-mail
 * address.
 */
export const addCaller = peatCall({
  name: 'addCaller',
  path: '/customers/caller',
  roles: officeRoles,
  input: z.object({
    account: Uuid,
    seller: Uuid,
    name: line(nameMaxLength, nameMinLength),
    language: Language,
    telephone: TelephoneLine.check(z.refine(isTelephone)),
    contactName: line(nameMaxLength),
    email: EmailOrNone,
    invite: z.boolean(),
    street: StreetLine,
    postalCode: PostalDigits,
    city: CityLine,
    ...firstYardFields,
    site: Uuid,
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
