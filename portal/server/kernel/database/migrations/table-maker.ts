/** Tables of migrations in few words. What it makes of them must never change, since released migrations use it. */
import type { ColumnDefinitionBuilder, CreateIndexBuilder, CreateTableBuilder, Kysely } from 'kysely'
import type { SchemaMigration } from '../migrate.ts'
import { orderedText } from './engine.ts'

interface Column {
  readonly type: 'text' | 'integer' | 'ordered'
  readonly nullable?: true
  readonly isKey?: true
  /** The table whose row this names; that row cannot go before. */
  readonly of?: string
}

const text: Column = { type: 'text' }

/** What a column can be. */
export const column = {
  text,
  whole: { type: 'integer' },
  /** Ordered by its bytes on both engines, as a sort key is. */
  sorted: { type: 'ordered' },
  key: { ...text, isKey: true },
  of: (table: string): Column => ({ ...text, of: table }),
  maybe: (given: Column): Column => ({ ...given, nullable: true }),
} as const satisfies Record<string, Column | ((given: never) => Column)>

interface TableMade {
  readonly columns: Readonly<Record<string, Column>>
  readonly primary?: readonly string[]
  readonly unique?: readonly (readonly string[])[]
  readonly indexes?: readonly (readonly string[])[]
}

/** A migration that makes these tables, in their order, with their keys. */
export function tablesMade(tables: Readonly<Record<string, TableMade>>): SchemaMigration {
  return {
    async up(database: Kysely<unknown>): Promise<void> {
      for (const [name, made] of Object.entries(tables)) await createTable(database, name, made)
    },
  }
}

async function createTable(database: Kysely<unknown>, name: string, made: TableMade): Promise<void> {
  let table: CreateTableBuilder<string, string> = database.schema.createTable(name)
  for (const [column, described] of Object.entries(made.columns)) {
    const type = described.type === 'ordered' ? orderedText(database) : described.type
    table = table.addColumn(column, type, (definition) => constrained(definition, described))
  }
  if (made.primary) table = table.addPrimaryKeyConstraint(`${name}_key`, [...made.primary])
  for (const unique of made.unique ?? []) {
    table = table.addUniqueConstraint(`${name}_${unique.join('_')}_unique`, [...unique])
  }
  await table.execute()
  for (const index of made.indexes ?? []) {
    let named: CreateIndexBuilder<string> = database.schema.createIndex(`${name}_${index.join('_')}`).on(name)
    for (const column of index) named = named.column(column)
    await named.execute()
  }
}

function constrained(definition: ColumnDefinitionBuilder, { isKey, nullable, of: table }: Column) {
  if (isKey) return definition.primaryKey()
  const filled = nullable ? definition : definition.notNull()
  return table === undefined ? filled : filled.references(`${table}.id`).onDelete('restrict')
}
