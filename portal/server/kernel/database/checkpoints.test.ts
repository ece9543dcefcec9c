import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { testPlace } from '../../testing/test-database.ts'
import { openSqlite, sqliteFileName } from './open-sqlite.ts'

test('R45, R46: what a long transaction wrote reaches the file of the database without another one or its closing', async () => {
  await using place = await testPlace()
  const database = openSqlite<Record<string, never>>(place.dataDir)
  const file = join(place.dataDir, sqliteFileName)
  await sql`create table much (text text)`.execute(database.migrating)
  await database.writing((transaction) =>
    sql`with recursive counted (n) as (select 1 union all select n + 1 from counted where n < 20000)
      insert into much select hex(randomblob(1000)) from counted`.execute(transaction),
  )
  await vi.waitFor(() => expect(statSync(file).size).toBeGreaterThan(40_000_000), { timeout: 120_000 })
  // Once all of it has come over, the log begins anew, and what it took on the disk is given back.
  let more = 0
  await vi.waitFor(
    async () => {
      await database.writing((transaction) => sql`insert into much values ('one more')`.execute(transaction))
      more++
      expect(statSync(`${file}-wal`).size).toBeLessThanOrEqual(32 * 1024 * 1024)
    },
    { timeout: 120_000 },
  )
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from much`.execute(database.reading)
  expect(rows).toEqual([{ rows: 20_000 + more }])
  await database.close()
})
