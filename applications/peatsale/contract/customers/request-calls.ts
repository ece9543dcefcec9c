/** Somebody asks to become a customer, and the office decides (2.11). */
import {
  isTelephone,
  line,
  listInput,
  nameMaxLength,
  nameMinLength,
  Total,
  text,
  Uuid,
  UuidOrNone,
} from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { CityLine, StreetLine, TelephoneLine } from '../fields/address-lines.ts'
import { peatCall } from '../peat-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { PostalDigits } from '../sites/site.ts'
import { firstYardFields } from './caller-call.ts'
import { BusinessIdOrNone } from './customer.ts'

/** Requests of one person in a day. */
export const customerRequestsADay = 5

export const requestStates = ['open', 'accepted', 'declined'] as const

const requestFields = {
  /** Of the farm or company. */
  name: line(nameMaxLength, nameMinLength),
  businessId: BusinessIdOrNone,
  farmId: line(20),
  street: StreetLine,
  postalCode: PostalDigits,
  city: CityLine,
  telephone: TelephoneLine.check(z.refine(isTelephone)),
}

/**
 * One open request of a person to a seller at a time; a second one is `in_use`. Somebody who waits for access to a company
 * that is a seller asks this one: no other could give the access.
 */
export const sendCustomerRequest = peatCall({
  name: 'sendCustomerRequest',
  path: '/requests/send',
  roles: ['newcomer', 'customer'],
  whileWaiting: true,
  input: z.object({ seller: Uuid, ...requestFields }),
  output: { id: z.string() },
  refusals: ['in_use'],
})

/** Whether the person can open the application: `given` with the acceptance, or by another company (GEN-17). */
const accesses = ['there', 'given', 'elsewhere'] as const

export const CustomerRequestRow = z.strictObject({
  id: z.string(),
  seller: z.string(),
  ...requestFields,
  businessId: z.string(),
  state: z.enum(requestStates),
  words: z.string(),
  /** The account that it became; empty before. */
  account: z.string(),
  sentAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** For the office: who asks, and who has decided. */
  person: z.nullable(z.strictObject({ id: z.string(), name: z.string(), email: z.string(), access: z.enum(accesses) })),
  decidedBy: z.string(),
})
export type CustomerRequestRow = z.infer<typeof CustomerRequestRow>

/** The requests to the own sellers, and the own ones. */
export const searchCustomerRequests = peatCall({
  name: 'searchCustomerRequests',
  path: '/requests/search',
  roles: ['newcomer', 'customer', ...officeRoles],
  input: listInput(
    z.object({
      seller: z._default(UuidOrNone, ''),
      state: z._default(z.union([z.literal(''), z.enum(requestStates)]), ''),
    }),
    ['sent'],
  ),
  output: { rows: z.array(CustomerRequestRow), cursor: z.string(), total: z.nullable(Total) },
  refusals: [],
})

const likenesses = ['businessId', 'farmId', 'name', 'address'] as const

/** An account that may be the one that asks. Of one that the office does not sell to it reads what `findCustomer` tells. */
const LikeCustomer = z.strictObject({
  id: z.string(),
  name: z.string(),
  municipality: z.string(),
  because: z.array(z.enum(likenesses)),
  isOwn: z.boolean(),
})
export type LikeCustomer = z.infer<typeof LikeCustomer>

/** A request with the accounts that it may double: by business id whoever sells to them, otherwise among the office's own. */
export const readCustomerRequest = peatCall({
  name: 'readCustomerRequest',
  path: '/requests/read',
  roles: officeRoles,
  input: z.object({ id: Uuid }),
  output: { request: CustomerRequestRow, like: z.array(LikeCustomer) },
  refusals: [],
})

/**
 * `new` makes an account of the request, linked to the seller, with a first yard at the address of the request where `site`
 * gives its id; `account` links the person to one that the office sees, or
 * that has the business id of the request. Either lets a person in who waits for access (GEN-17). `decline` wants words, which the person reads.
 */
export const decideCustomerRequest = peatCall({
  name: 'decideCustomerRequest',
  path: '/requests/decide',
  roles: officeRoles,
  input: z.object({
    id: Uuid,
    decision: z.enum(['new', 'account', 'decline']),
    account: z._default(UuidOrNone, ''),
    words: z._default(text(1000), ''),
    ...firstYardFields,
    site: z._default(UuidOrNone, ''),
  }),
  output: { account: z.string() },
  refusals: ['modified_elsewhere', 'in_use'],
})

export const requestCalls = {
  sendCustomerRequest,
  searchCustomerRequests,
  readCustomerRequest,
  decideCustomerRequest,
}
