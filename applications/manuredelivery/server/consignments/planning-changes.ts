/** Changes by planning, offering and giving a consignment, and by where it goes. */

import type * as z from 'zod/mini'
import type { ConsignmentEvent } from '../../contract/consignments/consignment-event.ts'
import type { PlannedEstimate } from '../../contract/fields/amounts.ts'
import { slotOf } from '../requests/plan-consignments.ts'
import { kilogramsOf, volumeOf } from '../requests/request-rows.ts'
import type { ChangesOf, Columns, DataOf } from './change-types.ts'
import type { AcceptedConsignmentCommand } from './consignment-context.ts'
import { crewIn } from './crew-in-command.ts'

type Kinds =
  | ('assign' | 'cancel' | 'change' | 'claim' | 'liftStop' | 'offer' | 'reassign' | 'redirect' | 'release')
  | ('reschedule' | 'restore' | 'returnToFarm' | 'sendOn' | 'setCrew' | 'stop' | 'takeVehicle' | 'unassign')
  | 'withdrawOffer'

const nobody = { carrier: null, driver: null, vehicle: null, assigned_at: null }
const notOffered = { offered: 0, offer_deadline: null }

export const planningChanges: ChangesOf<Kinds & ConsignmentEvent['kind']> = {
  change: (done, { estimate, store, plant, slot }) => ({
    ...(estimate === undefined ? {} : plannedColumns(done, estimate)),
    ...(store === undefined ? {} : { store }),
    ...(plant === undefined ? {} : { plant }),
    ...(slot === undefined ? {} : slotOf(slot)),
  }),
  reschedule: (_, { slot }) => slotOf(slot),
  offer: (_, { deadline, freight }) => ({
    ...{ offered: 1, offer_deadline: new Date(deadline).toISOString() },
    freight: freight.by === 'hand' ? JSON.stringify(freight) : null,
  }),
  withdrawOffer: () => notOffered,
  assign: givenTo,
  reassign: givenTo,
  unassign: () => ({ ...nobody, ...notOffered }),
  claim: async (done) => ({ ...(await crewIn(done)), assigned_at: done.issuer.now.toISOString() }),
  release: ({ to }) => ({ ...nobody, ...(to === 'open' ? {} : notOffered) }),
  setCrew: (_, data) => named(data),
  takeVehicle: (_, { vehicle }) => ({ vehicle }),
  cancel: () => ({ ...notOffered, ...notStopped }),
  restore: () => nobody,
  redirect: (_, { plant }) => ({ plant }),
  stop: ({ to, state }, { alert, words }) => ({
    ...{ stopped_by: alert ?? 'office', stop_words: words ?? '' },
    ...(to === state ? {} : notOffered),
  }),
  liftStop: () => notStopped,
  sendOn: () => ({ next: 'sendOn' }),
  returnToFarm: (_, { takenBackBy }) => ({ next: 'returnToFarm', returned_to: takenBackBy }),
}

export const notStopped = { stopped_by: null, stop_words: '' }

function plannedColumns(
  { store, type }: Pick<AcceptedConsignmentCommand, 'store' | 'type'>,
  { unit, amount }: z.infer<typeof PlannedEstimate>,
): Columns {
  const density = store.kg_per_m3 ?? type.kg_per_m3
  const kg = kilogramsOf({ estimate: amount, estimate_unit: unit }, density)
  return { planned_kg: kg, planned_m3: unit === 'm3' ? amount : volumeOf(kg, density) }
}

/** By the office: the offer ends; freight by hand stays unless another is given. */
async function givenTo(done: AcceptedConsignmentCommand, { freight }: DataOf<'assign'>): Promise<Columns> {
  const priced = freight === undefined ? {} : { freight: freight.by === 'hand' ? JSON.stringify(freight) : null }
  return { ...(await crewIn(done)), ...notOffered, ...priced, assigned_at: done.issuer.now.toISOString() }
}

export function named({ driver, vehicle }: Pick<DataOf<'setCrew'>, 'driver' | 'vehicle'>): Columns {
  return { ...(driver === undefined ? {} : { driver }), ...(vehicle === undefined ? {} : { vehicle }) }
}
