/** Peat that is kept for confirmed orders. Quantities are in thousandths of the unit that the stock is counted in. */
import { newId } from '@workspace/portal/server'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { RegisterRows } from '../registers/register-rows.ts'
import { stockAt } from './free-stock.ts'
import { stockQuantity } from './stock-unit.ts'

export interface Reserving {
  readonly registers: RegisterRows
  readonly order: string
  readonly seller: string
  readonly swamp: string
  readonly week: string | null
  /** `quantity` in thousandths of the line's own unit. */
  readonly lines: readonly { readonly line: string; readonly product: string; readonly quantity: number }[]
  /** The office has said why more may be promised than there is. */
  readonly mayOverbook: boolean
}

type Reservation = { readonly line: string; readonly product: string; readonly code: string; readonly quantity: number }

/**
 * Keeps peat for the lines of an order at one swamp; what was kept for them before is let go first.
 * @returns the ids of the lines of which less is free than they want; nothing is kept then.
 */
export async function reserve(transaction: PeatTransaction, asked: Reserving): Promise<readonly string[]> {
  const { order, seller, swamp, week, mayOverbook } = asked
  const wanted = await inStockUnits(asked)
  const short = mayOverbook ? [] : await shortOf(transaction, { order, swamp, wanted })
  if (short.length > 0) return short
  await freeReservations(transaction, { order })
  const rows = wanted.map(({ line, product, quantity }) => ({
    ...{ id: newId(), order_line: line, order_id: order, seller, swamp, product, quantity, week },
  }))
  if (rows.length > 0) await ownTables(transaction).insertInto('peatsale_reservation').values(rows).execute()
  return []
}

async function inStockUnits({ registers, lines }: Reserving): Promise<readonly Reservation[]> {
  const products = await registers.products(lines.map(({ product }) => product))
  const known = new Map(products.map((product) => [product.id, product]))
  return lines.flatMap(({ line, product, quantity }) => {
    const sold = known.get(product)
    return sold ? [{ line, product, code: sold.code, quantity: stockQuantity(sold, quantity) }] : []
  })
}

async function shortOf(
  transaction: PeatTransaction,
  { order, swamp, wanted }: { order: string; swamp: string; wanted: readonly Reservation[] },
): Promise<readonly string[]> {
  const stock = await stockAt(transaction, [swamp], { without: order })
  const free = new Map(stock.map(({ code, free: left }) => [code, left]))
  return wanted.flatMap(({ line, code, quantity }) => {
    const left = (free.get(code) ?? 0) - quantity
    free.set(code, left)
    return left < 0 ? [line] : []
  })
}

/** Lets go what is kept for an order, or for one of its lines. */
export async function freeReservations(
  transaction: PeatTransaction,
  { order, line }: { readonly order: string; readonly line?: string },
): Promise<void> {
  const kept = ownTables(transaction).deleteFrom('peatsale_reservation').where('order_id', '=', order)
  await (line === undefined ? kept : kept.where('order_line', '=', line)).execute()
}

/** Sets what is still kept for a line, in thousandths of its own unit: less with each delivery, nothing at the end. */
export async function keepOnly(
  transaction: PeatTransaction,
  { order, line, quantity }: { readonly order: string; readonly line: string; readonly quantity: number },
): Promise<void> {
  if (quantity <= 0) return freeReservations(transaction, { order, line })
  const own = ownTables(transaction)
  const kept = await own
    .selectFrom('peatsale_reservation')
    .innerJoin('peatsale_product', 'peatsale_product.id', 'peatsale_reservation.product')
    .select(['peatsale_reservation.id', 'quantity', 'sales_unit', 'kg_per_m3'])
    .where('order_line', '=', line)
    .executeTakeFirst()
  if (!kept) return
  const left = Math.min(kept.quantity, stockQuantity(kept, quantity))
  await own.updateTable('peatsale_reservation').set({ quantity: left }).where('id', '=', kept.id).execute()
}
