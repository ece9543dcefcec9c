import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { ForeseenFailure } from '../configuration/foreseen-failure.ts'
import { isPostgres } from './migrations/engine.ts'

/** Of no migration: it is there while a move fills the database, and once one has left it (decision 108). */
export const moveTable = 'portal_move'

export const createMoveTable = `create table if not exists ${moveTable} (state text not null, place text not null, at text not null)`

export interface MoveMark {
  /** `arriving`: a move is filling it, or was cut short. `left`: the portal that was here is elsewhere now. */
  readonly state: 'arriving' | 'left'
  /** Where it comes from or went to, in words and without a password. */
  readonly place: string
  readonly at: string
}

/** Undefined for a database that a portal may work on. */
export async function moveMark<Tables>(database: Kysely<Tables>): Promise<MoveMark | undefined> {
  const found = isPostgres(database)
    ? sql<{ is: unknown }>`select to_regclass(${moveTable}) is not null as "is"`
    : sql<{ is: unknown }>`select count(*) > 0 as "is" from sqlite_master where name = ${moveTable}`
  const [answer] = (await found.execute(database)).rows
  if (!answer?.is) return undefined
  const { rows } = await sql<MoveMark>`select state, place, at from ${sql.table(moveTable)}`.execute(database)
  // Killed between the table and its row: nothing else is there yet.
  return rows[0] ?? { state: 'arriving', place: 'another database', at: 'before' }
}

export async function removeMoveMark<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`drop table ${sql.table(moveTable)}`.execute(database)
}

/** A half-moved database must not be worked on, nor one whose people work elsewhere by now. @throws ForeseenFailure */
export async function refuseMoved<Tables>(database: Kysely<Tables>): Promise<void> {
  const mark = await moveMark(database)
  if (mark === undefined) return
  const { state, place, at } = mark
  throw new ForeseenFailure(
    state === 'arriving'
      ? `This database is not whole: the move to it from ${place} (begun ${at}) has not come to its end. Run the same move once more; it begins anew.`
      : `This portal was moved to ${place} (${at}), and its people work there now: let DATABASE_URL and DATA_DIR name that place. To work here again, without what was done there since: npm run portal -- reopen-moved`,
  )
}
