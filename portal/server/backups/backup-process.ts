/** Runs as a process of its own: `node backup-process.ts <data file> <new file>`; prints the copy's SHA-256, or why there is none. */
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { fileSha256, integrityFaults } from './check-file.ts'

const [source, target] = process.argv.slice(2)
if (source === undefined || target === undefined) throw new Error('usage: backup-process.ts <data file> <new file>')

try {
  process.stdout.write(await copied(source, target))
} catch (fault) {
  process.stderr.write(fault instanceof Error ? fault.message : String(fault))
  process.exitCode = 1
}

async function copied(from: string, to: string): Promise<string> {
  // The copy holds what the data file holds; nobody else may read it.
  process.umask(0o077)
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
  database.prepare('vacuum into ?').run(to)
  database.close()

  const faults = integrityFaults(to)
  if (faults.length > 0) throw new Error(`the copy is not whole: ${faults.join('; ')}`)
  const file = openSync(to, 'r+')
  fsyncSync(file)
  closeSync(file)
  return fileSha256(to)
}
