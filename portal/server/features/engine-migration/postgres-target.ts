import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import type { Line } from './postgres-line.ts'
import { inOwnSchema, openLine, rowsOfQuery } from './postgres-line.ts'
import { postgresReader } from './postgres-reader.ts'
import type { Column, Insert, Row, Table, Target } from './table.ts'
import { cannotMove } from './table.ts'

/** A connection to the database that is to be filled, alone of all moves. @throws CommandFailed where it cannot be used. */
export async function openPostgresTarget(url: string): Promise<Line> {
  const line = await openLine(url, 'TARGET_DATABASE_URL')
  try {
    await refuseUnfit(line)
    // A process that has gone is noticed within a second; until then its own move holds the lock.
    await line.query("set client_connection_check_interval = '1s'").catch(() => undefined)
    await line.query("select pg_advisory_lock(hashtext('portal move'))").catch((fault: unknown) => {
      throw new CommandFailed('Another move to there is under way.', { cause: fault })
    })
    return line
  } catch (fault) {
    await line.end()
    throw fault
  }
}

async function refuseUnfit(line: Line): Promise<void> {
  const [found] = await rowsOfQuery<{ encoding: string; isStandby: boolean; mayCreate: boolean | null }>(
    line,
    `select current_setting('server_encoding') as encoding, pg_is_in_recovery() as "isStandby",
      has_schema_privilege(current_schema(), 'create') as "mayCreate"`,
  )
  const whole = {
    encoding: found?.encoding ?? '',
    isStandby: found?.isStandby === true,
    mayCreate: found?.mayCreate === true,
  }
  if (whole.encoding !== 'UTF8')
    throw new CommandFailed(
      `The target keeps text as ${whole.encoding}: make it with \`create database … encoding 'UTF8'\`.`,
    )
  if (whole.isStandby) throw new CommandFailed('The target only reads: it is a standby of another server.')
  if (!whole.mayCreate)
    throw new CommandFailed('The role of TARGET_DATABASE_URL may not create tables there: let it own the database.')
}

/** Whether anything is there that is not of an extension. */
export async function holdsRelations(line: Line): Promise<boolean> {
  const found = await rowsOfQuery(
    line,
    `select 1 from pg_class where ${inOwnSchema} and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e') limit 1`,
  )
  return found.length > 0
}

export function postgresTarget(line: Line): Target {
  const inTransaction = async <Result>(begin: string, act: () => Promise<Result>): Promise<Result> => {
    await line.query(begin)
    try {
      const result = await act()
      await line.query('commit')
      return result
    } catch (fault) {
      await line.query('rollback').catch(() => undefined)
      throw fault
    }
  }
  return {
    tables: () => postgresReader(line).tables(),
    withReader: (act) =>
      inTransaction('begin isolation level repeatable read read only', () => act(postgresReader(line))),
    fill: async (tables, act, lastEvent) => {
      await inTransaction('begin', async () => {
        const setAside = await setAsideGuards(line, tables)
        await line.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')}`)
        await act(inserting(line))
        await line.query(`select setval('event_seq', greatest($1::bigint, 1), $1::bigint > 0)`, [String(lastEvent)])
        for (const statement of setAside) await line.query(statement)
      })
      // Without it the first queries are planned as for empty tables.
      await line.query('analyze')
    },
    close: () => line.end(),
  }
}

/** Triggers would act on what is moved; references and indexes are checked and made faster at the end. @returns what makes them again. */
async function setAsideGuards(line: Line, tables: readonly Table[]): Promise<readonly string[]> {
  const guards = await rowsOfQuery<{ drop: string; make: string }>(
    line,
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make, 1 as rank
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 0
      from pg_index join pg_class on pg_class.oid = indrelid where ${inOwnSchema} and relkind = 'r'
        and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    order by rank desc`,
  )
  for (const { drop } of guards) await line.query(drop)
  for (const { name } of tables) await line.query(`alter table "${name}" disable trigger user`)
  // An index is made before the references that need it.
  const made = guards.map(({ make }) => make).toReversed()
  return [...made, ...tables.map(({ name }) => `alter table "${name}" enable trigger user`)]
}

function inserting(line: Line): Insert {
  return async (table, rows) => {
    refuseUnstorable(table, rows)
    const names = table.columns.map(({ name }) => `"${name}"`).join(', ')
    const lists = table.columns.map(({ type }, place) => `$${place + 1}::${elementType(type)}[]`).join(', ')
    const columns = table.columns.map((column, place) => rows.map((row) => stored(row[place] ?? null, column)))
    await line.query(`insert into "${table.name}" (${names}) select * from unnest(${lists})`, columns)
  }
}

/** Without the length that the column may have. */
function elementType(type: string): string {
  return type.replace(/\(.*\)$/, '')
}

function stored(value: string | null, { kind }: Column): string | null {
  return value !== null && kind === 'bytes' ? `\\x${value}` : value
}

const wholeNumbers: Readonly<Record<string, number>> = { smallint: 2 ** 15, integer: 2 ** 31 }

/** What SQLite takes and PostgreSQL does not. */
function refuseUnstorable(table: Table, rows: readonly Row[]): void {
  for (const [place, { name, kind, type }] of table.columns.entries()) {
    const past = wholeNumbers[type]
    for (const row of rows) {
      const value = row[place] ?? null
      if (value === null) continue
      if (kind === 'text' && value.includes('\0'))
        throw cannotMove(table, row, `its ${name} holds the character NUL, which PostgreSQL does not store.`)
      if (past !== undefined && !(Number(value) >= -past && Number(value) < past))
        throw cannotMove(table, row, `its ${name} is ${value}, too much for the ${type} of PostgreSQL.`)
    }
  }
}
