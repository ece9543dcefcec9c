/** Changes by the office's review and the farm's confirmation. */

import { minutesBetween } from '@workspace/logistics/server'
import { dayOf } from '@workspace/portal/contract'
import type { ConsignmentEvent } from '../../contract/consignments/consignment-event.ts'
import type { ChangesOf, Columns, DataOf } from './change-types.ts'
import type { AcceptedConsignmentCommand } from './consignment-context.ts'
import { notStopped } from './planning-changes.ts'
import { receptionChanges } from './reception-changes.ts'

type Kinds =
  | ('clearFlags' | 'confirmQuantity' | 'correctTimes' | 'decideObjection' | 'match' | 'note' | 'object' | 'setCause')
  | ('unconfirm' | 'withdrawObjection')

const stopsByPeople: readonly string[] = ['office', 'declaration']
const unconfirmed = { confirmed_by: '', confirmed_at: null }
const columns = {
  arrivedFarm: 'arrived_farm_at',
  collected: 'collected_at',
  departed: 'departed_at',
  arrivedPlant: 'arrived_plant_at',
  received: 'received_at',
  refused: 'refused_at',
  failed: 'failed_at',
  returned: 'returned_at',
} as const

export const reviewChanges: ChangesOf<Kinds & ConsignmentEvent['kind']> = {
  match: (_, { request }) => ({ request }),
  correctTimes,
  setCause: (_, { cause }) => ({ cause }),
  // Once received, `liftStop` has no row: the office's judgement ends a stop that no alert holds, so that the farm is asked.
  clearFlags: ({ consignment: { received_at, stopped_by } }) =>
    received_at !== null && stopsByPeople.includes(stopped_by ?? '') ? notStopped : {},
  note: () => ({}),
  confirmQuantity: confirmedNow,
  object: () => ({ ...unconfirmed, has_objection: 1, asked_at: null, reminded_at: null }),
  withdrawObjection: () => ({ has_objection: 0 }),
  decideObjection: async (done, { decision }) => ({
    ...(decision.outcome === 'upheld' ? await receptionChanges.correctReceived(done, decision.corrected) : {}),
    ...confirmedNow(done),
    has_objection: 0,
  }),
  unconfirm: () => unconfirmed,
}

function confirmedNow({ issuer }: Pick<AcceptedConsignmentCommand, 'issuer'>): Columns {
  return { confirmed_by: issuer.actor.id, confirmed_at: issuer.now.toISOString() }
}

/** Waiting follows the times unless it is given itself. */
function correctTimes({ consignment }: AcceptedConsignmentCommand, data: DataOf<'correctTimes'>): Columns {
  const given: Columns = Object.fromEntries(
    Object.entries(columns).flatMap(([field, column]) => {
      const moment = data[field as keyof typeof columns]
      return moment === undefined ? [] : [[column, new Date(moment).toISOString()]]
    }),
  )
  const after = { ...consignment, ...given }
  const ended = after.received_at ?? after.refused_at ?? after.failed_at
  return {
    ...given,
    waiting_farm: data.waiting?.farm ?? minutesBetween(after.arrived_farm_at, after.collected_at),
    waiting_plant: data.waiting?.plant ?? minutesBetween(after.arrived_plant_at, after.received_at ?? after.refused_at),
    ended_day: ended === null ? null : dayOf(new Date(ended)),
  }
}
