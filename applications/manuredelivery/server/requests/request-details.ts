/** A pickup request with everything around it that its reader may know (7.3). */

import { offered } from '@workspace/logistics/contract'
import type { LocalDate } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { hours } from '@workspace/portal/server'
import type { Request, TermsInWords } from '../../contract/requests/request.ts'
import { requestMachine } from '../../contract/states/request-machine.ts'
import type { RequestState } from '../../contract/states/request-states.ts'
import type { RequestRole } from '../../contract/states/request-vocabulary.ts'
import { consignmentRow, relatedOfConsignments, rolesIn } from '../consignments/listed-consignments.ts'
import type { StoredChange, StoredDeclaration, StoredRequest } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { manureDocuments } from '../documents/manure-documents.ts'
import { termWords } from '../documents/term-words.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { isOfficeRole } from '../rights/request-roles.ts'
import type { ChosenTerms } from '../terms/choose-terms.ts'
import { relatedOfRequests, requestRow } from './listed-requests.ts'
import { consignmentsOf } from './request-context.ts'
import { startOf } from './request-guards.ts'
import { askedDeclarations, declarationsOf } from './request-rows.ts'

interface Reading {
  readonly host: Host
  readonly reader: ManureReader
  readonly actor: ManureActor
  readonly now: Date
}

export async function requestDetails(
  { host, reader, actor, now }: Reading,
  request: StoredRequest,
  roles: readonly RequestRole[],
): Promise<Request> {
  const own = ownTables(reader)
  const isOffice = roles.some(isOfficeRole)
  const changes = own.selectFrom('manuredelivery_change').selectAll().where('request', '=', request.id)
  const operators = own.selectFrom('manuredelivery_operator').selectAll().where('id', '=', request.company)
  const types = own
    .selectFrom('manuredelivery_type')
    .selectAll()
    .where('id', '=', request.type ?? '')
  const [consignments, declarations, asked, operator, type, messages, documents] = await Promise.all([
    consignmentsOf(reader, request.id),
    declarationsOf(reader, request.id),
    changes.orderBy('asked_at', 'desc').execute(),
    operators.executeTakeFirst(),
    types.executeTakeFirst(),
    messagesOf(reader, request.id),
    manureDocuments.of(reader, { of: [request.id], isOffice }),
  ])
  const people = [
    ...[request.entered_by, ...declarations.map(({ person }) => person)],
    ...[...asked.map(({ asked_by }) => asked_by), ...messages.map(({ who }) => who)],
  ]
  const cards = await host.people.cards({ ids: [...new Set(people.filter((id) => id !== ''))] })
  const nameOf = (id: string) => cards.find((card) => card.id === id)?.name ?? ''
  const related = await relatedOfConsignments({ host, reader, actor }, consignments)
  return {
    ...requestRow(request, await relatedOfRequests(reader, [request]), isOffice),
    phone: operator?.phone ?? '',
    ...contentOf(request),
    enteredBy: nameOf(request.entered_by),
    isOnBehalf: request.origin === 'office',
    hold: holdOf(request, isOffice),
    storeEmptyAt: request.store_empty_at,
    cutOff: cutOffAhead(request, { consignments, cutOffHours: operator?.cut_off_hours ?? 0, now }),
    declarationsAsked: [...askedDeclarations(type)],
    declarations: declarations.map((row) => declarationOf(row, nameOf)),
    changes: asked.map((row) => changeOf(row, nameOf)),
    terms: request.terms === null ? null : termsInWords(JSON.parse(request.terms)),
    consignments: consignments.map((row) => consignmentRow(row, related, rolesIn(actor, row, related))),
    documents,
    messages: messages.map(({ who, ...message }) => ({ ...message, who: nameOf(who) })),
    commands: [...offered(requestMachine, { state: request.state as RequestState, roles })],
  }
}

function contentOf(request: StoredRequest) {
  const { estimate, estimate_unit: unit } = request
  return {
    estimate: estimate === null ? null : { unit: unit === 'kg' ? ('kg' as const) : ('m3' as const), amount: estimate },
    loaderAvailable: request.loader_available === 1,
    note: request.note,
    instructions: request.instructions,
    contactName: request.contact_name,
    contactTelephone: request.contact_phone,
  }
}

/** Of bio-security the farm reads neutral words alone. */
function holdOf(request: StoredRequest, isOffice: boolean): Request['hold'] {
  if (request.state !== 'on_hold') return null
  const isNeutral = !isOffice && request.hold_kind === 'biosecurity'
  return {
    reasonKind: isNeutral ? 'other' : request.hold_kind,
    words: isNeutral ? '' : request.hold_words,
    reviewDate: request.review_day as LocalDate | null,
  }
}

interface Ahead {
  readonly consignments: Awaited<ReturnType<typeof consignmentsOf>>
  readonly cutOffHours: number
  readonly now: Date
}

function cutOffAhead(request: StoredRequest, { consignments, cutOffHours, now }: Ahead): string | null {
  if (request.accepted_at === null || request.state !== 'accepted') return null
  const planned = consignments.filter(({ state }) => !['failed', 'cancelled'].includes(state))
  const starts = planned.flatMap((each) => startOf(each)?.getTime() ?? [])
  if (starts.length === 0) return null
  const cutOff = new Date(Math.min(...starts) - hours(cutOffHours))
  return now <= cutOff ? cutOff.toISOString() : null
}

function declarationOf(row: StoredDeclaration, nameOf: (id: string) => string): Request['declarations'][number] {
  return {
    kind: row.kind as Request['declarations'][number]['kind'],
    ...{
      isGiven: row.is_given === 1,
      by: nameOf(row.person),
      byTelephone: row.phone_who,
      at: row.at,
      words: row.words,
    },
  }
}

function changeOf(row: StoredChange, nameOf: (id: string) => string): Request['changes'][number] {
  return {
    ...{ id: row.id, kind: row.kind === 'cancel' ? 'cancel' : 'change', words: row.words },
    fields: row.fields === null ? null : JSON.parse(row.fields),
    state: row.state as Request['changes'][number]['state'],
    ...{ askedBy: nameOf(row.asked_by), askedAt: row.asked_at, answer: row.answer },
  }
}

export function termsInWords({ term, name, isByHand, passedOver }: ChosenTerms): TermsInWords | null {
  if (term === null) return null
  return {
    ...{ name, isByHand, words: [...termWords(term)] },
    passedOver: passedOver.map((each) => ({ name: each.name, why: each.why })),
  }
}

/** What people wrote about the request, the oldest first. */
async function messagesOf(
  reader: ManureReader,
  of: string,
): Promise<readonly { readonly who: string; readonly at: string; readonly text: string }[]> {
  const notes = ownTables(reader)
    .selectFrom('manuredelivery_event')
    .select(['actor', 'server_time', 'data'])
    .where('of_id', '=', of)
    .where('kind', '=', 'note')
    .orderBy('seq')
  return (await notes.execute()).map(({ actor, server_time, data }) => ({
    ...{ who: actor, at: server_time, text: String(JSON.parse(data).text ?? '') },
  }))
}
