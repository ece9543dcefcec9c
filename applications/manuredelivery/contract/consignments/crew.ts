/** Who could take a consignment, and what is in the way of each vehicle (lanta-appi 3.3, 6.1). */
import { Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'

/** Volume, mass, yard, height, grab, wash record, and a farm that must be the last stop of a day. */
export const misfits = ['volume', 'mass', 'combination', 'height', 'grab', 'wash', 'lastStop'] as const

const CrewOfCarrier = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Without a registration as a by-product operator a carrier is given nothing. */
  isRegistered: z.boolean(),
  drivers: z.array(z.strictObject({ id: z.string(), name: z.string(), vehicle: z.string() })),
  vehicles: z.array(
    z.strictObject({
      id: z.string(),
      plate: z.string(),
      /** Thousandths of m³, kilograms. */
      capacity: z.int(),
      payloadKg: z.int(),
      misfits: z.array(z.enum(misfits)),
    }),
  ),
})
export type CrewOfCarrier = z.infer<typeof CrewOfCarrier>

/** The carriers that serve the company, each with drivers and vehicles; a dispatcher reads the own carrier. */
export const prepareCrew = manureCall({
  name: 'prepareCrew',
  path: '/consignments/crew',
  roles: ['carrierLead', ...officeRoles],
  input: z.object({ id: Uuid }),
  output: { carriers: z.array(CrewOfCarrier) },
  refusals: ['not_found'],
})
