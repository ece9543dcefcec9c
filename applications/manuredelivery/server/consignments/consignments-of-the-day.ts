/** Consignments that are somebody's work of a day: the same for the day's page and for the count that leads to it. */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, weekOf } from '@workspace/portal/contract'
import type { ExpressionBuilder, ExpressionWrapper, RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { ConsignmentState } from '../../contract/states/consignment-states.ts'
import type { ManureTables } from '../database/tables.ts'

type Of = ExpressionBuilder<ManureTables, 'manuredelivery_consignment'>
type Condition = ExpressionWrapper<ManureTables, 'manuredelivery_consignment', SqlBool>

/** Whatever its day was, a consignment that is under way is work now. */
const underWay: readonly ConsignmentState[] = ['loading', 'collected']
const ofTheDay: readonly ConsignmentState[] = [
  ...(['assigned', 'loading', 'collected', 'received', 'confirmed', 'locked', 'refused', 'failed'] as const),
]

/** Of a driver: the day's, those under way, those left from earlier days, and refused ones whose way is still open. */
export function isOfDriversDay(of: Of, day: LocalDate): Condition {
  return of.or([
    of.and([isPlannedFor(of, day), of('state', 'in', ofTheDay)]),
    of('state', 'in', underWay),
    of.and([wasPlannedBefore(of, day), of('state', '=', 'assigned')]),
    isOnTruck(of, day),
  ])
}

/** A refused load that was neither sent on nor taken back; after a week no truck carries it any more. */
export function isOnTruck(of: Of, day: LocalDate): Condition {
  return of.and([
    of('state', '=', 'refused'),
    of('returned_at', 'is', null),
    of('sent_on_to', 'is', null),
    of('ended_day', '>=', addDays(day, -7)),
  ])
}

/** What has its week alone may be driven on any day of it. */
export function isPlannedFor(of: Of, day: LocalDate): Condition {
  return of.or([of('day', '=', day), of.and([of('day', '=', ''), of('week', '=', weekOf(day))])])
}

export function wasPlannedBefore(of: Of, day: LocalDate): Condition {
  return of.or([
    of.and([of('day', '!=', ''), of('day', '<', day)]),
    of.and([of('day', '=', ''), of('week', '!=', ''), of('week', '<', weekOf(day))]),
  ])
}

/** Week, day and hour as one text to sort by: what has only its week comes after the days of that week. */
export function plannedFor(): RawBuilder<string> {
  return sql<string>`week || coalesce(nullif(day, ''), '9999') || coalesce(nullif(slot_from, ''), '9999')`
}
