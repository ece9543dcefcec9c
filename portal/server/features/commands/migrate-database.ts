import { refuseMoved } from '../../kernel/database/moved-database.ts'
import { openDatabase } from '../../kernel/database/open-database.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { bringUpToDate } from '../backups/index.ts'
import type { Command } from './command.ts'

/** What the portal does at its start, too; for those who update the database before the program. */
export const migrateDatabase: Command = {
  usage: '',
  summary: 'Brings the database to the form that this version needs; the portal also does it when it starts.',
  options: {},
  words: 0,
  run: async (_, { settings, migrations, clock, print }) => {
    const database = await openDatabase<PortalTables>(settings)
    try {
      await refuseMoved(database.migrating)
      const { done, copy } = await bringUpToDate(database, migrations, { settings, clock })
      if (copy !== undefined) print(`The data as it was is kept as ${copy}`)
      print(done.length === 0 ? 'The database is up to date.' : `Done: ${done.join(', ')}`)
    } finally {
      await database.close()
    }
  },
}
