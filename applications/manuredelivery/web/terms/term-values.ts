import type { AskOf, LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import type { useCallForm } from '@workspace/portal/web'
import type { saveTerm } from '../../contract/terms/calls.ts'
import type { Term } from '../../contract/terms/term.ts'

export type TermValues = AskOf<typeof saveTerm>
export type TermCallForm = ReturnType<typeof useCallForm<typeof saveTerm>>

/** From today to the end of the year. */
export function newTermValues(id: string, company: string): TermValues {
  const today = dayOf(new Date())
  return {
    ...{ id, version: 0, company, name: '', scope: 'general', tag: '', type: null, plant: null },
    ...{ validFrom: today, validTo: `${today.slice(0, 4)}-12-31` as LocalDate, direction: 'plantPays' },
    ...{ goods: null, freight: null, waiting: null, refusal: null, wastedTrip: null },
  }
}

export function termValues({ state: _state, publishedAt: _at, ...values }: Term): TermValues {
  return values
}
