import type { AnnouncedShutdown } from '../../../contract/own.ts'
import { PlannedShutdown } from '../../../contract/own.ts'

/** A plan as it is stored; undefined for none, and for one in a form that this version does not know. */
export function readPlan(stored: unknown): PlannedShutdown | undefined {
  return PlannedShutdown.safeParse(stored).data
}

/** Nothing turns the system off at its time: each request looks at the clock, so a sleeping process misses nothing. */
export function isGoingOn(plan: PlannedShutdown | undefined, now: Date): boolean {
  if (plan === undefined) return false
  const moment = now.toISOString()
  return plan.from <= moment && moment < plan.to
}

/** What everybody sees of it, from its announcement, or its beginning, to its end. */
export function announced(plan: PlannedShutdown | undefined, now: Date): AnnouncedShutdown | undefined {
  if (plan === undefined) return undefined
  const moment = now.toISOString()
  const isToCome = moment < plan.announcefrom && moment < plan.from
  if (isToCome || plan.to <= moment) return undefined
  const { from, to, text } = plan
  return { from, to, text }
}
