import type { Reader, Table } from './table.ts'
import type { Digest } from './table-digest.ts'
import { TableDigest } from './table-digest.ts'

export interface Compared {
  readonly table: string
  readonly source: Digest
  readonly target: Digest
}

export async function digestOf(reader: Reader, table: Table): Promise<Digest> {
  const digest = new TableDigest()
  for await (const rows of reader.rows(table)) digest.add(rows)
  return digest.result()
}

export function isEqual({ source, target }: Compared): boolean {
  return source.rows === target.rows && source.sum === target.sum
}

/** A line for each table: rows of both, whether they are equal, the beginnings of both sums. */
export function comparisonLines(compared: readonly Compared[]): readonly string[] {
  const width = Math.max(...compared.map(({ table }) => table.length), 'Table'.length)
  const line = (table: string, [source, target, verdict]: readonly [string, string, string]) =>
    `${table.padEnd(width)} ${source.padStart(11)} ${target.padStart(11)}  ${verdict}`
  return [
    line('Table', ['rows', 'rows there', 'SHA-256']),
    ...compared.map((one) => {
      const sums = isEqual(one) ? `equal ${short(one.source)}` : `DIFFERENT ${short(one.source)} ${short(one.target)}`
      return line(one.table, [String(one.source.rows), String(one.target.rows), sums])
    }),
  ]
}

function short({ sum }: Digest): string {
  return sum.slice(0, 12)
}
