/** The address of a trace: its question stands there, so that a page about a farm, a consignment or an alert opens it filled in. */
import type { InputOf } from '@workspace/portal/contract'
import { addDays, dayOf, LocalDate } from '@workspace/portal/contract'
import { addressWith } from '@workspace/portal/web'
import type { exportTrace } from '../../contract/traceability/calls.ts'
import { TraceQuestion, traceKeys } from '../../contract/traceability/trace.ts'

export type Question = InputOf<typeof exportTrace>

/** `of` is the farm of a store, or the carrier of a truck: what it was chosen from. */
export interface TraceView extends Question {
  readonly of: string
}

/** Without days, the last month. */
export function traceAddress({ by, value, from, to, daysAfter, of }: Partial<TraceView>): string {
  return addressWith('/manuredelivery/office/trace', {
    ...(by && { by }),
    ...(value && { value }),
    ...(of && { of }),
    ...(from && { from }),
    ...(to && { to }),
    ...(daysAfter !== undefined && { days: String(daysAfter) }),
  })
}

/** From a week before an alert until its end, or until today. */
export function traceAround({ from, to }: { readonly from: LocalDate; readonly to: LocalDate | null }) {
  const today = dayOf(new Date())
  const begin = from > today ? today : from
  return { from: addDays(begin, -7), to: to === null || to > today || to < begin ? today : to }
}

/** What is missing or malformed in the address is filled in; `isWhole` once something is named and may be asked. */
export function traceIn(query: URLSearchParams): { readonly view: TraceView; readonly isWhole: boolean } {
  const today = dayOf(new Date())
  const named = traceKeys.find((key) => key === query.get('by'))
  const view = {
    ...{ by: named ?? traceKeys[0], value: query.get('value') ?? '', of: query.get('of') ?? '' },
    from: LocalDate.safeParse(query.get('from')).data ?? addDays(today, -30),
    to: LocalDate.safeParse(query.get('to')).data ?? today,
    daysAfter: Number(query.get('days') ?? 7),
  }
  return { view, isWhole: TraceQuestion.safeParse(view).success }
}
