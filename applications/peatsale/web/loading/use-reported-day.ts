/** The day at the swamp with what has been told and not been sent: a truck that is done stands among the loaded ones. */
import type { AnswerOf } from '@workspace/portal/contract'
import type { readLoaderDay } from '../../contract/loading/calls.ts'
import { asReported } from '../facts/as-reported.ts'
import { useReportedEvents } from '../facts/use-facts.ts'

type Day = AnswerOf<typeof readLoaderDay>

const queuing: readonly string[] = ['assigned', 'loading', 'cancelled']

export function useReportedDay(day: Day | undefined): Day | undefined {
  const events = useReportedEvents()
  if (day === undefined) return undefined
  const loads = [...day.queue, ...day.loaded].map((load) => asReported(load, events, 'loaderOwn'))
  return {
    ...day,
    queue: loads.filter(({ state }) => queuing.includes(state)),
    loaded: loads.filter(({ state }) => !queuing.includes(state)),
  }
}
