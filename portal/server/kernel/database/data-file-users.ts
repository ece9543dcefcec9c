import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Beside the data file; it stays empty. */
const fileName = 'portal.lock'

/** Knows whether other processes serve the same SQLite file. */
export interface DataFileUsers {
  hasOthers(): boolean
  close(): void
}

/**
 * Each process that serves the file holds a shared lock on an empty file beside it, by SQLite's own locking: the system takes
 * it back whatever ends the process, so that nothing is left after kill -9. Who can have it alone for a moment is alone.
 */
export function dataFileUsers(dataDir: string): DataFileUsers {
  const database = new DatabaseSync(join(dataDir, fileName), { timeout: 1000 })
  const share = () => {
    database.exec('begin')
    database.prepare('select count(*) from sqlite_master').get()
  }
  share()
  return {
    hasOthers: () => {
      database.exec('rollback')
      database.exec('pragma busy_timeout = 0')
      try {
        database.exec('begin exclusive')
        database.exec('rollback')
        return false
      } catch {
        return true
      } finally {
        database.exec('pragma busy_timeout = 1000')
        share()
      }
    },
    close: () => {
      if (database.isOpen) database.close()
    },
  }
}
