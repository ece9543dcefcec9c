/** Calls of the gate of a plant. */
import { Moment } from '@workspace/logistics/contract'
import { LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Consignment } from '../consignments/consignment.ts'
import { ConsignmentRow } from '../consignments/consignment-row.ts'
import { manureCall } from '../manure-call.ts'
import { Bay, Scale } from '../plants/plant.ts'
import { officeRoles } from '../rights/roles.ts'

const moment = z.nullable(Moment)

/** A truck that comes, stands at the gate, or has been received or refused; no telephone, money or nutrients. */
const Arrival = z.strictObject({
  ...ConsignmentRow.shape,
  weighings: Consignment.shape.weighings,
  run: z.nullable(z.strictObject({ id: z.string(), stop: z.int(), stops: z.int() })),
  departedAt: moment,
  arrivedAt: moment,
  /** Of the reception or the refusal. */
  endedAt: moment,
  bay: z.string(),
  /** Kilometres by road; null where they are not known. */
  km: z.nullable(z.int()),
})
export type Arrival = z.infer<typeof Arrival>

/** The day at the gate of one plant. */
export const readArrivals = manureCall({
  name: 'readArrivals',
  path: '/reception/day',
  roles: ['receiver', ...officeRoles],
  input: z.object({ plant: Uuid, day: LocalDate }),
  output: {
    plant: z.strictObject({
      ...{ id: z.string(), name: z.string(), instructions: z.string() },
      ...{ weighs: z.boolean(), asksTemperature: z.boolean(), bays: z.array(Bay), scales: z.array(Scale) },
    }),
    /** Those that the reader works at, to choose from. */
    plants: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    /** At the gate, on the way, then as they are planned. */
    arrivals: z.array(Arrival),
    /** Received or refused on the day, and refused ones whose way is open; the latest first. */
    done: z.array(Arrival),
    /** Kilograms of the day. */
    tonnage: z.strictObject({ receivedKg: z.int(), comingKg: z.int(), limitKg: z.nullable(z.int()) }),
    /** Vehicles that may have brought what was assigned to nobody, the latest first. */
    vehicles: z.array(z.strictObject({ id: z.string(), plate: z.string() })),
  },
  refusals: ['not_found'],
})

export const receptionCalls = { readArrivals }
