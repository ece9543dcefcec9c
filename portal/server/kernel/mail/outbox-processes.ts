import type { Database } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'

/** A process that delivers beats at each of its looks; one that has not moved for so many looks of another is gone. */
const looksUntilGone = 5

/** A process that has taken letters has a row with a beat; its letters are its own as long as the row stands. */
export async function beat(transaction: PortalTransaction, id: string): Promise<void> {
  await transaction
    .insertInto('outbox_process')
    .values({ id, beats: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((is) => ({ beats: is('outbox_process.beats', '+', 1) })),
    )
    .execute()
}

export async function removeProcess(transaction: PortalTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('outbox_process').where('id', '=', id).execute()
}

interface Watched {
  beats: number
  stillFor: number
}

/**
 * Looks whether the other processes still beat, and takes the rows of those away that do not. Looks are counted, no
 * clocks compared: neither a clock that jumps nor a database that was away makes a living process a dead one.
 */
export function watchProcesses(database: Database<PortalTables>, own: string): () => Promise<void> {
  const watched = new Map<string, Watched>()
  return async () => {
    const others = await database.reading.selectFrom('outbox_process').selectAll().where('id', '!=', own).execute()
    const standing = new Set(others.map(({ id }) => id))
    for (const id of watched.keys()) if (!standing.has(id)) watched.delete(id)
    for (const { id, beats } of others) {
      const seen = watched.get(id)
      const stillFor = seen?.beats === beats ? seen.stillFor + 1 : 0
      watched.set(id, { beats, stillFor })
      if (stillFor < looksUntilGone) continue
      // With its beat: one that has moved since it was read lives.
      await database.writing((transaction) =>
        transaction.deleteFrom('outbox_process').where('id', '=', id).where('beats', '=', beats).execute(),
      )
    }
  }
}
