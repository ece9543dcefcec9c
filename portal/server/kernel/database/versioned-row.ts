import type { Insertable, Kysely } from 'kysely'

interface EditedRow {
  id: string
  version: number
  changed_at: string
}

/** Tables whose rows people edit, each with a version. */
type Edited<Tables> = {
  [Name in keyof Tables]: Tables[Name] extends EditedRow ? Name : never
}[keyof Tables]

/**
 * Writes a row that people edit: a new one as its first version, a known one over the version that they saw.
 * @returns the version that it has now; undefined where somebody has changed it since.
 */
export async function writeRow<Tables, Name extends Edited<Tables>>(
  transaction: Kysely<Tables>,
  table: Name,
  row: {
    readonly id: string
    /** As the sender saw it; 0 for what is new. */
    readonly version: number
    readonly now: Date
    readonly isNew: boolean
    /** Columns that a call of their own fills are optional: `Generated`. */
    readonly values: Omit<Insertable<Tables[Name]>, keyof EditedRow>
  },
): Promise<number | undefined> {
  const { id, version, now, isNew, values } = row
  // The columns that all such tables have are enough here; the type of `values` has checked the others.
  const own = transaction as unknown as Kysely<{ edited: EditedRow }>
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
