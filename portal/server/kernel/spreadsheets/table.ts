/** A table as it came in a file: a line of headings, and lines of as many cells. */
export interface Table {
  readonly format: 'csv' | 'xlsx' | 'unknown'
  readonly encoding: 'utf-8' | 'utf-16' | 'windows-1252' | ''
  readonly separator: ';' | ',' | '\t' | ''
  readonly headings: readonly string[]
  readonly lines: readonly TableLine[]
  readonly faults: readonly TableFault[]
}

export interface TableLine {
  /** As a spreadsheet counts: headings are row 1. */
  readonly row: number
  readonly cells: readonly string[]
}

/** What keeps a file, a row or a cell from being read; row 0 is the file. */
export interface TableFault {
  readonly row: number
  readonly column: string
  readonly code:
    | 'file_empty'
    | 'file_unreadable'
    | 'file_encoding'
    | 'file_too_many_rows'
    | 'file_too_many_columns'
    | 'file_too_complex'
    | 'row_too_many_cells'
    | 'row_unreadable'
    | 'cell_encoding'
    | 'cell_error'
}

export interface TableLimits {
  readonly rows: number
  readonly columns: number
}

/** A file of which nothing can be used. */
export function unusable(code: TableFault['code'], known: Partial<Table> = {}): Table {
  const nothing = { format: 'unknown', encoding: '', separator: '', headings: [], lines: [] } as const
  return { ...nothing, ...known, faults: [{ row: 0, column: '', code }] }
}

/** Rows as the file has them, with their numbers, made into a table; empty rows are left out. */
export function tableOf(
  rows: readonly TableLine[],
  { limits, ...known }: Pick<Table, 'format' | 'encoding' | 'separator' | 'faults'> & { limits: TableLimits },
): Table {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [first, ...rest] = filled
  if (!first || rest.length === 0)
    return known.faults.length > 0 ? { ...known, headings: [], lines: [] } : unusable('file_empty', known)
  const headings = withoutEmptyEnd(first.cells).map((cell) => cell.trim())
  if (headings.length > limits.columns) return unusable('file_too_many_columns', known)
  if (rest.length > limits.rows) return unusable('file_too_many_rows', known)
  if (charactersOf(filled) > charactersMost) return unusable('file_too_complex', known)
  const faults = [...known.faults]
  let garbled = 0
  const lines = rest.map(({ row, cells }) => {
    if (withoutEmptyEnd(cells).length > headings.length) faults.push({ row, column: '', code: 'row_too_many_cells' })
    const own = headings.map((_, index) => cells[index] ?? '')
    for (const [index, cell] of own.entries()) {
      if (!isGarbled(cell) || ++garbled > garbledMost) continue
      faults.push({ row, column: headings[index] ?? '', code: 'cell_encoding' })
    }
    return { row, cells: own }
  })
  return garbled > garbledMost ? unusable('file_encoding', known) : { ...known, headings, lines, faults }
}

/** Workbooks hold a text once that stands in many cells: a small file can be as many characters as one likes. */
const charactersMost = 20_000_000
/** A file with more cells in the wrong character set is in the wrong one as a whole. */
const garbledMost = 20_000

function charactersOf(lines: readonly TableLine[]): number {
  let characters = 0
  for (const { cells } of lines) for (const cell of cells) characters += cell.length
  return characters
}

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, last + 1)
}

/** Signs that no keyboard has, or Finnish letters read in the wrong character set: `Ã¤` for `ä`. */
function isGarbled(cell: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are what is looked for.
  return /[\ufffd\u0000-\u0008\u000e-\u001f\u007f-\u009f]|Ã[¤¶¥„–…]/.test(cell)
}
