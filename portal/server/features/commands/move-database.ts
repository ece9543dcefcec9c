import { resolve } from 'node:path'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import { auditTrail } from '../../kernel/audit/audit-trail.ts'
import { databaseInWords } from '../../kernel/database/database-in-words.ts'
import { moveMark, removeMoveMark } from '../../kernel/database/moved-database.ts'
import { openDatabase } from '../../kernel/database/open-database.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { expireRestoredSessions } from '../backups/index.ts'
import { moveToPostgres, moveToSqlite } from '../engine-migration/index.ts'
import type { Command, CommandPlace } from './command.ts'
import { textOption } from './command.ts'
import { refuseUnwritable } from './given-paths.ts'
import { refuseForeignKey } from './which-portal.ts'

/** Decision 108: everything, compared row by row; the source stays as it was but for a mark. */
export const moveToPostgresCommand: Command = {
  usage: '',
  summary:
    'Moves all data from SQLite to the empty database of TARGET_DATABASE_URL (or TARGET_DATABASE_URL_FILE) and compares them. Stop the portal first.',
  options: {},
  words: 0,
  onPostgres: 'the portal is on PostgreSQL already; the way back is `move-to-sqlite`',
  run: async (_, place) => {
    const { dataDir, targetDatabaseUrl: databaseUrl } = place.settings
    if (databaseUrl === '')
      throw new CommandFailed('TARGET_DATABASE_URL (or TARGET_DATABASE_URL_FILE) must name the empty database')
    await moveToPostgres(moving(place, { databaseUrl, dataDir }))
    place.print(
      'Done. Set DATABASE_URL to the address of the target, take TARGET_DATABASE_URL away, and start the portal.',
    )
    place.print('What stands outside the database stays where it is, in DATA_DIR and FILES_DIR.')
  },
}

export const moveToSqliteCommand: Command = {
  usage: '[--to <folder>]',
  summary:
    'The way back: moves all data from PostgreSQL to a new data file in DATA_DIR, or in another folder, and compares them. Stop the portal first.',
  options: { to: { type: 'string' } },
  words: 0,
  run: async (given, place) => {
    const { settings, print } = place
    if (settings.databaseUrl === '')
      throw new CommandFailed('DATABASE_URL is empty: the portal is on SQLite already; `move-to-postgres` leads away')
    await refuseForeignKey(settings)
    const dataDir = textOption(given, 'to') ?? settings.dataDir
    refuseUnwritable(dataDir, 'folder')
    await moveToSqlite(moving(place, { databaseUrl: '', dataDir }))
    const isElsewhere = resolve(dataDir) !== resolve(settings.dataDir)
    print(`Done. Take DATABASE_URL away${isElsewhere ? `, set DATA_DIR to ${dataDir}` : ''}, and start the portal.`)
    if (isElsewhere)
      print(
        `secret.key, images and brand are there, too. Bring what else is in ${resolve(settings.dataDir)}, files above all.`,
      )
  },
}

function moving(
  { settings, migrations, clock, print }: CommandPlace,
  to: { readonly databaseUrl: string; readonly dataDir: string },
) {
  const from = { databaseUrl: settings.databaseUrl, dataDir: settings.dataDir }
  return {
    from: { ...from, words: databaseInWords(from) },
    to: { ...to, words: databaseInWords(to) },
    migrations,
    now: clock.now(),
    print,
  }
}

/** For whoever gives a move up: what was done in the other place is not here, as after a restore. */
export const reopenMoved: Command = {
  usage: '',
  summary: 'Lets a portal work again where a move has left; without what was done in the other place since.',
  options: {},
  words: 0,
  run: async (_, { settings, clock, print }) => {
    const database = await openDatabase<PortalTables>(settings)
    try {
      const mark = await moveMark(database.migrating)
      if (mark?.state !== 'left')
        throw new CommandFailed(
          mark ? 'A move to here has not come to its end: run it once more.' : 'No move has left it.',
        )
      const now = clock.now()
      await database.writing(async (transaction) => {
        await expireRestoredSessions(transaction, now)
        const event = { action: 'reopendatabase', actor: 'console', target: '', result: 'done' } as const
        await auditTrail(database).append(transaction, { ...event, at: now, requestId: '', address: '' })
        await removeMoveMark(transaction)
      })
      print(
        `The portal may work here again, without what was done since ${mark.at}. Start none on ${mark.place} any more.`,
      )
      print(
        'Everybody has to sign in again. Letters are paused: none leaves before `release-letters`, or its button on the System page.',
      )
    } finally {
      await database.close()
    }
  },
}
