/** What a command on an order does to its loads and to what is kept for it. */

import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { cancelByServer } from '../loads/cancel-loads.ts'
import type { LoadToPlan, OrderToPlan } from '../loads/plan-load.ts'
import { planLoads, slotOf } from '../loads/plan-load.ts'
import { publishPlanned } from '../loads/publish-changes.ts'
import { reserve } from '../stock/reservations.ts'
import type { AcceptedOrderCommand } from './order-context.ts'
import { plannedLoads } from './prepare-confirmation.ts'

export async function cancelLoads(
  transaction: PeatTransaction,
  { loads, issuer }: Pick<AcceptedOrderCommand, 'loads' | 'issuer'>,
  states: readonly string[],
): Promise<void> {
  await cancelByServer(
    transaction,
    issuer,
    loads.filter(({ state }) => states.includes(state)),
  )
}

/** As the office has planned them, or of the seller's default size. */
export async function planConfirmed(transaction: PeatTransaction, done: AcceptedOrderCommand): Promise<void> {
  const { event, wanted } = done
  if (event.kind !== 'confirm') return
  const { loads, when, swamp, stockpile } = event.data
  const proposed = plannedLoads((await done.priced())?.loads ?? [], wanted.lines)
  const planned = loads ?? proposed.map(({ lines }) => ({ lines, when }))
  await plan(
    transaction,
    done,
    planned.map((load) => ({ lines: load.lines, swamp, stockpile: stockpile ?? null, slot: slotOf(load.when) })),
  )
}

export async function planAdded(transaction: PeatTransaction, done: AcceptedOrderCommand): Promise<void> {
  const { event, order } = done
  if (event.kind !== 'addLoad') return
  const { lines, swamp, stockpile, when } = event.data
  await plan(transaction, done, [{ lines, swamp, stockpile: stockpile ?? null, slot: slotOf(when) }])
  // More of them comes, whatever was closed before.
  const again = ownTables(transaction).updateTable('peatsale_order_line').set({ is_closed: 0 })
  const ids = lines.map(({ line }) => line)
  await again.where('order_id', '=', order.id).where('id', 'in', ids).execute()
}

async function plan(
  transaction: PeatTransaction,
  done: AcceptedOrderCommand,
  loads: readonly LoadToPlan[],
): Promise<void> {
  const { issuer } = done
  const by = { actor: issuer.actor.id, now: issuer.now }
  const planned = await planLoads(transaction, { order: await orderWithLoads(done), loads }, by)
  await publishPlanned(transaction, issuer, planned)
}

/** What its new loads take from the order. */
export async function orderWithLoads({ wanted, loads, registers }: AcceptedOrderCommand): Promise<OrderToPlan> {
  const { id, number, seller, customer, site, method } = wanted.order
  const [buyer, yard] = [await registers.customer(customer), await registers.site(site)]
  return {
    ...{ id, number, seller, customer, site, method },
    ...{ customerName: buyer?.name ?? '', siteName: yard?.name ?? null },
    lines: wanted.lines,
    lastPosition: Math.max(0, ...loads.map(({ position }) => position)),
  }
}

/** That as much is free, or that the office has said why not, has been asked before. */
export async function reserveWanted(
  transaction: PeatTransaction,
  { wanted, registers }: AcceptedOrderCommand,
): Promise<void> {
  const { id, seller, swamp, week } = wanted.order
  if (swamp === null) return
  const lines = wanted.lines.map((line) => ({
    ...{ line: line.id, product: line.product },
    quantity: line.is_closed === 1 ? 0 : Math.max(0, line.ordered - line.delivered),
  }))
  await reserve(transaction, {
    ...{ registers, order: id, seller, swamp, week: week === '' ? null : week, mayOverbook: true },
    lines: lines.filter(({ quantity }) => quantity > 0),
  })
}
