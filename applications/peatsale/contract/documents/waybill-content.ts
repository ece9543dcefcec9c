/** What stands on a waybill, for a page that says the same as the paper (4.1). Nothing is left out but what none needs. */
import { Moment } from '@workspace/logistics/contract'
import { Quantity } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { SalesUnit } from '../fields/named.ts'

const Company = z.object({ name: z.string(), businessId: z.string() })
/** Millionths of a degree. */
const Spot = z.nullable(z.object({ lat: z.int(), lon: z.int() }))
const address = { street: z.string(), postalCode: z.string(), city: z.string() }

const Goods = z.object({
  code: z.string(),
  name: z.object({ fi: z.string(), en: z.string() }),
  unit: SalesUnit,
  pile: z.nullable(z.object({ code: z.string(), year: z.int(), moisturePermille: z.int(), vonPost: z.string() })),
  basis: z.string(),
  buckets: z.int(),
  bucketSize: Quantity,
  quantity: Quantity,
  m3: z.int(),
  massKg: z.int(),
  delivered: z.nullable(Quantity),
})

export const WaybillContent = z.object({
  number: z.string(),
  edition: z.int(),
  replaces: z.nullable(z.int()),
  issuedAt: Moment,
  orderNumber: z.string(),
  sender: z.object({ ...Company.shape, ...address, salesPhone: z.string() }),
  swamp: z.nullable(z.object({ name: z.string(), municipality: z.string(), place: Spot })),
  recipient: Company,
  /** Null for what the customer collects. */
  site: z.nullable(z.object({ name: z.string(), ...address, place: Spot })),
  carrier: z.nullable(z.object({ ...Company.shape, licence: z.string() })),
  vehicle: z.nullable(z.object({ plate: z.string(), boxes: z.array(z.object({ name: z.string(), m3: Quantity })) })),
  driver: z.string(),
  /** Empty where nobody told it. */
  takenOverAt: z.string(),
  goods: z.array(Goods),
  mass: z.object({ kg: z.int(), isEstimate: z.boolean() }),
  freightPaidBy: z.enum(['sender', 'receiver']),
  instructions: z.string(),
  loadedBy: z.string(),
  receipt: z.nullable(
    z.object({ kind: z.enum(['name', 'absent']), name: z.string(), remarks: z.string(), at: Moment }),
  ),
})
export type WaybillContent = z.infer<typeof WaybillContent>
