/** How a farm comes into Lanta-appi: an office finds or makes its account, and its people are added (lanta-appi 7.1, 7.5). */
import { BusinessId, City, isOneLine, line, PostalCode, StreetAddress, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Municipality } from '../fields/place.ts'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { storeKinds } from './farm.ts'

/** An open account by its exact business id, also one that another application knows; asked at most a hundred times a day. */
export const findAccount = manureCall({
  name: 'findAccount',
  path: '/farms/find',
  roles: officeRoles,
  input: z.object({ businessId: BusinessId }),
  output: { account: z.nullable(z.strictObject({ id: Uuid, name: z.string(), municipality: z.string() })) },
  refusals: ['too_many_requests'],
})

/**
 * A new account, or one that `findAccount` has found: then its name and sites stay, and the business id proves that it was
 * found. The farm begins with one store.
 */
export const addFarm = manureCall({
  name: 'addFarm',
  path: '/farms/add',
  roles: officeRoles,
  input: z.object({
    id: Uuid,
    isKnown: z.boolean(),
    company: Uuid,
    name: line(100, 2),
    businessId: z.union([z.literal(''), BusinessId]),
    farmNumber: line(20),
    street: StreetAddress.check(isOneLine),
    postalCode: PostalCode.check(isOneLine),
    city: City.check(isOneLine),
    /** Id of the keeping place; empty where there is none. */
    keepingPlace: line(20),
    municipality: Municipality,
    store: line(60, 1),
    storeKind: z.enum(storeKinds),
  }),
  output: { id: z.string() },
  refusals: ['in_use', 'not_found'],
})

/**
 * Adds a person whom the office sees among the portal's users, by the e-mail address; only while no other company collects
 * from the farm: a member reads what all of them have.
 */
export const addFarmMember = manureCall({
  name: 'addFarmMember',
  path: '/farms/members/add',
  roles: officeRoles,
  input: z.object({ account: Uuid, email: line(254, 3) }),
  output: {},
  refusals: ['not_found'],
})

/** The main member leaves last, or once another one is. */
export const changeFarmMember = manureCall({
  name: 'changeFarmMember',
  path: '/farms/members/change',
  roles: ['farm', ...officeRoles],
  input: z.object({ account: Uuid, person: line(100, 1), change: z.enum(['main', 'remove']) }),
  output: {},
  refusals: ['in_use', 'not_found'],
})

export const newFarmCalls = { findAccount, addFarm, addFarmMember, changeFarmMember }
