import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { SchemaChange } from './database.ts'
import { isBusy } from './storage-fault.ts'

/** Milliseconds that another process may take for its own change. */
const patience = 5 * 60_000

/** One transaction that changes the schema of SQLite. Foreign keys can only be turned off outside it. */
export function changingSchema<Tables, Result>(
  writing: Kysely<Tables>,
  { isRebuilding }: SchemaChange,
  act: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return writing.connection().execute(async (connection) => {
    if (!isRebuilding) return begunPatiently(connection, act)
    const set = (setting: string) => sql.raw(`pragma ${setting}`).execute(connection)
    // Else the old table's going would delete what refers to it, and triggers that name it would stop its return.
    await set('foreign_keys = off')
    await set('legacy_alter_table = on')
    try {
      return await begunPatiently(connection, async (transaction) => {
        const result = await act(transaction)
        const { rows } = await sql`pragma foreign_key_check`.execute(transaction)
        if (rows.length > 0) throw new Error(`${rows.length} rows would point at nothing`)
        return result
      })
    } finally {
      await set('legacy_alter_table = off')
      await set('foreign_keys = on')
    }
  })
}

/** Another process may be at the same change for longer than a statement waits for the file. */
async function begunPatiently<Tables, Result>(
  connection: Kysely<Tables>,
  act: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const started = performance.now()
  while (true) {
    let isBegun = false
    try {
      return await connection.transaction().execute((transaction) => {
        isBegun = true
        return act(transaction)
      })
    } catch (fault) {
      if (isBegun || !isBusy(fault) || performance.now() - started > patience) throw fault
    }
  }
}
