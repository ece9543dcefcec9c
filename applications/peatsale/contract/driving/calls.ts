import { Moment } from '@workspace/logistics/contract'
import { LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Load } from '../loads/load.ts'
import { LoadRow, LoadVehicle } from '../loads/load-row.ts'
import { peatCall } from '../peat-call.ts'

/** A load that was the reader's within the last 72 hours, and is not any more. */
const MovedLoad = z.strictObject({
  id: Uuid,
  number: z.string(),
  /** Since when. */
  at: Moment,
  /** Who drives it now and with what; empty where nobody does, or another carrier. */
  driver: z.string(),
  plate: z.string(),
  /** Who of the own carrier moved it; empty where the office did. */
  by: z.string(),
  isCancelled: z.boolean(),
})
export type MovedLoad = z.infer<typeof MovedLoad>

/** A driver's day, in the order of driving: the own loads begun, those of the day, and those that earlier days have left undriven. */
export const readDriverDay = peatCall({
  name: 'readDriverDay',
  path: '/driving/day',
  roles: ['driver', 'carrierLead'],
  input: z.object({ day: LocalDate }),
  output: {
    loads: z.array(
      z.strictObject({
        ...Load.shape,
        /** Trucks that stand before the own one at its swamp; null once loaded. */ queue: z.nullable(z.int()),
      }),
    ),
    /** Of the days after it: tomorrow, and those until the week is over. */
    coming: z.array(LoadRow),
    moved: z.array(MovedLoad),
    vehicle: z.nullable(LoadVehicle),
    /** Whom to call: the seller's sales telephone of the next load, else of any seller that the carrier serves. */
    office: z.string(),
  },
  refusals: [],
})
