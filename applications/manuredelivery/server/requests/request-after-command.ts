/** A request as a command would have it: the fields that it carries, or that the farm has asked for. */

import type { LocalDate } from '@workspace/portal/contract'
import { daysOf, weekOf } from '@workspace/portal/contract'
import type * as z from 'zod/mini'
import type { When } from '../../contract/fields/when.ts'
import type { RequestEvent } from '../../contract/requests/request-event.ts'
import type { RequestFields } from '../../contract/requests/request-fields.ts'
import type { StoredChange, StoredRequest } from '../database/stored-rows.ts'

export type RequestContent = Omit<z.infer<typeof RequestFields>, 'company' | 'account' | 'declarations' | 'byTelephone'>

/** The content that the command writes; empty where it writes none. */
export function contentOf(event: RequestEvent, change: StoredChange | undefined): RequestContent {
  switch (event.kind) {
    case 'saveDraft':
    case 'submit':
    case 'edit':
    case 'editInstructions':
      return event.data
    case 'acceptChange':
      return change?.kind === 'change' && change.fields !== null ? JSON.parse(change.fields) : {}
    default:
      return {}
  }
}

/** A field that is left out stays; null empties it. */
export function withContent(request: StoredRequest, content: RequestContent): StoredRequest {
  const { store, type, estimate, readyFrom, mustBeOutBy, loaderAvailable, note } = content
  const { instructions, contactName, contactTelephone } = content
  return {
    ...request,
    ...(store !== undefined && { store }),
    ...(type !== undefined && { type }),
    ...(estimate !== undefined && { estimate: estimate?.amount ?? null, estimate_unit: estimate?.unit ?? '' }),
    ...(readyFrom !== undefined && { ready_from: readyFrom }),
    ...(mustBeOutBy !== undefined && { must_be_out_by: mustBeOutBy }),
    ...(loaderAvailable !== undefined && { loader_available: loaderAvailable ? 1 : 0 }),
    ...(note !== undefined && { note }),
    ...(instructions !== undefined && { instructions }),
    ...(contactName !== undefined && { contact_name: contactName }),
    ...(contactTelephone !== undefined && { contact_phone: contactTelephone }),
  }
}

/** With what the office decides about plant, time and terms. */
export function afterCommand(
  request: StoredRequest,
  event: RequestEvent,
  change: StoredChange | undefined,
): StoredRequest {
  const written = withContent(request, contentOf(event, change))
  const byHand =
    'terms' in event.data && event.data.terms !== undefined ? { terms_by_hand: JSON.stringify(event.data.terms) } : {}
  if (event.kind !== 'accept') return { ...written, ...byHand }
  const { when, plant } = event.data
  return { ...written, ...byHand, plant, ...whenColumns(when) }
}

function whenColumns(when: z.infer<typeof When>): { readonly week: string; readonly day: string } {
  return when.by === 'week' ? { week: when.week, day: '' } : { week: weekOf(when.day), day: when.day }
}

/** S1: the planned day, of a week its Monday. Today where nothing is planned. */
export function plannedDay({ week, day }: Pick<StoredRequest, 'week' | 'day'>, today: LocalDate): LocalDate {
  if (day !== '') return day as LocalDate
  return week === '' ? today : daysOf(week as Parameters<typeof daysOf>[0])[0]
}

export function changesTypeOrStore(before: StoredRequest, after: StoredRequest): boolean {
  return before.type !== after.type || before.store !== after.store
}

export function changesEstimate(before: StoredRequest, after: StoredRequest): boolean {
  return before.estimate !== after.estimate || before.estimate_unit !== after.estimate_unit
}
