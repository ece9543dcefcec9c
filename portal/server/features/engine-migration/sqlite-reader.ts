import type { DatabaseSync } from 'node:sqlite'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import type { Column, DoneMigrations, Kind, Reader, Row, Table, Value } from './table.ts'
import { cannotMove, isMoved } from './table.ts'

const rowsAtOnce = 1000
/** Characters: rows may be long. */
const roomAtOnce = 2_000_000

/** @param database open, in whatever transaction the reading is to be of. */
export function sqliteReader(database: DatabaseSync): Reader {
  return {
    tables: async () =>
      tableNames(database)
        .filter(isMoved)
        .map((name) => tableOf(database, name)),
    migrations: async () => doneMigrations(database),
    rows: (table) => rowsOf(database, table),
    lastEvent: async () => {
      const row = database.prepare("select seq from sqlite_sequence where name = 'event'").get()
      return BigInt(row ? Number(row['seq']) : 0)
    },
  }
}

/** Tables with rows of their own: not those that SQLite keeps for itself or for a search index. */
function tableNames(database: DatabaseSync): string[] {
  const listed = "select name from pragma_table_list where schema = 'main' and type = 'table' order by name"
  const names = database.prepare(listed).all()
  return names.map((row) => String(row['name'])).filter((name) => !name.startsWith('sqlite_'))
}

function tableOf(database: DatabaseSync, name: string): Table {
  const fields = database.prepare('select name, type, pk from pragma_table_info(?) order by cid').all(name)
  const keys = fields.filter(({ pk }) => Number(pk) > 0).toSorted((a, b) => Number(a['pk']) - Number(b['pk']))
  const columns = fields.map((field): Column => {
    const [column, type] = [String(field['name']), String(field['type']).toLowerCase()]
    const isNumbering = type === 'integer' && keys.length === 1 && keys[0] === field
    return { name: column, type, kind: kindOf(type, `${name}.${column}`), isNumbering }
  })
  return { name, columns, key: keys.map((field) => String(field['name'])) }
}

function kindOf(type: string, where: string): Kind {
  if (/^(text|varchar)/.test(type)) return 'text'
  if (/^(integer|bigint|smallint|boolean)$/.test(type)) return 'number'
  if (/^(blob|bytea)$/.test(type)) return 'bytes'
  throw new CommandFailed(`The column ${where} is ${type}: the move does not know how the other database keeps that.`)
}

function doneMigrations(database: DatabaseSync): DoneMigrations {
  const owners = tableNames(database).flatMap((table) => /^(.+)_migration$/.exec(table)?.[1] ?? [])
  return new Map(
    owners.map((owner) => {
      const rows = database.prepare(`select name from "${owner}_migration" order by name`).all()
      return [owner, rows.map((row) => String(row['name']))]
    }),
  )
}

async function* rowsOf(database: DatabaseSync, table: Table): AsyncIterable<readonly Row[]> {
  const columns = table.columns.map(({ name }) => `"${name}"`)
  const statement = database.prepare(`select ${columns.join(', ')} from "${table.name}"`)
  statement.setReadBigInts(true)
  statement.setReturnArrays(true)
  let batch: Row[] = []
  let room = 0
  for (const given of statement.iterate() as unknown as Iterable<readonly unknown[]>) {
    const row = given.map(written)
    const wrong = table.columns.find(({ kind }, place) => !isOfKind(given[place], kind))
    if (wrong) throw cannotMove(table, row, `its ${wrong.name} is not of the type of its column, ${wrong.type}.`)
    batch.push(row)
    for (const value of row) room += value?.length ?? 0
    if (batch.length < rowsAtOnce && room < roomAtOnce) continue
    yield batch
    batch = []
    room = 0
  }
  if (batch.length > 0) yield batch
}

function written(value: unknown): Value {
  if (value === null) return null
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value)
}

/** SQLite keeps in a column what it is given, whatever the column is called. */
function isOfKind(value: unknown, kind: Kind): boolean {
  if (value === null) return true
  if (kind === 'text') return typeof value === 'string'
  return kind === 'number' ? typeof value === 'bigint' : value instanceof Uint8Array
}
