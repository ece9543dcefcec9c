import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import type { Column, Table } from './table.ts'

/** A table of both databases, with the columns that both have. */
export interface TablePair {
  readonly source: Table
  readonly target: Table
}

/** @throws CommandFailed where something of the source would have no place in the target, or the other way round. */
export function matchTables(sources: readonly Table[], targets: readonly Table[]): readonly TablePair[] {
  const extra = targets.find(({ name }) => !sources.some((source) => source.name === name))
  if (extra) throw new CommandFailed(`The source has no table ${extra.name}, which this version makes.`)
  return sources.map((source) => {
    const target = targets.find(({ name }) => name === source.name)
    if (!target)
      throw new CommandFailed(`The source has a table ${source.name}, which no migration of this version makes.`)
    return { source: shared(source, target), target: shared(target, source) }
  })
}

function shared(table: Table, other: Table): Table {
  const columns = table.columns.filter((column) => hasPlace(table, column, other))
  return { ...table, columns: columns.toSorted((a, b) => (a.name < b.name ? -1 : 1)) }
}

function hasPlace({ name: table }: Table, column: Column, other: Table): boolean {
  const same = other.columns.find(({ name }) => name === column.name)
  if (same?.kind === column.kind) return true
  if (!same && column.isNumbering) return false
  const what = same ? `is ${column.type} in one database and ${same.type} in the other` : 'is in one database only'
  throw new CommandFailed(`The column ${column.name} of ${table} ${what}: it cannot be moved.`)
}
