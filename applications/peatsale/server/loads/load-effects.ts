/** What follows from a command on a load, besides what it changes itself. */
import type { Effects } from '@workspace/logistics/server'
import { newId } from '@workspace/portal/server'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import type { LoadWords } from '../../contract/states/load-machine.ts'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { cancelByServer } from './cancel-loads.ts'
import { plannedPays } from './carrier-freight.ts'
import { openCarrierRow, reopenCarrierRow } from './carrier-rows.ts'
import type { LoadColumns } from './change-types.ts'
import { correctRows } from './correct-rows.ts'
import { tellCrew } from './crew-letters.ts'
import type { AcceptedLoadCommand } from './load-context.ts'
import { factLines } from './load-context.ts'
import { openException } from './load-flags.ts'
import { loadPapers } from './load-papers.ts'
import { moveBack, moveLoaded, moveOnce } from './load-stock.ts'
import { loadedAs } from './loading-changes.ts'
import { offerees } from './offerees.ts'
import { orderToPlan, planLoads } from './plan-load.ts'
import { waitedAtSwamp } from './waiting.ts'
import { applyChanges, resolveMissing } from './write-load.ts'

export const loadEffects: Effects<LoadWords, AcceptedLoadCommand> = {
  cancelOtherLoad: mergeOther,
  cancelReplacement: async (transaction, { load, issuer }) => {
    const replacements = ownTables(transaction).selectFrom('peatsale_load').select('id').where('replaces', '=', load.id)
    const ahead = await replacements.where('state', 'in', ['planned', 'open']).execute()
    await cancelByServer(transaction, issuer, ahead)
  },
  correctInvoiceRows: correctRows,
  countBuckets,
  fillQuantityLoaded,
  ...loadPapers,
  keepTime,
  makeOffer: async (transaction, done) => {
    await takeBackOffers(transaction, done)
    const offers = await offersOf(done)
    if (offers.length > 0) await ownTables(transaction).insertInto('peatsale_load_offer').values(offers).execute()
  },
  moveStock: moveLoaded,
  moveStockDifference: moveLoaded,
  moveStockOnceUntilDecided: moveOnce,
  openCarrierRow,
  openException: async (transaction, { load, event, issuer, at }) => {
    if (event.kind !== 'reportProblem') return
    const { problem: kind, words = '' } = event.data
    await openException(transaction, { load: load.id, kind, words, by: issuer.actor.id, at })
  },
  planReplacement: async (transaction, { load, lines, issuer }) => {
    const replacing = lines.map(({ order_line, planned }) => ({ line: order_line, quantity: planned }))
    const plan = { swamp: load.swamp, slot: load, replaces: load.id, lines: replacing }
    const by = { actor: issuer.actor.id, now: issuer.now }
    await planLoads(transaction, { order: await orderToPlan(transaction, load.order_id), loads: [plan] }, by)
  },
  reopenCarrierRow,
  returnStock: async (transaction, done) => {
    if (done.event.kind === 'fail' && done.event.data.where === 'swamp') await moveBack(transaction, done)
  },
  reverseStock: moveBack,
  reverseStockReturn: moveLoaded,
  splitLoad,
  tellCrew,
  withdrawOffer: takeBackOffers,
}

const times = { arriveAtSwamp: 'arrived_load_at', depart: 'departed_at', arriveAtSite: 'arrived_site_at' } as const

/** Where none stands yet: the first tap counts. */
async function keepTime(transaction: PeatTransaction, done: AcceptedLoadCommand): Promise<void> {
  const { event, load, at } = done
  const kept: LoadColumns = {}
  if (event.kind === 'bucket') kept.load_start_at = load.load_start_at ?? at
  if (event.kind in times) {
    const column = times[event.kind as keyof typeof times]
    kept[column] = load[column] ?? at
  }
  if (event.kind === 'arriveAtSite') kept.departed_at = load.departed_at ?? at
  const waited = waitedAtSwamp({ ...load, departed_at: kept.departed_at ?? load.departed_at })
  const waiting = event.kind === 'depart' && load.verified_at === null ? { waiting_swamp: waited } : {}
  await applyChanges(transaction, done, { load: { ...kept, ...waiting } })
}

/** Never below nothing. */
async function countBuckets(transaction: PeatTransaction, done: AcceptedLoadCommand): Promise<void> {
  const { event, lines } = done
  if (event.kind !== 'bucket') return
  const { count, bucketSize, line: named, stockpile } = event.data
  const line = lines.find(({ id }) => id === named) ?? lines[0]
  if (line === undefined) return
  const counted = { buckets: Math.max(0, line.buckets + count), bucket_size: bucketSize, basis: 'buckets' }
  const columns = { ...counted, ...(stockpile === undefined ? {} : { stockpile }) }
  await applyChanges(transaction, done, { lines: new Map([[line.id, columns]]) })
}

/** The driver was online first. What he said that he unloaded stays. */
async function fillQuantityLoaded(transaction: PeatTransaction, done: AcceptedLoadCommand): Promise<void> {
  const { event, lines } = done
  if (event.kind !== 'finishLoading' || lines.some(({ loaded }) => loaded !== null)) return
  const data: LoadEventData<'finishLoading'> = event.data
  const { load, lines: filled = new Map() } = await loadedAs(done, data)
  const both = [...filled].map(([id, line]) => {
    const delivered = lines.find((each) => each.id === id)?.delivered ?? line.loaded ?? null
    return [id, { ...line, delivered }] as const
  })
  await applyChanges(transaction, done, { ...(load ? { load } : {}), lines: new Map(both) })
  await resolveMissing(transaction, done)
  await moveLoaded(transaction, done)
}

/** By tariff each with what its carrier would be paid. */
async function offersOf(done: AcceptedLoadCommand) {
  const { event, load } = done
  if (event.kind !== 'offer') return []
  const carriers = await offerees(done, event.data)
  const pays = event.data.freight.kind === 'tariff' ? await plannedPays(done, carriers) : undefined
  return carriers.map((carrier) => {
    const pay = pays?.get(carrier)
    return { load_id: load.id, carrier, freight: pay?.amount ?? null, tariff_row: pay?.rate.id ?? null }
  })
}

async function takeBackOffers(transaction: PeatTransaction, { load }: AcceptedLoadCommand): Promise<void> {
  await ownTables(transaction).deleteFrom('peatsale_load_offer').where('load_id', '=', load.id).execute()
}

/** The other parts are loads of their own. A line of which nothing stays leaves this load. */
async function splitLoad(
  transaction: PeatTransaction,
  { event, load, lines, issuer }: AcceptedLoadCommand,
): Promise<void> {
  if (event.kind !== 'split') return
  const pile = lines[0]?.stockpile ?? null
  const selfLoading = load.self_loading === 1
  const parts = event.data.loads.slice(1).map(({ lines: its }) => ({
    ...{ swamp: load.swamp, slot: load, stockpile: pile, selfLoading, lines: its },
  }))
  const by = { actor: issuer.actor.id, now: issuer.now }
  await planLoads(transaction, { order: await orderToPlan(transaction, load.order_id), loads: parts }, by)
  const gone = ownTables(transaction).deleteFrom('peatsale_load_line').where('load_id', '=', load.id)
  await gone.where('planned', '=', 0).execute()
}

/** What the other load was to bring, this one brings too. */
async function mergeOther(transaction: PeatTransaction, done: AcceptedLoadCommand): Promise<void> {
  const { event, load, lines, issuer } = done
  if (event.kind !== 'merge') return
  const own = ownTables(transaction)
  let position = lines.length
  for (const other of await factLines(transaction, event.data.load)) {
    const same = lines.find(({ order_line }) => order_line === other.order_line)
    if (same) {
      await applyChanges(transaction, done, { lines: new Map([[same.id, { planned: same.planned + other.planned }]]) })
    } else {
      const { code: _, product_kind: _kind, m3_per_unit: __, kg_per_m3: ___, ...line } = other
      await own
        .insertInto('peatsale_load_line')
        .values({ ...line, id: newId(), load_id: load.id, position: position++ })
        .execute()
    }
  }
  await cancelByServer(transaction, issuer, [{ id: event.data.load }])
}
