import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { changingSchema } from './change-sqlite-schema.ts'
import { Checkpoints } from './checkpoints.ts'
import type { Database } from './database.ts'
import { compileOnce } from './database.ts'
import { GroupCommit } from './group-commit.ts'
import { checkSqliteVersion, openSqliteFile, sqliteDialect } from './sqlite-dialect.ts'

export const sqliteFileName = 'portal.sqlite'

/** The embedded engine: one writing and one reading connection on the same WAL file. */
export function openSqlite<Tables>(dataDir: string, diskFailed: () => void = () => undefined): Database<Tables> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, sqliteFileName)
  const writer = openSqliteFile(path, 'write', diskFailed)
  checkSqliteVersion(writer)
  // A folder that was there before may be open to others; SQLite gives its -wal and -shm files the rights of this one.
  chmodSync(path, 0o600)
  const reader = openSqliteFile(path, 'read', diskFailed)
  const checkpoints = new Checkpoints(path, writer, diskFailed)
  const writing = new Kysely<Tables>({ dialect: sqliteDialect(writer, () => checkpoints.committed()) })
  const reading = new Kysely<Tables>({ dialect: sqliteDialect(reader) })
  const group = new GroupCommit(writing, () => writer.isInTransaction)
  return {
    engine: 'sqlite',
    reading,
    migrating: writing,
    changingSchema: (change, act) => changingSchema(writing, change, act),
    writing: (act) => group.writing(act),
    writeRelaxed: (act) =>
      writing.connection().execute(async (connection) => {
        await sql`pragma synchronous = normal`.execute(connection)
        try {
          return await connection.transaction().execute(act)
        } finally {
          await sql`pragma synchronous = full`.execute(connection)
        }
      }),
    // BEGIN IMMEDIATE already lets one writer in at a time.
    lock: async () => undefined,
    prepared: (build) => {
      const query = compileOnce(reading, build)
      return (parameters) => reader.read(query.sql, query.values(parameters)) as never
    },
    withinOneDeadline: (act) => act(),
    // A full disk comes and goes while reading works (R44).
    check: async () => undefined,
    // Other processes on the same file cannot call; whoever listens looks for itself.
    listen: () => ({ stop: async () => undefined }),
    isUniqueViolation: (fault) => fault instanceof Error && /UNIQUE constraint failed/.test(fault.message),
    close: async () => {
      await checkpoints.close()
      await reading.destroy()
      await writing.destroy()
      // Kysely closes only what it has used.
      reader.close()
      writer.close()
    },
  }
}
