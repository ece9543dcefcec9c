import type { PeatTransaction } from '../database/tables.ts'
import { correctInvoiceRows } from '../invoicing/correct.ts'
import { changesAsked } from './changes.ts'
import type { AcceptedLoadCommand } from './load-context.ts'

/** Of a load that is locked: what was delivered is the truth, and what was loaded where all of it was delivered. */
export async function correctRows(transaction: PeatTransaction, done: AcceptedLoadCommand): Promise<void> {
  const { lines: changed } = await changesAsked(done)
  if (!changed) return
  const brought = done.lines.flatMap(({ id, code, loaded, delivered }) => {
    const line = changed.get(id)
    const asLoaded = loaded === delivered ? line?.loaded : undefined
    const quantity = line?.delivered ?? asLoaded
    return quantity === undefined || quantity === null ? [] : [[code, quantity] as const]
  })
  await correctInvoiceRows(transaction, { load: done.load.id, brought: new Map(brought) })
}
