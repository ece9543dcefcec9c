/**
 * Runs as a process of its own, since SQLite keeps its process busy meanwhile: `node check-process.ts <file> data|backup`.
 * Prints what is wrong with a data file, or with a backup, whose SHA-256 it says, too.
 */
import { fileSha256, integrityFaults } from './check-file.ts'

/** What it says, as JSON. */
export interface FileChecked {
  /** Of a backup; of a data file empty. */
  readonly sha256: string
  /** As SQLite says it; empty where it is whole. */
  readonly faults: readonly string[]
}

const [path, what] = process.argv.slice(2)
if (path === undefined) throw new Error('usage: check-process.ts <file> data|backup')

const checked: FileChecked = {
  sha256: what === 'backup' ? await fileSha256(path) : '',
  faults: faultsOf(path, what === 'backup' ? 'whole' : 'quick'),
}
process.stdout.write(JSON.stringify(checked))

/** What cannot be opened is no database. */
function faultsOf(file: string, how: 'whole' | 'quick'): readonly string[] {
  try {
    return integrityFaults(file, how)
  } catch (fault) {
    return [fault instanceof Error ? fault.message : String(fault)]
  }
}
