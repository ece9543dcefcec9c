/**
 * Runs as a process of its own: `node backup-process.ts <data file> <new file> <folder of the files>`. Prints the copy's
 * SHA-256 and which of the files that it names are not to be had, or why there is no copy.
 */
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileSha256, integrityFaults } from './check-file.ts'
import { bringNamedFiles, copiedFilesFolder, sweepCopiedFiles } from './copied-files.ts'

/** What it says, as JSON. */
export interface CopyMade {
  readonly sha256: string
  /** SHA-256 of files that the copy names and nobody has. */
  readonly missing: readonly string[]
}

const [source, target, files] = process.argv.slice(2)
if (source === undefined || target === undefined || files === undefined)
  throw new Error('usage: backup-process.ts <data file> <new file> <folder of the files>')

try {
  process.stdout.write(JSON.stringify(await copied(source, target, files)))
} catch (fault) {
  process.stderr.write(fault instanceof Error ? fault.message : String(fault))
  process.exitCode = 1
}

async function copied(from: string, to: string, live: string): Promise<CopyMade> {
  // The copy holds what the data file holds; nobody else may read it.
  process.umask(0o077)
  const copies = copiedFilesFolder(dirname(to))
  // Before it and after it: what is let go of in between is swept from the live ones, and what is new the copy may name.
  bringNamedFiles(from, { from: live, to: copies })
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
  database.prepare('vacuum into ?').run(to)
  database.close()

  const faults = integrityFaults(to)
  if (faults.length > 0) throw new Error(`the copy is not whole: ${faults.join('; ')}`)
  const missing = bringNamedFiles(to, { from: live, to: copies })
  const file = openSync(to, 'r+')
  fsyncSync(file)
  closeSync(file)
  sweepForgotten(to, copies)
  return { sha256: await fileSha256(to), missing }
}

/** What only backups named that have been thinned out since the one before this. */
function sweepForgotten(newest: string, copies: string): void {
  const folder = dirname(newest)
  const backups = readdirSync(folder).filter((name) => name.endsWith('.sqlite'))
  const all = [
    newest,
    ...backups
      .toSorted()
      .reverse()
      .map((name) => join(folder, name)),
  ]
  try {
    sweepCopiedFiles(copies, all, Date.now())
  } catch {
    // A backup that cannot be read may name any of them: all stay, and this one is made all the same.
  }
}
