/** What follows from a command on a request, besides what it writes itself (3.2). */

import type { Effects } from '@workspace/logistics/server'
import { numbers } from '@workspace/logistics/server'
import { dayOf } from '@workspace/portal/contract'
import { newId } from '@workspace/portal/server'
import { requestNumber } from '../../contract/documents/number.ts'
import type { RequestWords } from '../../contract/states/request-machine.ts'
import { publishConsignments } from '../consignments/publish-changes.ts'
import { cancelByServer, stopByServer } from '../consignments/system-changes.ts'
import type { StoredRequest } from '../database/stored-rows.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { noteRequestToOffice } from '../letters/request-letters.ts'
import type { PlannedConsignment } from './plan-consignments.ts'
import { loadsOf, planConsignments, slotOf, usualTruck } from './plan-consignments.ts'
import { closeChange, openChange } from './request-changes.ts'
import type { AcceptedRequestCommand } from './request-context.ts'
import { requestLetters } from './request-letters.ts'
import { kilogramsOf } from './request-rows.ts'
import { requestAfter, searchTextOf } from './write-request.ts'

const ahead = ['planned', 'open']
const notBegun = [...ahead, 'assigned']
const underWay = [...notBegun, 'loading', 'collected']

export const requestEffects: Effects<RequestWords, AcceptedRequestCommand> = {
  ...requestLetters,
  cancelConsignments: (transaction, done) => cancelConsignments(transaction, done, notBegun),
  cancelPlannedAndOpenConsignments: (transaction, done) => cancelConsignments(transaction, done, ahead),
  declineOpenChange: async (transaction, done) => {
    if (done.event.kind !== 'declineChange') return
    await closeChange(transaction, done, { state: 'declined', answer: done.event.data.reason })
  },
  doAsAsked,
  enterInbox: async (transaction, { request, role }) => {
    // A request that the farm sends for the first time is new in the inbox, not changed.
    if (role === 'farmOwn' && request.number !== null) await setRequest(transaction, request.id, { changed_by_farm: 1 })
  },
  giveNumber,
  keepDeclarations,
  keepHeldFrom: (transaction, { request, state }) => setRequest(transaction, request.id, { held_from: state }),
  leaveInbox: (transaction, { request }) => setRequest(transaction, request.id, { changed_by_farm: 0 }),
  markChangedInInbox: async (transaction, { request, role }) => {
    if (role === 'farmOwn') await setRequest(transaction, request.id, { changed_by_farm: 1 })
  },
  notifyOfficeOfNote,
  openChange,
  planConsignment: async (transaction, done) => {
    if (done.event.kind !== 'addConsignment') return
    const { estimate, plant, when } = done.event.data
    const kg = kilogramsOf({ estimate: estimate.amount, estimate_unit: estimate.unit }, densityOf(done))
    await plan(transaction, done, [{ kg, plant, slot: slotOf(when) }])
  },
  planConsignments: planAccepted,
  revokeDeclaration: async (transaction, { event, request, issuer }) => {
    if (event.kind !== 'revokeDeclaration') return
    const { declaration: kind, words } = event.data
    const row = { id: newId(), request: request.id, kind, is_given: 0, person: issuer.actor.id }
    const revoked = { ...row, phone_who: '', phone_at: null, words, at: issuer.now.toISOString() }
    await ownTables(transaction).insertInto('manuredelivery_declaration').values(revoked).execute()
  },
  stopConsignments: async (transaction, { consignments, event, issuer }) => {
    if (event.kind !== 'revokeDeclaration') return
    const stopped = consignments.filter(({ state, stopped_by }) => underWay.includes(state) && stopped_by === null)
    await stopByServer(transaction, issuer, { consignments: stopped, by: 'declaration', words: event.data.words })
  },
  takeTermsSnapshot,
  withdrawOpenChange: (transaction, done) => closeChange(transaction, done, { state: 'withdrawn', answer: '' }),
}

async function setRequest(transaction: ManureTransaction, id: string, columns: Partial<StoredRequest>): Promise<void> {
  await ownTables(transaction).updateTable('manuredelivery_request').set(columns).where('id', '=', id).execute()
}

async function cancelConsignments(
  transaction: ManureTransaction,
  { consignments, issuer }: AcceptedRequestCommand,
  states: readonly string[],
): Promise<void> {
  await cancelByServer(
    transaction,
    issuer,
    consignments.filter(({ state }) => states.includes(state)),
  )
}

/** The next one of the year in Finland, over all companies. A request that is sent again keeps its number (2.4). */
async function giveNumber(transaction: ManureTransaction, { request, wanted, issuer }: AcceptedRequestCommand) {
  if (request.number !== null) return
  const year = Number(dayOf(issuer.now).slice(0, 4))
  const next = await numbers.next(transaction, 'manuredelivery_request', year)
  const number = requestNumber({ year, running: next })
  // Sorts beyond the 99 999th of a year, too.
  const sort = number.slice(0, 'LA-26-'.length) + String(next).padStart(9, '0')
  const search_text = await searchTextOf(transaction, { ...wanted, number })
  await setRequest(transaction, request.id, { number, sort_number: sort, search_text })
}

async function keepDeclarations(transaction: ManureTransaction, { event, request, issuer }: AcceptedRequestCommand) {
  if (event.kind !== 'submit' && event.kind !== 'declare') return
  const { declarations = [], byTelephone } = event.data
  if (declarations.length === 0) return
  const given = { phone_who: byTelephone?.who ?? '', phone_at: byTelephone?.at ?? null, words: '' }
  const rows = declarations.map((kind) => ({
    ...{ id: newId(), request: request.id, kind, is_given: 1, person: issuer.actor.id },
    ...{ ...given, at: issuer.now.toISOString() },
  }))
  await ownTables(transaction).insertInto('manuredelivery_declaration').values(rows).execute()
}

/** Marked until the office writes in its turn. */
async function notifyOfficeOfNote(transaction: ManureTransaction, done: AcceptedRequestCommand): Promise<void> {
  const { request, role, state, event, issuer } = done
  if (state === 'draft' || event.kind !== 'note') return
  const isFarms = role === 'farmOwn'
  if (isFarms) {
    const noted = { host: issuer.host, now: issuer.now, by: issuer.actor.id, request: request.id }
    await noteRequestToOffice(transaction, { ...noted, words: event.data.text })
  }
  if (isFarms || state !== 'submitted') await setRequest(transaction, request.id, { changed_by_farm: isFarms ? 1 : 0 })
}

/** S1: the terms that were chosen stay; only quantities and VAT follow the reception. */
async function takeTermsSnapshot(transaction: ManureTransaction, done: AcceptedRequestCommand): Promise<void> {
  await setRequest(transaction, done.request.id, { terms: JSON.stringify(await done.terms()) })
}

function densityOf({ store, type }: Pick<AcceptedRequestCommand, 'store' | 'type'>): number {
  return store?.kg_per_m3 ?? type?.kg_per_m3 ?? 0
}

async function planAccepted(transaction: ManureTransaction, done: AcceptedRequestCommand): Promise<void> {
  const { event, wanted } = done
  if (event.kind !== 'accept') return
  const { when, plant, loads } = event.data
  const kg = kilogramsOf(wanted, densityOf(done))
  const truck = await usualTruck(transaction, wanted)
  const masses = loadsOf({ kg, kgPerM3: densityOf(done), truck }, loads)
  await plan(
    transaction,
    done,
    masses.map((mass) => ({ kg: mass, plant, slot: slotOf(when) })),
  )
}

async function plan(
  transaction: ManureTransaction,
  done: AcceptedRequestCommand,
  planned: readonly PlannedConsignment[],
): Promise<void> {
  const { issuer } = done
  const { store, type, ...request } = requestAfter(done)
  if (store === null || type === null) throw new RangeError(`Request ${request.id} has no store or type`)
  const toPlan = { ...request, store, type, kgPerM3: densityOf(done) }
  const by = { actor: issuer.actor.id, now: issuer.now }
  const ids = await planConsignments(transaction, { request: toPlan, planned }, by)
  await publishConsignments(transaction, issuer, { ids })
}

/** A change is done as an edit of the office; a cancellation cancels what has not begun. */
async function doAsAsked(transaction: ManureTransaction, done: AcceptedRequestCommand): Promise<void> {
  const { event, change, to, request } = done
  if (event.kind !== 'acceptChange' || change === undefined) return
  await closeChange(transaction, done, { state: 'accepted', answer: event.data.words })
  if (change.kind === 'change') {
    if (request.accepted_at !== null) await takeTermsSnapshot(transaction, done)
    return
  }
  if (to !== 'cancelled') await setRequest(transaction, request.id, { is_rest_closed: 1 })
  await cancelConsignments(transaction, done, to === 'cancelled' ? notBegun : ahead)
}
