/** Writes what a command changes: the consignment, its weighings, who drives it, what was corrected and what is flagged. */

import { newId } from '@workspace/portal/server'
import type { ConsignmentEvent } from '../../contract/consignments/consignment-event.ts'
import type { StoredConsignment } from '../database/stored-rows.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { Columns, DataOf } from './change-types.ts'
import { changesOf } from './changes.ts'
import type { AcceptedConsignmentCommand } from './consignment-context.ts'
import { raiseFlag, resolveFlags } from './flags.ts'
import { keepWeighing, replaceWeighings } from './weighings.ts'

export async function writeConsignment(
  transaction: ManureTransaction,
  done: AcceptedConsignmentCommand,
  version: number,
): Promise<void> {
  const { consignment, event, flag, to, issuer } = done
  const changes = await changesOf(done)
  if (corrections.has(event.kind)) await noteCorrections(transaction, done, changes)
  await applyChanges(transaction, done, {
    ...changes,
    state: to as string,
    version,
    changed_at: issuer.now.toISOString(),
  })
  await writeWeighings(transaction, done)
  if (event.kind === 'decideObjection') await decideObjection(transaction, done, event.data)
  if (flag !== undefined)
    await raiseFlag(transaction, { consignment: consignment.id, event: event.id, flag, at: done.at })
  if (event.kind === 'finishLoading' && flag === undefined) await resolveMissing(transaction, done, 'collected_missing')
  if (event.kind === 'refuse' && flag === undefined) await resolveMissing(transaction, done, 'refusal_missing')
}

async function decideObjection(
  transaction: ManureTransaction,
  { objection, issuer }: AcceptedConsignmentCommand,
  { decision, words }: DataOf<'decideObjection'>,
): Promise<void> {
  if (objection === undefined) return
  const decided = { state: decision.outcome, answer: words, decided_by: issuer.actor.id }
  await ownTables(transaction)
    .updateTable('manuredelivery_objection')
    .set({ ...decided, decided_at: issuer.now.toISOString() })
    .where('id', '=', objection.id)
    .execute()
}

/** Also for what an effect changes. */
export async function applyChanges(
  transaction: ManureTransaction,
  { consignment, issuer }: Pick<AcceptedConsignmentCommand, 'consignment' | 'issuer'>,
  columns: Columns,
): Promise<void> {
  if (Object.keys(columns).length > 0) {
    const rows = ownTables(transaction).updateTable('manuredelivery_consignment').set(columns)
    await rows.where('id', '=', consignment.id).execute()
  }
  const { driver } = columns
  if (driver !== undefined && driver !== consignment.driver) {
    await keepDrivers(transaction, consignment, { to: driver, now: issuer.now })
  }
}

/** The event that was missing has come. */
export function resolveMissing(
  transaction: ManureTransaction,
  { consignment, issuer }: AcceptedConsignmentCommand,
  flag: 'collected_missing' | 'refusal_missing',
): Promise<void> {
  return resolveFlags(transaction, { consignment: consignment.id, by: '', now: issuer.now, only: [flag] })
}

/** Who was its driver may report facts for 72 hours. */
async function keepDrivers(
  transaction: ManureTransaction,
  { id, driver }: Pick<StoredConsignment, 'id' | 'driver'>,
  { to, now }: { readonly to: string | null; readonly now: Date },
): Promise<void> {
  const own = ownTables(transaction)
  const at = now.toISOString()
  if (driver !== null) {
    const left = own.updateTable('manuredelivery_driver').set({ to_at: at }).where('consignment', '=', id)
    await left.where('person', '=', driver).where('to_at', 'is', null).execute()
  }
  if (to === null) return
  await own
    .insertInto('manuredelivery_driver')
    .values({ consignment: id, person: to, from_at: at, to_at: null })
    .onConflict((conflict) => conflict.columns(['consignment', 'person']).doUpdateSet({ from_at: at, to_at: null }))
    .execute()
}

/** Weighings that come with a reception, a refusal or a correction; `weigh` itself keeps its own by an effect. */
async function writeWeighings(transaction: ManureTransaction, done: AcceptedConsignmentCommand): Promise<void> {
  const { event, rule, to, state } = done
  if (rule.flag !== undefined && to === state) return
  if (event.kind === 'receive' || event.kind === 'refuse') {
    const { quantity } = event.data
    if (quantity?.by !== 'weighings') return
    for (const weighing of quantity.weighings) await keepWeighing(transaction, done, weighing)
  }
  const corrected = correctedQuantity(event)
  if (corrected?.by === 'weighings') await replaceWeighings(transaction, done, corrected.weighings)
}

function correctedQuantity(event: ConsignmentEvent) {
  if (event.kind === 'correctReceived') return event.data.quantity
  if (event.kind !== 'decideObjection' || event.data.decision.outcome === 'dismissed') return undefined
  return event.data.decision.corrected.quantity
}

const corrections: ReadonlySet<ConsignmentEvent['kind']> = new Set([
  ...(['correctCollected', 'correctCrew', 'correctReceived', 'correctTimes', 'decideObjection', 'setCause'] as const),
])
const notFacts = ['confirmed_by', 'confirmed_at', 'has_objection', 'changed_at']

/** Each changed field, old and new, with who said why (2.5). */
async function noteCorrections(
  transaction: ManureTransaction,
  { consignment, event, issuer, state }: AcceptedConsignmentCommand,
  changes: Columns,
): Promise<void> {
  const given: Readonly<Record<string, unknown>> = { ...event.data }
  const quantity = correctedQuantity(event)
  const fields = Object.entries(changes).flatMap(([field, value]) => {
    const [was, is] = [textOf(Reflect.get(consignment, field)), textOf(value)]
    return was === is || notFacts.includes(field) ? [] : [{ field, old: was, new: is }]
  })
  const weighed = quantity?.by === 'weighings' ? [{ field: 'weighings', old: '', new: JSON.stringify(quantity) }] : []
  const rows = [...fields, ...weighed].map((changed) => ({
    ...{
      id: newId(),
      consignment: consignment.id,
      ...changed,
      reason: String(given['reason'] ?? given['words'] ?? ''),
    },
    ...{ person: issuer.actor.id, at: issuer.now.toISOString(), after_lock: state === 'locked' ? 1 : 0 },
  }))
  if (rows.length > 0) await ownTables(transaction).insertInto('manuredelivery_correction').values(rows).execute()
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}
