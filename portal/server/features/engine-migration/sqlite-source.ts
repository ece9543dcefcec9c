import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import { createMoveTable, moveTable } from '../../kernel/database/moved-database.ts'
import { isBusy } from '../../kernel/database/storage-fault.ts'
import { sqliteReader } from './sqlite-reader.ts'
import type { Source } from './table.ts'

/** Has the data file alone until it is closed: whoever wants it meanwhile waits. @throws CommandFailed where somebody has it. */
export function openSqliteSource(path: string): Source {
  const database = new DatabaseSync(path, { timeout: 2000 })
  try {
    // With a log in memory of its own it shares the file with nobody, not even with readers.
    database.exec('pragma locking_mode = exclusive')
    database.exec('begin exclusive')
  } catch (fault) {
    database.close()
    if (!isBusy(fault)) throw fault
    throw new CommandFailed(`The portal, or another command, has ${path} open: stop it first. Nothing was changed.`, {
      cause: fault,
    })
  }
  return {
    ...sqliteReader(database),
    size: async () => statSync(path).size,
    leave: async (place, at) => {
      database.exec(createMoveTable)
      database.exec(`delete from ${moveTable}`)
      database.prepare(`insert into ${moveTable} (state, place, at) values ('left', ?, ?)`).run(place, at)
      database.exec('commit')
    },
    // What was not committed is taken back.
    close: async () => database.close(),
  }
}
