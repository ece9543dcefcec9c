/** What the clock does to loads: an offer that nobody took ends, and a delivery that nothing speaks against is verified (2.4). */

import { isMoney } from '@workspace/logistics/contract'
import type { ApplicationJob, Host } from '@workspace/portal/server'
import { minutes } from '@workspace/portal/server'
import { systemMoves } from '../../contract/states/derived-moves.ts'
import type { PeatReader, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { recordMove } from '../events/peat-events.ts'
import { noteLoadToOffice } from '../letters/load-letters.ts'
import { amountsOf, storeAmounts } from './amounts.ts'
import { openCarrierRow } from './carrier-rows.ts'
import { deriveOrderOf } from './derive-order.ts'
import { factLines, lockOrderOf } from './load-context.ts'
import { raiseFlag } from './load-flags.ts'
import type { StoredLoad } from './load-names.ts'
import { proposalOf } from './proposal.ts'
import { proposedFor } from './proposed-for.ts'
import { publishLoads } from './publish-changes.ts'
import { storedLoad } from './stored-load.ts'
import { longWaiting } from './waiting.ts'

export const offerDeadlines: ApplicationJob = {
  name: 'offer-deadlines',
  every: minutes(1),
  run: async (host, now) => {
    const open = ownTables(host.database.reading).selectFrom('peatsale_load').select('id').where('state', '=', 'open')
    const past = await open.where('offer_deadline', '<=', now.toISOString()).execute()
    return await eachAlone(host, past, { act: (transaction, id) => endOffer(transaction, { host, id, now }) })
  },
}

export const verifications: ApplicationJob = {
  name: 'verification',
  every: minutes(5),
  run: async (host, now) => {
    const ripe = await ripeLoads(host.database.reading, now)
    return await eachAlone(host, ripe, {
      act: (transaction, id) => verifyUnasked(transaction, { host, id, now }),
      // Its office sees it among what is to be looked at; a load that is flagged is not taken again.
      failed: (transaction, id) => flagFailed(transaction, { host, id, now }),
    })
  },
}

interface Alone {
  act(transaction: PeatTransaction, id: string): Promise<boolean>
  /** Of a load on which the act has failed. */
  failed?(transaction: PeatTransaction, id: string): Promise<void>
}

/** Each in a transaction of its own: a load that is waited for keeps no other waiting, and one that fails stops no other. */
async function eachAlone(
  host: Host,
  loads: readonly { readonly id: string }[],
  { act, failed }: Alone,
): Promise<number> {
  let moved = 0
  for (const { id } of loads) {
    try {
      if (await host.database.writing((transaction) => act(transaction, id))) moved++
    } catch (fault) {
      host.log.error('load move failed', fault, { load: id })
      await host.database.writing(async (transaction) => await failed?.(transaction, id))
    }
  }
  return moved
}

async function flagFailed(transaction: PeatTransaction, { host, id, now }: Moving): Promise<void> {
  await lockOrderOf(transaction, id)
  await raiseFlag(transaction, { load: id, event: '', flag: 'not_verified', at: now.toISOString() })
  await noteLoadToOffice(transaction, { host, now, load: id, notice: 'load_unverified_to_office' })
  await publishLoads(transaction, { host }, { ids: [id] })
}

interface Moving {
  readonly host: Host
  readonly id: string
  readonly now: Date
}

/** The offers stay: who comes too late is told that the load is gone, and not that there is none. */
async function endOffer(transaction: PeatTransaction, { host, id, now }: Moving): Promise<boolean> {
  await lockOrderOf(transaction, id)
  const load = await storedLoad(transaction, id)
  if (load?.state !== 'open' || load.offer_deadline === null || load.offer_deadline > now.toISOString()) return false
  const ended = { state: 'planned', offered: 0, offer_deadline: null, changed_at: now.toISOString() }
  const offered = ownTables(transaction).selectFrom('peatsale_load_offer').select('carrier').where('load_id', '=', id)
  const carriers = (await offered.execute()).map(({ carrier }) => `carrier:${carrier}`)
  await ownTables(transaction).updateTable('peatsale_load').set(ended).where('id', '=', id).execute()
  await recordMove(transaction, { aggregate: 'load', of: id, kind: 'offerDeadline', state: 'planned', now })
  await publishLoads(transaction, { host }, { ids: [id], besides: carriers })
  return true
}

const notBefore = systemMoves.find(({ move }) => move === 'verification')?.notBefore ?? 60

/** Nothing flagged, no problem, no long waiting, a receipt, and an hour since the server had the delivery. */
async function ripeLoads(reader: PeatReader, now: Date): Promise<readonly { readonly id: string }[]> {
  const before = new Date(now.getTime() - minutes(notBefore)).toISOString()
  return await ownTables(reader)
    .selectFrom('peatsale_load')
    .select('id')
    .where('state', '=', 'delivered')
    .where('delivery_told_at', '<=', before)
    .where('open_flags', '=', 0)
    .where('open_exceptions', '=', 0)
    .where('receipt_kind', 'is not', null)
    .where((of) => of.or([of('waiting_site', 'is', null), of('waiting_site', '<=', longWaiting)]))
    .where((of) => of.or([of('waiting_swamp', 'is', null), of('waiting_swamp', '<=', longWaiting)]))
    .execute()
}

async function verifyUnasked(transaction: PeatTransaction, { host, id, now }: Moving): Promise<boolean> {
  const order = await lockOrderOf(transaction, id)
  const ripe = await ripeLoads(transaction, now)
  const load = await storedLoad(transaction, id)
  if (!order || !load || !ripe.some((each) => each.id === id)) return false
  const own = ownTables(transaction)
  const lines = await factLines(transaction, id)
  const orderLines = await own.selectFrom('peatsale_order_line').selectAll().where('order_id', '=', order.id).execute()
  const { billed, beyond } = proposalOf({ load, lines, orderLines })
  const isPlain = lines.every(({ loaded, delivered }) => isAlike(loaded, delivered))
  if (!isPlain || beyond.length > 0 || (await lacksMoney(transaction, load))) return false
  const price = await amountsOf(transaction, id, { load: id, billed, waited: load.waiting_site ?? 0 })
  // What would cost more than a load may is the office's to look at.
  if (price === undefined || !isMoney(price.gross)) return false
  for (const line of lines) {
    const quantity = { billed: billed.get(line.id) ?? 0 }
    await own.updateTable('peatsale_load_line').set(quantity).where('id', '=', line.id).execute()
  }
  const verified = { state: 'verified', verified_at: now.toISOString(), changed_at: now.toISOString() }
  await own.updateTable('peatsale_load').set(verified).where('id', '=', id).execute()
  await storeAmounts(transaction, id)
  await openCarrierRow(transaction, { load })
  await recordMove(transaction, { aggregate: 'load', of: id, kind: 'verification', state: 'verified', now })
  await deriveOrderOf(transaction, order.id, { host, now, actor: '', load: id, entered: false })
  await publishLoads(transaction, { host }, { ids: [id] })
  return true
}

const mostDifferentPct = 5

/** Loader and driver, within five percent. */
export function isAlike(loaded: number | null, delivered: number | null): boolean {
  if (loaded === null || delivered === null) return false
  return Math.abs(loaded - delivered) * 100 <= loaded * mostDifferentPct
}

/** What a carrier is paid is never guessed: where it was not agreed and no tariff fits, the office verifies. */
async function lacksMoney(reader: PeatReader, load: StoredLoad): Promise<boolean> {
  if (load.is_collected === 1) return false
  return load.carrier === null || (await proposedFor(reader, load)).freight === null
}
