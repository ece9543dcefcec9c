/** What follows from a command on a consignment, besides what it writes itself (3.3). */

import type { Effects } from '@workspace/logistics/server'
import { minutesBetween } from '@workspace/logistics/server'
import { newId } from '@workspace/portal/server'
import { consignmentNumber } from '../../contract/documents/number.ts'
import type { ConsignmentWords } from '../../contract/states/consignment-machine.ts'
import { closeCarrierRow } from '../billing/carrier-rows.ts'
import { correctRows } from '../billing/correct-rows.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { consignmentDocuments, issueDocument } from '../documents/consignment-documents.ts'
import { recordMove } from '../events/manure-events.ts'
import { planConsignments } from '../requests/plan-consignments.ts'
import { storedRequest } from '../requests/request-rows.ts'
import { chooseTerms } from '../terms/choose-terms.ts'
import type { Columns } from './change-types.ts'
import { collectedAs } from './collection-changes.ts'
import { computeAmounts } from './compute-amounts.ts'
import type { AcceptedConsignmentCommand } from './consignment-context.ts'
import { weighingsOf } from './consignment-context.ts'
import { consignmentLetters } from './consignment-letters.ts'
import { emptyConsignment } from './empty-consignment.ts'
import { askFarm, openException, resolveFlags } from './flags.ts'
import { offerees } from './offerees.ts'
import { cancelByServer } from './system-changes.ts'
import { loadCargo, moveCargoAndVisit, recordVisit, voidCargo, voidVisits } from './visits.ts'
import { isWeighed, keepWeighing } from './weighings.ts'
import { applyChanges, resolveMissing } from './write-consignment.ts'

export const consignmentEffects: Effects<ConsignmentWords, AcceptedConsignmentCommand> = {
  ...consignmentLetters,
  ...consignmentDocuments,
  askFarm: (transaction, { consignment, issuer }) => askFarm(transaction, consignment.id, issuer.now),
  cancelReplacement: async (transaction, { consignment, issuer }) => {
    const others = ownTables(transaction).selectFrom('manuredelivery_consignment').selectAll()
    const replacements = await others
      .where('replaces', '=', consignment.id)
      .where('state', 'in', ['planned', 'open'])
      .execute()
    await cancelByServer(transaction, issuer, replacements)
  },
  closeCarrierRow: (transaction, { consignment }) => closeCarrierRow(transaction, consignment.id),
  computeAmounts,
  computeFlags: computeAmounts,
  computeNet: async (transaction, done) => {
    if (done.event.kind === 'weigh') await keepWeighing(transaction, done, done.event.data)
    await computeAmounts(transaction, done)
  },
  computeWaiting: computeAmounts,
  correctSettlementRows: correctRows,
  fillCollection,
  fillWeighing: async (transaction, done) => {
    if (done.event.kind !== 'weigh' || isWeighed(done.weighings)) return
    await keepWeighing(transaction, done, done.event.data)
    await computeAmounts(transaction, done)
  },
  keepTime,
  keepWeighing: async (transaction, done) => {
    if (done.event.kind === 'weigh') await keepWeighing(transaction, done, done.event.data)
  },
  loadCargo,
  makeOffer: async (transaction, done) => {
    await withdrawOffer(transaction, done)
    if (done.event.kind !== 'offer') return
    const carriers = await offerees(done, done.event.data.to)
    const rows = carriers.map((carrier) => ({ consignment: done.consignment.id, carrier }))
    if (rows.length > 0) await ownTables(transaction).insertInto('manuredelivery_offer').values(rows).execute()
  },
  moveCargoAndVisit,
  openException: async (transaction, { consignment, event, issuer, at }) => {
    if (event.kind !== 'reportProblem') return
    const { problem: kind, words = '' } = event.data
    await openException(transaction, { consignment: consignment.id, kind, words, by: issuer.actor.id, at })
  },
  openObjection: async (transaction, { consignment, event, issuer }) => {
    if (event.kind !== 'object') return
    const { kind, words, claimedKg = null } = event.data
    const row = {
      ...{ id: newId(), consignment: consignment.id, kind, words, claimed_kg: claimedKg, state: 'open', answer: '' },
      ...{ raised_by: issuer.actor.id, raised_at: issuer.now.toISOString(), decided_by: '', decided_at: null },
    }
    await ownTables(transaction).insertInto('manuredelivery_objection').values(row).execute()
  },
  planReplacement: async (transaction, { consignment, request, store, type, issuer }) => {
    if (request === undefined) return
    const { week, day, slot_from } = consignment
    const { store: _, type: __, ...toPlan } = request
    const kgPerM3 = store.kg_per_m3 ?? type.kg_per_m3
    const planned = [
      {
        kg: consignment.planned_kg,
        plant: consignment.plant,
        slot: { week, day, slot_from },
        replaces: consignment.id,
      },
    ]
    const of = { ...toPlan, store: store.id, type: type.id, kgPerM3 }
    await planConsignments(transaction, { request: of, planned }, { actor: issuer.actor.id, now: issuer.now })
  },
  recordFarmVisit: (transaction, done) => recordVisit(transaction, done, 'farm'),
  recordPlantVisit: (transaction, done) => recordVisit(transaction, done, 'plant'),
  resolveFlags: async (transaction, { consignment, event, issuer }) => {
    const only = event.kind === 'match' ? { only: ['unplanned' as const] } : {}
    const words = event.kind === 'clearFlags' ? event.data.words : ''
    await resolveFlags(transaction, {
      consignment: consignment.id,
      by: issuer.actor.id,
      now: issuer.now,
      words,
      ...only,
    })
  },
  sendOn,
  takeTermsSnapshot: async (transaction, { event, issuer }) => {
    if (event.kind !== 'match') return
    const request = await storedRequest(transaction, event.data.request)
    if (request === undefined || request.terms !== null) return
    const chosen = await chooseTerms(transaction, { request, now: issuer.now })
    const terms = ownTables(transaction)
      .updateTable('manuredelivery_request')
      .set({ terms: JSON.stringify(chosen) })
    await terms.where('id', '=', request.id).execute()
  },
  voidCargo,
  voidVisit: (transaction, done) => voidVisits(transaction, done, 'farm'),
  withdrawObjection: async (transaction, { objection, issuer }) => {
    if (objection === undefined) return
    const closed = { state: 'withdrawn', decided_by: issuer.actor.id, decided_at: issuer.now.toISOString() }
    const rows = ownTables(transaction).updateTable('manuredelivery_objection').set(closed)
    await rows.where('id', '=', objection.id).execute()
  },
  withdrawOffer,
}

async function withdrawOffer(transaction: ManureTransaction, { consignment }: AcceptedConsignmentCommand) {
  await ownTables(transaction).deleteFrom('manuredelivery_offer').where('consignment', '=', consignment.id).execute()
}

const times = { arriveAtFarm: 'arrived_farm_at', depart: 'departed_at', arriveAtPlant: 'arrived_plant_at' } as const

/** The first tap counts; a truck that has arrived has departed. */
async function keepTime(transaction: ManureTransaction, done: AcceptedConsignmentCommand): Promise<void> {
  const { event, consignment, at } = done
  if (!(event.kind in times)) return
  const column = times[event.kind as keyof typeof times]
  const kept: Columns = { [column]: consignment[column] ?? at }
  if (event.kind === 'arriveAtPlant') kept.departed_at = consignment.departed_at ?? at
  await applyChanges(transaction, done, kept)
}

/** The plant was first: the driver's report fills what is missing, and what was measured stays. */
async function fillCollection(transaction: ManureTransaction, done: AcceptedConsignmentCommand): Promise<void> {
  const { event, consignment } = done
  if (event.kind !== 'finishLoading' || consignment.collected_at !== null) return
  const filled = collectedAs(done, event.data)
  await applyChanges(transaction, done, {
    ...filled,
    waiting_farm: minutesBetween(consignment.arrived_farm_at, filled.collected_at ?? null),
  })
  await resolveMissing(transaction, done, 'collected_missing')
  await loadCargo(transaction, done)
  await recordVisit(transaction, done, 'farm')
  await consignmentDocuments.issueCommercialDocument(transaction, done)
  await computeAmounts(transaction, done)
}

/** A new consignment on its way to another plant: same vehicle, driver, collection and weighing, own number and document. */
async function sendOn(transaction: ManureTransaction, done: AcceptedConsignmentCommand): Promise<void> {
  const { event, consignment, request, issuer } = done
  if (event.kind !== 'sendOn') return
  const own = ownTables(transaction)
  const { last } = await own
    .selectFrom('manuredelivery_consignment')
    .select((of) => of.fn.max('position').as('last'))
    .where('request', '=', consignment.request)
    .executeTakeFirstOrThrow()
  const position = request === undefined ? consignment.position + 1 : Number(last ?? 0) + 1
  const number = consignmentNumber(request?.number ?? consignment.number, position)
  const id = newId()
  const moment = issuer.now.toISOString()
  const collected = Object.fromEntries(carriedOver.map((column) => [column, consignment[column]]))
  await own
    .insertInto('manuredelivery_consignment')
    .values({
      ...{ ...emptyConsignment, ...(collected as Pick<typeof consignment, (typeof carriedOver)[number]>) },
      ...{ id, number, position, plant: event.data.plant, sent_on_from: consignment.id, state: 'collected' },
      ...{ search_text: consignment.search_text.replace(consignment.number.toLowerCase(), number.toLowerCase()) },
      ...{ created_at: moment, changed_at: moment },
    })
    .execute()
  await carryWeighings(transaction, { from: consignment.id, to: id })
  await applyChanges(transaction, done, { sent_on_to: id })
  const move = { aggregate: 'consignment', of: id, kind: 'sendOn', state: 'collected', now: issuer.now } as const
  await recordMove(transaction, { ...move, actor: issuer.actor.id, data: { from: consignment.id } })
  await issueDocument(transaction, done, { id })
}

/** To the new plant, the scale of the one that refused is another's (W3). */
async function carryWeighings(
  transaction: ManureTransaction,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const weighed = await weighingsOf(transaction, { consignment: from })
  const rows = weighed.map((row) => {
    const source = row.source === 'plantScale' ? 'otherScale' : row.source
    return { ...row, id: newId(), consignment: to, source }
  })
  if (rows.length > 0) await ownTables(transaction).insertInto('manuredelivery_weighing').values(rows).execute()
}

const carriedOver = [
  ...(['request', 'company', 'account', 'store', 'type', 'carrier', 'driver', 'vehicle', 'planned_kg'] as const),
  ...(['planned_m3', 'week', 'day', 'loaded_m3', 'loaded_kg', 'basis', 'handed_over_kind', 'handed_over_by'] as const),
  ...(['assigned_at', 'collected_at', 'departed_at', 'estimate_kg', 'freight', 'terms_by_hand'] as const),
] as const
