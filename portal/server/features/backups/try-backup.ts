import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sqliteFileName } from '../../kernel/database/open-sqlite.ts'
import type { KeyRing } from '../../kernel/secrets/key-ring.ts'
import type { FileChecked } from './check-process.ts'
import { signatureOf } from './signature.ts'
import type { BackupQuestion } from './verify-backup.ts'
import { openingFaults } from './verify-backup.ts'

const checkProcess = fileURLToPath(new URL('./check-process.ts', import.meta.url))

/**
 * Opens a backup without writing anything: its checksum, its signature, its pages, and whether this version knows its form.
 * `restore --verify` looks further, into copies of it. @returns why it must not be restored; empty when it may.
 */
export async function tryBackup(
  file: string,
  { migrations, keys }: Pick<BackupQuestion, 'migrations'> & { readonly keys: KeyRing },
): Promise<readonly string[]> {
  const { sha256, faults } = await checked(file, 'backup')
  if (faults.length > 0) return faults.map((fault) => `it is not whole: ${fault}`)
  const signature = signatureOf(file, sha256, keys)
  return openingFaults(file, { sha256, signature, migrations, allowsUnsigned: false })
}

/** What SQLite's quick check finds wrong in the data file, which may be in use; empty when it is whole. */
export async function dataFileFaults(dataDir: string): Promise<readonly string[]> {
  return (await checked(join(dataDir, sqliteFileName), 'data')).faults
}

async function checked(file: string, what: 'data' | 'backup'): Promise<FileChecked> {
  const { stdout } = await promisify(execFile)(process.execPath, [checkProcess, file, what])
  return JSON.parse(stdout) as FileChecked
}
