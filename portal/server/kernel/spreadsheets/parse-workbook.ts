import { shownNumber, usualFormat } from './shown-number.ts'
import type { Table, TableFault, TableLimits, TableLine } from './table.ts'
import { tableOf, unusable } from './table.ts'
import { OutOfBounds, readTags, workbookParts } from './workbook-parts.ts'

/** The farthest row that a spreadsheet has. */
const rowMost = 1_048_576
/** Empty columns may lie between the full ones: cells may lie twice as far out as there may be full columns. */
const slack = 2

/** The first sheet that a workbook shows, as a table of what its cells show. */
export function parseWorkbook(bytes: Uint8Array, limits: TableLimits): Table {
  try {
    const { sheet, strings, styles, is1904 } = workbookParts(bytes)
    const known = { strings: sharedStrings(strings), formats: cellFormats(styles), is1904 }
    const { rows, errors } = sheetRows(sheet, { ...known, limits })
    const table = tableOf(rows, { format: 'xlsx', encoding: '', separator: '', faults: [], limits })
    return { ...table, faults: [...table.faults, ...namedErrors(errors, table, rows)] }
  } catch (fault) {
    return fault instanceof OutOfBounds ? unusable(fault.code, { format: 'xlsx' }) : unusable('file_unreadable')
  }
}

interface Known {
  readonly strings: readonly string[]
  readonly formats: readonly string[]
  readonly is1904: boolean
  readonly limits: TableLimits
}

interface CellError {
  readonly row: number
  readonly column: number
}

/** Only what is filled is kept, so that formatted empty rows cost nothing, and lie as far out as they like. */
function sheetRows(sheet: string, known: Known): { rows: readonly TableLine[]; errors: readonly CellError[] } {
  const rows: TableLine[] = []
  const errors: CellError[] = []
  let row = 0
  let column = 0
  let cells: string[] = []
  let cell: { type: string; style: number; value: string } | undefined
  let isValue = false
  const keep = () => {
    if (!cell || (cell.value === '' && cell.type !== 'e')) return
    if (column > known.limits.columns * slack) throw new OutOfBounds('file_too_many_columns')
    if (!(row <= rowMost)) throw new OutOfBounds('file_too_many_rows')
    while (cells.length < column) cells.push('')
    if (cell.type === 'e') errors.push({ row, column: column - 1 })
    cells[column - 1] = shownText(cell, known)
  }
  readTags(sheet, {
    opened: (name, attributes) => {
      if (name === 'row') {
        const { r } = attributes()
        row = r === undefined ? row + 1 : Number(r)
        column = 0
        cells = []
      } else if (name === 'c') {
        const { r, t = 'n', s = '' } = attributes()
        const named = r === undefined ? undefined : /^([A-Z]+)([0-9]+)$/.exec(r)
        if (named === null) throw new OutOfBounds('file_unreadable')
        column = named ? columnNumber(named[1] ?? '') : column + 1
        if (named && Number(named[2]) > rowMost) throw new OutOfBounds('file_too_many_rows')
        cell = { type: t, style: Number(s), value: '' }
      } else if (name === 'v' || name === 't') isValue = true
      // How a word is pronounced is no part of it.
      else if (name === 'rPh') isValue = false
    },
    text: (text) => {
      if (cell && isValue) cell.value += text
    },
    closed: (name) => {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'c') {
        keep()
        cell = undefined
      } else if (name === 'row' && cells.length > 0) {
        rows.push({ row, cells })
        if (rows.length > known.limits.rows + 1) throw new OutOfBounds('file_too_many_rows')
      }
    },
  })
  return { rows, errors }
}

function shownText(cell: { type: string; style: number; value: string }, { strings, formats, is1904 }: Known): string {
  switch (cell.type) {
    case 's':
      return strings[Number(cell.value)] ?? ''
    case 'n':
      return shownNumber(cell.value, formats[cell.style] ?? 'General', is1904)
    case 'b':
      return cell.value === '1' ? 'true' : 'false'
    case 'd':
      return cell.value.slice(0, 10)
    default:
      return cell.value
  }
}

/** Faults of the cells that hold `#N/A` or the like, by the headings of their columns. */
function namedErrors(
  errors: readonly CellError[],
  { headings, lines }: Table,
  rows: readonly TableLine[],
): TableFault[] {
  const told = new Set(lines.map(({ row }) => row))
  return rows.length === 0
    ? []
    : errors
        .filter(({ row }) => told.has(row))
        .map(({ row, column }) => ({ row, column: headings[column] ?? '', code: 'cell_error' as const }))
}

/** A is 1, Z 26, AA 27. */
function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}

function sharedStrings(xml: string): readonly string[] {
  const strings: string[] = []
  let isText = false
  let isPhonetic = false
  readTags(xml, {
    opened: (name) => {
      if (name === 'si') strings.push('')
      else if (name === 'rPh') isPhonetic = true
      else if (name === 't') isText = !isPhonetic
    },
    text: (text) => {
      if (isText) strings[strings.length - 1] += text
    },
    closed: (name) => {
      if (name === 't') isText = false
      else if (name === 'rPh') isPhonetic = false
    },
  })
  return strings
}

/** The number format of each cell style. */
function cellFormats(xml: string): readonly string[] {
  const own = new Map<string, string>()
  const formats: string[] = []
  let isCells = false
  readTags(xml, {
    opened: (name, attributes) => {
      if (name === 'cellXfs') isCells = true
      const { numFmtId = '0', formatCode = '' } = name === 'numFmt' || name === 'xf' ? attributes() : {}
      if (name === 'numFmt') own.set(numFmtId, formatCode)
      if (name === 'xf' && isCells) formats.push(own.get(numFmtId) ?? usualFormat(numFmtId))
    },
    closed: (name) => {
      if (name === 'cellXfs') isCells = false
    },
  })
  return formats
}
