import { selectPeople } from '../../../kernel/accounts/people.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { PortalTransaction } from '../../../kernel/database/portal-transaction.ts'
import type { PortalTables } from '../../../kernel/database/tables.ts'

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

/** Small enough that whoever wants to write waits some milliseconds. */
const peopleAtOnce = 25

/**
 * The people in slices that can be rehearsed each on its own. Superadmins are in one, for what is done to one of them may
 * depend on what was done to those before: the last one stays.
 */
export async function previewSlices(
  { reading }: Database<PortalTables>,
  ids: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const rows = await selectPeople(reading).select('id').where('is_superadmin', '=', 1).execute()
  const superadmins = new Set(rows.map(({ id }) => id))
  const others = ids.filter((id) => !superadmins.has(id))
  const slices = Array.from({ length: Math.ceil(others.length / peopleAtOnce) }, (_, index) =>
    others.slice(index * peopleAtOnce, (index + 1) * peopleAtOnce),
  )
  // The first is there even when it is empty: whether the action is allowed at all is looked at within.
  return [ids.filter((id) => superadmins.has(id)), ...slices]
}
