import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'

/**
 * What SQLite finds wrong in a database file; empty when it is whole.
 * @param how `quick` does not hold indexes against their tables, which takes most of the time.
 */
export function integrityFaults(path: string, how: 'whole' | 'quick' = 'whole'): readonly string[] {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
  try {
    const lines = database
      .prepare(how === 'quick' ? 'pragma quick_check' : 'pragma integrity_check')
      .all()
      .map((row) => String(Object.values(row)[0]))
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
