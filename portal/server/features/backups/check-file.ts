import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'

/** What SQLite finds wrong in a database file; empty when it is whole. */
export function integrityFaults(path: string): readonly string[] {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const lines = database
      .prepare('pragma integrity_check')
      .all()
      .map((row) => String(row.integrity_check))
    const orphans = database.prepare('pragma foreign_key_check').all()
    const faults = lines.filter((line) => line !== 'ok')
    return orphans.length > 0 ? [...faults, `${orphans.length} rows point at nothing`] : faults
  } finally {
    database.close()
  }
}

export async function fileSha256(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
