import type { NoTables } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import type { PeatTables } from '../database/tables.ts'

/** Tables whose rows people edit, each with a version. */
type Edited = {
  [Name in keyof PeatTables]: PeatTables[Name] extends { id: string; version: number; changed_at: string }
    ? Name
    : never
}[keyof PeatTables]

/** A picture is put by a call of its own, whatever version of the row its sender saw. */
type PutElsewhere = 'image'

interface EditedRow {
  id: string
  version: number
  changed_at: string
}

/**
 * Writes a row that people edit: a new one as its first version, a known one over the version that they saw.
 * @returns the version that it has now; undefined where somebody has changed it since.
 */
export async function writeRow<Name extends Edited>(
  transaction: Kysely<NoTables>,
  table: Name,
  row: {
    readonly id: string
    /** As the sender saw it; 0 for what is new. */
    readonly version: number
    readonly now: Date
    readonly isNew: boolean
    readonly values: Omit<PeatTables[Name], keyof EditedRow | PutElsewhere>
  },
): Promise<number | undefined> {
  const { id, version, now, isNew, values } = row
  // What all of these tables have is enough here; that the other columns fit, the type of `values` has said.
  const own = transaction.withTables<{ edited: EditedRow }>()
  const name = table as unknown as 'edited'
  const written = { ...(values as object), changed_at: now.toISOString(), version: version + 1 }
  if (isNew) {
    if (version !== 0) return undefined
    await own
      .insertInto(name)
      .values({ id, ...written })
      .execute()
    return written.version
  }
  const known = own.updateTable(name).set(written).where('id', '=', id).where('version', '=', version)
  return (await known.returning('version').executeTakeFirst())?.version
}
