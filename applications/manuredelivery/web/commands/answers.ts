/** What becomes old, by the names of its calls: no schema of a call comes along. */
import type { manureCalls } from '../../contract/calls.ts'

export const named = (...names: readonly (keyof typeof manureCalls)[]): readonly { readonly name: string }[] =>
  names.map((name) => ({ name: `manuredelivery.${name}` }))

/** What a command about a request or a consignment makes old. */
export const workAnswers = named(
  ...(['readStart', 'searchConsignments', 'readConsignment', 'readConsignmentEvents', 'prepareCrew'] as const),
  ...(['searchRequests', 'readRequest', 'readRequestEvents', 'prepareAcceptance'] as const),
  ...(['searchAlerts', 'readAlert'] as const),
  ...(['readDriverDay', 'readBay', 'readArrivals', 'readCalendar'] as const),
)
