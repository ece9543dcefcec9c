/** Loads that wait for the office: the same for their count and for the list that the count leads to. */
import { dayOf, weekOf } from '@workspace/portal/contract'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { PeatTables } from '../database/tables.ts'

type OfLoad = ExpressionBuilder<PeatTables, 'peatsale_load'>
type Condition = ExpressionWrapper<PeatTables, 'peatsale_load', SqlBool>

/** What a customer collects needs no truck. */
export function isWithoutTruck(of: OfLoad): Condition {
  return of.and([of('state', 'in', ['planned', 'open']), of('is_collected', '=', 0)])
}

/** Its day has passed, or its week where it has no day, and nobody has begun to load it. */
export function isLate(of: OfLoad, now: Date): Condition {
  const today = dayOf(now)
  const dayIsPast = of.and([of('day', '!=', ''), of('day', '<', today)])
  const weekIsPast = of.and([of('day', '=', ''), of('week', '!=', ''), of('week', '<', weekOf(today))])
  return of.and([of('state', 'in', ['planned', 'open', 'assigned']), of.or([dayIsPast, weekIsPast])])
}

export function hasException(of: OfLoad): Condition {
  return of.or([of('open_exceptions', '>', 0), of('open_flags', '>', 0)])
}
