/** What the commands of a request are decided by: the request before and after the command, and what depends on it. */

import type { CommandContext, Decision } from '@workspace/logistics/server'
import type { RequestEvent } from '../../contract/requests/request-event.ts'
import type { DeclarationKind } from '../../contract/requests/request-fields.ts'
import type { RequestWords } from '../../contract/states/request-machine.ts'
import type { RequestState } from '../../contract/states/request-states.ts'
import type { RequestRole } from '../../contract/states/request-vocabulary.ts'
import { farmIsStopped } from '../alerts/stops.ts'
import type {
  StoredChange,
  StoredConsignment,
  StoredOperator,
  StoredRequest,
  StoredStore,
  StoredType,
} from '../database/stored-rows.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureCommand, ManureIssuer } from '../events/manure-events.ts'
import { requestRolesOf } from '../rights/request-roles.ts'
import type { ChosenTerms } from '../terms/choose-terms.ts'
import { chooseTerms } from '../terms/choose-terms.ts'
import { afterCommand } from './request-after-command.ts'
import { currentDeclarations, declarationsOf } from './request-rows.ts'

export interface RequestContext extends CommandContext<RequestWords, RequestEvent, ManureIssuer['actor']> {
  readonly transaction: ManureTransaction
  readonly request: StoredRequest
  /** This command creates it. */
  readonly isNew: boolean
  /** The request after the command. */
  readonly wanted: StoredRequest
  readonly type: StoredType | undefined
  readonly store: StoredStore | undefined
  /** Undefined for a draft without a company. */
  readonly operator: StoredOperator | undefined
  /** By position. */
  readonly consignments: readonly StoredConsignment[]
  /** The open change that the farm asks for. */
  readonly change: StoredChange | undefined
  /** Before the command. */
  readonly declared: ReadonlyMap<DeclarationKind, boolean>
  /** The terms that would apply after the command; chosen once. */
  terms(): Promise<ChosenTerms>
  /** An alert stops the farm, or the municipality of the store, today. */
  isStopped(): Promise<boolean>
}

/** A command on a request that has been accepted. */
export type AcceptedRequestCommand = RequestContext & Decision<RequestWords>

export async function requestContext(
  transaction: ManureTransaction,
  { issuer, event, at }: ManureCommand<RequestEvent>,
): Promise<RequestContext | undefined> {
  const stored = await lockRequest(transaction, event.of)
  const request = stored ?? (await newDraftUnlessMeanwhile(transaction, issuer, event))
  if (request === undefined) return undefined
  const own = ownTables(transaction)
  const change = await openChangeOf(transaction, request.id)
  const wanted = afterCommand(request, event, change)
  const [type, store, operator] = [
    await own
      .selectFrom('manuredelivery_type')
      .selectAll()
      .where('id', '=', wanted.type ?? '')
      .executeTakeFirst(),
    await own
      .selectFrom('manuredelivery_store')
      .selectAll()
      .where('id', '=', wanted.store ?? '')
      .executeTakeFirst(),
    await own.selectFrom('manuredelivery_operator').selectAll().where('id', '=', request.company).executeTakeFirst(),
  ]
  let terms: Promise<ChosenTerms> | undefined
  let stopped: Promise<boolean> | undefined
  return {
    ...{ reader: transaction, transaction, issuer, event, at, request, wanted, type, store, operator, change },
    isNew: request.version === 0,
    consignments: await consignmentsOf(transaction, request.id),
    declared: currentDeclarations(await declarationsOf(transaction, request.id)),
    state: request.state as RequestState,
    version: request.version,
    roles: rolesOf(issuer, request),
    terms: () => {
      terms ??= chooseTerms(transaction, { request: wanted, now: issuer.now })
      return terms
    },
    isStopped: () => {
      const poultry = type?.poultry === 1
      stopped ??= farmIsStopped(transaction, {
        ...wanted,
        municipality: store?.municipality ?? '',
        poultry,
        at: issuer.now,
      })
      return stopped
    },
  }
}

export async function consignmentsOf(reader: ManureReader, request: string): Promise<StoredConsignment[]> {
  const rows = ownTables(reader).selectFrom('manuredelivery_consignment').selectAll().where('request', '=', request)
  return await rows.orderBy('position').execute()
}

async function openChangeOf(reader: ManureTransaction, request: string): Promise<StoredChange | undefined> {
  const changes = ownTables(reader).selectFrom('manuredelivery_change').selectAll().where('request', '=', request)
  return await changes.where('state', '=', 'open').executeTakeFirst()
}

/** A draft without company or farm gets the role of its author, so that the missing field is reported instead of `not_found`. */
function rolesOf({ actor }: ManureIssuer, request: StoredRequest): readonly RequestRole[] {
  if (request.company !== '' && request.account !== '') return requestRolesOf(actor, request)
  return [request.origin === 'farm' ? 'farmOwn' : 'officeOwn']
}

/** Locks the request until the transaction ends: the update changes nothing. */
export async function lockRequest(transaction: ManureTransaction, id: string): Promise<StoredRequest | undefined> {
  return await ownTables(transaction)
    .updateTable('manuredelivery_request')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** When two calls create the same request at once, the second finds the first one's. */
async function newDraftUnlessMeanwhile(
  transaction: ManureTransaction,
  issuer: ManureIssuer,
  event: RequestEvent,
): Promise<StoredRequest | undefined> {
  if (event.kind !== 'saveDraft' && event.kind !== 'submit') return undefined
  await issuer.host.database.lock(transaction, `request:${event.of}`)
  return (await lockRequest(transaction, event.of)) ?? newDraft(issuer, event)
}

/** The row that a draft begins with, not stored yet; undefined for somebody without a part in requests. */
function newDraft(
  { actor, now }: ManureIssuer,
  { of, data }: Extract<RequestEvent, { readonly kind: 'saveDraft' | 'submit' }>,
): StoredRequest | undefined {
  const { company = '', account = '' } = data
  const isFarms = account === '' ? actor.accounts.length > 0 : actor.accounts.includes(account)
  if (!isFarms && actor.companies.length === 0) return undefined
  const moment = now.toISOString()
  return {
    ...{ id: of, number: null, sort_number: '', company, account, store: null, type: null },
    ...{ estimate_unit: '', estimate: null, ready_from: null, must_be_out_by: null, loader_available: 0, note: '' },
    ...{ instructions: '', contact_name: '', contact_phone: '', entered_by: actor.id },
    ...{ origin: isFarms ? 'farm' : 'office', plant: null, week: '', day: '', terms: null, terms_by_hand: null },
    ...{ state: 'draft', held_from: null, hold_kind: '', hold_words: '', review_day: null, store_empty_at: null },
    ...{ is_rest_closed: 0, planned_kg: 0, collected_kg: 0, received_kg: 0, changed_by_farm: 0 },
    ...{ submitted_at: null, accepted_at: null, accepted_by: '', cancelled_at: null, ended_at: null },
    ...{ search_text: '', version: 0, created_at: moment, changed_at: moment },
  }
}
