/** Peat that leaves its pile with a load, and comes back when the load does. */
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { moveTo } from '../stock/ledger.ts'
import { stockQuantity } from '../stock/stock-unit.ts'
import type { AcceptedLoadCommand } from './load-context.ts'
import { factLines } from './load-context.ts'

/** So that the load has moved what its lines say, whatever was moved before. */
export async function moveLoaded(transaction: PeatTransaction, done: AcceptedLoadCommand): Promise<void> {
  const lines = await factLines(transaction, done.load.id)
  const moved = lines.flatMap(({ stockpile, loaded, unit, kg_per_m3 }) =>
    stockpile === null || loaded === null
      ? []
      : [{ stockpile, quantity: -stockQuantity({ sales_unit: unit, kg_per_m3 }, loaded) }],
  )
  await moveTo(transaction, causeOf(done), moved)
}

export async function moveBack(transaction: PeatTransaction, done: AcceptedLoadCommand): Promise<void> {
  await moveTo(transaction, causeOf(done), [])
}

/** Duplicate or second part, the office decides: what has moved once stays as it is. */
export async function moveOnce(transaction: PeatTransaction, done: AcceptedLoadCommand): Promise<void> {
  const moves = ownTables(transaction).selectFrom('peatsale_stock_movement').select('id')
  const moved = await moves.where('ref', '=', done.load.id).executeTakeFirst()
  if (moved === undefined) await moveLoaded(transaction, done)
}

function causeOf({ load, issuer }: AcceptedLoadCommand) {
  return { type: 'load' as const, ref: load.id, who: issuer.actor.id, at: issuer.now }
}
