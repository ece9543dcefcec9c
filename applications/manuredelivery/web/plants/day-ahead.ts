import type { LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'

/** The day on which it goes to the plant, while it has not been there; else null. */
export function dayAhead({ state, day }: { readonly state: string; readonly day: LocalDate | null }): LocalDate | null {
  if (state === 'loading' || state === 'collected') return dayOf(new Date())
  return ['planned', 'open', 'assigned'].includes(state) ? day : null
}
