/** The stock ledger: movements are only ever added, and a pile's balance is their sum. */
import { newId } from '@workspace/portal/server'
import type { MovementType } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export interface Movement {
  readonly stockpile: string
  readonly type: MovementType
  /** Signed, in thousandths of the pile's unit: what is loaded goes out, below zero. */
  readonly quantity: number
  /** Id of the cause: a load, the pile itself. */
  readonly ref: string
  /** Id of the person; empty for the system. */
  readonly who: string
  readonly at: Date
  readonly note?: string
}

/** @returns the pile's balance then. It may fall below zero: volumes are estimates, and physical facts are never refused. */
export async function move(transaction: PeatReader, movement: Movement): Promise<number> {
  const { stockpile, quantity, at, note = '', type, ref, who } = movement
  const own = ownTables(transaction)
  const row = { id: newId(), stockpile, type, quantity, ref, who, at: at.toISOString(), note }
  await own.insertInto('peatsale_stock_movement').values(row).execute()
  const pile = own.updateTable('peatsale_stockpile').where('id', '=', stockpile)
  const moved = pile.set(({ eb }) => ({ balance: eb('balance', '+', quantity) }))
  return (await moved.returning('balance').executeTakeFirstOrThrow()).balance
}

/**
 * Moves the difference, so that the cause has moved exactly that much at each pile and nothing at any other: a load that is
 * finished, corrected or undone. Quantities are signed as in a movement.
 */
export async function moveTo(
  transaction: PeatReader,
  cause: Omit<Movement, 'stockpile' | 'quantity'>,
  wanted: readonly { readonly stockpile: string; readonly quantity: number }[],
): Promise<void> {
  const missing = new Map<string, number>()
  const add = (pile: string, quantity: number) => missing.set(pile, (missing.get(pile) ?? 0) + quantity)
  for (const { stockpile, quantity } of await movedBy(transaction, cause.ref)) add(stockpile, -Number(quantity))
  for (const { stockpile, quantity } of wanted) add(stockpile, quantity)
  // In one order for everybody, so that two loads at the same piles do not wait for each other.
  for (const [stockpile, quantity] of [...missing].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (quantity !== 0) await move(transaction, { ...cause, stockpile, quantity })
  }
}

function movedBy(transaction: PeatReader, ref: string) {
  return ownTables(transaction)
    .selectFrom('peatsale_stock_movement')
    .select(({ fn }) => ['stockpile', fn.sum<number>('quantity').as('quantity')])
    .where('ref', '=', ref)
    .groupBy('stockpile')
    .execute()
}
