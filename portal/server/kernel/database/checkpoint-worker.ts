/** Moves what has been committed from SQLite's log into its file, on a thread of its own. Says whether the disk failed. */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { isDiskFault } from './storage-fault.ts'

try {
  const database = new DatabaseSync(String(workerData), { timeout: 0 })
  database.exec('pragma synchronous = full')
  database.exec('pragma wal_checkpoint(passive)')
  database.close()
} catch (fault) {
  // Anything else, a file just being closed for example, is met again at the next checkpoint or the end.
  if (isDiskFault(fault)) parentPort?.postMessage('disk failed')
}
