import { join } from 'node:path'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import type { MoveMark } from '../../kernel/database/moved-database.ts'
import { moveMark } from '../../kernel/database/moved-database.ts'
import { sqliteFileName } from '../../kernel/database/open-sqlite.ts'
import { explainFailure } from './explain-failure.ts'
import { markArriving, refuseLeft, withDatabase } from './marks.ts'
import type { Move } from './move-database.ts'
import { moveDatabase } from './move-database.ts'
import { holdsRelations, openPostgresTarget, postgresTarget } from './postgres-target.ts'
import { openSqliteSource } from './sqlite-source.ts'

export type Moving = Omit<Move, 'source' | 'target'>

/** From the embedded database to an empty one of PostgreSQL. @throws CommandFailed, with the source as it was. */
export async function moveToPostgres(moving: Moving): Promise<void> {
  const { from, to, print } = moving
  const sourceMark = await withDatabase(from, ({ migrating }) => moveMark(migrating))
  const source = openSqliteSource(join(from.dataDir, sqliteFileName))
  try {
    const line = await openPostgresTarget(to.databaseUrl)
    try {
      const targetMark = await withDatabase(to, ({ migrating }) => moveMark(migrating))
      if (targetMark?.state !== 'arriving' && (await holdsRelations(line))) throw notEmpty(targetMark)
      refuseLeft(sourceMark, targetMark)
      if (targetMark) print('An earlier move to there has not come to its end: this one begins anew.')
      print(
        `The data file has ${Math.ceil((await source.size()) / 1e6)} MB; PostgreSQL needs about twice as much room.`,
      )
      await explainFailure(async () => {
        await withDatabase(to, (database) => markArriving(database, from.words, moving.now))
        await moveDatabase({ ...moving, source, target: postgresTarget(line) })
      })
    } finally {
      await line.end()
    }
  } finally {
    await source.close()
  }
}

function notEmpty(mark: MoveMark | undefined): CommandFailed {
  const what = mark ? `a portal that was moved to ${mark.place}` : 'tables already'
  return new CommandFailed(`The target holds ${what}: name an empty database. Nothing was changed.`)
}
