/** What the server does to consignments because something else happened: their request ended, an alert or a declaration. */

import type { Host } from '@workspace/portal/server'
import type { StoredConsignment } from '../database/stored-rows.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { recordMove } from '../events/manure-events.ts'
import { mailToCrew } from '../letters/consignment-letters.ts'
import { askFarm } from './flags.ts'
import { publishConsignments } from './publish-changes.ts'

export interface SystemIssuer {
  readonly host: Pick<Host, 'live' | 'mail' | 'notices' | 'people'>
  readonly now: Date
  /** The person whose command caused it; `id` is empty where the system did. */
  readonly actor: { readonly id: string }
}

type Changed = Pick<StoredConsignment, 'id' | 'state' | 'carrier' | 'driver'>
interface Stop {
  readonly consignments: readonly Changed[]
  /** The alert, or `declaration`. */
  readonly by: string
  readonly words: string
}

/** The caller holds the request. A cancelled consignment keeps its crew, for the log. */
export async function cancelByServer(
  transaction: ManureTransaction,
  issuer: SystemIssuer,
  consignments: readonly Changed[],
): Promise<void> {
  for (const consignment of consignments) {
    const cancelled = { offered: 0, offer_deadline: null, stopped_by: null, stop_words: '' }
    await move(transaction, issuer, { consignment, kind: 'cancel', state: 'cancelled', columns: cancelled })
    await tellCrew(transaction, issuer, { consignment, letter: 'consignment_cancelled', words: '' })
  }
  await publishConsignments(transaction, issuer, { ids: consignments.map(({ id }) => id) })
}

/** An offered one is planned again; the others stay where they are and wait for the office. */
export async function stopByServer(
  transaction: ManureTransaction,
  issuer: SystemIssuer,
  { consignments, by, words }: Stop,
): Promise<void> {
  for (const consignment of consignments) {
    const isOpen = consignment.state === 'open'
    const state = isOpen ? 'planned' : consignment.state
    const offer = isOpen ? { offered: 0, offer_deadline: null } : {}
    const columns = { stopped_by: by, stop_words: words, ...offer }
    await move(transaction, issuer, { consignment, kind: 'stop', state, columns })
    await tellCrew(transaction, issuer, { consignment, letter: 'consignment_stopped', words: '' })
  }
  await publishConsignments(transaction, issuer, { ids: consignments.map(({ id }) => id) })
}

/** They stay stopped, for another reason: nobody is notified. */
export async function keepStoppedByServer(
  transaction: ManureTransaction,
  issuer: SystemIssuer,
  { consignments, by, words }: Stop,
): Promise<void> {
  for (const consignment of consignments) {
    const columns = { stopped_by: by, stop_words: words }
    await move(transaction, issuer, { consignment, kind: 'stop', state: consignment.state, columns })
  }
  await publishConsignments(transaction, issuer, { ids: consignments.map(({ id }) => id) })
}

/** Of one that was received meanwhile the farm can be asked now. */
export async function liftByServer(
  transaction: ManureTransaction,
  issuer: SystemIssuer,
  consignments: readonly Changed[],
): Promise<void> {
  for (const consignment of consignments) {
    const { id, state } = consignment
    const columns = { stopped_by: null, stop_words: '' }
    await move(transaction, issuer, { consignment, kind: 'liftStop', state, columns })
    if (state === 'received') await askFarm(transaction, id, issuer.now)
    const isAhead = ['planned', 'assigned', 'loading', 'collected'].includes(state)
    if (isAhead) await tellCrew(transaction, issuer, { consignment, letter: 'consignment_stop_lifted', words: '' })
  }
  await publishConsignments(transaction, issuer, { ids: consignments.map(({ id }) => id) })
}

interface Move {
  readonly consignment: Changed
  readonly kind: string
  readonly state: string
  readonly columns: Partial<StoredConsignment>
}

async function move(
  transaction: ManureTransaction,
  { now, actor }: SystemIssuer,
  { consignment: { id }, kind, state, columns }: Move,
): Promise<void> {
  await ownTables(transaction)
    .updateTable('manuredelivery_consignment')
    .set((row) => ({ ...columns, state, version: row('version', '+', 1), changed_at: now.toISOString() }))
    .where('id', '=', id)
    .execute()
  await recordMove(transaction, { aggregate: 'consignment', of: id, kind, state, actor: actor.id, now })
}

async function tellCrew(
  transaction: ManureTransaction,
  { host, now, actor }: SystemIssuer,
  {
    consignment,
    letter,
    words,
  }: { consignment: Changed; letter: Parameters<typeof mailToCrew>[1]['letter']; words: string },
): Promise<void> {
  const { id, carrier, driver } = consignment
  const to = { carriers: [carrier], drivers: [driver] }
  await mailToCrew(transaction, { host, now, consignment: id, letter, words, by: actor.id, ...to })
}
