/** What the consignments of a request mean for it: its sums, its state and its place in the calendar (3.2, derived moves). */

import type { Host } from '@workspace/portal/server'
import type { DerivedMove } from '../../contract/states/derived-moves.ts'
import { derivedMoves } from '../../contract/states/derived-moves.ts'
import { putPickupEntry } from '../calendar/pickup-entry.ts'
import type { StoredConsignment, StoredRequest } from '../database/stored-rows.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { recordMove } from '../events/manure-events.ts'
import { mailAboutRequest } from '../letters/request-letters.ts'
import { consignmentsOf } from './request-context.ts'
import { kilogramsOf, storedRequest } from './request-rows.ts'

const received: readonly string[] = ['received', 'confirmed', 'locked']
const underWayOrReceived: readonly string[] = ['loading', 'collected', ...received]
const ended: readonly string[] = [...received, 'refused', 'failed', 'cancelled']

interface Cause {
  readonly host: Pick<Host, 'mail' | 'notices' | 'people' | 'live'>
  readonly now: Date
  readonly actor: string
  /** The consignment whose event it is; empty for a command on the request. */
  readonly consignment: string
  /** The consignment has entered loading, collected or received with this event. */
  readonly entered: boolean
}

/** The caller holds the lock of the request. @returns the state that the request has then */
export async function deriveRequest(transaction: ManureTransaction, id: string, cause: Cause): Promise<string> {
  const request = await storedRequest(transaction, id)
  if (request === undefined) throw new RangeError(`There is no request ${id}`)
  const consignments = await consignmentsOf(transaction, id)
  const sums = sumsOf(consignments)
  const related = { states: consignments.map(({ state }) => state), ...(await restOf(transaction, request, sums)) }
  const moves = movesOf(request.state, { ...related, entered: cause.entered })
  for (const move of moves) {
    if (move.letter !== undefined && !(await hasMoved(transaction, id, move.when))) {
      await mailAboutRequest(transaction, move.letter, { host: cause.host, request: id, now: cause.now })
    }
    await recordMove(transaction, {
      ...{ aggregate: 'request', of: id, kind: move.when, state: move.to, data: { consignment: cause.consignment } },
      ...{ actor: cause.actor, now: cause.now },
    })
  }
  const last = moves.at(-1)
  const columns = { ...sums, ...(last === undefined ? {} : movedColumns(request, last, cause.now)) }
  const isSame = Object.entries(columns).every(([name, value]) => Reflect.get(request, name) === value)
  if (!isSame) {
    await ownTables(transaction).updateTable('manuredelivery_request').set(columns).where('id', '=', id).execute()
  }
  await putPickupEntry(transaction, id, consignments)
  return last?.to ?? request.state
}

function movedColumns(request: StoredRequest, { to, heldFrom }: DerivedMove, now: Date) {
  const moment = now.toISOString()
  const isEnd = ['completed', 'closed', 'cancelled'].includes(to)
  const released = request.state === 'on_hold' && to !== 'on_hold'
  return {
    state: to,
    changed_at: moment,
    ended_at: isEnd ? (request.ended_at ?? moment) : null,
    ...(to === 'cancelled' ? { cancelled_at: moment } : {}),
    ...(heldFrom === undefined ? {} : { held_from: heldFrom }),
    ...(released ? { held_from: null, hold_kind: '', hold_words: '', review_day: null } : {}),
  }
}

/** A reception that is taken back and reported again is no news to the farm. */
async function hasMoved(transaction: ManureTransaction, request: string, when: string): Promise<boolean> {
  const events = ownTables(transaction).selectFrom('manuredelivery_event').select('id').where('of_id', '=', request)
  return (await events.where('kind', '=', when).executeTakeFirst()) !== undefined
}

function sumsOf(consignments: readonly StoredConsignment[]) {
  const sum = (states: readonly string[], of: (each: StoredConsignment) => number) =>
    consignments.filter(({ state }) => states.includes(state)).reduce((total, each) => total + of(each), 0)
  return {
    planned_kg: sum(['planned', 'open', 'assigned', 'loading', 'collected'], ({ planned_kg }) => planned_kg),
    collected_kg: sum(['collected', ...received], (each) => each.kg ?? each.estimate_kg ?? each.planned_kg),
    received_kg: sum(received, (each) => each.kg ?? each.estimate_kg ?? 0),
  }
}

/** The remainder is the estimate less what was received and what is planned. */
async function restOf(transaction: ManureTransaction, request: StoredRequest, sums: ReturnType<typeof sumsOf>) {
  const isClosed = request.store_empty_at !== null || request.is_rest_closed === 1
  const own = ownTables(transaction)
  const store = own
    .selectFrom('manuredelivery_store')
    .select('kg_per_m3')
    .where('id', '=', request.store ?? '')
  const type = own
    .selectFrom('manuredelivery_type')
    .select('kg_per_m3')
    .where('id', '=', request.type ?? '')
  const operator = own
    .selectFrom('manuredelivery_operator')
    .select('remainder_tolerance_pct')
    .where('id', '=', request.company)
  const density = (await store.executeTakeFirst())?.kg_per_m3 ?? (await type.executeTakeFirst())?.kg_per_m3 ?? 0
  const tolerance = (await operator.executeTakeFirst())?.remainder_tolerance_pct ?? 0
  const estimate = kilogramsOf(request, density)
  const rest = estimate - sums.received_kg - sums.planned_kg
  return { isClosed, nothingRemains: isClosed || (sums.planned_kg === 0 && rest * 100 <= estimate * tolerance) }
}

interface Related {
  /** Of every consignment of the request. */
  readonly states: readonly string[]
  readonly nothingRemains: boolean
  /** The farm or the office has closed the rest. */
  readonly isClosed: boolean
  readonly entered: boolean
}

/** One after the other, until none holds: the last consignment that is received at once completes the request. */
function movesOf(from: string, related: Related): readonly DerivedMove[] {
  const moves: DerivedMove[] = []
  let state = from
  while (true) {
    const next = derivedMoves.find((move) => move.from.some((each) => each === state) && holds[move.when](related))
    if (next === undefined || moves.includes(next)) return moves
    moves.push(next)
    state = next.to
  }
}

const holds: Readonly<Record<DerivedMove['when'], (related: Related) => boolean>> = {
  consignmentEntersLoadingCollectedOrReceived: ({ entered }) => entered,
  noConsignmentIsLoadingOrLater: ({ states }) => !states.some((state) => underWayOrReceived.includes(state)),
  allConsignmentsHaveEndedAndNothingRemains: ({ states, nothingRemains }) =>
    nothingRemains &&
    states.every((state) => ended.includes(state)) &&
    states.some((state) => received.includes(state)),
  nothingWasCollectedAndRestIsClosed: ({ states, isClosed }) =>
    isClosed && states.every((state) => ['failed', 'cancelled', 'refused'].includes(state)),
  consignmentIsUnreceivedOrAdded: ({ states }) => states.some((state) => !ended.includes(state)),
  everyReceivedConsignmentIsLocked: ({ states }) =>
    states.includes('locked') && states.every((state) => ['locked', 'refused', 'failed', 'cancelled'].includes(state)),
  batchIsUnapproved: ({ states }) => states.some((state) => received.includes(state) && state !== 'locked'),
}
