import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import type { PortalTables } from '../database/tables.ts'
import type { Command } from './command.ts'

/** What the portal does at its start, too; for those who update the database before the program. */
export const migrateDatabase: Command = {
  usage: '',
  summary: 'Brings the database to the form that this version needs; the portal also does it when it starts.',
  options: {},
  words: 0,
  run: async (_, { settings, migrations, print }) => {
    const database = openDatabase<PortalTables>(settings)
    try {
      const done = await migrate(database, migrations)
      print(done.length === 0 ? 'The database is up to date.' : `Done: ${done.join(', ')}`)
    } finally {
      await database.close()
    }
  },
}
