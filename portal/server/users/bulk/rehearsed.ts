import type { Database } from '../../database/database.ts'
import type { PortalTransaction } from '../../database/portal-transaction.ts'
import type { PortalTables } from '../../database/tables.ts'

/** Does it, tells what came of it, and takes it back. */
export async function rehearsed<Output>(
  database: Database<PortalTables>,
  act: (transaction: PortalTransaction) => Promise<Output>,
): Promise<Output> {
  const over = new RehearsalOver()
  let output: { readonly is: Output } | undefined
  try {
    await database.writing(async (transaction) => {
      output = { is: await act(transaction) }
      throw over
    })
  } catch (fault) {
    if (fault === over && output) return output.is
    throw fault
  }
  throw over
}

/** Thrown to roll the rehearsal back. */
class RehearsalOver extends Error {}
