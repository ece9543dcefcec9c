import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import type { Line } from './postgres-line.ts'
import { inOwnSchema, rowsOfQuery } from './postgres-line.ts'
import type { Column, DoneMigrations, Kind, Reader, Row, Table } from './table.ts'
import { isMoved } from './table.ts'

/** Characters that are asked for at once, as far as the rows before tell. */
const roomAtOnce = 2_000_000
const rowsMost = 2000

/** @param line in the transaction that the reading is to be of. */
export function postgresReader(line: Line): Reader {
  return {
    tables: () => readTables(line),
    migrations: () => doneMigrations(line),
    rows: (table) => rowsOf(line, table),
    lastEvent: async () => {
      const sequence = 'select case when is_called then last_value else 0 end::text as last from event_seq'
      const [row] = await rowsOfQuery<{ last: string }>(line, sequence)
      return BigInt(row?.last ?? 0)
    },
  }
}

interface Field {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly isNumbering: boolean
  /** Place in the primary key, from 1; 0 outside it. */
  readonly key: number
}

async function readTables(line: Line): Promise<readonly Table[]> {
  await refuseUnknownSequences(line)
  const fields = await rowsOfQuery<Field>(
    line,
    `select relname::text as "table", attname::text as "column", format_type(atttypid, atttypmod) as "type",
        attidentity <> '' as "isNumbering", coalesce(array_position(conkey, attnum), 0) as "key"
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      left join pg_constraint on conrelid = pg_class.oid and contype = 'p'
      where ${inOwnSchema} and relkind in ('r', 'p') order by relname, attnum`,
  )
  const byTable = Object.entries(Object.groupBy(fields, ({ table }) => table))
  return byTable.flatMap(([name, own = []]) => (isMoved(name) ? [{ name, ...tableOf(own) }] : []))
}

function tableOf(fields: readonly Field[]): Omit<Table, 'name'> {
  const keys = fields.filter(({ key }) => key > 0).toSorted((a, b) => a.key - b.key)
  return {
    columns: fields.map(({ table, column, type, isNumbering }): Column => {
      return { name: column, type, isNumbering, kind: kindOf(type, `${table}.${column}`) }
    }),
    key: keys.map(({ column }) => column),
  }
}

function kindOf(type: string, where: string): Kind {
  if (/^(text|character varying)/.test(type)) return 'text'
  if (/^(smallint|integer|bigint|boolean)$/.test(type)) return 'number'
  if (type === 'bytea') return 'bytes'
  throw new CommandFailed(`The column ${where} is ${type}: the move does not know how the other database keeps that.`)
}

/** Beside that of events each table numbers its rows by itself, or not at all: another sequence would begin anew. */
async function refuseUnknownSequences(line: Line): Promise<void> {
  const [unknown] = await rowsOfQuery<{ name: string }>(
    line,
    `select relname::text as name from pg_class where ${inOwnSchema} and relkind = 'S' and relname <> 'event_seq'
      and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'i')`,
  )
  if (unknown) throw new CommandFailed(`The move does not know what ${unknown.name} numbers: it cannot be moved.`)
}

async function doneMigrations(line: Line): Promise<DoneMigrations> {
  const records = await rowsOfQuery<{ name: string }>(
    line,
    `select relname::text as name from pg_class where ${inOwnSchema} and relkind = 'r' and relname like '%\\_migration'`,
  )
  const done = new Map<string, readonly string[]>()
  for (const { name: record } of records) {
    const rows = await rowsOfQuery<{ name: string }>(line, `select name from "${record}" order by name collate "C"`)
    done.set(
      record.replace(/_migration$/, ''),
      rows.map(({ name }) => name),
    )
  }
  return done
}

/** By a cursor, so that the server and this process hold some rows at a time. */
async function* rowsOf(line: Line, table: Table): AsyncIterable<readonly Row[]> {
  const columns = table.columns.map(writtenColumn).join(', ')
  await line.query(`declare moved no scroll cursor for select ${columns} from "${table.name}"`)
  let next = 100
  while (true) {
    const { rows } = await line.query<(string | null)[]>({ text: `fetch ${next} from moved`, rowMode: 'array' })
    if (rows.length === 0) break
    yield rows
    const room = rows.reduce((sum, row) => row.reduce((own, value) => own + (value?.length ?? 0), sum), 1)
    next = Math.min(rowsMost, Math.max(1, Math.floor((roomAtOnce * rows.length) / room)))
  }
  await line.query('close moved')
}

function writtenColumn({ name, kind, type }: Column): string {
  const column = `"${name}"`
  if (kind === 'text') return column
  if (kind === 'bytes') return `encode(${column}, 'hex')`
  return type === 'boolean' ? `${column}::integer::text` : `${column}::text`
}
