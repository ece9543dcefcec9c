import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import type { MoveMark } from '../../kernel/database/moved-database.ts'
import { moveMark } from '../../kernel/database/moved-database.ts'
import { sqliteFileName } from '../../kernel/database/open-sqlite.ts'
import { diskRoom } from '../../kernel/files/disk-room.ts'
import { bringBeside } from '../backups/index.ts'
import { explainFailure } from './explain-failure.ts'
import { markArriving, refuseLeft, withDatabase } from './marks.ts'
import { moveDatabase } from './move-database.ts'
import type { Moving } from './move-to-postgres.ts'
import { openPostgresSource } from './postgres-source.ts'
import { sqliteTarget } from './sqlite-target.ts'
import type { Source } from './table.ts'

/** From PostgreSQL to a new data file. @throws CommandFailed, with the source as it was. */
export async function moveToSqlite(moving: Moving): Promise<void> {
  const { from, to, print, now } = moving
  const path = join(to.dataDir, sqliteFileName)
  makeFolder(to.dataDir)
  const sourceMark = await withDatabase(from, ({ migrating }) => moveMark(migrating))
  const source = await openPostgresSource(from.databaseUrl)
  try {
    const targetMark = existsSync(path) ? await withDatabase(to, ({ migrating }) => existingMark(migrating)) : undefined
    refuseLeft(sourceMark, targetMark)
    await refuseSmallDisk(source, to.dataDir)
    if (targetMark?.state === 'left') print(`The data file that was left there is kept as ${setAside(path, now)}`)
    if (targetMark?.state === 'arriving')
      print('An earlier move to there has not come to its end: this one begins anew.')
    await explainFailure(async () => {
      // The data of another folder are of no use without the key that seals and signs in them.
      if (resolve(to.dataDir) !== resolve(from.dataDir)) bringBeside(join(from.dataDir, sqliteFileName), to.dataDir)
      await withDatabase(to, (database) => markArriving(database, from.words, now))
      await moveDatabase({ ...moving, source, target: sqliteTarget(path) })
    })
  } finally {
    await source.close()
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault)
    throw new CommandFailed(`The folder of the target cannot be made: ${why}`, { cause: fault })
  }
}

/** @throws CommandFailed where a portal is at home there. */
async function existingMark<Tables>(database: Kysely<Tables>): Promise<MoveMark> {
  const mark = await moveMark(database)
  if (mark) return mark
  throw new CommandFailed('The target holds a database already: name another folder with --to. Nothing was changed.')
}

/** The file, and as much again for its log until the end. */
async function refuseSmallDisk(source: Source, folder: string): Promise<void> {
  const needed = 2 * (await source.size())
  const room = await diskRoom(folder)
  if (room === undefined || room.free >= needed) return
  const megabytes = (bytes: number) => Math.ceil(bytes / 1e6)
  throw new CommandFailed(
    `The disk of ${folder} has ${megabytes(room.free)} MB free, and the move needs up to ${megabytes(needed)} MB. Nothing was changed.`,
  )
}

/** @returns its new path. */
function setAside(path: string, now: Date): string {
  const kept = `${path}.moved-${now.toISOString().replace(/[-:.]/g, '')}`
  for (const part of ['', '-wal', '-shm']) if (existsSync(path + part)) renameSync(path + part, kept + part)
  return kept
}
