/** Rows of a batch, whichever application bills them. */
import { createHash } from 'node:crypto'

export interface Sums {
  readonly net: number
  readonly vat: number
  readonly gross: number
}

export function sumsOf(rows: readonly Sums[]): Sums {
  const sum = (of: (row: Sums) => number) => rows.reduce((total, row) => total + of(row), 0)
  return { net: sum(({ net }) => net), vat: sum(({ vat }) => vat), gross: sum(({ gross }) => gross) }
}

/** The same row has the same id wherever it is proposed, approved or sent again. */
export function rowId(of: string): string {
  const hex = createHash('sha256').update(of).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
