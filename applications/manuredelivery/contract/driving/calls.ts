/** Calls of the driver in the cab. */
import { Vehicle } from '@workspace/logistics/contract'
import { LocalDate } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Consignment } from '../consignments/consignment.ts'
import { ConsignmentRow } from '../consignments/consignment-row.ts'
import { manureCall } from '../manure-call.ts'
import { Bay, Scale } from '../plants/plant.ts'

/** The own consignments in the order of driving: those begun, those of the day, and those that earlier days have left. */
export const readDriverDay = manureCall({
  name: 'readDriverDay',
  path: '/driving/day',
  roles: ['driver', 'carrierLead'],
  input: z.object({ day: LocalDate }),
  output: {
    consignments: z.array(Consignment),
    /** Of the days after it: tomorrow, and those until the week is over. */
    coming: z.array(ConsignmentRow),
    /** The usual vehicle, with what it needs before it carries manure. */
    vehicle: z.nullable(Vehicle),
    /** The telephone of the next consignment's company, else of any company that the carrier serves. */
    office: z.string(),
  },
  refusals: [],
})

/** A bay by its code, which a driver reads on the spot: its plant, and the own consignments on the way there. */
export const readBay = manureCall({
  name: 'readBay',
  path: '/bays/read',
  roles: ['driver', 'carrierLead', 'receiver'],
  input: z.object({ code: z.string().check(z.regex(/^[A-Z0-9-]{2,10}$/)) }),
  output: {
    bay: Bay,
    plant: z.strictObject({
      ...{ id: z.string(), name: z.string(), phone: z.string() },
      ...{ weighs: z.boolean(), selfService: z.boolean(), asksTemperature: z.boolean() },
    }),
    scales: z.array(Scale),
    consignments: z.array(Consignment),
  },
  refusals: ['not_found'],
})

export const drivingCalls = { readDriverDay, readBay }
