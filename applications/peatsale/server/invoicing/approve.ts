/** A batch is approved with all of its loads or none (4.3). */

import { batchNumber } from '@workspace/logistics/contract'
import { numbers, sumsOf, withYields } from '@workspace/logistics/server'
import { dayOf, weekOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { newId, yieldToEventLoop } from '@workspace/portal/server'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { recordMove } from '../events/peat-events.ts'
import { deriveOrderOf } from '../loads/derive-order.ts'
import { publishLoads } from '../loads/publish-changes.ts'
import type { Billable, Period } from './propose.ts'
import { billableOf } from './propose.ts'

interface Approval extends Period {
  readonly loads: readonly { readonly id: string; readonly version: number }[]
  readonly by: { readonly id: string; readonly role: 'officeOwn' | 'superadmin' }
  readonly now: Date
}

interface Approved {
  readonly id: string
  readonly number: string
  readonly loads: number
  readonly gross: number
}

/** Rows that one statement inserts: both engines bound its parameters, and others wait while it is put together. */
const rowsAtOnce = 100

export async function approve(
  transaction: PeatTransaction,
  host: Host,
  approval: Approval,
): Promise<Approved | 'wrong_state' | 'modified_elsewhere'> {
  const { seller, loads } = approval
  await host.database.lock(transaction, `batches:${seller}`)
  const ids = loads.map(({ id }) => id)
  await lockOrders(transaction, ids)
  const billable = await billableOf(transaction, seller, ids)
  if (billable.length !== new Set(ids).size) return 'wrong_state'
  const versions = new Map(billable.map(({ load }) => [load.id, load.version]))
  if (loads.some(({ id, version }) => versions.get(id) !== version)) return 'modified_elsewhere'
  const batch = await insertBatch(transaction, approval, billable)
  await insertRows(transaction, batch.id, billable)
  await lockLoads(transaction, { batch: batch.id, billable, approval, host })
  await host.live.publish(transaction, { topic: 'batches', ids: [batch.id], channels: [`seller:${seller}`] })
  return { ...batch, loads: billable.length }
}

/** As commands do: the order first. In one order of ids, so that nobody waits for the other. */
export async function lockOrders(transaction: PeatTransaction, loads: readonly string[]): Promise<void> {
  const own = ownTables(transaction)
  const of = await own
    .selectFrom('peatsale_load')
    .select('order_id')
    .distinct()
    .where('id', 'in', [...loads])
    .execute()
  for await (const id of withYields(of.map(({ order_id }) => order_id).toSorted())) {
    const held = own.updateTable('peatsale_order').set((row) => ({ version: row.ref('version') }))
    await held.where('id', '=', id).execute()
  }
}

async function insertBatch(
  transaction: PeatTransaction,
  { seller, from, to, by, now }: Approval,
  billable: readonly Billable[],
): Promise<Omit<Approved, 'loads'>> {
  const own = ownTables(transaction)
  const week = weekOf(dayOf(now))
  const { code } = await own
    .selectFrom('peatsale_seller')
    .select('code')
    .where('id', '=', seller)
    .executeTakeFirstOrThrow()
  const batches = own.selectFrom('peatsale_invoice_batch').select(({ fn }) => fn.max('running').as('last'))
  const last = await batches.where('seller', '=', seller).where('week', '=', week).executeTakeFirst()
  // Shared with the other applications: no two batches of a company have one number. Earlier batches were counted here alone.
  const running = await numbers.nextOfBatch(transaction, { code, week, after: Number(last?.last ?? 0) })
  const batch = { id: newId(), number: batchNumber({ week, code, running }) }
  const sums = sumsOf(billable.flatMap(({ rows }) => rows))
  await own
    .insertInto('peatsale_invoice_batch')
    .values({
      ...{ ...batch, seller, period_from: from, period_to: to, week, running, state: 'approved' },
      ...{ loads: billable.length, ...sums, approved_by: by.id, approved_at: now.toISOString(), version: 1 },
    })
    .execute()
  return { ...batch, gross: sums.gross }
}

async function insertRows(transaction: PeatTransaction, batch: string, billable: readonly Billable[]): Promise<void> {
  const own = ownTables(transaction)
  const all = billable.flatMap(({ load, rows }) => rows.map((row) => ({ row, isNew: load.state === 'verified' })))
  const placed = all.map(({ row, isNew }, position) => ({ isNew, row: { ...row, batch, position } }))
  const added = placed.filter(({ isNew }) => isNew).map(({ row }) => row)
  for (let from = 0; from < added.length; from += rowsAtOnce) {
    await yieldToEventLoop()
    await own
      .insertInto('peatsale_invoice_row')
      .values(added.slice(from, from + rowsAtOnce))
      .execute()
  }
  for await (const { row } of withYields(placed.filter(({ isNew }) => !isNew))) {
    const { position } = row
    await own.updateTable('peatsale_invoice_row').set({ batch, position }).where('id', '=', row.id).execute()
  }
}

async function lockLoads(
  transaction: PeatTransaction,
  { batch, billable, approval, host }: { batch: string; billable: readonly Billable[]; approval: Approval; host: Host },
): Promise<void> {
  const { by, now } = approval
  const verified = billable.map(({ load }) => load).filter(({ state }) => state === 'verified')
  if (verified.length === 0) return
  const own = ownTables(transaction)
  await own
    .updateTable('peatsale_load')
    .set((row) => ({ state: 'locked', batch, version: row('version', '+', 1), changed_at: now.toISOString() }))
    .where(
      'id',
      'in',
      verified.map(({ id }) => id),
    )
    .execute()
  for await (const { id } of withYields(verified)) {
    const move = { aggregate: 'load', of: id, kind: 'approveBatch', state: 'locked', data: { batch } } as const
    await recordMove(transaction, { ...move, actor: by.id, role: by.role, now })
  }
  const orders = Map.groupBy(verified, ({ order_id }) => order_id)
  for await (const [order, [first]] of withYields(orders)) {
    const cause = { host, now, actor: by.id, load: first?.id ?? '', entered: false }
    await deriveOrderOf(transaction, order, cause)
  }
  await publishLoads(transaction, { host }, { ids: verified.map(({ id }) => id) })
}
