import { parse } from 'csv-parse/sync'
import type { Table, TableFault, TableLimits, TableLine } from './table.ts'
import { tableOf, unusable } from './table.ts'

/** A text file as a table: character set and separator are found in its content. */
export function parseCsv(bytes: Uint8Array, limits: TableLimits): Table {
  const { text: whole, encoding } = decoded(bytes)
  if (whole.includes('\u0000')) return unusable('file_unreadable')
  const { text, separator } = separated(whole.replace(/^\ufeff/, ''))
  const faults: TableFault[] = []
  const rows = recordsOf(text, separator, faults)
  return tableOf(rows, { format: 'csv', encoding, separator, faults, limits })
}

/** UTF-16 by its mark ("Unicode text" of spreadsheets), UTF-8 with or without one, else what Windows wrote before it. */
function decoded(bytes: Uint8Array): { text: string; encoding: Exclude<Table['encoding'], ''> } {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)
  if (mark === 0xfffe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16' }
  if (mark === 0xfeff) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

type Separator = Exclude<Table['separator'], ''>

/** A first line `sep=;` is a word to spreadsheets, which show the headings as row 1. */
function separated(text: string): { text: string; separator: Separator } {
  const [line = '', sign] = /^"?sep=([;,\t])"?\r?\n/i.exec(text) ?? []
  if (sign === ';' || sign === ',' || sign === '\t') return { text: text.slice(line.length), separator: sign }
  return { text, separator: separatorOf(text) }
}

/** The sign that stands most often in the headings, outside quotes. */
function separatorOf(text: string): Separator {
  const [line = ''] = text.slice(0, 10_000).split(/\r?\n/)
  const bare = line.replace(/"[^"]*"/g, '')
  const counted = ([';', '\t', ','] as const).map((sign) => ({ sign, count: bare.split(sign).length }))
  return counted.reduce((best, next) => (next.count > best.count ? next : best), counted[0] ?? { sign: ';', count: 0 })
    .sign
}

function recordsOf(text: string, separator: string, faults: TableFault[]): TableLine[] {
  const rows: TableLine[] = []
  const lines = text.trimEnd().split('\n').length
  let row = 0
  let linesRead = 0
  parse(text, {
    delimiter: separator,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
    on_record: (cells: string[], at) => {
      row++
      linesRead = at.lines
      rows.push({ row, cells })
      return null
    },
    // A quote that nothing closes: the parser gives up, and every row from there on is reported as unreadable.
    on_skip: () => {
      for (; linesRead < lines; linesRead++) {
        row++
        faults.push({ row, column: '', code: 'row_unreadable' })
      }
      return undefined
    },
  })
  return rows
}
