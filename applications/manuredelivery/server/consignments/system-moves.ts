/** What the clock does to consignments: an offer that nobody claimed ends, a farm is reminded, and silence accepts (3.3). */
import type { ApplicationJob, Host } from '@workspace/portal/server'
import { days, minutes } from '@workspace/portal/server'
import { systemMoves } from '../../contract/states/derived-moves.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { recordMove } from '../events/manure-events.ts'
import { mailConsignmentToFarm } from '../letters/consignment-letters.ts'
import { deriveRequest } from '../requests/derive-request.ts'
import { lockRequest } from '../requests/request-context.ts'
import { publishConsignments } from './publish-changes.ts'
import { lockConsignment, storedConsignment } from './stored-consignment.ts'

const { letter: reminderAfter, move: silenceAfter } = systemMoves.silence.afterDays

export const offerDeadlines: ApplicationJob = {
  name: 'offer-deadlines',
  every: minutes(1),
  run: async (host, now) => {
    const open = ownTables(host.database.reading).selectFrom('manuredelivery_consignment').select('id')
    const past = await open.where('state', '=', 'open').where('offer_deadline', '<=', now.toISOString()).execute()
    return await eachAlone(host, past, (transaction, id) => endOffer(transaction, { host, id, now }))
  },
}

export const confirmations: ApplicationJob = {
  name: 'confirmations',
  every: minutes(5),
  run: async (host, now) => {
    const reader = host.database.reading
    const silent = await asked(reader, before(now, silenceAfter)).execute()
    const accepted = await eachAlone(host, silent, (transaction, id) => acceptBySilence(transaction, { host, id, now }))
    const due = await asked(reader, before(now, reminderAfter)).where('reminded_at', 'is', null).execute()
    return accepted + (await eachAlone(host, due, (transaction, id) => remind(transaction, { host, id, now })))
  },
}

function before(now: Date, count: number): string {
  return new Date(now.getTime() - days(count)).toISOString()
}

/** Those whose farm was asked at or before the moment, with nothing in the way. */
function asked(reader: ManureReader, moment: string) {
  return ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .select('id')
    .where('state', '=', 'received')
    .where('asked_at', '<=', moment)
    .where('blocking_flags', '=', 0)
    .where('has_objection', '=', 0)
    .where('stopped_by', 'is', null)
}

/** Each in a transaction of its own: one that fails stops no other. */
async function eachAlone(
  host: Host,
  rows: readonly { readonly id: string }[],
  act: (transaction: ManureTransaction, id: string) => Promise<boolean>,
): Promise<number> {
  let moved = 0
  for (const { id } of rows) {
    try {
      if (await host.database.writing((transaction) => act(transaction, id))) moved++
    } catch (fault) {
      host.log.error('consignment move failed', fault, { consignment: id })
    }
  }
  return moved
}

interface Moving {
  readonly host: Host
  readonly id: string
  readonly now: Date
}

/** Locks the request before the consignment, as commands do. */
async function lockBoth(transaction: ManureTransaction, id: string) {
  const request = (await storedConsignment(transaction, id))?.request
  if (request != null) await lockRequest(transaction, request)
  return await lockConsignment(transaction, id)
}

/** The offers stay: who comes too late learns that the consignment is taken, and not that there is none. */
async function endOffer(transaction: ManureTransaction, { host, id, now }: Moving): Promise<boolean> {
  const row = await lockBoth(transaction, id)
  if (row?.state !== 'open' || row.offer_deadline === null || row.offer_deadline > now.toISOString()) return false
  const own = ownTables(transaction)
  const offered = await own.selectFrom('manuredelivery_offer').select('carrier').where('consignment', '=', id).execute()
  await own
    .updateTable('manuredelivery_consignment')
    .set({ state: 'planned', offered: 0, offer_deadline: null, changed_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
  await recordMove(transaction, { aggregate: 'consignment', of: id, kind: 'offerDeadline', state: 'planned', now })
  const besides = offered.map(({ carrier }) => `carrier:${carrier}`)
  await publishConsignments(transaction, { host }, { ids: [id], besides })
  return true
}

async function acceptBySilence(transaction: ManureTransaction, { host, id, now }: Moving): Promise<boolean> {
  const row = await lockBoth(transaction, id)
  const isRipe = await asked(transaction, before(now, silenceAfter)).where('id', '=', id).executeTakeFirst()
  if (row === undefined || isRipe === undefined) return false
  const moment = now.toISOString()
  const confirmed = { state: 'confirmed', confirmed_by: 'silence', confirmed_at: moment, changed_at: moment }
  await ownTables(transaction).updateTable('manuredelivery_consignment').set(confirmed).where('id', '=', id).execute()
  await recordMove(transaction, { aggregate: 'consignment', of: id, kind: 'silence', state: 'confirmed', now })
  if (row.request !== null) {
    await deriveRequest(transaction, row.request, { host, now, actor: '', consignment: id, entered: false })
  }
  await publishConsignments(transaction, { host }, { ids: [id] })
  return true
}

async function remind(transaction: ManureTransaction, { host, id, now }: Moving): Promise<boolean> {
  const reminded = await ownTables(transaction)
    .updateTable('manuredelivery_consignment')
    .set({ reminded_at: now.toISOString() })
    .where('id', 'in', asked(transaction, before(now, reminderAfter)).where('id', '=', id))
    .where('reminded_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (reminded === undefined) return false
  await mailConsignmentToFarm(transaction, 'confirm_reminder', { host, now, consignment: id })
  return true
}
