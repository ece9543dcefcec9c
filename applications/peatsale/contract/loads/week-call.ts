/** A week as the office plans it: what is loaded on which day, at which swamp and by which carrier (5.5). */
import { IsoWeek, LocalDate, Uuid, UuidOrNone } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { ShownQuantity } from '../fields/shown-amounts.ts'
import { peatCall } from '../peat-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { LoadRow } from './load-row.ts'

/** Loads of one day, swamp and carrier, or orders that wait for confirmation and are wished for that day. */
const WeekSum = z.strictObject({
  kind: z.enum(['load', 'order']),
  /** Null while no day is set. */
  day: z.nullable(LocalDate),
  swamp: z.nullable(Uuid),
  /** Null while nobody has it, and where the customer collects. */
  carrier: z.nullable(z.string()),
  isCollected: z.boolean(),
  /** Thousandths of a cubic metre. */
  volume: ShownQuantity,
  count: z.int(),
})
export type WeekSum = z.infer<typeof WeekSum>

const WaitingOrder = z.strictObject({
  ...{ id: Uuid, number: z.string(), customer: z.string(), city: z.string() },
  day: z.nullable(LocalDate),
  volume: ShownQuantity,
})
export type WaitingOrder = z.infer<typeof WaitingOrder>

export const readOfficeWeek = peatCall({
  name: 'readOfficeWeek',
  path: '/loads/week',
  roles: officeRoles,
  input: z.object({ week: IsoWeek, seller: z._default(UuidOrNone, '') }),
  output: {
    sums: z.array(WeekSum),
    /** `loads` of all sellers that load there, `most` what is filled there in a week. */
    swamps: z.array(z.strictObject({ id: Uuid, name: z.string(), loads: z.int(), most: z.int() })),
    /** `capacity` is what its trucks carry in a day. */
    carriers: z.array(
      z.strictObject({ id: z.string(), name: z.string(), plates: z.array(z.string()), capacity: ShownQuantity }),
    ),
    /** Loads that nobody drives yet, at most 100. */
    loads: z.array(LoadRow),
    /** Orders that wait for confirmation, the oldest 100. */
    orders: z.array(WaitingOrder),
  },
  refusals: [],
})
