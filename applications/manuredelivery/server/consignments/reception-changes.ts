/** Changes by what the plant reports: reception, correction and refusal. Weighings are rows of their own. */
import { minutesBetween } from '@workspace/logistics/server'
import { dayOf } from '@workspace/portal/contract'
import type { ConsignmentEvent } from '../../contract/consignments/consignment-event.ts'
import type { ChangesOf, Columns, DataOf } from './change-types.ts'
import { crewInField, notSettled } from './collection-changes.ts'

type Kinds = 'arriveAtPlant' | 'correctReceived' | 'receive' | 'refuse' | 'undoReceived' | 'undoRefused' | 'weigh'

const notReceived = {
  ...{ received_at: null, ended_day: null, measured_m3: null, measured_basis: '', temperature: null, sample: '' },
  ...{ bay: '', remarks: '', billed_kg: null, billed_m3: null, waiting_plant: null, asked_at: null, reminded_at: null },
}

export const receptionChanges: ChangesOf<Kinds & ConsignmentEvent['kind']> = {
  arriveAtPlant: () => ({}),
  weigh: () => ({}),
  receive: (done, data) => ({
    ...{ received_at: done.at, ended_day: dayOf(new Date(done.at)), bay: data.bay ?? '', remarks: data.remarks ?? '' },
    waiting_plant: minutesBetween(done.consignment.arrived_plant_at, done.at),
    ...measured(data),
    ...crewInField(done, data),
  }),
  undoReceived: () => ({ ...notReceived, ...notSettled }),
  correctReceived: ({ state, issuer }, { type, billed, terms, ...data }) => ({
    ...measured(data),
    ...(type === undefined ? {} : { type }),
    ...(billed === undefined ? {} : billedColumns(billed)),
    ...(terms === undefined ? {} : { terms_by_hand: JSON.stringify(terms) }),
    ...(state === 'confirmed' ? { confirmed_by: '', confirmed_at: null, changed_at: issuer.now.toISOString() } : {}),
  }),
  refuse: (done, { reasonKind, cause, next, words, ...data }) => ({
    ...{ refused_at: done.at, ended_day: dayOf(new Date(done.at)), refusal_kind: reasonKind, cause, next },
    ...{ refusal_words: words ?? '', waiting_plant: minutesBetween(done.consignment.arrived_plant_at, done.at) },
    ...measured(data),
    ...crewInField(done, data),
  }),
  undoRefused: () => ({
    ...{ refused_at: null, ended_day: null, refusal_kind: '', refusal_words: '', cause: '', next: '' },
    ...{ waiting_plant: null, measured_m3: null, measured_basis: '' },
    ...notSettled,
  }),
}

/** A volume that was measured; of weighings the rows count. */
function measured({
  quantity,
  temperature,
  sample,
}: Pick<DataOf<'receive'>, 'quantity' | 'temperature' | 'sample'>): Columns {
  const volume = quantity?.by === 'volume' ? { measured_m3: quantity.m3, measured_basis: quantity.basis } : {}
  return {
    ...volume,
    ...(temperature === undefined ? {} : { temperature }),
    ...(sample === undefined ? {} : { sample }),
  }
}

function billedColumns({ unit, amount }: NonNullable<DataOf<'correctReceived'>['billed']>): Columns {
  return unit === 'kg' ? { billed_kg: amount, billed_m3: null } : { billed_kg: null, billed_m3: amount }
}
