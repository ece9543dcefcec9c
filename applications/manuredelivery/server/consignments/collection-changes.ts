/** Changes by what the field reports of the collection, the way and a failed pickup. */
import { minutesBetween } from '@workspace/logistics/server'
import { dayOf } from '@workspace/portal/contract'
import type { ConsignmentEvent } from '../../contract/consignments/consignment-event.ts'
import { kilogramsOf } from '../requests/request-rows.ts'
import type { ChangesOf, Columns, DataOf } from './change-types.ts'
import type { AcceptedConsignmentCommand } from './consignment-context.ts'
import { named } from './planning-changes.ts'

type Kinds =
  | ('arriveAtFarm' | 'correctCollected' | 'correctCrew' | 'depart' | 'fail' | 'finishLoading' | 'recordReturn')
  | ('reportProblem' | 'stopLoading' | 'undoCollected' | 'undoFail')

export const collectionChanges: ChangesOf<Kinds & ConsignmentEvent['kind']> = {
  // Times are kept by an effect: late ones count, too.
  arriveAtFarm: crewInField,
  depart: () => ({}),
  reportProblem: () => ({}),
  stopLoading: () => ({ arrived_farm_at: null }),
  finishLoading: (done, data) => ({ ...collectedAs(done, data), ...crewInField(done, data) }),
  undoCollected: () => ({
    ...{ collected_at: null, loaded_m3: null, loaded_kg: null, basis: '', estimate_kg: null, waiting_farm: null },
    ...{ handed_over_kind: null, handed_over_by: '' },
  }),
  correctCollected: collectedFacts,
  correctCrew: (_, data) => named(data),
  recordReturn: ({ at }, { takenBackBy }) => ({ returned_at: at, returned_to: takenBackBy, next: 'returnToFarm' }),
  fail: ({ at, state }, { reasonKind, cause, where }) => ({
    ...{ failed_at: at, ended_day: dayOf(new Date(at)), failed_from: state, fail_reason: reasonKind },
    ...{ fail_place: where ?? '', cause: cause ?? '' },
  }),
  undoFail: () => ({
    ...{ failed_at: null, ended_day: null, failed_from: null, fail_reason: '', fail_place: '', cause: '' },
    ...notSettled,
  }),
}

/** Nothing is settled any more. */
export const notSettled = {
  ...{ kg: null, kg_source: '', m3: null, dry_kg: null, n: null, soluble_n: null, p: null, k: null, by_table: 0 },
  ...{ facts: null, settlement: null, sale_gross: null, purchase_gross: null },
}

/** Also of what the driver reports after the plant has received. */
export function collectedAs(done: AcceptedConsignmentCommand, data: DataOf<'finishLoading'>): Columns {
  const { consignment, at } = done
  return {
    ...{ collected_at: at, waiting_farm: minutesBetween(consignment.arrived_farm_at, at) },
    ...collectedFacts(done, data),
  }
}

function collectedFacts(
  { store: standing, type }: AcceptedConsignmentCommand,
  { estimate, store, handedOverBy }: DataOf<'correctCollected'>,
): Columns {
  const density = standing.kg_per_m3 ?? type.kg_per_m3
  const loaded =
    estimate === undefined
      ? {}
      : {
          loaded_m3: estimate.unit === 'm3' ? estimate.amount : null,
          loaded_kg: estimate.unit === 'kg' ? estimate.amount : null,
          basis: estimate.basis,
          estimate_kg: kilogramsOf({ estimate: estimate.amount, estimate_unit: estimate.unit }, density),
        }
  const handed =
    handedOverBy === undefined
      ? {}
      : {
          handed_over_kind: handedOverBy.kind,
          handed_over_by: handedOverBy.kind === 'name' ? handedOverBy.name : '',
        }
  return { ...loaded, ...handed, ...(store === undefined ? {} : { store }) }
}

/** A consignment that was assigned to nobody belongs to the driver who reports it from the field. */
export function crewInField(
  { rule, role, issuer, consignment }: AcceptedConsignmentCommand,
  data: { readonly vehicle?: string | undefined },
): Columns {
  if (rule.flag !== 'not_assigned') return {}
  const vehicle = data.vehicle ?? consignment.vehicle
  if (role === 'receiverOwn') return { vehicle }
  return { carrier: issuer.actor.carrier, driver: issuer.actor.id, vehicle }
}
