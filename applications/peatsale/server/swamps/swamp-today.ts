/** What is told of a swamp on the day, and who hears of it. */
import type { LocalDate } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { handlersOf, newId } from '@workspace/portal/server'
import { closeSwamp, openSwamp, reportPile } from '../../contract/swamps/today.ts'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { mailSwampClosed, mailSwampOpened } from '../letters/swamp-letters.ts'
import { isOfDriversDay } from '../loads/loads-of-the-day.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import type { SwampRow } from './swamp-store.ts'
import { heldStockpile, sharersOf, swampRow } from './swamp-store.ts'

const { writes } = handlersOf<PeatActor>()

export const closeSwampHandler = writes(closeSwamp, {
  write: async ({ host, actor, transaction, request }, { swamp, day, kind, words = '' }, refuse) => {
    const row = await heldSwamp(transaction, actor, swamp)
    if (row === undefined) throw refuse('not_found')
    const own = ownTables(transaction)
    const again = own.updateTable('peatsale_closure').set({ kind, words }).where('swamp', '=', swamp)
    const changed = await again.where('to_at', 'is', null).returning('id').executeTakeFirst()
    const loads = await loadsOfDay(transaction, swamp, day)
    await tell({ host, transaction }, row, loads)
    if (changed !== undefined) return {}
    const since = request.now.toISOString()
    const closure = { id: newId(), swamp, kind, words, from_at: since, closed_by: actor.id, to_at: null, opened_by: '' }
    await own.insertInto('peatsale_closure').values(closure).execute()
    await mailSwampClosed(transaction, { host, now: request.now, by: actor.id, swamp: row, loads, kind, words })
    return {}
  },
})

export const openSwampHandler = writes(openSwamp, {
  write: async ({ host, actor, transaction, request }, { swamp, day }, refuse) => {
    const row = await heldSwamp(transaction, actor, swamp)
    if (row === undefined) throw refuse('not_found')
    const opened = { to_at: request.now.toISOString(), opened_by: actor.id }
    const closed = ownTables(transaction).updateTable('peatsale_closure').set(opened).where('swamp', '=', swamp)
    const ended = await closed.where('to_at', 'is', null).returning('id').executeTakeFirst()
    if (ended === undefined) return {}
    const loads = await loadsOfDay(transaction, swamp, day)
    await tell({ host, transaction }, row, loads)
    await mailSwampOpened(transaction, { host, now: request.now, by: actor.id, swamp: row, loads })
    return {}
  },
})

export const reportPileHandler = writes(reportPile, {
  write: async ({ host, actor, transaction, request }, { pile, report }, refuse) => {
    const stored = await heldStockpile(transaction, pile)
    if (stored === undefined || !actor.swamps.includes(stored.swamp)) throw refuse('not_found')
    const own = ownTables(transaction)
    const told = { id: newId(), stockpile: pile, ...report, told_by: actor.id, at: request.now.toISOString() }
    await own.insertInto('peatsale_pile_report').values(told).execute()
    if (report.value === 'empty') {
      const empty = { state: 'empty', version: stored.version + 1, changed_at: told.at }
      await own.updateTable('peatsale_stockpile').set(empty).where('id', '=', pile).execute()
    }
    const row = await swampRow(transaction, stored.swamp)
    if (row) await tell({ host, transaction }, row, [])
    return {}
  },
})

/** Its loaders and its own office; held, so that two who close it close it once. */
async function heldSwamp(transaction: PeatTransaction, actor: PeatActor, id: string): Promise<SwampRow | undefined> {
  const held = ownTables(transaction).updateTable('peatsale_swamp').where('id', '=', id)
  const row = await held
    .set(({ ref }) => ({ version: ref('version') }))
    .returningAll()
    .executeTakeFirst()
  return row && (actor.swamps.includes(id) || actor.sellers.includes(row.seller)) ? row : undefined
}

export interface LoadOfDay {
  readonly number: string
  readonly driver: string
}

/** That a driver still has to fetch there today. */
async function loadsOfDay(transaction: PeatTransaction, swamp: string, day: LocalDate): Promise<readonly LoadOfDay[]> {
  const rows = await ownTables(transaction)
    .selectFrom('peatsale_load')
    .select(['number', 'driver'])
    .where('swamp', '=', swamp)
    .where('state', 'in', ['assigned', 'loading'])
    .where((of) => isOfDriversDay(of, day, ['assigned']))
    .orderBy('number')
    .execute()
  return rows.flatMap(({ number, driver }) => (driver === null ? [] : [{ number, driver }]))
}

async function tell(
  { host, transaction }: { readonly host: Host; readonly transaction: PeatTransaction },
  { id, seller }: SwampRow,
  loads: readonly LoadOfDay[],
): Promise<void> {
  const sellers = [seller, ...(await sharersOf(transaction, id))]
  const channels = [
    ...[...sellers.map((one) => `seller:${one}`), `swamp:${id}`],
    ...new Set(loads.map(({ driver }) => `person:${driver}`)),
  ]
  for (const topic of ['registers', 'loads'] as const) {
    await host.live.publish(transaction, { topic, ids: [id], channels })
  }
}
