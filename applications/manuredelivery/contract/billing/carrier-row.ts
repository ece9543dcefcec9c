/** What carriers are owed for consignments, without VAT (lanta-appi 5.1 S16, 5.2). */
import { LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'

const id = z._default(z.string().check(z.maxLength(36)), '')
const day = z._default(z.union([LocalDate, z.literal('')]), '')

/** Empty: every one, from the beginning, until today. */
export const CarrierRowView = z.object({ company: id, carrier: id, from: day, to: day })

export const ListedCarrierRow = z.strictObject({
  id: Uuid,
  consignment: Uuid,
  number: z.string(),
  company: z.string(),
  carrier: z.string(),
  day: LocalDate,
  farm: z.string(),
  plant: z.string(),
  plate: z.string(),
  outcome: z.enum(['received', 'refused', 'failed']),
  /** Null where nothing was received. */
  kg: z.nullable(z.int()),
  rows: z.array(
    z.strictObject({
      kind: z.enum(['freight', 'return', 'fuel', 'waiting', 'wastedTrip']),
      net: z.int(),
    }),
  ),
  net: z.int(),
})
export type ListedCarrierRow = z.infer<typeof ListedCarrierRow>
