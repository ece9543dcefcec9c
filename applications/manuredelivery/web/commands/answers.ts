/** What a command about a request or a consignment makes old; by name, so that no schema of a call comes along. */
import type { manureCalls } from '../../contract/calls.ts'

const names = [
  ...(['readStart', 'searchConsignments', 'readConsignment', 'readConsignmentEvents', 'prepareCrew'] as const),
  ...(['searchRequests', 'readRequest', 'readRequestEvents', 'prepareAcceptance'] as const),
  ...(['readDriverDay', 'readBay', 'readArrivals'] as const),
] satisfies readonly (keyof typeof manureCalls)[]

export const workAnswers: readonly { readonly name: string }[] = names.map((name) => ({ name }))
