/** Calls about customer accounts (2.10); members, invitations and requests have files of their own. */
import { OpenInvitation } from '@workspace/logistics/contract/members'
import {
  BusinessId,
  edited,
  Find,
  listInput,
  saved,
  Total,
  text,
  Uuid,
  UuidOrNone,
  Version,
} from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { peatCall } from '../peat-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { SiteSeen } from '../sites/site.ts'
import { addCaller } from './caller-call.ts'
import { CustomerLink, CustomerMember, CustomerRow, CustomerTag, customerFields, linkFields } from './customer.ts'

const customerSorts = ['name'] as const
/** Fewer letters find nobody for a driver who orders for customers (2.6). */
export const orderingFindLeast = 3

const CustomerView = z.object({
  /** One of the own sellers; empty for all of them. */
  seller: z._default(UuidOrNone, ''),
  tag: z._default(z.union([z.literal(''), CustomerTag]), ''),
  onHold: z._default(z.boolean(), false),
  closed: z._default(z.boolean(), false),
  /** Name, site, municipality; for the office the business id, farm id and customer number as well. */
  find: Find,
})

/**
 * Accounts by pages. A driver or foreman who may order for customers finds, by three letters or more, those to whom the own
 * carrier drove a load within 24 months, and reads name, site and municipality of them.
 */
export const searchCustomers = peatCall({
  name: 'searchCustomers',
  path: '/customers/search',
  roles: ['driver', 'carrierLead', ...officeRoles],
  input: listInput(CustomerView, customerSorts),
  output: { rows: z.array(CustomerRow), cursor: z.string(), total: z.nullable(Total) },
  refusals: [],
})

export const readCustomer = peatCall({
  name: 'readCustomer',
  path: '/customers/read',
  roles: ['customer', ...officeRoles],
  input: z.object({ id: Uuid }),
  output: {
    id: z.string(),
    ...customerFields,
    businessId: z.string(),
    closed: z.boolean(),
    version: Version,
    isUnattended: z.boolean(),
    /** Whether the reader may add and remove members. */
    managesMembers: z.boolean(),
    members: z.array(CustomerMember),
    /** For those who manage members. */
    invitations: z.array(OpenInvitation),
    sites: z.array(SiteSeen),
    links: z.array(CustomerLink),
    /** Lists of the account's own; published ones only for its people. */
    priceLists: z.array(z.strictObject({ id: z.string(), seller: z.string(), name: z.string(), state: z.string() })),
    /** Orders that are not ended; for an office those of the own sellers. */
    openOrders: z.int(),
  },
  refusals: [],
})

/** The open account with exactly this business id, whoever it buys from: what an office sees before it links it. */
export const findCustomer = peatCall({
  name: 'findCustomer',
  path: '/customers/find',
  roles: officeRoles,
  input: z.object({ businessId: BusinessId }),
  output: { id: z.string(), name: z.string(), municipality: z.string() },
  refusals: [],
})

/**
 * Saves the common part. A new account is linked to `seller` at once. A business id that an open account has is `in_use`:
 * that one is linked instead.
 */
export const saveCustomer = peatCall({
  name: 'saveCustomer',
  path: '/customers/save',
  roles: ['customer', ...officeRoles],
  input: z.object({ ...edited, ...customerFields, seller: z._default(UuidOrNone, '') }),
  output: saved,
  refusals: ['modified_elsewhere', 'in_use'],
})

/** What is between a seller and an account. An account of others is linked by its exact business id. */
export const saveCustomerLink = peatCall({
  name: 'saveCustomerLink',
  path: '/customers/link',
  roles: officeRoles,
  input: z.object({
    account: Uuid,
    seller: Uuid,
    /** Of the link; 0 for a new one. */
    version: Version,
    businessId: z._default(z.union([z.literal(''), BusinessId]), ''),
    ...linkFields,
  }),
  output: saved,
  refusals: ['modified_elsewhere', 'in_use'],
})

/** Ends the account for the own sellers; it is closed for good when nobody sells to it any more. */
export const closeCustomer = peatCall({
  name: 'closeCustomer',
  path: '/customers/close',
  roles: officeRoles,
  input: z.object({ id: Uuid, reason: text(500, 2) }),
  output: { version: Version },
  refusals: ['in_use'],
})

export const customerCalls = {
  searchCustomers,
  readCustomer,
  findCustomer,
  saveCustomer,
  saveCustomerLink,
  closeCustomer,
  addCaller,
}
