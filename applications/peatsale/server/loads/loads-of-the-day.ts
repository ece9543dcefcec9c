/** Loads that are somebody's work of a day: the same for the day's page and for the count that leads to it. */
import type { LocalDate } from '@workspace/portal/contract'
import { weekOf } from '@workspace/portal/contract'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { LoadState } from '../../contract/states/load-states.ts'
import type { PeatTables } from '../database/tables.ts'

type OfLoad = ExpressionBuilder<PeatTables, 'peatsale_load'>
type Condition = ExpressionWrapper<PeatTables, 'peatsale_load', SqlBool>

/** Of a driver: whatever its day was, a load that is under way is work now. */
const driving: readonly LoadState[] = ['loading', 'loaded']

/** Those planned for the day in any of these states, those under way, and those that an earlier day has left undriven. */
export function isOfDriversDay(of: OfLoad, day: LocalDate, states: readonly LoadState[]): Condition {
  return of.or([
    of.and([isPlannedFor(of, day), of('state', 'in', states)]),
    of('state', 'in', driving),
    of.and([wasPlannedBefore(of, day), of('state', '=', 'assigned')]),
  ])
}

/** Those planned for the day in any of these states, and those that stand in loading, though since yesterday. */
export function isOfLoadersQueue(of: OfLoad, day: LocalDate, states: readonly LoadState[]): Condition {
  return of.or([of.and([isPlannedFor(of, day), of('state', 'in', states)]), of('state', '=', 'loading')])
}

function wasPlannedBefore(of: OfLoad, day: LocalDate): Condition {
  return of.or([
    of.and([of('day', '!=', ''), of('day', '<', day)]),
    of.and([of('day', '=', ''), of('week', '!=', ''), of('week', '<', weekOf(day))]),
  ])
}

/** A load that has its week alone may be driven on any day of it. */
function isPlannedFor(of: OfLoad, day: LocalDate): Condition {
  return of.or([of('day', '=', day), of.and([of('day', '=', ''), of('week', '=', weekOf(day))])])
}
