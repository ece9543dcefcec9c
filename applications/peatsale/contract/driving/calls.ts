import { LocalDate } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Load } from '../loads/load.ts'
import { LoadVehicle } from '../loads/load-row.ts'
import { peatCall } from '../peat-call.ts'

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
    vehicle: z.nullable(LoadVehicle),
    /** Whom to call: the seller's sales telephone of the next load, else of any seller that the carrier serves. */
    office: z.string(),
  },
  refusals: [],
})
