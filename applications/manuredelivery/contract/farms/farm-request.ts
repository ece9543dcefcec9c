/** A farm asks a company to collect its manure, and the office decides (lanta-appi 7.1, 7.5). */
import {
  BusinessId,
  City,
  isOneLine,
  isTelephone,
  line,
  listInput,
  PostalCode,
  StreetAddress,
  Telephone,
  Total,
  text,
  Uuid,
  UuidOrNone,
} from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { speciesKinds } from '../types/manure-type.ts'
import { storeKinds } from './farm.ts'

/** Requests of one person in a day. */
export const farmRequestsADay = 5

export const farmRequestStates = ['open', 'accepted', 'declined'] as const

const requestFields = {
  name: line(100, 2),
  businessId: z.union([z.literal(''), BusinessId]),
  street: StreetAddress.check(isOneLine),
  postalCode: PostalCode.check(isOneLine),
  city: City.check(isOneLine),
  telephone: Telephone.check(isOneLine).check(z.refine(isTelephone)),
  species: z.array(z.enum(speciesKinds)).check(z.maxLength(speciesKinds.length)),
  note: text(1000),
}

/** One open request of a person to a company at a time; a second one is `in_use`. */
export const sendFarmRequest = manureCall({
  name: 'sendFarmRequest',
  path: '/farmrequests/send',
  roles: ['newcomer', 'farm'],
  whileWaiting: true,
  input: z.object({ company: Uuid, ...requestFields }),
  output: { id: z.string() },
  refusals: ['in_use', 'not_found', 'too_many_requests'],
})

const Known = z.strictObject({ id: z.string(), name: z.string(), municipality: z.string() })

export const FarmRequestRow = z.strictObject({
  id: z.string(),
  company: z.strictObject({ id: z.string(), name: z.string() }),
  ...requestFields,
  businessId: z.string(),
  state: z.enum(farmRequestStates),
  /** Why it was declined. */
  words: z.string(),
  sentAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** For the office alone: who asks, whether the person has a farm's right in Lanta-appi, and the open account with that business id. */
  office: z.nullable(
    z.strictObject({
      person: z.string(),
      email: z.string(),
      hasRight: z.boolean(),
      decidedBy: z.string(),
      known: z.nullable(Known),
    }),
  ),
})
export type FarmRequestRow = z.infer<typeof FarmRequestRow>

/** Those to the own companies, and the own ones; the newest first. */
export const searchFarmRequests = manureCall({
  name: 'searchFarmRequests',
  path: '/farmrequests/search',
  roles: ['newcomer', 'farm', ...officeRoles],
  whileWaiting: true,
  input: listInput(z.object({ state: z._default(z.enum(['', ...farmRequestStates]), '') }), ['sent']),
  output: { rows: z.array(FarmRequestRow), cursor: z.string(), total: z.nullable(Total) },
  refusals: [],
})

/**
 * `new` makes a farm of the request with its first store. `known` takes on the account with that business id; where another
 * company collects from it, its members alone let people in: `in_use`. `decline` wants words, which the person reads.
 */
export const decideFarmRequest = manureCall({
  name: 'decideFarmRequest',
  path: '/farmrequests/decide',
  roles: officeRoles,
  input: z.object({
    id: Uuid,
    decision: z.enum(['new', 'known', 'decline']),
    words: z._default(text(1000), ''),
    farmNumber: z._default(line(20), ''),
    keepingPlace: z._default(line(20), ''),
    municipality: z._default(line(60), ''),
    store: z._default(line(60), ''),
    storeKind: z._default(z.enum(storeKinds), 'store'),
  }),
  output: { account: UuidOrNone },
  refusals: ['in_use', 'modified_elsewhere', 'not_found'],
})

export const farmRequestCalls = { sendFarmRequest, searchFarmRequests, decideFarmRequest }
