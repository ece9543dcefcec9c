import { setTimeout } from 'node:timers/promises'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import { createMoveTable, moveTable } from '../../kernel/database/moved-database.ts'
import type { Line } from './postgres-line.ts'
import { inOwnSchema, openLine, rowsOfQuery } from './postgres-line.ts'
import { postgresReader } from './postgres-reader.ts'
import type { Source } from './table.ts'

/** Locks out whoever writes until it is closed. @throws CommandFailed where a portal is connected. */
export async function openPostgresSource(url: string): Promise<Source> {
  const line = await openLine(url, 'DATABASE_URL')
  try {
    await refuseOthers(line)
    const tables = await rowsOfQuery<{ name: string }>(
      line,
      `select oid::regclass::text as name from pg_class where ${inOwnSchema} and relkind in ('r', 'p')`,
    )
    // What is read is of one moment, which begins after the last writer has gone.
    await line.query('begin isolation level repeatable read')
    await line.query(`lock table ${tables.map(({ name }) => name).join(', ')} in share mode`)
  } catch (fault) {
    await line.end()
    throw fault
  }
  return {
    ...postgresReader(line),
    size: async () => {
      const [row] = await rowsOfQuery<{ size: string }>(
        line,
        'select pg_database_size(current_database())::text as size',
      )
      return Number(row?.size ?? 0)
    },
    leave: async (place, at) => {
      await refuseOthers(line)
      await line.query(createMoveTable)
      await line.query(`delete from ${moveTable}`)
      await line.query(`insert into ${moveTable} (state, place, at) values ('left', $1, $2)`, [place, at])
      await line.query('commit')
    },
    // What was not committed is taken back.
    close: () => line.end(),
  }
}

/** Milliseconds that a connection that was closed may take to be gone. */
const patience = 5000

/** A portal keeps connections for as long as it runs. */
async function refuseOthers(line: Line): Promise<void> {
  const asked = performance.now()
  while (true) {
    const others = await otherConnections(line)
    if (others === 0) return
    if (performance.now() - asked > patience)
      throw new CommandFailed(
        `The portal, or somebody else with its name, is in the database (connections: ${others}): stop every process of it first. Nothing was changed.`,
      )
    await setTimeout(100)
  }
}

async function otherConnections(line: Line): Promise<number> {
  // Within a transaction the server would answer what it answered before.
  await line.query('select pg_stat_clear_snapshot()')
  const [row] = await rowsOfQuery<{ others: number }>(
    line,
    `select count(*)::integer as others from pg_stat_activity where datname = current_database()
      and usename = current_user and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return row?.others ?? 0
}
