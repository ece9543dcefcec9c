import { sql } from 'kysely'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { MoveMark } from '../../kernel/database/moved-database.ts'
import { createMoveTable, moveTable } from '../../kernel/database/moved-database.ts'
import { openDatabase } from '../../kernel/database/open-database.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'

/** Where a portal's data are; an empty address is SQLite's. */
export interface DatabasePlace {
  readonly databaseUrl: string
  readonly dataDir: string
  /** As people are told of it. */
  readonly words: string
}

export async function withDatabase<Result>(
  place: DatabasePlace,
  act: (database: Database<PortalTables>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase<PortalTables>(place)
  try {
    return await act(database)
  } finally {
    await database.close()
  }
}

/** From here on no portal starts on it, until the move to it has come to its end. */
export async function markArriving(database: Database<PortalTables>, from: string, now: Date): Promise<void> {
  await database.changingSchema({ isRebuilding: false }, async (transaction) => {
    await sql.raw(createMoveTable).execute(transaction)
    await sql`delete from ${sql.table(moveTable)}`.execute(transaction)
    await sql`insert into ${sql.table(moveTable)} (state, place, at)
      values ('arriving', ${from}, ${now.toISOString()})`.execute(transaction)
  })
}

/** A source that was left may be read again only where that same move was cut short before its end. @throws CommandFailed */
export function refuseLeft(source: MoveMark | undefined, target: MoveMark | undefined): void {
  if (source === undefined || (source.state === 'left' && target?.state === 'arriving')) return
  throw new CommandFailed(
    source.state === 'left'
      ? `The portal was moved from here to ${source.place} already (${source.at}). Nothing was changed.`
      : `The source is not whole: a move to it from ${source.place} has not come to its end. Nothing was changed.`,
  )
}
