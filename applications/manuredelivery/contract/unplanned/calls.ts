/** Manure that was collected without a plan (lanta-appi 3.3): the farms that one knows, and the consignment itself. */
import { Moment } from '@workspace/logistics/contract'
import { PortalId, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Collection } from '../consignments/consignment-fields.ts'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'

const Named = z.strictObject({ id: z.string(), name: z.string() })

/** A farm that the own carrier has collected from within 24 months, for one company. */
const KnownFarm = z.strictObject({
  account: z.string(),
  name: z.string(),
  municipality: z.string(),
  company: Named,
  stores: z.array(
    z.strictObject({
      ...Named.shape,
      /** Density in kg/m³, where the store has its own. */
      kgPerM3: z.nullable(z.int()),
      /** What was collected from it last; null before. */
      type: z.nullable(z.string()),
    }),
  ),
  /** Of the company, the one that its manure went to last first. */
  plants: z.array(Named),
})
export type KnownFarm = z.infer<typeof KnownFarm>

export const searchKnownFarms = manureCall({
  name: 'searchKnownFarms',
  path: '/driving/farms',
  roles: ['driver', 'carrierLead'],
  input: z.object({ find: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)) }),
  output: { farms: z.array(KnownFarm) },
  refusals: [],
})

const { estimate, handedOverBy } = Collection.shape

/** The consignment begins as collected; the office matches it to a request. A driver is its driver, others may name one. */
export const addUnplannedConsignment = manureCall({
  name: 'addUnplannedConsignment',
  path: '/consignments/unplanned',
  roles: ['driver', 'carrierLead', ...officeRoles],
  input: z.object({
    ...{ account: Uuid, store: Uuid, type: Uuid, plant: Uuid, vehicle: Uuid },
    driver: z.optional(PortalId),
    estimate: z.nonoptional(estimate),
    handedOverBy: z.nonoptional(handedOverBy),
    /** Why somebody else than the driver reports it. */
    reason: Collection.shape.reason,
    deviceTime: Moment,
    device: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  output: { id: z.string(), number: z.string() },
  refusals: ['not_found'],
})

export const unplannedCalls = { searchKnownFarms, addUnplannedConsignment }
